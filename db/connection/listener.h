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

/// @brief Hears from the server when a transaction that called notifyOthers() was committed, by this program or another. A lost
/// connection is noticed within 10 s and opened again, with pauses of up to 30 s. Belongs to the connection's thread, which needs an
/// event loop, and must not outlive the connection.
class Listener final : public QObject
{
public:
    /// `heard` is called on this thread; also after the connection was lost, as something may have been missed.
    Listener(Connection &connection, std::function<void()> heard);

private:
    void attach(QSqlDriver &driver);
    void check();

    Connection &m_connection;
    std::function<void()> m_heard;
    QTimer m_check;
    int m_pauseMs;
    bool m_attached = false;
};

} // namespace yuyi
