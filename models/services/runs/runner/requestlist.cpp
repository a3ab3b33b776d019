// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/requestlist.h"

#include <QCryptographicHash>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int largestUnit = 16;
/// A run is divided into about as many units, if it has that many requests.
constexpr int unitsOfARun = 32;

bool isMissing(const std::optional<ReplyStatus> &status)
{
    return !status || *status == ReplyStatus::Transient || *status == ReplyStatus::Account;
}

} // namespace

RequestList::RequestList(const RunMaterial &material, RunAsk ask, const QList<SlotState> &states)
    : m_ask(ask), m_askMissed(material.promptTemplate.configuration.askMissed && ask == RunAsk::Missing),
      m_batches(material.allBatches())
{
    for (const QList<RunSlot> &batch : std::as_const(m_batches))
        m_replies += static_cast<int>(batch.size());
    setStates(states);
    m_unitSize = suitableUnitSize();
}

void RequestList::setStates(const QList<SlotState> &states)
{
    m_states.clear();
    m_states.reserve(states.size());
    for (const SlotState &state : states)
        m_states.insert(state.slot, state);
}

std::optional<ReplyStatus> RequestList::statusOf(const RunSlot &slot) const
{
    const auto found = m_states.constFind(slot);
    return found == m_states.constEnd() ? std::nullopt : found->status;
}

AskedItem RequestList::itemOf(const RunSlot &slot) const
{
    const auto found = m_states.constFind(slot);
    return found == m_states.constEnd() ? AskedItem{slot, 0, false} : AskedItem{slot, found->attempts, found->withoutPart};
}

bool RequestList::isWanted(const RunSlot &slot) const
{
    const std::optional<ReplyStatus> status = statusOf(slot);
    return m_ask == RunAsk::Missing ? isMissing(status) : status && isError(*status);
}

bool RequestList::isMissed(const RunSlot &slot) const
{
    return m_askMissed && !isWanted(slot) && itemOf(slot).withoutPart;
}

int RequestList::suitableUnitSize() const
{
    const qsizetype wanted = std::count_if(m_batches.cbegin(), m_batches.cend(), [this](const QList<RunSlot> &batch) {
        return std::any_of(batch.cbegin(), batch.cend(), [this](const RunSlot &slot) { return isWanted(slot) || isMissed(slot); });
    });
    return static_cast<int>(std::clamp<qsizetype>(wanted / unitsOfARun, 1, largestUnit));
}

QList<int> RequestList::unitsToAsk() const
{
    QList<int> units;
    for (qsizetype i = 0; i < m_batches.size(); ++i) {
        const int unit = static_cast<int>(i / m_unitSize);
        if (!units.isEmpty() && units.constLast() == unit)
            continue;
        const QList<RunSlot> &batch = m_batches.at(i);
        if (std::any_of(batch.cbegin(), batch.cend(), [this](const RunSlot &slot) { return isWanted(slot) || isMissed(slot); }))
            units.append(unit);
    }
    return units;
}

std::vector<SlotWork> RequestList::unit(int number) const
{
    std::vector<SlotWork> requests;
    std::vector<SlotWork> alone;
    const qsizetype from = qsizetype(number) * m_unitSize;
    const qsizetype to = std::min<qsizetype>(from + m_unitSize, m_batches.size());
    for (qsizetype i = from; i < to; ++i) {
        SlotWork asked, settled;
        for (const RunSlot &slot : m_batches.at(i)) {
            // Of a batch that came back in parts, only what is wanted is asked again.
            SlotWork &work = isWanted(slot) ? asked : settled;
            work.items.append(itemOf(slot));
            work.status = statusOf(slot);
            if (isMissed(slot)) {
                SlotWork one;
                one.items = {itemOf(slot)};
                one.status = ReplyStatus::Answered; // by the request with several items
                alone.push_back(one);
            }
        }
        settled.closed = true;
        if (!settled.items.isEmpty())
            requests.push_back(settled);
        if (!asked.items.isEmpty())
            requests.push_back(asked);
    }
    requests.insert(requests.end(), alone.begin(), alone.end());
    for (SlotWork &work : requests)
        work.unit = number;
    return requests;
}

bool RequestList::leavesUnasked() const
{
    if (m_ask == RunAsk::Missing)
        return false;
    return std::any_of(m_batches.cbegin(), m_batches.cend(), [this](const QList<RunSlot> &batch) {
        return std::any_of(batch.cbegin(), batch.cend(), [this](const RunSlot &slot) { return !statusOf(slot); });
    });
}

QString RequestList::hash() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QList<RunSlot> &batch : m_batches) {
        for (const RunSlot &slot : batch)
            hash.addData(QStringLiteral("%1 %2 %3;").arg(slot.question.toString()).arg(slot.repeat).arg(slot.rotation).toLatin1());
        hash.addData("\n");
    }
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace yuyi
