// SPDX-License-Identifier: GPL-3.0-or-later
// What a runner shows of its runs
#include "models/services/runs/runnerwork.h"

#include "models/services/runs/advice.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int shownReplies = 20;
constexpr int shownRetries = 20;
constexpr int shownErrors = 12;
constexpr int shownText = 500;

void countStatus(RunFigures &figures, ReplyStatus status, int by)
{
    switch (status) {
    case ReplyStatus::Answered: figures.answered += by; break;
    case ReplyStatus::Blocked: figures.blocked += by; break;
    case ReplyStatus::BadRequest: figures.badRequest += by; break;
    case ReplyStatus::Account: figures.account += by; break;
    case ReplyStatus::Transient: figures.transient += by; break;
    }
}

void countResult(RunFigures &figures, ResponseResult result)
{
    switch (result) {
    case ResponseResult::Correct: ++figures.correct; break;
    case ResponseResult::Incorrect: ++figures.incorrect; break;
    case ResponseResult::Miss: ++figures.miss; break;
    case ResponseResult::Error: break;
    }
}

} // namespace

/// Counts an answer that is written down. The slot's former status is still that of before.
void RunnerWork::note(ActiveRun &run, const Response &response, const SlotWork &work, const ScoredResponse &strict)
{
    run.changed = true;
    if (work.status)
        countStatus(run.figures, *work.status, -1);
    countStatus(run.figures, response.status, 1);
    countResult(run.figures, strict.result);
    run.figures.tokensInput += std::max<qint64>(0, response.tokensInput);
    run.figures.tokensOutput += std::max<qint64>(0, response.tokensOutput);
    run.figures.bytesSent += response.bytesSent;
    run.figures.milliseconds += response.milliseconds;

    const qint64 second = now() / 1000;
    for (qint64 past = std::max(run.lastSecond + 1, second - 59); past <= second; ++past)
        run.perSecond.at(static_cast<size_t>(past % 60)) = 0;
    run.lastSecond = second;
    ++run.perSecond.at(static_cast<size_t>(second % 60));

    LiveReply reply;
    reply.attempt = response.attempt;
    reply.slot = work.slot;
    if (const MaterialItem *item = run.material->item(work.slot.question))
        reply.itemId = item->itemId;
    reply.status = response.status;
    reply.result = strict.result;
    reply.label = strict.label;
    reply.text = (response.status == ReplyStatus::Answered ? response.reply : response.message).left(shownText);
    reply.milliseconds = response.milliseconds;
    reply.endedAt = response.endedAt;
    run.last.prepend(reply);
    if (run.last.size() > shownReplies)
        run.last.removeLast();

    if (response.status == ReplyStatus::Answered)
        return;
    const auto known = std::find_if(run.errors.begin(), run.errors.end(), [&](const LiveErrors &group) {
        return group.status == response.status && group.httpStatus == response.httpStatus;
    });
    if (known != run.errors.end()) {
        ++known->count;
        return;
    }
    run.errors.append({response.status, response.message.left(shownText), response.httpStatus, 1,
                       adviceOn(run.material->endpoint, response)});
}

RunLive RunnerWork::liveOf(const ActiveRun &run, const Lane &lane) const
{
    RunLive live;
    live.run = run.material->run;
    live.run.state = RunState::Running;
    live.run.runner = m_program;
    live.run.budget = run.budget;
    live.run.message = run.message;
    live.endpointName = endpointTitle(lane.endpoint);
    live.configurationTitle = run.material->promptTemplate.configuration.title.text();
    live.itemSetName = run.material->itemSetName;
    live.place = run.leaveAs ? RunPlace::Stopping : RunPlace::Here;
    live.requests = static_cast<int>(run.requests.size());
    live.figures = run.figures;
    live.settled = run.figures.answered + run.figures.blocked + run.figures.badRequest;
    live.underWay = run.sending;
    live.width = lane.pacer.width();

    const qint64 second = now() / 1000;
    int answers = 0;
    for (qint64 back = 0; back < 60; ++back) {
        const qint64 past = second - back;
        if (past >= 0 && past <= run.lastSecond && run.lastSecond - past < 60)
            answers += run.perSecond.at(static_cast<size_t>(past % 60));
    }
    const double minutes = std::clamp(static_cast<double>(now() - run.startedAt) / 60000, 1.0 / 60, 1.0);
    live.perMinute = answers / minutes;
    const auto left = static_cast<double>(run.waiting.size() + run.ready.size() + run.retries.size())
        + run.preparing + run.sending;
    if (live.perMinute > 0)
        live.secondsLeft = left / live.perMinute * 60;
    if (lane.heldUntil > now())
        live.heldUntil = QDateTime::currentDateTimeUtc().addMSecs(lane.heldUntil - now());
    live.last = run.last;
    for (const auto &[due, place] : run.retries) {
        if (live.retries.size() >= shownRetries)
            break;
        const SlotWork &work = run.requests.at(place);
        const MaterialItem *item = run.material->item(work.slot.question);
        live.retries.append({work.slot, item ? item->itemId : QString(), work.tries,
                             QDateTime::currentDateTimeUtc().addMSecs(due - now()), run.retryReasons.value(place)});
    }
    live.retriesWaiting = static_cast<int>(run.retries.size());
    live.errors = run.errors;
    std::stable_sort(live.errors.begin(), live.errors.end(),
                     [](const LiveErrors &a, const LiveErrors &b) { return a.count > b.count; });
    live.errors = live.errors.mid(0, shownErrors);
    return live;
}

void RunnerWork::tell()
{
    for (auto &[id, run] : m_runs) {
        // Rates and countdowns move by themselves.
        if (run->ending || (!run->changed && run->retries.empty() && run->sending == 0))
            continue;
        run->changed = false;
        if (const Lane *lane = laneOf(*run))
            Q_EMIT progressed(liveOf(*run, *lane));
    }
}

} // namespace yuyi
