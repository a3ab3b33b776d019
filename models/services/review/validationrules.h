// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/domain/review/validation.h"

#include <QMap>

namespace yuyi {

/// @brief Number of correct answers that a question needs to pass: the project's number, at most `needed`. If that is 0, it is ⌈0.8
/// · needed⌉, for example 4 of 5.
int passingVotes(const WorkRules &rules, int needed);

/// Summary of the answers of one round.
struct VoteCounts {
    int votes = 0;
    int correct = 0;
    int flagged = 0; ///< answers with at least one flag
    QMap<VoteFlag, int> flags;
    /// Most frequent wrong answer; the first by its ids or its text if several tie. A text is as somebody wrote it. Empty if nobody was
    /// wrong.
    Answer mostAttractive;
    int mostAttractiveVotes = 0;

    /// True if more than half of all answers agree on one wrong answer.
    bool keyInDoubt() const { return mostAttractiveVotes * 2 > votes; }
};
VoteCounts countVotes(const QList<Vote> &votes);

/// What people wrote, in other words for the same.
struct WrittenCount {
    QString text; ///< the first accepted answer, or as somebody wrote it
    int count = 0;
    bool right = false;
};
/// @brief The written answers of these votes: first all right ones together, even if there are none, then the wrong ones, the most
/// frequent first. Without accepted answers the right ones are called as somebody wrote them, and not listed if there are none.
QList<WrittenCount> countWritten(const QStringList &accepted, const QList<Vote> &votes);

/// The title of a flag on a question that may be without options: nothing can be chosen there.
QString flagTitle(VoteFlag flag, bool written);

struct RoundOutcome {
    ValidationState state = ValidationState::Passed;
    ValidationReason reason = ValidationReason::None;
};

/// What decides a round besides its answers.
struct RoundHistory {
    int formerFailures = 0; ///< rounds of the question that failed or were discussed
    int roundsUsed = 1;     ///< including this one, without withdrawn ones
    int roundsAllowed = 1;
    bool hasAuthor = true; ///< false if no author is left to return the question to
};

/// @brief Decides a round. If the key is in doubt, the question goes to a discussion. With enough correct answers and no flag it
/// passes. Otherwise it returns to its author, or to a discussion if it failed before, has no author or no round left.
RoundOutcome decideRound(const VoteCounts &counts, int passing, const RoundHistory &history);

/// @brief Feedback for the author of a failed question: how often each option was chosen or each answer written, the flags and the
/// comments. Returns a JSON object that names no person; see WorkReturn::data. What was written is in "options", with "written" beside
/// it. An option with a picture has its hash in "picture".
QByteArray anonymousHistogram(const Question &question, const QList<Vote> &votes);

} // namespace yuyi
