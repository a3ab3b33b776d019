// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/participantstart.h"

#include "models/services/session/settings.h"
#include "models/services/studies/participation/session.h"
#include "models/services/studies/planning/seats.h"
#include "widgets/participate/participantwindow.h"
#include "widgets/shell/projects/projectflow.h"

#include <QCoreApplication>
#include <QFuture>
#include <QTimer>
#include <QtConcurrentRun>

#include <cstdio>

namespace yuyi {

struct ParticipantStart::Opened {
    Error error;
    std::unique_ptr<ProjectAccess> project;
};

ParticipantStart::ParticipantStart(ProjectHost &host, Settings &settings, const QString &location, const QString &code,
                                   QObject *parent)
    : QObject(parent), m_host(host), m_settings(settings), m_location(ProjectFlow::normalised(location)), m_code(code)
{
}

ParticipantStart::~ParticipantStart()
{
    m_window.reset();
}

void ParticipantStart::start(bool look)
{
    m_look = look;
    QtConcurrent::run([host = &m_host, location = m_location] {
        auto opened = std::make_shared<Opened>();
        auto factory = host->open(location);
        if (!factory) {
            opened->error = factory.error();
            return opened;
        }
        auto project = ProjectAccess::open(*factory);
        if (project)
            opened->project = std::move(*project);
        else
            opened->error = project.error();
        return opened;
    }).then(this, [this](const std::shared_ptr<Opened> &opened_) { opened(*opened_); });
}

void ParticipantStart::opened(Opened &opened)
{
    if (!opened.project) {
        fail(opened.error);
        return;
    }
    m_project = std::move(opened.project);
    m_project->read([code = m_code](Stores &stores) { return participantOfCode(stores, code); })
        .then(this, [this](const Result<ParticipantId> &found) {
            if (!found) {
                fail(found.error());
                return;
            }
            m_window = std::make_unique<ParticipantWindow>(*m_project, m_settings, *found);
            const auto end = [] { QCoreApplication::exit(0); };
            connect(m_window.get(), &ParticipantWindow::finished, this, end);
            connect(m_window.get(), &ParticipantWindow::left, this, end);
            m_window->begin();
            if (m_look)
                QTimer::singleShot(0, this, end);
        });
}

void ParticipantStart::fail(const Error &error)
{
    std::fputs(error.sentence.toLocal8Bit().constData(), stderr);
    std::fputc('\n', stderr);
    QCoreApplication::exit(3);
}

} // namespace yuyi
