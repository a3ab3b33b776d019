// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/transfer/movetarget.h"

#include "db/backups/backups.h"
#include "db/connection/files.h"
#include "db/migrations/migrations.h"
#include "models/domain/system.h"
#include "models/platform/sync.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::MoveProject)
};

tl::unexpected<Error> cannotWrite(const QString &path, const QString &why = lastSystemMessage())
{
    return failure(ErrorCode::Environment,
                   Tr::tr("The folder %1 cannot be created or written to.")
                       .arg(QDir::toNativeSeparators(path)),
                   why);
}

Result<> fillInTransaction(Connection &connection, const ProjectLocation &location, const QStringList &before, const MoveTarget::Fill &fill)
{
    YUYI_CHECK(connection.begin());
    for (const QString &statement : before)
        YUYI_CHECK(connection.execute(statement));
    YUYI_CHECK(migrate(connection));
    YUYI_CHECK(fill(connection, location));
    return connection.commit();
}

/// Filled beside its place under a hidden name; a program killed meanwhile leaves that, and the next one takes it away.
class FolderTarget final : public MoveTarget
{
public:
    explicit FolderTarget(const ProjectLocation &location)
        : m_location(location), m_hidden(QFileInfo(location.folder).path() + QLatin1String("/.") + QFileInfo(location.folder).fileName()
                                         + QLatin1String(".moving")),
          m_lock(m_hidden + QLatin1String(".lock"))
    {
        m_lock.setStaleLockTime(0);
    }
    ~FolderTarget() override
    {
        if (m_lock.isLocked())
            QDir(m_hidden).removeRecursively();
    }

    Result<> prepare()
    {
        const QFileInfo folder(m_location.folder);
        if (folder.exists() && !folder.isDir())
            return failure(ErrorCode::Refused, Tr::tr("%1 is a file; a project needs a folder.").arg(m_location.title()));
        if (folder.exists()
            && !QDir(m_location.folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The folder %1 is not empty. A project can only be moved into an empty or new folder.")
                               .arg(m_location.title()));
        }
        if (!QDir().mkpath(folder.path()))
            return cannotWrite(folder.path());
        if (!m_lock.tryLock(0)) {
            if (m_lock.error() != QLockFile::LockFailedError)
                return cannotWrite(folder.path());
            return failure(ErrorCode::Refused, Tr::tr("Another program is moving a project to %1.").arg(m_location.title()));
        }
        QDir(m_hidden).removeRecursively();
        for (const QString &name : {QStringLiteral("images"), QStringLiteral("cache"), QStringLiteral("backups")}) {
            if (!QDir().mkpath(m_hidden + u'/' + name))
                return cannotWrite(m_hidden);
        }
        return {};
    }

    Result<> fill(const Fill &fill) override
    {
        ProjectLocation hidden = m_location;
        hidden.folder = m_hidden;
        hidden.file = m_hidden + QLatin1String("/project.yuyi");
        {
            YUYI_TRY(const auto connection, Connection::open(hidden, Connection::Mode::Create));
            YUYI_CHECK(connection->execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId)));
            YUYI_CHECK(fillInTransaction(*connection, hidden, {}, fill));
            YUYI_TRY(const auto whole, connection->text(QStringLiteral("PRAGMA quick_check(1)")));
            if (whole != QLatin1String("ok"))
                return failure(ErrorCode::Damaged, Tr::tr("Nothing was moved, because the copy has errors: %1").arg(whole));
        }
        if (const QString why = syncFileSystem(m_hidden); !why.isEmpty())
            return cannotWrite(m_hidden, why);
        // Over an empty folder, and over nothing else.
        if (const auto error = platform::moveOver(systemPath(m_hidden), systemPath(m_location.folder)))
            return cannotWrite(m_location.folder, systemMessage(error));
        return syncToDisk(QFileInfo(m_location.folder).path());
    }

private:
    ProjectLocation m_location;
    QString m_hidden;
    QLockFile m_lock;
};

/// One transaction: the schema is there with its last row, or not at all.
class ServerTarget final : public MoveTarget
{
public:
    ServerTarget(const ProjectLocation &location, std::unique_ptr<Connection> connection)
        : m_location(location), m_connection(std::move(connection))
    {
    }

    Result<> prepare()
    {
        YUYI_TRY(
            const auto known,
            m_connection->number(
                QStringLiteral("SELECT count(*) FROM pg_catalog.pg_namespace WHERE nspname = ?"),
                {m_location.schema}));
        if (known > 0) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The server already has a schema named %1. Choose another name.").arg(m_location.schema));
        }
        return {};
    }

    Result<> fill(const Fill &fill) override
    {
        const auto filled =
            fillInTransaction(*m_connection, m_location, {QLatin1String("CREATE SCHEMA ") + m_location.schema}, fill);
        if (!filled)
            m_connection->rollback();
        return filled;
    }

private:
    ProjectLocation m_location;
    std::unique_ptr<Connection> m_connection;
};

template <typename Target>
Result<std::unique_ptr<MoveTarget>> prepared(std::unique_ptr<Target> target)
{
    YUYI_CHECK(target->prepare());
    return std::unique_ptr<MoveTarget>(std::move(target));
}

} // namespace

Result<std::unique_ptr<MoveTarget>> MoveTarget::make(const ProjectLocation &location)
{
    if (location.backend == Backend::Sqlite)
        return prepared(std::make_unique<FolderTarget>(location));
    YUYI_TRY(auto connection, Connection::open(location));
    return prepared(std::make_unique<ServerTarget>(location, std::move(connection)));
}

} // namespace yuyi
