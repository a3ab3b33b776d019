// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/deskcatalog.h"

#include "db/rows/stored.h"

namespace yuyi {

Result<DeskCatalog> readDeskCatalog(Connection &server, const QString &schema)
{
    DeskCatalog catalog;
    YUYI_CHECK(server.read(
        QStringLiteral(
            "SELECT c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attcollation <> 0 AND "
            "a.attcollation <> t.typcollation THEN ' COLLATE ' || quote_ident(l.collname) ELSE '' END, "
            "coalesce(pg_get_expr(d.adbin, d.adrelid), ''), (a.attidentity <> '')::int, "
            "(a.attnum = ANY (coalesce(i.indkey::int2[], '{}')))::int FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN "
            "pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN "
            "pg_collation l ON l.oid = a.attcollation LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum LEFT JOIN "
            "pg_index i ON i.indrelid = c.oid AND i.indisprimary WHERE n.nspname = ? AND c.relkind IN ('r', 'p') ORDER BY c.relname, "
            "a.attnum"),
        {schema}, [&](const Row &row) {
            const auto [table, name, type, fallback, identity, key] = row.as<QString, QString, QString, QString, bool, bool>();
            catalog[table].append({name, type, fallback, identity, key});
        }));
    return catalog;
}

} // namespace yuyi
