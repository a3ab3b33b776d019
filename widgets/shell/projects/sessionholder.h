// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/packages/package.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace yuyi {

class ProjectAccess;
class SecretStore;
class Session;

/// @brief Owns the open project of the window, without widgets: takes one, waits until its tasks have paused, drops it. GUI thread.
class SessionHolder final : public QObject
{
    Q_OBJECT
public:
    explicit SessionHolder(SecretStore &secrets, QObject *parent = nullptr);
    ~SessionHolder() override;

    /// The session of the open project; null if there is none.
    Session *session() const { return m_session.get(); }
    /// Whether no task of the open project is running.
    bool isQuiet() const;
    /// Calls `then` when no task is running: now, or after all of them were paused.
    void whenQuiet(const std::function<void()> &then);
    /// Replaces the open project when its tasks have paused. `package`: set if a work package was opened.
    void take(const QString &location, std::unique_ptr<ProjectAccess> project, const std::optional<Package> &package);
    /// Closes the open project, if there is one.
    void drop();

Q_SIGNALS:
    /// Running tasks are being paused.
    void pausing();
    /// A project is about to be taken; the one before is still open.
    void taking();
    void taken();
    /// The open project is about to be closed: nothing may refer to it afterwards.
    void dropping();

private:
    SecretStore &m_secrets;
    std::unique_ptr<Session> m_session;
};

} // namespace yuyi
