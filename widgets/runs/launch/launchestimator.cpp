// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launch/launchestimator.h"

#include "models/services/session/projectaccess.h"
#include "widgets/shell/page/aside.h"

#include <atomic>

namespace yuyi {

namespace {

constexpr int lookPauseMs = 300;

} // namespace

/// How far the weighing of one plan is, told from its thread.
struct LaunchEstimator::Weighing final : public Progress {
    void setTotal(qint64 steps) override
    {
        done = 0;
        total = steps;
    }
    void advance(qint64 steps) override { done += steps; }
    bool cancelled() const override { return stopped; }

    std::atomic<qint64> done = 0;
    std::atomic<qint64> total = 0;
    std::atomic<bool> stopped = false;
};

LaunchEstimator::LaunchEstimator(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project)
{
    m_look.setInterval(lookPauseMs);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (m_weighing)
            Q_EMIT progressed(m_weighing->done, m_weighing->total);
    });
}

LaunchEstimator::~LaunchEstimator()
{
    stop();
}

void LaunchEstimator::start(const RunPlan &plan)
{
    stop();
    m_weighing = std::make_shared<Weighing>();
    m_look.start();
    runAside(
        this,
        [plan, progress = m_weighing, factory = m_project.sharedFactory(),
         person = m_project.person().id]() -> Result<LaunchEstimate> {
            const auto stores = factory->open();
            if (!stores)
                return passOn(stores);
            return RunService(**stores, factory->folder(), person).estimate(plan, *progress);
        },
        [this, progress = m_weighing](const Result<LaunchEstimate> &estimate) {
            if (progress != m_weighing)
                return;
            stop();
            if (estimate)
                Q_EMIT estimated(*estimate);
            else
                Q_EMIT failed(estimate.error());
        });
}

void LaunchEstimator::stop()
{
    if (m_weighing)
        m_weighing->stopped = true;
    m_weighing.reset();
    m_look.stop();
}

} // namespace yuyi
