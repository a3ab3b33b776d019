// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/adjudicationservice.h"
#include "models/services/demostage.h"

namespace yuyi {

/// @brief The example's annotations: two people for each image, most of what they say differently settled, the rest left to settle.
class DemoAnnotating
{
public:
    explicit DemoAnnotating(DemoStage &stage) : m_stage(stage) {}

    /// The images from the `first`-th accepted entry on, `count` of them: annotated by two, and settled.
    Result<> annotate(int first, int count);
    /// What waits for the person who opens the example: differences, begun and free images, an annotation that came back.
    Result<> leaveWork();
    /// Images whose questions wait for blind answers.
    Result<> addValidations();
    /// Adjudicates the differences of two annotations, if any. Of two wordings of a question, the one with this text is kept.
    Result<> settle(const QString &file, const QString &text = {});

private:
    Result<> annotateBy(const QStringList &people, const QJsonObject &entry);
    Result<> submit(const QString &person, const QString &file, const QJsonObject &said, double slips);
    FieldDecision decisionOn(const CaseField &field, const QJsonObject &entry, const QString &text) const;
    Result<> addDisputes();
    Result<> begin();
    Result<> comment();

    DemoStage &m_stage;
};

} // namespace yuyi
