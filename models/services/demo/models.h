// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "models/domain/runs/run.h"
#include "models/services/demo/stage.h"

namespace yuyi {

/// Creates the example's models: practice endpoints of different skill, run under every configuration.
class DemoModels
{
public:
    explicit DemoModels(DemoStage &stage) : m_stage(stage) {}

    /// Adds the endpoints and runs all of them on the items accepted so far.
    Result<> play(Progress &progress);
    /// Repeats the requests until all are answered. Items still unanswered after `tries` attempts stay errors.
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
