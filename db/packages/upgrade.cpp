// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/upgrade.h"

#include "db/backups/backups.h"
#include "db/migrations/migrations.h"
#include "db/migrations/schemacheck.h"
#include "db/packages/columns.h"
#include "db/packages/packagefile.h"
#include "db/packages/seal.h"
#include "models/domain/system.h"
#include "models/platform/sync.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageFile)
};

/// The holder's work fills it in, so that the hash over the content does not look at it.
bool isChangeable(const PackedTable &table, const QString &name)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [&](const PackedColumn &column) { return column.changeable && column.name == name; });
}

bool hasColumn(const QList<SchemaColumn> &columns, const QString &name)
{
    return std::any_of(columns.begin(), columns.end(), [&](const SchemaColumn &column) { return column.name == name; });
}

/// @brief Whether what later versions added to the packed tables holds nothing but what their migrations put there, which is nothing in
/// packed tables that are new.
Result<bool> holdsNothingNew(Connection &package, Role role, int version)
{
    const auto before = columnsOfVersion(version);
    const auto now = columnsOfVersion(newestSchema());
    for (const PackedTable &table : packedTables()) {
        if (table.own || !table.roles.contains(role))
            continue;
        if (!before.contains(table.table)) {
            YUYI_TRY(const auto rows, package.number(QStringLiteral("SELECT count(*) FROM \"%1\"").arg(table.table)));
            if (rows > 0)
                return false;
            continue;
        }
        for (const SchemaColumn &column : now.value(table.table)) {
            if (hasColumn(before.value(table.table), column.name) || isChangeable(table, column.name))
                continue;
            const QString usual = column.defaultValue.isEmpty() ? QStringLiteral("NULL") : column.defaultValue;
            YUYI_TRY(const auto rows, package.number(QStringLiteral("SELECT count(*) FROM \"%1\" WHERE \"%2\" IS NOT (%3)")
                                                         .arg(table.table, column.name, usual)));
            if (rows > 0)
                return false;
        }
    }
    return true;
}

} // namespace

Result<> raisePackage(const ProjectLocation &location)
{
    {
        YUYI_TRY(const auto connection, Connection::open(location));
        YUYI_CHECK(connection->begin());
        YUYI_CHECK(migrate(*connection));
        YUYI_CHECK(connection->commit());
    }
    return sealPackage(location);
}

Result<> replaceByRaised(const ProjectLocation &location)
{
    ProjectLocation copy = location;
    copy.file = location.file + QLatin1String(".part");
    const auto clean = [&copy] {
        QFile::remove(copy.file);
        QFile::remove(copy.file + QLatin1String("-journal"));
    };
    clean();
    const auto done = [&]() -> Result<> {
        QFile from(location.file);
        if (!from.copy(copy.file))
            return packageNotWritten(copy.file, from.errorString());
        YUYI_CHECK(raisePackage(copy));
        YUYI_CHECK(syncToDisk(copy.file));
        if (const auto error = platform::moveOver(systemPath(copy.file), systemPath(location.file)))
            return packageNotWritten(location.file, systemMessage(error));
        return syncToDisk(QFileInfo(location.file).path());
    }();
    if (!done)
        clean();
    return done;
}

Result<QStringList> packageContentHashes(Connection &package, Role role, bool raisedHere)
{
    QStringList hashes;
    for (int version = newestSchema(); version >= firstPackageSchema; --version) {
        if (!raisedHere) {
            YUYI_TRY(const auto untouched, holdsNothingNew(package, role, version));
            if (!untouched)
                break;
        }
        YUYI_TRY(const auto hash, packageContentHash(package, role, version));
        hashes.append(hash);
    }
    return hashes;
}

} // namespace yuyi
