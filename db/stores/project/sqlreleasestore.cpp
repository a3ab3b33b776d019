// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/project/sqlreleasestore.h"

#include "db/rows/columns.h"
#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace sql {

template <>
struct Stored<QList<SplitPart>> {
    static QVariant bound(const QList<SplitPart> &splits)
    {
        Json array = Json::array();
        for (const SplitPart &part : splits)
            array.push_back({{"name", part.name}, {"weight", part.weight}});
        return text(storedText(array));
    }
    static QList<SplitPart> read(const Row &row, int column)
    {
        QList<SplitPart> splits;
        const Json array = storedJson(row.utf8(column));
        for (const Json &value : array)
            splits.append({textOf(value, "name"), numberOf(value, "weight")});
        return splits;
    }
};

} // namespace sql

namespace {

const sql::Columns<Release> releaseColumns("release", {{"id", &Release::id},
                                                       {"name", &Release::name},
                                                       {"seed", &Release::seed},
                                                       {"splits", &Release::splits},
                                                       {"images", &Release::images},
                                                       {"questions", &Release::questions},
                                                       {"created_at", &Release::createdAt, sql::orNow},
                                                       {"created_by", &Release::createdBy},
                                                       {"target", &Release::target},
                                                       {"format", &Release::format}});

using ReleasedItem = ReleaseStore::ReleasedItem;
const sql::Columns<ReleasedItem> releasedColumns("release_item", {{"image_id", &ReleasedItem::image},
                                                                  {"question_version_id", &ReleasedItem::question},
                                                                  {"split", &ReleasedItem::split}});

} // namespace

Result<> SqlReleaseStore::add(const Release &release, const QList<ReleasedItem> &items)
{
    YUYI_CHECK(sql::addRow(m_connection, releaseColumns, release));
    int position = 0;
    for (const ReleasedItem &item : items)
        YUYI_CHECK(sql::addRow(m_connection, releasedColumns, item,
                               {{"release_id", sql::id(release.id)}, {"position", position++}}));
    return {};
}

Result<QList<Release>> SqlReleaseStore::releases()
{
    return sql::rowsWhere(m_connection, releaseColumns, QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<QList<ReleaseStore::ReleasedItem>> SqlReleaseStore::items(const ReleaseId &id)
{
    return sql::rowsWhere(m_connection, releasedColumns, QStringLiteral("WHERE release_id = ? ORDER BY position"),
                          {sql::id(id)});
}

} // namespace yuyi
