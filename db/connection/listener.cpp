// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/listener.h"

#include <QLoggingCategory>
#include <QSqlDriver>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(logListener, "yuyi.db")

constexpr int checkEveryMs = 10000;
constexpr int firstPauseMs = 1000;
constexpr int longestPauseMs = 30000;

} // namespace

Result<> notifyOthers(Connection &connection, const QString &entities)
{
    if (connection.backend() == Backend::Sqlite)
        return {};
    YUYI_CHECK(connection.text(QStringLiteral("SELECT pg_notify(?, ?)"), {connection.location().schema, entities}));
    return {};
}

Listener::Listener(Connection &connection, std::function<void(const QString &said)> changed)
    : m_connection(connection), m_changed(std::move(changed)), m_pauseMs(firstPauseMs)
{
    m_check.setSingleShot(true);
    connect(&m_check, &QTimer::timeout, this, &Listener::check);
    m_connection.whenConnected([this](QSqlDriver &driver) { attach(driver); });
}

void Listener::attach(QSqlDriver &driver)
{
    const QString channel = m_connection.location().schema;
    if (!driver.subscribeToNotification(channel))
        qCDebug(logListener).noquote() << "cannot listen on" << channel;
    connect(
        &driver, &QSqlDriver::notification, this,
        [this, channel](const QString &name, QSqlDriver::NotificationSource, const QVariant &said) {
            if (name == channel)
                m_changed(said.toString());
        });
    m_check.start(checkEveryMs);
    if (std::exchange(m_attached, true))
        m_changed({});
}

/// The driver does not tell when a connection ends that waits for notifications.
void Listener::check()
{
    // Connects again, and so subscribes again, if the connection is lost.
    if (const auto alive = m_connection.number(QStringLiteral("SELECT 1")); !alive) {
        qCDebug(logListener).noquote() << "no notifications:" << alive.error().detail;
        m_check.start(m_pauseMs);
        m_pauseMs = std::min(2 * m_pauseMs, longestPauseMs);
        return;
    }
    m_pauseMs = firstPauseMs;
    m_check.start(checkEveryMs);
}

} // namespace yuyi
