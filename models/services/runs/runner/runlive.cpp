// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runlive.h"

#include "models/domain/clock.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int shownRetries = 20;

/// Of all programs together, between the first and the last look.
double sharedPerMinute(const QList<QPair<qint64, int>> &finished)
{
    if (finished.size() < 2 || finished.constLast().first <= finished.constFirst().first)
        return 0;
    const double minutes = static_cast<double>(finished.constLast().first - finished.constFirst().first) / 60'000;
    return std::max(0, finished.constLast().second - finished.constFirst().second) / minutes;
}

} // namespace

RunLive liveOf(const ActiveRun &run, const EndpointQueue &queue, qint64 now, const QString &program)
{
    RunLive live;
    live.run = run.material->run;
    live.run.state = RunState::Running;
    live.run.runner = program;
    live.run.budget = run.budget.limit();
    live.run.message = run.message;
    live.endpointName = endpointTitle(queue.endpoint);
    live.configurationTitle = run.material->promptTemplate.configuration.title.text();
    live.itemSetName = run.material->itemSetName;
    live.program = run.leaveAs ? RunProgram::Stopping : RunProgram::Here;
    live.requests = run.list.replies();
    live.atOnce = run.material->itemsAtOnce();
    live.figures = run.tally.figures;
    live.settled = live.figures.answered + live.figures.blocked + live.figures.badRequest;
    live.inFlight = run.sending;
    live.width = queue.pace.width();
    live.helpers = run.sharing.helpers;
    live.sentHere = run.sentHere;
    live.perMinute = run.sharing.everShared ? sharedPerMinute(run.sharing.finished) : run.tally.perMinute(run.startedAt, now);
    if (live.perMinute > 0)
        live.secondsLeft = static_cast<double>(run.left()) / live.perMinute * 60;
    if (queue.pace.heldUntil() > now)
        live.heldUntil = currentTime().addMSecs(queue.pace.heldUntil() - now);
    live.last = run.tally.last();
    for (const auto &[due, waiting] : run.retries.byDue()) {
        if (live.retries.size() >= shownRetries)
            break;
        const SlotWork &work = run.requests.at(waiting.slot);
        const RunSlot &first = work.items.constFirst().slot;
        const MaterialItem *item = run.material->item(first.question);
        live.retries.append({first, item ? item->itemId : QString(), work.tries,
                             currentTime().addMSecs(due - now), waiting.reason});
    }
    live.retriesWaiting = static_cast<int>(run.retries.size());
    live.errors = run.tally.errors();
    return live;
}

} // namespace yuyi
