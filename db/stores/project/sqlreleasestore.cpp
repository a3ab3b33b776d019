// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/project/sqlreleasestore.h"

#include "db/rows/columns.h"
#include "models/domain/json/jsonfields.h"

#include <tuple>

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
    int outside = 0;
    // What is not in the files has no place in them: its position is below zero.
    for (const ReleasedItem &item : items)
        YUYI_CHECK(sql::addRow(m_connection, releasedColumns, item,
                               {{"release_id", sql::id(release.id)}, {"position", item.isWritten ? position++ : --outside}}));
    return {};
}

Result<QList<Release>> SqlReleaseStore::releases()
{
    return sql::rowsWhere(m_connection, releaseColumns, QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<QList<ReleaseStore::ReleasedItem>> SqlReleaseStore::items(const ReleaseId &id)
{
    return sql::rowsWhere(m_connection, releasedColumns, QStringLiteral("WHERE release_id = ? AND position >= 0 ORDER BY position"),
                          {sql::id(id)});
}

Result<QList<ReleaseStore::Contribution>> SqlReleaseStore::contributions()
{
    QList<Contribution> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT 'annotator', a.image_id, a.person_id FROM annotation a "
                       "WHERE a.origin = 'annotation' AND a.state = 'submitted' AND a.person_id IS NOT NULL "
                       "UNION SELECT 'adjudicator', c.image_id, j.created_by FROM adjudication j "
                       "JOIN discrepancy d ON d.id = j.discrepancy_id JOIN adjudication_case c ON c.id = d.case_id "
                       "WHERE j.superseded = 0 AND j.created_by IS NOT NULL AND c.state = 'settled' "
                       "UNION SELECT 'validator', v.question_version_id, v.created_by FROM vote v WHERE v.withdrawn = 0 "
                       "UNION SELECT 'expert', t.question_version_id, e.created_by FROM error_code e "
                       "JOIN error_case k ON k.id = e.case_id JOIN attempt t ON t.id = k.attempt_id WHERE e.state = 'submitted' "
                       "AND e.final = 0"),
        {}, [&](const Row &row) {
            Contribution one;
            std::tie(one.role, one.subject, one.person) = row.as<sql::CodeOr<Role::Annotator>, QUuid, PersonId>();
            list.append(one);
        }));
    return list;
}

Result<AboutTexts> SqlReleaseStore::aboutTexts()
{
    AboutTexts texts;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT field, content FROM about_text"), {}, [&](const Row &row) {
        const auto [code, content] = row.as<QString, QString>();
        if (const auto field = fromCode<AboutField>(code))
            texts.insert(*field, content);
    }));
    return texts;
}

Result<> SqlReleaseStore::setAboutText(AboutField field, const QString &text)
{
    YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM about_text WHERE field = ?"), {sql::code(field)}));
    if (text.isEmpty())
        return {};
    return sql::nothing(m_connection.write(QStringLiteral("INSERT INTO about_text (field, content) VALUES (?, ?)"),
                                           {sql::code(field), sql::text(text)}));
}

} // namespace yuyi
