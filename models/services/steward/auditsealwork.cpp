// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/steward/auditsealwork.h"

#include "models/services/seals/auditseals.h"

#include <QFuture>
#include <QLoggingCategory>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(logSeals, "yuyi.seals")

constexpr int pause = 60 * 1000;

} // namespace

AuditSealWork::AuditSealWork(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project)
{
    if (project.face() != Face::Home)
        return;
    m_again.setSingleShot(true);
    m_again.setInterval(pause);
    connect(&m_again, &QTimer::timeout, this, &AuditSealWork::seal);
    m_again.start();
}

void AuditSealWork::seal()
{
    m_project.write([](Stores &stores) { return AuditSeals(stores).sealWhenDue(); }).then(this, [this](const Result<> &done) {
        // Whoever works in the window learns from their own work that a server does not answer.
        if (!done)
            qCInfo(logSeals).noquote() << done.error().sentence << done.error().detail;
        m_again.start();
    });
}

} // namespace yuyi
