// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/copy.h"

#include "db/backups/rowcopy.h"
#include "db/migrations/migrations.h"

namespace yuyi {

Result<> copyToFile(Connection &from, const QString &file)
{
    Place place;
    place.file = file;
    const auto to = Connection::open(place, Connection::Mode::Create);
    if (!to)
        return passOn(to);
    if (const auto marked =
            (*to)->execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
        !marked)
        return marked;
    if (const auto begun = (*to)->begin(); !begun)
        return begun;
    const auto copied = from.snapshot([&]() -> Result<> {
        const auto version = schemaVersion(from);
        if (!version)
            return passOn(version);
        if (const auto made = migrate(**to, *version); !made)
            return made;
        if (const auto ready = beginOfCopy(**to); !ready)
            return passOn(ready);
        const QStringList tables = tablesOf(*version);
        for (const QString &table : tables) {
            if (table == QLatin1String("schema_migration") || table == pictureTable)
                continue;
            if (const auto done = copyTable(from, **to, table); !done)
                return passOn(done);
        }
        return copyPictureRows(from, **to);
    });
    if (!copied)
        return copied;
    return (*to)->commit();
}

Result<> copyPictureRows(Connection &from, Connection &to)
{
    QStringList hashes;
    const auto listed = from.read(QStringLiteral("SELECT sha256 FROM blob ORDER BY sha256"), {},
                                  [&](const Row &row) { hashes.append(row.text(0)); });
    if (!listed)
        return listed;
    for (const QString &hash : std::as_const(hashes)) {
        QVariantList values;
        const auto read = from.read(QStringLiteral("SELECT sha256, content, created_at, created_by FROM blob WHERE sha256 = ?"),
                                    {hash}, [&](const Row &row) {
                                        values = {row.text(0), sql::blob(row.blob(1)), row.value(2), row.value(3)};
                                    });
        if (!read)
            return read;
        const auto added =
            to.write(QStringLiteral("INSERT INTO blob (sha256, content, created_at, created_by) VALUES (?, ?, ?, ?)"), values);
        if (!added)
            return passOn(added);
    }
    return {};
}

} // namespace yuyi
