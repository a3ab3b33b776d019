// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/images/sqlsourcestore.h"

#include "db/rows/columns.h"

namespace yuyi {

namespace {

/// Without the annotation, which names its entry.
const sql::Columns<SourceEntry> entryColumns("source_entry", {{"id", &SourceEntry::id},
                                                              {"file", &SourceEntry::file},
                                                              {"format", &SourceEntry::format},
                                                              {"position", &SourceEntry::position},
                                                              {"path", &SourceEntry::path},
                                                              {"item_id", &SourceEntry::itemId},
                                                              {"raw", &SourceEntry::raw},
                                                              {"image_id", &SourceEntry::image}});

} // namespace

Result<> SqlSourceStore::add(const SourceEntry &entry)
{
    YUYI_CHECK(sql::addRow(m_connection, entryColumns, entry, {{"created_at", sql::timeOrNow({})}}));
    if (entry.annotation.isNull())
        return {};
    // The link is stored with the annotation; where that comes later, it brings the link along.
    YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE annotation SET source_entry_id = ? WHERE id = ?"),
                                  {sql::id(entry.id), sql::id(entry.annotation)}));
    return {};
}

Result<QList<SourceEntry>> SqlSourceStore::entries() { return read({}, {}); }

Result<QList<SourceEntry>> SqlSourceStore::ofImage(const ImageId &image)
{
    return read(QStringLiteral("WHERE e.image_id = ?"), {sql::id(image)});
}

Result<QList<SourceEntry>> SqlSourceStore::read(const QString &condition,
                                                const QVariantList &values)
{
    QList<SourceEntry> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, a.id FROM source_entry e LEFT JOIN annotation a ON a.source_entry_id = e.id "
                       "AND a.origin = 'import' %2 ORDER BY e.file, e.position, e.id")
            .arg(entryColumns.names("e"), condition),
        values, [&](const Row &row) {
            SourceEntry entry = entryColumns.read(row);
            std::tie(entry.annotation) = row.as<AnnotationId>(entryColumns.count());
            list.append(entry);
        }));
    return list;
}

Result<bool> SqlSourceStore::known(const QString &file, const QString &itemId)
{
    YUYI_TRY(const auto count, m_connection.number(
                                   QStringLiteral("SELECT count(*) FROM source_entry WHERE file = ? AND item_id = ?"),
                                   {sql::text(file), sql::text(itemId)}));
    return count > 0;
}

Result<QHash<SourceEntryId, QString>> SqlSourceStore::itemIds()
{
    QHash<SourceEntryId, QString> found;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT id, item_id FROM source_entry"), {}, [&](const Row &row) {
        const auto [entry, itemId] = row.as<SourceEntryId, QString>();
        found.insert(entry, itemId);
    }));
    return found;
}

} // namespace yuyi
