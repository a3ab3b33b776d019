// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runner/live.h"
#include "models/stores/responsestore.h"

#include <QHash>

#include <optional>
#include <vector>

namespace yuyi {

/// One item of a request.
struct AskedItem {
    RunSlot slot;
    int attempts = 0;         ///< recorded attempts
    bool withoutPart = false; ///< its newest reply was one to several items, without a part for this one
};

/// One request of an active run.
struct SlotWork {
    QList<AskedItem> items; ///< at least one
    int tries = 0;          ///< attempts of this session that ended with a passing fault
    int repairs = 0;
    std::optional<ReplyStatus> status; ///< newest status
    int unit = 0;                      ///< that it belongs to
    bool closed = false;               ///< nothing of it is to be asked any more, or another program has its unit
};

/// @brief All requests of a run in units of several, and what is stored of them. Every program that works on the run lists the same. Pure.
class RequestList
{
public:
    RequestList() = default;
    RequestList(const RunMaterial &material, RunAsk ask, const QList<SlotState> &states);

    RunAsk ask() const { return m_ask; }
    /// Replaces what is known of the requests.
    void setStates(const QList<SlotState> &states);
    void setUnitSize(int requests) { m_unitSize = requests; }
    int unitSize() const { return m_unitSize; }
    /// At most 16 requests; fewer in a small run, so that several programs can share it.
    int suitableUnitSize() const;
    /// The units with something to ask.
    QList<int> unitsToAsk() const;
    /// The requests of a unit that are to be asked; what is settled comes as requests that are closed.
    std::vector<SlotWork> unit(int number) const;
    /// Number of slots.
    int replies() const { return m_replies; }
    /// Whether requests were never asked that `ask` does not name.
    bool leavesUnasked() const;
    /// SHA-256 over all requests in their order, hexadecimal.
    QString hash() const;

private:
    bool isWanted(const RunSlot &slot) const;
    bool isMissed(const RunSlot &slot) const;
    AskedItem itemOf(const RunSlot &slot) const;
    std::optional<ReplyStatus> statusOf(const RunSlot &slot) const;

    RunAsk m_ask = RunAsk::Missing;
    bool m_askMissed = false; ///< items without a part of a reply to several are asked alone
    QList<QList<RunSlot>> m_batches;
    QHash<RunSlot, SlotState> m_states;
    int m_unitSize = 1;
    int m_replies = 0;
};

} // namespace yuyi
