// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"
#include "models/services/demo/stage.h"

namespace yuyi {

/// Creates the example's human studies: one finished by simulated participants, and one open for the person who opens the example.
class DemoStudies
{
public:
    explicit DemoStudies(DemoStage &stage) : m_stage(stage) {}

    Result<> play();

private:
    Result<Study> frozen(const QString &name, int limit, qint64 seed, const StudyDesign &design);
    Result<> playFinished();
    Result<> playOpen();

    DemoStage &m_stage;
};

} // namespace yuyi
