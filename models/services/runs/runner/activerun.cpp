// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/activerun.h"

#include "models/domain/clock.h"

#include <algorithm>

namespace yuyi {

void ActiveRun::take(int unit)
{
    int open = 0;
    for (const SlotWork &work : list.unit(unit)) {
        if (!work.closed) {
            waiting.push_back(requests.size());
            ++open;
        }
        requests.push_back(work);
    }
    units.insert(unit, open);
}

void ActiveRun::drop(int unit)
{
    units.remove(unit);
    for (SlotWork &work : requests) {
        if (work.unit == unit)
            work.closed = true;
    }
    const auto isDropped = [this](size_t slot) { return requests.at(slot).closed; };
    std::erase_if(waiting, isDropped);
    std::erase_if(ready, [&](const ReadyRequest &request) { return isDropped(request.slot); });
    retries.removeIf(isDropped);
    changed = true;
}

std::optional<int> ActiveRun::close(size_t slot)
{
    SlotWork &work = requests.at(slot);
    const auto unit = units.find(work.unit);
    if (work.closed || unit == units.end())
        return std::nullopt;
    work.closed = true;
    if (--*unit > 0)
        return std::nullopt;
    units.erase(unit);
    return work.unit;
}

void ActiveRun::askAlone(const AskedItem &item, int unit)
{
    SlotWork work;
    work.items = {item};
    work.status = ReplyStatus::Answered; // by the request with several items
    work.unit = unit;
    const auto taken = units.find(unit);
    if (taken == units.end())
        return; // another program has it by now
    ++*taken;
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

void ActiveRun::stop(RunState state, const QString &why, bool all)
{
    if (leaveAs && *leaveAs == RunState::Cancelled)
        return;
    leaveAs = state;
    stopsAll = stopsAll || all || state == RunState::Cancelled;
    if (!why.isEmpty())
        message = why;
    waiting.clear();
    ready.clear();
    retries.clear();
    changed = true;
}

void ActiveRun::giveUp()
{
    over = true;
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
    paidHere += cost;
    answerCost.add(cost);
}

bool ActiveRun::hasUnasked() const
{
    return list.leavesUnasked()
        || std::any_of(requests.begin(), requests.end(), [](const SlotWork &work) { return !work.closed && !work.status; });
}

qint64 ActiveRun::left() const
{
    const int others = std::max(0, sharing.counts.open() - static_cast<int>(units.size()));
    return static_cast<qint64>(waiting.size() + ready.size() + retries.size()) + preparing + sending
         + qint64(others) * list.unitSize();
}

} // namespace yuyi
