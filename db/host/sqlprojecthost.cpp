// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/host/sqlprojecthost.h"

#include "db/backups/backups.h"
#include "db/checks/integrity.h"
#include "db/host/homelogin.h"
#include "db/host/newproject.h"
#include "db/host/serverproject.h"
#include "db/host/unchangedproject.h"
#include "db/migrations/migrations.h"
#include "db/migrations/projectfile.h"
#include "db/packages/packagefile.h"
#include "db/packages/packagestorefactory.h"
#include "db/packages/returnfile.h"
#include "db/packages/upgrade.h"
#include "db/stores/sqlstorefactory.h"
#include "db/stores/sqlstores.h"
#include "db/transfer/move.h"
#include "models/domain/system.h"
#include "models/platform/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(logProject, "yuyi.db")

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::SqlProjectHost)
};

tl::unexpected<Error> readOnly(const ProjectLocation &location, const Error &error)
{
    return failure(ErrorCode::Environment,
                   Tr::tr("The project in %1 cannot be written to: its file or folder is read-only. Copy the project to one of "
                          "your folders, or change the permissions.")
                       .arg(location.title()),
                   error.detail);
}

/// @brief The person learns of a read-only project when it is opened, not at their first change.
/// Asked of the system: SQLite opens such a file for reading and then takes even BEGIN IMMEDIATE.
bool isWritable(const ProjectLocation &location)
{
    const auto may = [](const QString &path) { return !platform::checkAccess(systemPath(path), platform::Access::Write); };
    return may(location.file) && may(location.folder);
}

} // namespace

Result<ProjectLocation> SqlProjectHost::locate(const QString &location) const
{
    return readLocation(location, m_surroundings.isNetworkFolder);
}

QString SqlProjectHost::warningFor(const QString &location) const
{
    const auto found = locate(location);
    if (found && found->backend == Backend::Postgres)
        return serverWarning(*found);
    if (!found || !found->network)
        return {};
    return Tr::tr(
        "This folder is on a network drive. Only one program can open the project at a time, and saving is slower. If several people work "
        "on the project, use a server project or work packages.");
}

Result<SqlProjectHost::Lock> SqlProjectHost::lock(const ProjectLocation &location)
{
    if (!location.network)
        return Lock();
    const QMutexLocker guard(&m_mutex);
    if (const Lock held = m_locks.value(location.file).lock())
        return held;
    auto fresh = std::make_shared<QLockFile>(location.file + QLatin1String(".lock"));
    fresh->setStaleLockTime(0);
    if (!fresh->tryLock(0)) {
        qint64 process = 0;
        QString machine;
        QString program;
        fresh->getLockInfo(&process, &machine, &program);
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "The project %1 is already open on the computer “%2”. A project in a "
                "network folder can be open in only one program at a time.")
                .arg(location.title(), machine),
            QStringLiteral("process %1, lock error %2").arg(process).arg(fresh->error()));
    }
    m_locks.insert(location.file, fresh);
    return fresh;
}

Result<std::shared_ptr<StoreFactory>> SqlProjectHost::create(const QString &location,
                                                             const NewProject &project)
{
    YUYI_TRY(const auto found, locate(location));
    YUYI_CHECK(found.backend == Backend::Sqlite ? createProjectFile(found, project)
                                                : createServerProject(found, project));
    YUYI_TRY(const auto held, lock(found));
    return std::make_shared<SqlStoreFactory>(found, held);
}

Result<std::shared_ptr<StoreFactory>> SqlProjectHost::open(const QString &location)
{
    YUYI_TRY(const auto found, locate(location));
    YUYI_TRY(const auto held, lock(found));
    YUYI_CHECK(found.backend == Backend::Sqlite ? openFile(found) : fitsOnServer(found));
    return std::make_shared<SqlStoreFactory>(found, held);
}

Result<> SqlProjectHost::openFile(const ProjectLocation &location)
{
    YUYI_TRY(const auto version, examineProjectFile(location));
    if (QFileInfo(location.file).fileName() != QLatin1String("project.yuyi")) {
        return failure(
            ErrorCode::Refused,
            Tr::tr("%1 is a backup of a project. Restore it into a folder to work with it.")
                .arg(QDir::toNativeSeparators(location.file)));
    }
    if (!isWritable(location))
        return readOnly(location, {});
    Backups backups(location);
    bool wantsBackup = version < newestSchema();
    {
        const auto connection = Connection::open(location);
        if (!connection) {
            const Error &error = connection.error();
            // 8: read-only, 14: cannot open, which is what a read-only folder gives.
            if (error.detail.startsWith(QLatin1String("[8]"))
                || error.detail.startsWith(QLatin1String("[14]"))
                || error.detail.startsWith(QLatin1String("[1544]"))) {
                return readOnly(location, error);
            }
            return passOn(connection);
        }
    }
    if (wantsBackup) {
        YUYI_CHECK(backups.make(m_surroundings.now()));
        YUYI_TRY(const auto connection, Connection::open(location));
        YUYI_CHECK(connection->begin());
        YUYI_CHECK(migrate(*connection));
        return connection->commit();
    }
    if (backups.isDue(m_surroundings.now())) {
        // Without room for a copy the work itself must still be possible.
        if (const auto made = backups.make(m_surroundings.now()); !made)
            qCWarning(logProject).noquote()
                << "no daily backup:" << made.error().sentence << made.error().detail;
    }
    return {};
}

Result<ServerUpgrade> SqlProjectHost::upgradeServer(const QString &location, bool backup)
{
    YUYI_TRY(const auto found, locate(location));
    return upgradeServerProject(found, backup, m_surroundings.now());
}

Result<ServerStatus> SqlProjectHost::serverStatus(const QString &location)
{
    YUYI_TRY(const auto found, locate(location));
    return serverStatusOf(found);
}

Result<> SqlProjectHost::createPackage(
    const QString &file, const PackageContent &content, Stores &project, const QString &homeFolder,
    const std::function<Result<>(const Package &, qint64 bytes)> &agreed, Progress &progress)
{
    // Every project of this host is one of SQL.
    auto *from = dynamic_cast<SqlStores *>(&project);
    if (from == nullptr)
        return failure(ErrorCode::Refused,
                       Tr::tr("Work packages can only be made from projects in folders or on servers."));
    YUYI_CHECK(requireHome(from->connection()));
    return makePackageFile(file, content, from->connection(), homeFolder, agreed, progress);
}

bool SqlProjectHost::isPackage(const QString &file) const
{
    return isPackageFile(file);
}

Result<std::shared_ptr<StoreFactory>> SqlProjectHost::openPackage(const QString &file)
{
    waitUntilClosed();
    const QString shown = QDir::toNativeSeparators(file);
    if (!QFileInfo::exists(file))
        return failure(ErrorCode::NotFound, Tr::tr("The file %1 does not exist.").arg(shown));
    ProjectLocation location = packageLocation(file);
    YUYI_TRY(const auto version, examineProjectFile(location, FileKind::Package));
    if (!isWritable(location)) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The work package %1 cannot be written to: it or its folder is read-only. Copy it to one of your "
                              "folders and open the copy.")
                           .arg(shown));
    }
    const auto held = lock(location);
    if (!held) {
        return failure(held.error().code,
                       Tr::tr("The work package %1 is open in another window or program.").arg(shown),
                       held.error().detail);
    }
    if (version < newestSchema())
        YUYI_CHECK(replaceByRaised(location));
    YUYI_TRY(const auto connection, Connection::open(location));
    YUYI_TRY(const auto rows, connection->number(QStringLiteral("SELECT count(*) FROM package")));
    YUYI_TRY(const auto id, connection->text(QStringLiteral("SELECT id FROM package")));
    const auto package = PackageId::fromString(id);
    if (rows != 1 || package.isNull()) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("The work package %1 is damaged: it has no valid ID. Ask the sender to send it "
                              "again.")
                           .arg(shown));
    }
    YUYI_TRY(auto pictures, PackagePictures::use(package));
    location.folder = pictures->folder();
    YUYI_CHECK(layOutPictures(*connection, location.folder));
    return std::make_shared<PackageStoreFactory>(location, *held, std::move(pictures), m_closing);
}

Result<> SqlProjectHost::restore(const QString &backupFile, const QString &folder, bool otherProject)
{
    YUYI_TRY(const auto found, locate(folder));
    if (found.backend != Backend::Sqlite)
        return failure(ErrorCode::Refused,
                       Tr::tr("A backup can only be restored into a folder, not to a server."));
    YUYI_CHECK(lock(found));
    return Backups(found).restore(backupFile, m_surroundings.now(), otherProject);
}

Result<> SqlProjectHost::look(const QString &location, const std::function<Result<>(Stores &)> &read)
{
    YUYI_TRY(const auto found, locate(location));
    return readUnchanged(found, read);
}

Result<QString> SqlProjectHost::backup(const QString &location)
{
    YUYI_TRY(const auto found, locate(location));
    YUYI_CHECK(lock(found));
    if (found.backend == Backend::Sqlite) {
        YUYI_CHECK(examineProjectFile(found));
    } else {
        YUYI_TRY(const auto connection, Connection::open(found));
        YUYI_CHECK(requireHome(*connection));
    }
    return Backups(found).make(m_surroundings.now());
}

Result<MoveReport> SqlProjectHost::move(const QString &location, const QString &target, Progress &progress)
{
    YUYI_TRY(const auto to, locate(target));
    // Examined as always when it is opened: one in a folder is brought to the newest schema after a backup.
    YUYI_CHECK(open(location));
    YUYI_TRY(const auto from, locate(location));
    if (from.backend == Backend::Postgres) {
        YUYI_TRY(const auto connection, Connection::open(from));
        YUYI_CHECK(requireHome(*connection));
    }
    return moveProject(from, to, progress);
}

Result<QStringList> SqlProjectHost::checkDatabase(const QString &location)
{
    YUYI_TRY(const auto found, locate(location));
    YUYI_CHECK(lock(found));
    if (found.backend == Backend::Sqlite) {
        if (const auto header = examineHeader(found); !header) {
            if (header.error().code == ErrorCode::Damaged)
                return QStringList{header.error().sentence};
            return passOn(header);
        }
    }
    if (found.backend == Backend::Postgres) {
        YUYI_TRY(const auto connection, Connection::open(found));
        YUYI_CHECK(requireHome(*connection));
        return databaseFindings(*connection);
    }
    QStringList findings;
    const auto looked = lookAtFile(found, FileKind::Project, [&](Connection &connection) -> Result<> {
        YUYI_TRY(const auto read, databaseFindings(connection));
        findings = read;
        return findings.isEmpty() ? Result<>() : failure(ErrorCode::Damaged, findings.constFirst());
    });
    if (!looked && looked.error().code != ErrorCode::Damaged)
        return passOn(looked);
    if (!looked && findings.isEmpty())
        findings = {looked.error().sentence};
    return findings;
}

Result<ReturnedPackage> SqlProjectHost::openReturn(const QString &file)
{
    waitUntilClosed();
    return openReturnFile(file);
}

} // namespace yuyi
