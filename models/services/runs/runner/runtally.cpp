// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runtally.h"

#include "models/services/runs/runner/advice.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int shownReplies = 20;
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

void RunTally::note(const RunMaterial &material, const Asked &asked, const Response &response, const ScoredResponse &shown, qint64 now)
{
    const RunSlot &slot = asked.slot;
    if (asked.before)
        countStatus(figures, *asked.before, -1);
    if (asked.missBefore)
        --figures.miss;
    countStatus(figures, response.status, 1);
    countResult(figures, shown.result);
    figures.tokensInput += std::max<qint64>(0, response.tokensInput);
    figures.tokensOutput += std::max<qint64>(0, response.tokensOutput);
    figures.bytesSent += response.bytesSent;
    figures.milliseconds += response.milliseconds;
    if (asked.leads)
        countSecond(now);

    LiveReply reply;
    reply.attempt = response.attempt;
    reply.slot = slot;
    if (const MaterialItem *item = material.item(slot.question))
        reply.itemId = item->itemId;
    reply.status = response.status;
    reply.result = shown.result;
    reply.label = shown.label;
    reply.text = (response.status == ReplyStatus::Answered ? response.reply : response.message).left(shownText);
    reply.milliseconds = response.milliseconds;
    reply.endedAt = response.endedAt;
    m_last.prepend(reply);
    if (m_last.size() > shownReplies)
        m_last.removeLast();
    if (response.status != ReplyStatus::Answered && asked.leads)
        countError(material, response);
}

void RunTally::countSecond(qint64 now)
{
    const qint64 second = now / 1000;
    for (qint64 past = std::max(m_lastSecond + 1, second - 59); past <= second; ++past)
        m_perSecond.at(static_cast<size_t>(past % 60)) = 0;
    m_lastSecond = second;
    ++m_perSecond.at(static_cast<size_t>(second % 60));
}

void RunTally::countError(const RunMaterial &material, const Response &response)
{
    const auto known = std::find_if(m_errors.begin(), m_errors.end(), [&](const LiveErrors &group) {
        return group.status == response.status && group.httpStatus == response.httpStatus;
    });
    if (known != m_errors.end()) {
        ++known->count;
        return;
    }
    m_errors.append({response.status, response.message.left(shownText), response.httpStatus, 1,
                     adviceOn(material.endpoint, response)});
}

double RunTally::perMinute(qint64 startedAt, qint64 now) const
{
    const qint64 second = now / 1000;
    int answers = 0;
    for (qint64 back = 0; back < 60; ++back) {
        const qint64 past = second - back;
        if (past >= 0 && past <= m_lastSecond && m_lastSecond - past < 60)
            answers += m_perSecond.at(static_cast<size_t>(past % 60));
    }
    const double minutes = std::clamp(static_cast<double>(now - startedAt) / 60000, 1.0 / 60, 1.0);
    return answers / minutes;
}

QList<LiveErrors> RunTally::errors() const
{
    QList<LiveErrors> errors = m_errors;
    std::stable_sort(errors.begin(), errors.end(), [](const LiveErrors &a, const LiveErrors &b) { return a.count > b.count; });
    return errors.mid(0, shownErrors);
}

} // namespace yuyi
