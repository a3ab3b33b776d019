// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "models/domain/clock.h"
#include "models/stores/projecthost.h"

#include <QDateTime>
#include <QHash>
#include <QLockFile>
#include <QMutex>
#include <QThreadPool>

#include <functional>

namespace yuyi {

/// @brief Projects in SQLite files and on PostgreSQL servers. Needs a QCoreApplication.
/// Thread-safe.
class SqlProjectHost final : public ProjectHost
{
public:
    /// What tests replace.
    struct Surroundings {
        std::function<QDateTime()> now = &currentTime;
        std::function<bool(const QString &)> isNetworkFolder = &isOnNetwork;
    };

    SqlProjectHost() : SqlProjectHost(Surroundings()) {}
    explicit SqlProjectHost(Surroundings surroundings) : m_surroundings(std::move(surroundings)) { m_closing->setMaxThreadCount(1); }
    /// Waits until the released work packages are closed.
    ~SqlProjectHost() override { waitUntilClosed(); }

    Result<std::shared_ptr<StoreFactory>> create(const QString &location,
                                                 const NewProject &project) override;
    Result<std::shared_ptr<StoreFactory>> open(const QString &location) override;
    Result<> look(const QString &location, const std::function<Result<>(Stores &)> &read) override;
    Result<QString> backup(const QString &location) override;
    Result<> restore(const QString &backupFile, const QString &folder, bool otherProject = false) override;
    Result<MoveReport> move(const QString &location, const QString &target, Progress &progress) override;
    Result<ServerUpgrade> upgradeServer(const QString &location, bool backup) override;
    Result<ServerStatus> serverStatus(const QString &location) override;
    Result<QStringList> checkDatabase(const QString &location) override;
    Result<> createPackage(const QString &file, const PackageContent &content, Stores &project,
                           const QString &homeFolder,
                           const std::function<Result<>(const Package &, qint64 bytes)> &agreed,
                           Progress &progress) override;
    Result<std::shared_ptr<StoreFactory>> openPackage(const QString &file) override;
    bool isPackage(const QString &file) const override;
    Result<ReturnedPackage> openReturn(const QString &file) override;

    /// A sentence for the person if the project's location needs care (network folder, server without its security updates); else
    /// empty. Connects to a server.
    QString warningFor(const QString &location) const;
    /// Waits until released work packages are closed in the background; see PackageStoreFactory.
    void waitUntilClosed() { m_closing->waitForDone(); }

private:
    using Lock = std::shared_ptr<QLockFile>;

    Result<ProjectLocation> locate(const QString &location) const;
    Result<Lock> lock(const ProjectLocation &location);
    Result<> openFile(const ProjectLocation &location);

    Surroundings m_surroundings;
    QMutex m_mutex;
    QHash<QString, std::weak_ptr<QLockFile>>
        m_locks; ///< by file: one process may open it several times
    std::shared_ptr<QThreadPool> m_closing = std::make_shared<QThreadPool>();
};

} // namespace yuyi
