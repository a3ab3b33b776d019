// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/activerun.h"

#include "models/domain/clock.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

bool isMissing(const std::optional<ReplyStatus> &status)
{
    return !status || *status == ReplyStatus::Transient || *status == ReplyStatus::Account;
}

} // namespace

void ActiveRun::fillSlots(const QList<SlotState> &states)
{
    QHash<RunSlot, qsizetype> known;
    for (qsizetype i = 0; i < states.size(); ++i)
        known.insert(states.at(i).slot, i);
    const bool again = material->promptTemplate.configuration.askMissed && ask == RunAsk::Missing;
    QSet<RunSlot> wanted;
    QSet<RunSlot> alone;
    const QList<RunSlot> all = material->allSlots();
    replies = static_cast<int>(all.size());
    const auto itemOf = [&](const RunSlot &slot) {
        const auto found = known.constFind(slot);
        return found == known.constEnd() ? AskedItem{slot, 0, false}
                                         : AskedItem{slot, states.at(*found).attempts, states.at(*found).withoutPart};
    };
    const auto statusOf = [&](const RunSlot &slot) {
        const auto found = known.constFind(slot);
        return found == known.constEnd() ? std::nullopt : states.at(*found).status;
    };
    for (const RunSlot &slot : all) {
        const std::optional<ReplyStatus> status = statusOf(slot);
        if (ask == RunAsk::Missing ? isMissing(status) : status && isError(*status))
            wanted.insert(slot);
        else if (again && itemOf(slot).withoutPart)
            alone.insert(slot);
    }
    const QList<QList<RunSlot>> batches = material->allBatches();
    requests.reserve(static_cast<size_t>(batches.size()));
    for (const QList<RunSlot> &batch : batches) {
        SlotWork asked, settled;
        for (const RunSlot &slot : batch) {
            // Of a batch that came back in parts, only what is wanted is asked again.
            SlotWork &work = wanted.contains(slot) ? asked : settled;
            work.items.append(itemOf(slot));
            work.status = statusOf(slot);
        }
        if (!settled.items.isEmpty())
            requests.push_back(settled);
        if (asked.items.isEmpty())
            continue;
        waiting.push_back(requests.size());
        requests.push_back(asked);
    }
    for (const RunSlot &slot : all) {
        if (alone.contains(slot))
            askAlone(itemOf(slot));
    }
}

void ActiveRun::askAlone(const AskedItem &item)
{
    SlotWork work;
    work.items = {item};
    work.status = ReplyStatus::Answered; // by the request with several items
    waiting.push_back(requests.size());
    requests.push_back(work);
}

void ActiveRun::wakeRetries(qint64 now)
{
    for (const size_t slot : retries.takeDue(now)) {
        waiting.push_front(slot);
        changed = true;
    }
}

void ActiveRun::sendBack()
{
    waiting.push_front(ready.front().slot);
    ready.pop_front();
}

void ActiveRun::stop(RunState state, const QString &why)
{
    if (leaveAs && *leaveAs == RunState::Cancelled)
        return;
    leaveAs = state;
    if (!why.isEmpty())
        message = why;
    waiting.clear();
    ready.clear();
    retries.clear();
    changed = true;
}

QList<Attempt> ActiveRun::nextAttempts(size_t slot)
{
    SlotWork &work = requests.at(slot);
    const QDateTime now = currentTime();
    QList<Attempt> attempts;
    for (AskedItem &item : work.items) {
        Attempt attempt;
        attempt.id = AttemptId::create();
        attempt.run = id;
        attempt.slot = item.slot;
        attempt.number = ++item.attempts;
        attempt.sentAt = now;
        if (work.items.size() > 1) {
            attempt.request = attempts.isEmpty() ? attempt.id : attempts.constFirst().id;
            attempt.place = static_cast<int>(attempts.size()) + 1;
        }
        attempts.append(attempt);
    }
    return attempts;
}

void ActiveRun::addCost(double cost)
{
    tally.figures.cost += cost;
    budget.add(cost);
    answerCost.add(cost);
}

bool ActiveRun::hasUnasked() const
{
    return std::any_of(requests.begin(), requests.end(), [](const SlotWork &work) { return !work.status; });
}

qint64 ActiveRun::left() const
{
    return static_cast<qint64>(waiting.size() + ready.size() + retries.size()) + preparing + sending;
}

} // namespace yuyi
