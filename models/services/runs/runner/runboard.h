// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runner/endpointqueue.h"

#include <QElapsedTimer>

#include <map>
#include <memory>

namespace yuyi {

/// @brief All active runs and the queues of their endpoints. Used on the runner's thread.
class RunBoard
{
public:
    RunBoard() { m_clock.start(); }

    ActiveRun *find(const RunId &id);
    /// The queue of the run's endpoint; null while everything is being ended.
    EndpointQueue *queueOf(const ActiveRun &run);
    EndpointQueue *queue(const EndpointId &endpoint);
    /// Adds a queue that must not exist yet, with the endpoint's pace, learned parameters and connection.
    EndpointQueue &addQueue(const Endpoint &endpoint, double spent);
    /// Adds a run to the queue of its endpoint.
    ActiveRun &add(std::unique_ptr<ActiveRun> run, EndpointQueue &queue);
    /// Removes a run, and its queue with the last one. Returns false for a run that is not active.
    bool remove(const RunId &id);
    void clear();

    bool isEmpty() const { return m_runs.empty(); }
    const std::map<RunId, std::unique_ptr<ActiveRun>> &runs() const { return m_runs; }
    QList<RunId> ids() const;
    /// Closes all connections: what is in flight is lost, and known to be.
    void cutOff();

    /// Milliseconds of a monotonic clock.
    qint64 now() const { return m_clock.elapsed(); }

private:
    QElapsedTimer m_clock;
    std::map<RunId, std::unique_ptr<ActiveRun>> m_runs;
    std::map<EndpointId, std::unique_ptr<EndpointQueue>> m_queues;
};

} // namespace yuyi
