// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/activerun.h"

#include "models/domain/clock.h"

#include <QHash>

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
    const QList<RunSlot> all = material->allSlots();
    requests.reserve(static_cast<size_t>(all.size()));
    for (const RunSlot &slot : all) {
        SlotWork work;
        work.slot = slot;
        if (const auto found = known.constFind(slot); found != known.constEnd()) {
            work.attempts = states.at(*found).attempts;
            work.status = states.at(*found).status;
        }
        const bool wanted = ask == RunAsk::Missing ? isMissing(work.status) : work.status && isError(*work.status);
        if (wanted)
            waiting.push_back(requests.size());
        requests.push_back(work);
    }
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

Attempt ActiveRun::nextAttempt(size_t slot)
{
    SlotWork &work = requests.at(slot);
    Attempt attempt;
    attempt.id = AttemptId::create();
    attempt.run = id;
    attempt.slot = work.slot;
    attempt.number = ++work.attempts;
    attempt.sentAt = currentTime();
    return attempt;
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
