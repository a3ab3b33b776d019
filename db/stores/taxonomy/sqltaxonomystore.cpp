// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/taxonomy/sqltaxonomystore.h"

#include "db/rows/columns.h"
#include "db/rows/stored.h"

namespace yuyi {

namespace {

const sql::Columns<Concept> conceptColumns("concept", {{"id", &Concept::id},
                                                       {"code", &Concept::code},
                                                       {"name_zh", [](auto &one) -> auto & { return one.name.zh;
}
} // namespace yuyi
,
    {"name_en", [](auto &one) -> auto &{return one.name.en;
}
}
,
{
    "image_id", &Concept::image
}
});

const sql::Columns<Chain> chainColumns("chain", {{"id", &Chain::id},
                                                 {"state", &Chain::state, ChainState::Open},
                                                 {"note", &Chain::note},
                                                 {"seed", &Chain::seed},
                                                 {"is_current", &Chain::current}});

} // namespace

Result<QList<Concept>> SqlTaxonomyStore::concepts()
{
    YUYI_TRY(auto list, sql::rowsWhere(m_connection, conceptColumns, QStringLiteral("WHERE is_current = 1 ORDER BY code"), {}));
    QHash<ConceptId, qsizetype> places;
    for (qsizetype i = 0; i < list.size(); ++i)
        places.insert(list.at(i).id, i);
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT concept_id, parent_id, in_tree FROM concept_parent ORDER BY concept_id, position"), {}, [&](const Row &row) {
            const auto [child, parent, inTree] = row.as<ConceptId, ConceptId, bool>();
            const auto place = places.constFind(child);
            if (place == places.constEnd())
                return;
            Concept &one = list[*place];
            if (inTree)
                one.parent = parent;
            else
                one.further.append(parent);
        }));
    return list;
}

Result<QHash<QString, ConceptId>> SqlTaxonomyStore::ids()
{
    QHash<QString, ConceptId> ids;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT code, id FROM concept"), {}, [&](const Row &row) {
        const auto [code, id] = row.as<QString, ConceptId>();
        ids.insert(code, id);
    }));
    return ids;
}

Result<> SqlTaxonomyStore::put(const QList<Concept> &concepts, const PersonId &by)
{
    for (const Concept &one : concepts) {
        YUYI_CHECK(sql::addRow(m_connection, conceptColumns, one, {{"created_at", sql::timeOrNow({})}, {"created_by", sql::id(by)}},
                               QStringLiteral("ON CONFLICT (id) DO UPDATE SET code = excluded.code, name_zh = excluded.name_zh, "
                                              "name_en = excluded.name_en, image_id = excluded.image_id, is_current = 1")));
    }
    for (const Concept &one : concepts) {
        YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM concept_parent WHERE concept_id = ?"), {sql::id(one.id)}));
        const QList<ConceptId> parents = one.parents();
        for (qsizetype i = 0; i < parents.size(); ++i) {
            YUYI_CHECK(m_connection.write(
                QStringLiteral("INSERT INTO concept_parent (concept_id, parent_id, position, in_tree) VALUES (?, ?, ?, ?)"),
                {sql::id(one.id), sql::id(parents.at(i)), sql::integer(i), sql::flag(parents.at(i) == one.parent)}));
        }
    }
    return {};
}

Result<> SqlTaxonomyStore::remove(const QList<ConceptId> &concepts)
{
    for (const ConceptId &id : concepts) {
        YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM concept_parent WHERE concept_id = ?"), {sql::id(id)}));
        YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE concept SET is_current = 0, image_id = NULL WHERE id = ?"), {sql::id(id)}));
    }
    return {};
}

Result<QList<Chain>> SqlTaxonomyStore::chains()
{
    YUYI_TRY(auto list, sql::rowsWhere(m_connection, chainColumns,
                                       QStringLiteral("JOIN chain_level l ON l.chain_id = c.id AND l.level = (SELECT max(m.level) "
                                                      "FROM chain_level m WHERE m.chain_id = c.id) JOIN concept leaf "
                                                      "ON leaf.id = l.concept_id ORDER BY leaf.code, c.id"),
                                       {}, "c"));
    QHash<ChainId, qsizetype> places;
    for (qsizetype i = 0; i < list.size(); ++i)
        places.insert(list.at(i).id, i);
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT chain_id, concept_id FROM chain_level ORDER BY chain_id, level"), {},
                                 [&](const Row &row) {
                                     const auto [chain, level] = row.as<ChainId, ConceptId>();
                                     if (const auto place = places.constFind(chain); place != places.constEnd())
                                         list[*place].levels.append(level);
                                 }));
    return list;
}

Result<> SqlTaxonomyStore::addChain(const Chain &chain, const PersonId &by)
{
    YUYI_CHECK(sql::addRow(m_connection, chainColumns, chain, {{"created_at", sql::timeOrNow({})}, {"created_by", sql::id(by)}}));
    for (qsizetype i = 0; i < chain.levels.size(); ++i) {
        YUYI_CHECK(m_connection.write(QStringLiteral("INSERT INTO chain_level (chain_id, level, concept_id) VALUES (?, ?, ?)"),
                                      {sql::id(chain.id), sql::integer(i), sql::id(chain.levels.at(i))}));
    }
    return {};
}

Result<> SqlTaxonomyStore::check(const ChainId &chain, ChainState state, const QString &note, const PersonId &by)
{
    return sql::nothing(
        m_connection.write(QStringLiteral("UPDATE chain SET state = ?, note = ?, checked_at = ?, checked_by = ? WHERE id = ?"),
                           {sql::code(state), sql::text(note), sql::timeOrNow({}), sql::id(by), sql::id(chain)}));
}

Result<> SqlTaxonomyStore::setCurrent(const ChainId &chain, bool current)
{
    return sql::nothing(m_connection.write(QStringLiteral("UPDATE chain SET is_current = ? WHERE id = ?"),
                                           {sql::flag(current), sql::id(chain)}));
}

} // namespace yuyi
