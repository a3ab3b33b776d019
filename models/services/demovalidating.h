// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/demostage.h"
#include "models/services/validationservice.h"

#include <QHash>

namespace yuyi {

/// @brief The example's blind answers: most questions pass, some come back to their authors and pass in the next round, some are
/// talked over. The last ones wait for answers.
class DemoValidating
{
public:
    explicit DemoValidating(DemoStage &stage) : m_stage(stage) {}

    /// All questions that are open get their answers.
    Result<> answerAll();
    /// Authors write again what failed; their adjudicators settle what differs by it.
    Result<> repair();
    /// The team votes on what is talked over; the lead concludes all but the newest.
    Result<> discuss();
    /// Of what is open only what the story tells: not enough to decide anything.
    Result<> answerPartly();
    /// The lead looks at accepted images again, not at all that were drawn.
    Result<> review();

private:
    bool leavesToOthers(const BlindItem &item, const QString &validator) const;
    Result<bool> answerBy(const DemoPerson &validator, bool leaving);
    BlindAnswer answerTo(const BlindItem &item, const DemoPerson &validator);
    bool isFirstRound(const ValidationId &id) const;
    QJsonObject toldAnswer(const QString &file, int question, const QString &by) const;

    DemoStage &m_stage;
    QHash<ValidationId, int> m_wrong;   ///< wrong answers to a round so far
};

} // namespace yuyi
