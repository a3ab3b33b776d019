// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace yuyi {

class Connection;

/// @file
/// Who is in a project on a server: each connection holds a lock of the server together with all others until it ends. A login of the
/// database can hold it alone without being asked, so whoever is kept out is told who does.

/// A connection to the project of another connection.
struct ProjectVisitor {
    qint64 process = 0; ///< of the server
    QString login;
    QString program;
    QString address; ///< empty on the server itself, and if this login may not see it
    QDateTime since; ///< invalid if this login may not see it
    bool alone = false;
    bool own = false; ///< the connection that asks
};

/// @brief Enters the project of the connection. Tries for up to 2 s, since the server keeps the lock of a connection that was just closed
/// until it has ended the session. Returns Refused with the login that keeps others out.
Result<> enterProject(Connection &connection);
/// Keeps all others out while the connection is open; false if they are in. Tries for up to 2 s.
Result<bool> holdProject(Connection &connection);
/// Those who are in the project, the oldest first.
Result<QList<ProjectVisitor>> visitorsOf(Connection &connection);

} // namespace yuyi
