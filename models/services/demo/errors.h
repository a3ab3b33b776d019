// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/domain/json/json.h"
#include "models/domain/runs/run.h"
#include "models/services/demo/stage.h"
#include "models/services/errors/errorcodingservice.h"

namespace yuyi {

/// @brief Creates the example's error review: a sample of wrong answers, coded by two experts who sometimes disagree, partly
/// adjudicated, with follow-up questions and a case book. The last cases are left to the person who opens the example.
class DemoErrors
{
public:
    /// The wrong answers are drawn from `runs`.
    DemoErrors(DemoStage &stage, QList<RunId> runs) : m_stage(stage), m_runs(std::move(runs)) {}

    Result<> play(Progress &progress);

private:
    Result<> draw();
    Result<> code(const QString &expert, int cases);
    Result<> settle();
    Result<> probe(Progress &progress);
    Result<> writeBook(Progress &progress);
    ErrorCaseEntry entryOf(const QString &expert, const ErrorCaseView &view) const;
    const Json &toldOf(const ErrorCaseView &view) const;
    /// Gives the entry another primary error type if it is equal to the first expert's.
    void differ(ErrorCaseEntry &entry, const ErrorCaseEntry &first, const ErrorCaseView &view) const;
    QString note(const QString &kind, const QString &words) const;

    DemoStage &m_stage;
    QList<RunId> m_runs;
    ErrorSampleId m_sample;
};

} // namespace yuyi
