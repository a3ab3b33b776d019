// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checks/taxonomychecks.h"

#include "db/rows/stored.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TaxonomyChecks)
};

} // namespace

QList<IntegrityRule> taxonomyRules()
{
    // The levels of the chains that are in force, with the level above.
    const QString levels = QStringLiteral("FROM chain c JOIN chain_level l ON l.chain_id = c.id JOIN concept k ON k.id = l.concept_id ");
    return {
        {QStringLiteral("SELECT k.code, count(*) FROM concept_parent p JOIN concept k ON k.id = p.concept_id WHERE p.in_tree = 1 "
                        "GROUP BY k.id, k.code HAVING count(*) > 1"),
         Tr::tr("The concept “%1” has %2 parents in the tree.")},
        {QStringLiteral("SELECT k.code, o.code FROM concept_parent p JOIN concept k ON k.id = p.concept_id JOIN concept o ON "
                        "o.id = p.parent_id WHERE k.is_current = 0 OR o.is_current = 0"),
         Tr::tr("The concept “%1” is a kind of “%2”, but one of them is not in use any more.")},
        {QStringLiteral("SELECT k.code, l.level %1WHERE c.is_current = 1 AND ((l.level = 0 AND EXISTS (SELECT 1 FROM concept_parent p "
                        "WHERE p.concept_id = l.concept_id AND p.in_tree = 1)) OR (l.level > 0 AND NOT EXISTS (SELECT 1 FROM "
                        "chain_level u JOIN concept_parent p ON p.parent_id = u.concept_id AND p.in_tree = 1 WHERE "
                        "u.chain_id = l.chain_id AND u.level = l.level - 1 AND p.concept_id = l.concept_id)))")
             .arg(levels),
         Tr::tr("A chain does not follow the tree at “%1”, level %2.")},
        {QStringLiteral("SELECT k.code, l.level %1WHERE c.is_current = 1 AND NOT EXISTS (SELECT 1 FROM chain_level n WHERE "
                        "n.chain_id = l.chain_id AND n.level > l.level) AND EXISTS (SELECT 1 FROM concept_parent p WHERE "
                        "p.parent_id = l.concept_id AND p.in_tree = 1)")
             .arg(levels),
         Tr::tr("A chain ends at “%1”, level %2, but the tree goes on below it.")},
        {QStringLiteral("SELECT c.id FROM chain c WHERE NOT EXISTS (SELECT 1 FROM chain_level l WHERE l.chain_id = c.id)"),
         Tr::tr("The chain %1 has no concepts.")},
        {QStringLiteral("SELECT substr(i.sha256, 1, 12), count(*) FROM concept k JOIN image i ON i.id = k.image_id "
                        "WHERE k.is_current = 1 GROUP BY i.id, i.sha256 HAVING count(*) > 1"),
         Tr::tr("Image %1 is the image of %2 concepts.")},
    };
}

Result<QStringList> circleFindings(Connection &connection)
{
    QHash<QString, QStringList> up;
    QStringList codes;
    YUYI_CHECK(connection.read(QStringLiteral("SELECT k.code, o.code FROM concept_parent p JOIN concept k ON k.id = p.concept_id "
                                              "JOIN concept o ON o.id = p.parent_id ORDER BY k.code"),
                               {}, [&](const Row &row) {
                                   const auto [child, parent] = row.as<QString, QString>();
                                   if (!up.contains(child))
                                       codes.append(child);
                                   up[child].append(parent);
                               }));
    QStringList findings;
    for (const QString &code : std::as_const(codes)) {
        QSet<QString> seen;
        QStringList open = up.value(code);
        while (!open.isEmpty() && !seen.contains(code)) {
            const QString at = open.takeLast();
            if (seen.contains(at))
                continue;
            seen.insert(at);
            open += up.value(at);
        }
        if (seen.contains(code))
            findings.append(Tr::tr("The concept “%1” is above itself.").arg(code));
    }
    return findings;
}

} // namespace yuyi
