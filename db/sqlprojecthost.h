// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/place.h"
#include "models/stores/projecthost.h"

#include <QDateTime>
#include <QHash>
#include <QLockFile>
#include <QMutex>

#include <functional>

namespace yuyi {

/// @brief Projects in SQLite files and on PostgreSQL servers. Needs a QCoreApplication.
/// Thread-safe.
class SqlProjectHost final : public ProjectHost
{
public:
    /// What a test replaces.
    struct Surroundings {
        std::function<QDateTime()> now = &QDateTime::currentDateTimeUtc;
        std::function<bool(const QString &)> isNetworkFolder = &isOnNetwork;
    };

    SqlProjectHost() = default;
    explicit SqlProjectHost(Surroundings surroundings) : m_surroundings(std::move(surroundings)) { }

    Result<std::shared_ptr<StoreFactory>> create(const QString &location,
                                                 const NewProject &project) override;
    Result<std::shared_ptr<StoreFactory>> open(const QString &location) override;
    Result<QString> backup(const QString &location) override;
    Result<> restore(const QString &backupFile, const QString &folder) override;
    Result<QStringList> checkDatabase(const QString &location) override;

    /// A sentence for the person where the place of the project asks for care (network folder);
    /// else empty.
    QString warningFor(const QString &location) const;

private:
    using Lock = std::shared_ptr<QLockFile>;

    Result<Place> place(const QString &location) const;
    Result<Lock> lock(const Place &place);
    Result<> openFile(const Place &place);
    Result<> openOnServer(const Place &place);

    Surroundings m_surroundings;
    QMutex m_mutex;
    QHash<QString, std::weak_ptr<QLockFile>>
        m_locks; ///< by file: one process may open it several times
};

} // namespace yuyi
