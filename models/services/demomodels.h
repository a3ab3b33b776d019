// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/domain/run.h"
#include "models/services/demostage.h"

namespace yuyi {

/// @brief The example's models: practice endpoints of different skill, asked by the runner under every configuration.
class DemoModels
{
public:
    explicit DemoModels(DemoStage &stage) : m_stage(stage) {}

    /// Adds the endpoints and runs all of them on the items that are accepted by now.
    Result<> play(Progress &progress);
    /// Asks until nothing is left to ask. What stays unanswered after `tries` stays an error.
    Result<> ask(const QList<RunId> &runs, int tries, Progress &progress);

    const QList<Endpoint> &endpoints() const { return m_endpoints; }
    const QList<Run> &runs() const { return m_runs; }

private:
    Result<> addEndpoints();
    Result<> createRuns();

    DemoStage &m_stage;
    QList<Endpoint> m_endpoints;
    QList<Run> m_runs;
};

} // namespace yuyi
