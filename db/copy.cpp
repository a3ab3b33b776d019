// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/copy.h"

#include "db/migrations.h"

namespace yuyi {

namespace {

Result<QStringList> columnsOf(Connection &connection, const QString &table)
{
    QStringList columns;
    const auto done = connection.read(QStringLiteral("PRAGMA table_info(%1)").arg(table), {},
                                      [&](const Row &row) { columns.append(row.text(1)); });
    if (!done)
        return passOn(done);
    return columns;
}

Result<> copyTable(Connection &from, Connection &to, const QString &table)
{
    const auto columns = columnsOf(to, table);
    if (!columns)
        return passOn(columns);
    const QString names = columns->join(QLatin1String(", "));
    const QString insert = QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                               .arg(table, names, sql::marks(columns->size()));
    Result<> written;
    const auto read =
        from.read(QStringLiteral("SELECT %1 FROM %2").arg(names, table), {}, [&](const Row &row) {
            if (!written)
                return;
            QVariantList values;
            for (int i = 0; i < columns->size(); ++i)
                values.append(row.value(i));
            if (const auto added = to.write(insert, values); !added)
                written = passOn(added);
        });
    return written ? read : written;
}

} // namespace

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
        // Rows of one table may refer to each other.
        if (const auto later = (*to)->execute(QStringLiteral("PRAGMA defer_foreign_keys = ON"));
            !later)
            return later;
        const QStringList tables = tablesOf(*version);
        for (const QString &table : tables) {
            if (table == QLatin1String("schema_migration") || table == QLatin1String("blob"))
                continue;
            if (const auto done = copyTable(from, **to, table); !done)
                return done;
        }
        return {};
    });
    if (!copied)
        return copied;
    return (*to)->commit();
}

} // namespace yuyi
