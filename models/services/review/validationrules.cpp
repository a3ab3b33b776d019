// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/validationrules.h"

#include "models/domain/json/json.h"

#include <QHash>

#include <algorithm>

namespace yuyi {

int passingVotes(const WorkRules &rules, int needed)
{
    if (rules.passingVotes > 0)
        return std::min(rules.passingVotes, needed);
    return (needed * 4 + 4) / 5;
}

VoteCounts countVotes(const QList<Vote> &votes)
{
    VoteCounts counts;
    QHash<Answer, int> wrong;
    for (const Vote &vote : votes) {
        ++counts.votes;
        if (!vote.flags.isEmpty())
            ++counts.flagged;
        for (const VoteFlag flag : vote.flags)
            ++counts.flags[flag];
        if (vote.correct) {
            ++counts.correct;
        } else if (!vote.answer.isEmpty()) {
            const int times = ++wrong[vote.answer];
            // Between equals the first in the order of ids, so that the same votes always name the same one.
            if (times > counts.mostAttractiveVotes
                || (times == counts.mostAttractiveVotes && vote.answer.options() < counts.mostAttractive.options())) {
                counts.mostAttractive = vote.answer;
                counts.mostAttractiveVotes = times;
            }
        }
    }
    return counts;
}

RoundOutcome decideRound(const VoteCounts &counts, int passing, const RoundHistory &history)
{
    if (counts.keyInDoubt())
        return {ValidationState::Discussed, ValidationReason::SuspectedKey};
    if (counts.correct >= passing && counts.flagged == 0)
        return {ValidationState::Passed, ValidationReason::None};
    if (history.formerFailures > 0)
        return {ValidationState::Discussed, ValidationReason::SecondFailure};
    if (history.roundsUsed >= history.roundsAllowed)
        return {ValidationState::Discussed, ValidationReason::LastRound};
    if (!history.hasAuthor)
        return {ValidationState::Discussed, ValidationReason::NoAuthor};
    return {ValidationState::Failed,
            counts.correct >= passing ? ValidationReason::Flagged : ValidationReason::TooFewRight};
}

QByteArray anonymousHistogram(const Question &question, const QList<Vote> &votes)
{
    const VoteCounts counts = countVotes(votes);
    Json options = Json::array();
    for (const Option &option : question.options) {
        const auto chosen = std::count_if(votes.begin(), votes.end(),
                                          [&](const Vote &vote) { return vote.answer.contains(option.id); });
        options.push_back({{"text", option.text},
                           {"count", static_cast<int>(chosen)},
                           {"key", option.correct}});
    }
    Json flags = Json::object();
    for (auto flag = counts.flags.cbegin(); flag != counts.flags.cend(); ++flag)
        flags[toUtf8(codeOf(flag.key()))] = flag.value();
    // In alphabetical order: the order of answers would tell who wrote what.
    QStringList notes;
    for (const Vote &vote : votes) {
        if (!vote.note.trimmed().isEmpty())
            notes.append(vote.note.trimmed());
    }
    notes.sort();
    Json histogram{{"votes", counts.votes}, {"correct", counts.correct}, {"options", options}, {"flags", flags}, {"comments", notes}};
    // Where answers are sets, the options alone do not tell which wrong answer was given most.
    const OptionSet wrong = positionsOf(counts.mostAttractive, question.optionIds());
    if (wrong.count() > 1 || (question.keys().count() > 1 && !wrong.isEmpty()))
        histogram["mostAttractive"] = {{"letters", toUtf8(optionLetters(wrong))}, {"count", counts.mostAttractiveVotes}};
    return storedText(histogram);
}

} // namespace yuyi
