// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/session.h"

#include "models/items/pictureloader.h"
#include "models/services/annotation/keptactions.h"
#include "models/services/errors/keptcodes.h"
#include "models/services/runs/runcenter.h"
#include "models/services/steward/auditsealwork.h"
#include "models/services/steward/stewardwork.h"

namespace yuyi {

namespace {
constexpr int countAfterMs = 200;
} // namespace

Session::Session(QString location, std::unique_ptr<ProjectAccess> project, std::optional<Package> package, SecretStore &secrets,
                 QObject *parent)
    : QObject(parent), m_location(std::move(location)), m_package(std::move(package)), m_project(std::move(project)),
      m_jobs(std::make_unique<JobCenter>(*m_project)), m_runs(std::make_unique<RunCenter>(*m_project, secrets)),
      m_pictures(std::make_unique<PictureLoader>(m_project->factory().folder())), m_steward(std::make_unique<StewardWork>(*m_project)),
      m_seals(std::make_unique<AuditSealWork>(*m_project))
{
    addCarriers(m_project->outbox());
    addCodeCarriers(m_project->outbox());
    m_project->outbox().sendLeft();
    connect(m_project.get(), &ProjectAccess::personChanged, &m_project->outbox(), &ActionOutbox::sendLeft);
    m_countSoon.setSingleShot(true);
    m_countSoon.setInterval(countAfterMs);
    connect(&m_countSoon, &QTimer::timeout, this, &Session::count);
    connect(m_project.get(), &ProjectAccess::changed, this, [this] {
        if (!m_countSoon.isActive())
            m_countSoon.start();
    });
    connect(m_project.get(), &ProjectAccess::personChanged, this, [this] {
        count();
        m_countSoon.start(); // what the former person held is given back by then
    });
    connect(m_runs.get(), &RunCenter::listChanged, this, [this] { setCounts(m_counts); });
    connect(m_runs.get(), &RunCenter::quiet, this, &Session::tellWhenQuiet);
    connect(m_jobs.get(), &JobCenter::listChanged, this, &Session::tellWhenQuiet);
    count();
}

Session::~Session()
{
    // What they say while they end comes to nobody.
    m_runs->disconnect(this);
    m_jobs->disconnect(this);
}

bool Session::isQuiet() const
{
    return m_jobs->isQuiet() && m_runs->isQuiet();
}

void Session::pauseAll()
{
    m_jobs->pauseAll();
    m_runs->pauseAll();
}

void Session::tellWhenQuiet()
{
    if (isQuiet())
        Q_EMIT becameQuiet();
}

void Session::setCounts(NavigationCounts counts)
{
    // Runs beat while they are asked; the store alone cannot tell those whose program is gone.
    counts.models = m_runs->running();
    if (counts == m_counts)
        return;
    m_counts = counts;
    Q_EMIT countsChanged(m_counts);
}

void Session::count()
{
    if (m_counting) {
        m_countAgain = true;
        return;
    }
    m_counting = true;
    m_project->read([person = m_project->person().id](Stores &stores) { return navigationCounts(stores, person); })
        .then(this, [this](const Result<NavigationCounts> &counts) {
            m_counting = false;
            if (counts)
                setCounts(*counts);
            else
                m_project->report(counts.error());
            if (std::exchange(m_countAgain, false))
                count();
        });
}

} // namespace yuyi
