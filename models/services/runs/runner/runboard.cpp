// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runboard.h"

#include "models/services/runs/practice/practiceserver.h"

#include <utility>

namespace yuyi {

ActiveRun *RunBoard::find(const RunId &id)
{
    const auto found = m_runs.find(id);
    return found == m_runs.end() ? nullptr : found->second.get();
}

EndpointQueue *RunBoard::queueOf(const ActiveRun &run)
{
    return queue(run.material->endpoint.id);
}

EndpointQueue *RunBoard::queue(const EndpointId &endpoint)
{
    const auto found = m_queues.find(endpoint);
    return found == m_queues.end() ? nullptr : found->second.get();
}

EndpointQueue &RunBoard::addQueue(const Endpoint &endpoint, double spent)
{
    auto queue = std::make_unique<EndpointQueue>();
    queue->pace = EndpointPace({endpoint.concurrency, endpoint.requestsPerMinute});
    queue->client = transportOf(endpoint.dialect);
    queue->timer = std::make_unique<QTimer>();
    queue->timer->setSingleShot(true);
    queue->spent = spent;
    queue->learned = endpoint.parameters;
    EndpointQueue &added = *queue;
    m_queues[endpoint.id] = std::move(queue);
    return added;
}

ActiveRun &RunBoard::add(std::unique_ptr<ActiveRun> run, EndpointQueue &queue)
{
    ActiveRun &added = *run;
    queue.runs.push_back(run.get());
    m_runs[added.id] = std::move(run);
    return added;
}

bool RunBoard::remove(const RunId &id)
{
    const auto found = m_runs.find(id);
    if (found == m_runs.end())
        return false;
    ActiveRun *run = found->second.get();
    const auto queue = m_queues.find(run->material->endpoint.id);
    queue->second->remove(run);
    // Called from an answer of the client itself now and then: it goes when that is over.
    if (queue->second->runs.empty()) {
        if (ChatTransport *client = queue->second->client.release())
            client->deleteLater();
        queue->second->timer.release()->deleteLater();
        m_queues.erase(queue);
    }
    m_runs.erase(found);
    return true;
}

void RunBoard::clear()
{
    m_queues.clear();
    m_runs.clear();
}

QList<RunId> RunBoard::ids() const
{
    QList<RunId> ids;
    for (const auto &[id, run] : m_runs)
        ids.append(id);
    return ids;
}

void RunBoard::cutOff()
{
    for (auto &[id, queue] : m_queues)
        queue->client.reset();
    for (auto &[id, run] : m_runs) {
        run->sending = 0;
        run->preparing = 0;
    }
}

} // namespace yuyi
