// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/sharedrun.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runner/live.h"
#include "models/services/runs/runner/requestlist.h"
#include "models/services/runs/runner/retrypolicy.h"
#include "models/services/runs/runner/runbudget.h"
#include "models/services/runs/runner/runtally.h"

#include <QMap>
#include <QSet>
#include <QStringList>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace yuyi {

/// A prepared request that waits to be sent.
struct ReadyRequest {
    size_t slot = 0;
    PreparedRequest request;
    int learnedAt = 0; ///< version of EndpointQueue::learned it was made with; older requests are made again
};

/// What was last seen of the programs that work on a run.
struct RunSharing {
    RunSession session;
    UnitCounts counts;                  ///< of units that this program does not have
    QStringList helpers;                ///< programs that work on the run, this one among them
    bool everShared = false;            ///< others have worked on it beside this program: its own figures are not all
    bool claiming = false;              ///< a claim is on its way
    bool nothingReady = false;          ///< the last claim found no unit; it is no use to try before the next look
    qint64 renewedAt = 0;               ///< by the clock of this computer, milliseconds since 1970
    qint64 figuresDue = 0;              ///< by the runner's clock: the time of the next reading of figures
    QList<QPair<qint64, int>> finished; ///< what all programs had finished, by the runner's clock; of the last minute, only where shared
};

/// @brief An active run: the requests that this program has taken, and where each of them is. Used on the runner's thread; does nothing by
/// itself.
struct ActiveRun {
    RunId id;
    std::shared_ptr<const RunMaterial> material;
    RequestList list;               ///< all requests of the run
    std::vector<SlotWork> requests; ///< of the units that were taken
    QMap<int, int> units;           ///< those that are taken, and how many of their requests are not closed
    QSet<int> finishing;            ///< units of which nothing is left to ask, which is being stored
    RunSharing sharing;
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
    bool stopsAll = false;           ///< other programs that work on it are to stop, too
    QString message;
    bool over = false;   ///< another program has ended it
    qint64 sentHere = 0; ///< requests that this program has sent
    double paidHere = 0; ///< cost of the answers that this program got
    bool ending = false;
    bool changed = true; ///< since the last signal
    qint64 startedAt = 0;

    /// Takes a unit: its requests that are to be asked wait.
    void take(int unit);
    /// Forgets a unit that another program has by now. Of its requests in flight, only the answers are stored.
    void drop(int unit);
    /// Notes that nothing of a request is to be asked any more. Returns the unit if it was the last one of it.
    std::optional<int> close(size_t slot);
    /// Puts retries that are due to the front of `waiting`.
    void wakeRetries(qint64 now);
    /// Makes a prepared request wait again, because it is made of old parameters.
    void sendBack();
    /// @brief Drops what is not in flight. A cancelled run stays cancelled; an empty message keeps the former one.
    /// @param all whether other programs that work on the run are to stop, too; a cancelled run ends for all
    void stop(RunState state, const QString &why, bool all);
    /// Drops what is not in flight, because another program has ended the run.
    void giveUp();
    /// Makes the records of the next attempt at a request, one for each of its items.
    QList<Attempt> nextAttempts(size_t slot);
    /// Puts an item of a request with several into a request of its own, in the same unit, which waits.
    void askAlone(const AskedItem &item, int unit);
    /// Adds the cost of an answer to what is spent.
    void addCost(double cost);

    bool atWork() const { return preparing > 0 || sending > 0 || writing > 0; }
    bool nothingLeft() const { return waiting.empty() && ready.empty() && retries.isEmpty() && !atWork() && !sharing.claiming; }
    /// Whether other units are ready, or taken by other programs that may be lost with them. As was last seen.
    bool othersOpen() const { return sharing.counts.open() > 0; }
    /// Whether this program has nothing to do with the run any more.
    bool isOver() const { return nothingLeft() && (leaveAs || over || (units.isEmpty() && sharing.nothingReady && !othersOpen())); }
    /// Whether other programs work on the run as well.
    bool isShared() const { return sharing.helpers.size() > 1; }
    /// Whether a request was never answered, and is not another program's either.
    bool hasUnasked() const;
    /// Number of requests that wait or are in flight, here or, about, with others.
    qint64 left() const;
};

} // namespace yuyi
