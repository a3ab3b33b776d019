// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/missreadings.h"

#include "models/services/rules/descriptiontasks.h"

#include <algorithm>

namespace yuyi {

namespace {

const ScoredResponse *scoreOf(const ResponseDetails &details, Scorer scorer)
{
    const auto found = std::find_if(details.scores.begin(), details.scores.end(),
                                    [&](const ScoredResponse &one) { return one.scorer == scorer; });
    return found == details.scores.end() ? nullptr : &*found;
}

} // namespace

Result<QHash<RunSlot, MissedReply>> missedReplies(Stores &stores, const RunId &run)
{
    YUYI_TRY(const auto scored, stores.responses().scoredSlots(run, Scorer::Strict));
    QList<AttemptId> missed;
    for (const ScoredSlot &slot : scored) {
        if (slot.status == ReplyStatus::Answered && slot.result == ResponseResult::Miss && !slot.overruled)
            missed.append(slot.attempt);
    }
    YUYI_TRY(const auto details, stores.responses().responses(missed));
    QHash<RunSlot, MissedReply> found;
    for (const ResponseDetails &one : details) {
        const QString text = wordsOf(one.response.reply);
        if (!text.isEmpty())
            found.insert(one.attempt.slot, {one.attempt.id, text, one.attempt.shownOrder});
    }
    return found;
}

const ScoredResponse *MissReading::score() const
{
    return scoreOf(reply, Scorer::Judge);
}

bool MissReading::counts() const
{
    const ScoredResponse *strict = scoreOf(reply, Scorer::Strict);
    return score() != nullptr && strict != nullptr && strict->result == ResponseResult::Miss && !reply.overrule;
}

Result<QHash<AttemptId, MissReading>> missReadings(Stores &stores, const RunId &run)
{
    QHash<AttemptId, MissReading> found;
    YUYI_TRY(const auto all, stores.runs().runs(true, RunKind::Extractions));
    QHash<RunSlot, MissReading> newest;
    for (const Run &judge : all) {
        if (judge.judged != run)
            continue;
        YUYI_TRY(const auto said, stores.responses().scoredSlots(judge.id, Scorer::Strict));
        QList<AttemptId> answered;
        for (const ScoredSlot &slot : said) {
            if (slot.status == ReplyStatus::Answered)
                answered.append(slot.attempt);
        }
        YUYI_TRY(const auto details, stores.responses().responses(answered));
        for (const ResponseDetails &one : details) {
            const auto known = newest.constFind(one.attempt.slot);
            if (known == newest.constEnd() || known->judgement.response.endedAt < one.response.endedAt)
                newest.insert(one.attempt.slot, {one.attempt.slot, {}, one, judge});
        }
    }
    if (newest.isEmpty())
        return found;
    YUYI_TRY(const auto scored, stores.responses().scoredSlots(run, Scorer::Strict));
    QList<AttemptId> read;
    for (const ScoredSlot &slot : scored) {
        if (newest.contains(slot.slot))
            read.append(slot.attempt);
    }
    YUYI_TRY(const auto replies, stores.responses().responses(read));
    for (const ResponseDetails &reply : replies) {
        MissReading reading = newest.value(reply.attempt.slot);
        reading.reply = reply;
        // Only one that was read itself: a newer reply to the same request may not have been.
        if (reading.score() != nullptr)
            found.insert(reply.attempt.id, reading);
    }
    return found;
}

Result<std::optional<MissReading>> missReading(Stores &stores, const ResponseDetails &reply)
{
    std::optional<MissReading> newest;
    if (scoreOf(reply, Scorer::Judge) == nullptr)
        return newest;
    YUYI_TRY(const auto all, stores.runs().runs(true, RunKind::Extractions));
    for (const Run &judge : all) {
        if (judge.judged != reply.attempt.run)
            continue;
        YUYI_TRY(const auto attempts, stores.responses().attemptsOf(judge.id, reply.attempt.slot));
        for (const ResponseDetails &one : attempts) {
            if (one.response.status == ReplyStatus::Answered
                && (!newest || newest->judgement.response.endedAt < one.response.endedAt))
                newest = MissReading{reply.attempt.slot, reply, one, judge};
        }
    }
    return newest;
}

Result<QHash<RunId, QMap<QString, int>>> readByModels(Stores &stores, const QList<RunId> &runs)
{
    YUYI_TRY(const auto all, stores.runs().runs(true, RunKind::Extractions));
    QHash<RunId, QMap<QString, int>> found;
    for (const Run &judge : all) {
        if (runs.contains(judge.judged))
            found[judge.judged][modelTitle(judge)] = 0;
    }
    for (auto run = found.begin(); run != found.end(); ++run) {
        YUYI_TRY(const auto readings, missReadings(stores, run.key()));
        for (const MissReading &reading : readings) {
            if (reading.counts() && reading.score()->result != ResponseResult::Miss)
                ++run.value()[modelTitle(reading.by)];
        }
    }
    return found;
}

} // namespace yuyi
