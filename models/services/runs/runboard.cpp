// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runboard.h"

#include "models/services/runs/practiceserver.h"

#include <utility>

namespace yuyi {

ActiveRun *RunBoard::find(const RunId &id)
{
    const auto found = m_runs.find(id);
    return found == m_runs.end() ? nullptr : found->second.get();
}

EndpointLane *RunBoard::laneOf(const ActiveRun &run)
{
    return lane(run.material->endpoint.id);
}

EndpointLane *RunBoard::lane(const EndpointId &endpoint)
{
    const auto found = m_lanes.find(endpoint);
    return found == m_lanes.end() ? nullptr : found->second.get();
}

EndpointLane &RunBoard::addLane(const Endpoint &endpoint, double spent)
{
    auto lane = std::make_unique<EndpointLane>();
    lane->pace = EndpointPace({endpoint.concurrency, endpoint.requestsPerMinute});
    lane->client = transportOf(endpoint.dialect);
    lane->timer = std::make_unique<QTimer>();
    lane->timer->setSingleShot(true);
    lane->spent = spent;
    lane->learned = endpoint.parameters;
    EndpointLane &added = *lane;
    m_lanes[endpoint.id] = std::move(lane);
    return added;
}

ActiveRun &RunBoard::add(std::unique_ptr<ActiveRun> run, EndpointLane &lane)
{
    ActiveRun &added = *run;
    lane.runs.push_back(run.get());
    m_runs[added.id] = std::move(run);
    return added;
}

bool RunBoard::remove(const RunId &id)
{
    const auto found = m_runs.find(id);
    if (found == m_runs.end())
        return false;
    ActiveRun *run = found->second.get();
    const auto lane = m_lanes.find(run->material->endpoint.id);
    lane->second->remove(run);
    // Called from an answer of the client itself now and then: it goes when that is over.
    if (lane->second->runs.empty()) {
        if (ChatTransport *client = lane->second->client.release())
            client->deleteLater();
        lane->second->timer.release()->deleteLater();
        m_lanes.erase(lane);
    }
    m_runs.erase(found);
    return true;
}

void RunBoard::clear()
{
    m_lanes.clear();
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
    for (auto &[id, lane] : m_lanes)
        lane->client.reset();
    for (auto &[id, run] : m_runs) {
        run->sending = 0;
        run->preparing = 0;
    }
}

} // namespace yuyi
