// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chattransport.h"
#include "models/services/runs/runner/activerun.h"
#include "models/services/runs/runner/endpointpace.h"

#include <QByteArray>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace yuyi {

/// @brief An active endpoint, shared by all its runs: pace, budget and connection. Used on the runner's thread.
struct EndpointQueue {
    Endpoint endpoint;
    QByteArray key;
    ChatParameters learned;
    int learnedAt = 0;
    double spent = 0;
    double paidHere = 0; ///< cost of the answers that this program got
    int programs = 1;    ///< that ask this endpoint, this one among them
    int slowdowns = 0;   ///< that are known of; see SharedRunStore
    EndpointPace pace;
    std::unique_ptr<ChatTransport> client;
    std::vector<ActiveRun *> runs;
    size_t turn = 0;                                          ///< index of the run whose turn is next
    std::shared_ptr<int> refusals = std::make_shared<int>(0); ///< account errors being stored; while > 0 nothing is sent
    std::unique_ptr<QTimer> timer;

    /// Whether another request may be prepared: bodies with several pictures are large, and many runs may wait.
    bool hasRoom() const;
    /// Returns how many requests of one run may be prepared or being prepared.
    size_t readyLimit() const;
    /// Number of requests of all runs in flight.
    int inFlight() const;
    RunBudget budget() const { return RunBudget(endpoint.budget, spent); }
    /// Returns the time of the next retry of any run.
    std::optional<qint64> nextRetry() const;
    void remove(ActiveRun *run);
    /// @brief Takes this program's share of the limits, and slows down once if another one was told to since the last time.
    /// @param owner this program, which should be among `owners`
    void share(const QStringList &owners, const QString &owner, int slowdownsNow, qint64 now);
};

} // namespace yuyi
