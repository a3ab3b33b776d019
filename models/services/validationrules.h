// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"
#include "models/domain/validation.h"

#include <QMap>

namespace yuyi {

/// @brief Right answers that let a question pass: the project's figure, at most all; 0 in the rules: ⌈0.8 n⌉, so that of five
/// one may be wrong.
int passingVotes(const WorkRules &rules, int needed);

/// What the answers of one round come to.
struct VoteCounts {
    int votes = 0;
    int correct = 0;
    int flagged = 0;               ///< answers with at least one flag
    QMap<VoteFlag, int> flags;
    OptionId rival;                ///< the wrong option chosen most often; null when nobody was wrong
    int rivalVotes = 0;

    /// More than half of all answers agree on one other option.
    bool keyInDoubt() const { return rivalVotes * 2 > votes; }
};
VoteCounts countVotes(const QList<Vote> &votes);

struct RoundOutcome {
    ValidationState state = ValidationState::Passed;
    ValidationReason reason = ValidationReason::None;
};

/// What a round is decided from, besides its answers.
struct RoundHistory {
    int formerFailures = 0;        ///< rounds of the question that failed or were discussed
    int roundsUsed = 1;            ///< with this one; withdrawn ones do not count
    int roundsAllowed = 1;
    bool hasAuthor = true;         ///< there is somebody to return it to
};

/// @brief Passed with enough right answers and no flag; else returned to the author, or talked over where that does not help.
RoundOutcome decideRound(const VoteCounts &counts, int passing, const RoundHistory &history);

/// @brief What the author of a failed question is told: how often each option was chosen, the flags and the comments. A JSON
/// object without any person in it; see WorkReturn::data.
QByteArray anonymousHistogram(const Question &question, const QList<Vote> &votes);

} // namespace yuyi
