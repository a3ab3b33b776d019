// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/projectaccess.h"

#include <QObject>
#include <QTimer>

namespace yuyi {

/// @brief Seals the audit trail of an open project once a minute, in a folder and on a server, on the writing thread of the project. Does
/// nothing in a package and at a desk. GUI thread; destroy it before the project.
class AuditSealWork final : public QObject
{
    Q_OBJECT
public:
    explicit AuditSealWork(ProjectAccess &project, QObject *parent = nullptr);
    /// For tests; the first seal comes after this time.
    void setPause(int milliseconds) { m_again.setInterval(milliseconds); }

private:
    void seal();

    ProjectAccess &m_project;
    QTimer m_again;
};

} // namespace yuyi
