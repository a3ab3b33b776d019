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
    const auto found = place(location);
    if (!found)
        return passOn(found);
    const auto held = lock(*found);
    if (!held)
        return passOn(held);
    if (found->backend == Backend::Sqlite) {
        if (const auto examined = examineProjectFile(*found); !examined)
            return passOn(examined);
    }
    return Backups(*found).make(m_surroundings.now());
}

Result<MoveReport> SqlProjectHost::move(const QString &location, const QString &target, Progress &progress)
{
    const auto to = place(target);
    if (!to)
        return passOn(to);
    // Examined, and brought to the newest schema after a backup, as always when it is opened.
    const auto opened = open(location);
    if (!opened)
        return passOn(opened);
    const auto from = place(location);
    if (!from)
        return passOn(from);
    return moveProject(*from, *to, progress);
}

Result<QStringList> SqlProjectHost::checkDatabase(const QString &location)
{
    const auto found = place(location);
    if (!found)
        return passOn(found);
    const auto held = lock(*found);
    if (!held)
        return passOn(held);
    if (found->backend == Backend::Sqlite) {
        if (const auto header = examineHeader(*found); !header) {
            if (header.error().code == ErrorCode::Damaged)
                return QStringList{header.error().sentence};
            return passOn(header);
        }
    }
    if (found->backend == Backend::Postgres) {
        const auto connection = Connection::open(*found);
        if (!connection)
            return passOn(connection);
        return databaseFindings(**connection);
    }
    QStringList findings;
    const auto looked = lookAtFile(*found, FileKind::Project, [&](Connection &connection) -> Result<> {
        const auto read = databaseFindings(connection);
        if (!read)
            return passOn(read);
        findings = *read;
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
