// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/session.h"

#include "models/items/pictureloader.h"

namespace yuyi {

namespace {
constexpr int countAfterMs = 200;
} // namespace

Session::Session(QString location, std::unique_ptr<ProjectAccess> project, QObject *parent)
    : QObject(parent), m_location(std::move(location)), m_project(std::move(project)),
      m_jobs(std::make_unique<JobCenter>(*m_project)),
      m_pictures(std::make_unique<PictureLoader>(m_project->factory().folder()))
{
    m_countSoon.setSingleShot(true);
    m_countSoon.setInterval(countAfterMs);
    connect(&m_countSoon, &QTimer::timeout, this, &Session::count);
    connect(m_project.get(), &ProjectAccess::changed, this, [this] {
        if (!m_countSoon.isActive())
            m_countSoon.start();
    });
    connect(m_project.get(), &ProjectAccess::personChanged, this, &Session::count);
    count();
}

Session::~Session() = default;

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
            if (!counts) {
                m_project->report(counts.error());
            } else if (*counts != m_counts) {
                m_counts = *counts;
                Q_EMIT countsChanged(m_counts);
            }
            if (std::exchange(m_countAgain, false))
                count();
        });
}

} // namespace yuyi
