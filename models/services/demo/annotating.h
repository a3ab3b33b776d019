// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/demo/stage.h"
#include "models/services/review/adjudicationservice.h"

namespace yuyi {

/// Creates the example's annotations: two people annotate each image; most of their differences are adjudicated, some stay open.
class DemoAnnotating
{
public:
    explicit DemoAnnotating(DemoStage &stage) : m_stage(stage) {}

    /// Annotates and settles `count` images, starting at the `first`-th accepted entry.
    Result<> annotate(int first, int count);
    /// Leaves open work for the person who opens the example: differences, drafts, free images and a returned annotation.
    Result<> leaveWork();
    /// Adds images whose questions wait for validation.
    Result<> addValidations();
    /// Adjudicates the differences of two annotations, if any. Of two versions of a question, the one with an option `text` is kept.
    Result<> settle(const QString &file, const QString &text = {});

private:
    Result<> annotateBy(const QStringList &people, const Json &entry);
    Result<> submit(const QString &person, const QString &file, const Json &said, double slips);
    FieldDecision decisionOn(const CaseField &field, const Json &entry, const QString &text) const;
    Result<> addDisputes();
    Result<> begin();
    Result<> comment();

    DemoStage &m_stage;
};

} // namespace yuyi
