// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/rescorecontroller.h"

#include "models/services/runs/replies/rescoring.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"

namespace yuyi {

RescoreController::RescoreController(ProjectAccess &project, JobCenter &jobs, QObject *parent)
    : QObject(parent), m_project(project), m_jobs(jobs)
{
    connect(&m_jobs, &JobCenter::jobEnded, this, &RescoreController::ended);
}

bool RescoreController::isRunning() const
{
    return m_jobs.isRunning(JobKind::Rescore);
}

void RescoreController::start()
{
    RescoreRequest request;
    request.by = m_project.person().id;
    m_running = m_jobs.start(JobKind::Rescore, request.toJson());
    Q_EMIT runningChanged();
}

void RescoreController::look()
{
    m_project
        .read([person = m_project.person().id](Stores &stores) { return Rescoring(stores, person).outdated(); })
        .then(this, [this](const Result<QList<RunId>> &runs) {
            m_outdated = runs && !runs->isEmpty();
            Q_EMIT looked();
        });
}

void RescoreController::ended(const JobId &id)
{
    Q_EMIT runningChanged();
    if (id != m_running)
        return;
    look();
    m_running = {};
    const JobStatus job = m_jobs.job(id);
    if (job.state == JobState::Done)
        Q_EMIT done(job.message);
}

} // namespace yuyi
