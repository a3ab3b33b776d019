// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/copy.h"

#include "db/backups/rowcopy.h"
#include "db/migrations/migrations.h"
#include "db/rows/stored.h"

namespace yuyi {

Result<> copyToFile(Connection &from, const QString &file)
{
    ProjectLocation location;
    location.file = file;
    YUYI_TRY(const auto to, Connection::open(location, Connection::Mode::Create));
    if (const auto marked =
            to->execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
        !marked)
        return marked;
    YUYI_CHECK(to->begin());
    YUYI_CHECK(from.snapshot([&]() -> Result<> {
        YUYI_TRY(const auto version, schemaVersion(from));
        YUYI_CHECK(migrate(*to, version));
        YUYI_CHECK(beginOfCopy(*to));
        const QStringList tables = tablesOf(version);
        for (const QString &table : tables) {
            if (table == QLatin1String("schema_migration") || table == pictureTable)
                continue;
            YUYI_CHECK(copyTable(from, *to, table));
        }
        return copyPictureRows(from, *to);
    }));
    return to->commit();
}

Result<> copyPictureRows(Connection &from, Connection &to)
{
    QStringList hashes;
    YUYI_CHECK(from.read(QStringLiteral("SELECT sha256 FROM blob ORDER BY sha256"), {},
                         [&](const Row &row) { hashes.append(row.first<QString>()); }));
    for (const QString &hash : std::as_const(hashes)) {
        QVariantList values;
        YUYI_CHECK(from.read(QStringLiteral("SELECT content, created_at, created_by FROM blob WHERE sha256 = ?"), {hash},
                             [&](const Row &row) {
                                 const auto [content, at, by] = row.as<sql::Blob, QString, std::optional<QString>>();
                                 values = {hash, sql::blob(content), at, by ? QVariant(*by) : QVariant()};
                             }));
        YUYI_CHECK(to.write(QStringLiteral("INSERT INTO blob (sha256, content, created_at, created_by) VALUES (?, ?, ?, ?)"), values));
    }
    return {};
}

} // namespace yuyi
