// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/validationrules.h"

#include "models/domain/annotation/written.h"
#include "models/domain/json/json.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationRules)
};

/// Whether the one comes first when both were given equally often.
bool isFirst(const Answer &one, const Answer &other)
{
    return one.options() == other.options() ? one.text < other.text : one.options() < other.options();
}

} // namespace

int passingVotes(const WorkRules &rules, int needed)
{
    if (rules.passingVotes > 0)
        return std::min(rules.passingVotes, needed);
    return (needed * 4 + 4) / 5;
}

VoteCounts countVotes(const QList<Vote> &votes)
{
    VoteCounts counts;
    struct Wrong {
        Answer answer;
        int times = 0;
    };
    QHash<Answer, Wrong> wrong; // texts in the form in which they are counted
    for (const Vote &vote : votes) {
        ++counts.votes;
        if (!vote.flags.isEmpty())
            ++counts.flagged;
        for (const VoteFlag flag : vote.flags)
            ++counts.flags[flag];
        if (vote.correct) {
            ++counts.correct;
        } else if (!vote.answer.isEmpty()) {
            Answer form = vote.answer;
            form.text = writtenForm(form.text);
            Wrong &same = wrong[form];
            if (same.times++ == 0 || isFirst(vote.answer, same.answer))
                same.answer = vote.answer;
        }
    }
    // Between equals the first, so that the same votes always name the same one.
    for (const Wrong &one : std::as_const(wrong)) {
        if (one.times > counts.mostAttractiveVotes
            || (one.times == counts.mostAttractiveVotes && isFirst(one.answer, counts.mostAttractive))) {
            counts.mostAttractive = one.answer;
            counts.mostAttractiveVotes = one.times;
        }
    }
    return counts;
}

QList<WrittenCount> countWritten(const QStringList &accepted, const QList<Vote> &votes)
{
    WrittenCount right{accepted.value(0), 0, true};
    QMap<QString, WrittenCount> wrong; // by the form in which they are counted
    for (const Vote &vote : votes) {
        const QString &text = vote.answer.text;
        if (text.isEmpty())
            continue;
        WrittenCount &same = vote.correct ? right : wrong[writtenForm(text)];
        ++same.count;
        const bool named = vote.correct && !accepted.isEmpty();
        if (!named && (same.text.isEmpty() || text < same.text))
            same.text = text;
    }
    QList<WrittenCount> lines = wrong.values();
    std::stable_sort(lines.begin(), lines.end(), [](const WrittenCount &a, const WrittenCount &b) { return a.count > b.count; });
    if (!right.text.isEmpty())
        lines.prepend(right);
    return lines;
}

QString flagTitle(VoteFlag flag, bool written)
{
    return written && flag == VoteFlag::NoneRight ? Tr::tr("Cannot be answered") : titleOf(flag);
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
        if (!option.picture.isNull())
            options.back()["picture"] = toUtf8(option.picture.sha256.hex());
    }
    const bool written = question.options.isEmpty();
    for (const WrittenCount &line : written ? countWritten(question.accepted, votes) : QList<WrittenCount>())
        options.push_back({{"text", line.text}, {"count", line.count}, {"key", line.right}});
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
    if (written)
        histogram["written"] = true;
    // Where answers are sets, the options alone do not tell which wrong answer was given most.
    const OptionSet wrong = positionsOf(counts.mostAttractive, question.optionIds());
    if (wrong.count() > 1 || (question.keys().count() > 1 && !wrong.isEmpty()))
        histogram["mostAttractive"] = {{"letters", toUtf8(optionLetters(wrong))}, {"count", counts.mostAttractiveVotes}};
    return storedText(histogram);
}

} // namespace yuyi
