// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

#include <QObject>
#include <QTimer>

#include <functional>

class QSqlDriver;

namespace yuyi {

/// Tells all programs of a server project, once the transaction is committed, that it changed `entities` (codes separated by spaces).
/// Only within a transaction; does nothing to a file.
Result<> notifyOthers(Connection &connection, const QString &entities);

/// @brief Receives the notifications that notifyOthers() sends, those of this program too. It notices a lost connection within 10 s and
/// opens it again; between attempts it waits up to 30 s. Belongs to the connection's thread, which needs an event loop. Destroy it before
/// the connection.
class Listener final : public QObject
{
public:
    /// Calls `changed` on this thread for each notification, with what it says, and with an empty text after a lost connection was opened
    /// again, because notifications may have been missed.
    Listener(Connection &connection, std::function<void(const QString &said)> changed);

private:
    void attach(QSqlDriver &driver);
    void check();

    Connection &m_connection;
    std::function<void(const QString &)> m_changed;
    QTimer m_check;
    int m_pauseMs;
    bool m_attached = false;
};

} // namespace yuyi
