// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runner/live.h"
#include "models/services/runs/runner/retrypolicy.h"
#include "models/services/runs/runner/runbudget.h"
#include "models/services/runs/runner/runtally.h"
#include "models/stores/responsestore.h"

#include <deque>
#include <memory>
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
};

/// A prepared request that waits to be sent.
struct ReadyRequest {
    size_t slot = 0;
    PreparedRequest request;
    int learnedAt = 0; ///< version of EndpointQueue::learned it was made with; older requests are made again
};

/// @brief An active run: its requests, and where each of them is. Used on the runner's thread; does nothing by itself.
struct ActiveRun {
    RunId id;
    RunAsk ask = RunAsk::Missing;
    std::shared_ptr<const RunMaterial> material;
    std::vector<SlotWork> requests;
    int replies = 0;            ///< number of slots
    std::deque<size_t> waiting; ///< not prepared yet
    std::deque<ReadyRequest> ready;
    RetryQueue retries;
    int preparing = 0;
    int sending = 0; ///< from the pacer's permit to the answer
    int writing = 0; ///< answers not stored yet
    RunBudget budget;
    AnswerCost answerCost; ///< of this session
    RunTally tally;
    std::optional<RunState> leaveAs; ///< set while the run is stopping
    QString message;
    bool abandoned = false; ///< another program has taken the run over
    bool ending = false;
    bool changed = true; ///< since the last signal
    qint64 startedAt = 0;

    /// Sets the requests and puts those that `ask` names into `waiting`. `states`: what is stored of them.
    void fillSlots(const QList<SlotState> &states);
    /// Puts retries that are due to the front of `waiting`.
    void wakeRetries(qint64 now);
    /// Makes a prepared request wait again, because it is made of old parameters.
    void sendBack();
    /// Drops what is not in flight. A cancelled run stays cancelled; an empty message keeps the former one.
    void stop(RunState state, const QString &why);
    /// Makes the records of the next attempt at a request, one for each of its items.
    QList<Attempt> nextAttempts(size_t slot);
    /// Puts an item of a request with several into a request of its own, which waits.
    void askAlone(const AskedItem &item);
    /// Adds the cost of an answer to what is spent.
    void addCost(double cost);

    bool atWork() const { return preparing > 0 || sending > 0 || writing > 0; }
    bool nothingLeft() const { return waiting.empty() && ready.empty() && retries.isEmpty() && !atWork(); }
    /// Whether a request was never answered.
    bool hasUnasked() const;
    /// Number of requests that wait or are in flight.
    qint64 left() const;
};

} // namespace yuyi
