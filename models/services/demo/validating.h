// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/demo/stage.h"
#include "models/services/review/validationservice.h"

#include <QHash>

namespace yuyi {

/// @brief Creates the example's validation: most questions pass, some are returned to their authors and pass in the next round,
/// some are discussed. The last ones wait for answers.
class DemoValidating
{
public:
    explicit DemoValidating(DemoStage &stage) : m_stage(stage) {}

    /// Answers all open questions.
    Result<> answerAll();
    /// Authors revise the failed questions; adjudicators settle the resulting differences.
    Result<> repair();
    /// The team votes on the discussed questions; the lead concludes all but the newest discussion.
    Result<> discuss();
    /// Gives only the answers that the story lists for open questions; too few to decide any of them.
    Result<> answerPartly();
    /// The lead draws a sample of accepted images and reviews a part of it.
    Result<> review();

private:
    bool leavesToOthers(const BlindItem &item, const QString &validator) const;
    Result<bool> answerBy(const DemoPerson &validator, bool leaving);
    BlindAnswer answerTo(const BlindItem &item, const DemoPerson &validator);
    bool isFirstRound(const ValidationId &id) const;
    Json toldAnswer(const QString &file, int question, const QString &by) const;

    DemoStage &m_stage;
    QHash<ValidationId, int> m_wrong; ///< number of wrong answers in each round so far
};

} // namespace yuyi
