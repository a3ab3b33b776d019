// SPDX-License-Identifier: GPL-3.0-or-later
// Backups, moving, checks and returned packages: a part of SqlProjectHost.
#include "db/backups/backups.h"
#include "db/checks/integrity.h"
#include "db/host/sqlprojecthost.h"
#include "db/migrations/projectfile.h"
#include "db/packages/returnfile.h"
#include "db/transfer/move.h"

namespace yuyi {

Result<QString> SqlProjectHost::backup(const QString &location)
{
    YUYI_TRY(const auto found, place(location));
    YUYI_CHECK(lock(found));
    if (found.backend == Backend::Sqlite)
        YUYI_CHECK(examineProjectFile(found));
    return Backups(found).make(m_surroundings.now());
}

Result<MoveReport> SqlProjectHost::move(const QString &location, const QString &target, Progress &progress)
{
    YUYI_TRY(const auto to, place(target));
    // Examined, and brought to the newest schema after a backup, as always when it is opened.
    YUYI_CHECK(open(location));
    YUYI_TRY(const auto from, place(location));
    return moveProject(from, to, progress);
}

Result<QStringList> SqlProjectHost::checkDatabase(const QString &location)
{
    YUYI_TRY(const auto found, place(location));
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
