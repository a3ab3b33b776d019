// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/deskreads.h"

#include "db/desk/desksets.h"
#include "models/domain/codes.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace yuyi {

namespace {

/// The two people whose work is settled, in every case of every adjudicator.
const QString sideA = QStringLiteral("'00000000-0000-7000-8000-00000000000a'");
const QString sideB = QStringLiteral("'00000000-0000-7000-8000-00000000000b'");

bool isConstant(const QString &expression)
{
    static const QRegularExpression rule(QStringLiteral("^(NULL|-?[0-9.]+|'[^']*')$"));
    return rule.match(expression).hasMatch();
}

/// Without " COLLATE …".
QString bareType(const CatalogColumn &column)
{
    return column.type.section(QLatin1String(" COLLATE"), 0, 0);
}

QString collationOf(const CatalogColumn &column)
{
    return column.type.mid(bareType(column).size());
}

} // namespace

DeskReads::DeskReads(const DeskTable &table, const QList<CatalogColumn> &columns) : m_table(table), m_catalog(columns)
{
    for (const DeskRule &rule : table.rules)
        (rule.apart ? m_apart : m_own).append(rule);
    m_hasView = !m_apart.isEmpty();
    for (const CatalogColumn &column : columns) {
        Shown shown{column, Kind::Plain, {}};
        QStringList expressions;
        for (const DeskRule &rule : std::as_const(m_own))
            expressions.append(expression(rule, column.name));
        expressions.removeDuplicates();
        // The table itself shows nothing to anybody.
        if (expressions.isEmpty())
            expressions.append(QStringLiteral("NULL"));
        if (expressions != QStringList{column.name}) {
            const bool same = expressions.size() == 1 && isConstant(expressions.constFirst());
            shown.kind = same ? Kind::Constant : Kind::Function;
            shown.expression = same ? expressions.constFirst() : QString();
            m_hasView = true;
        }
        m_shown.append(shown);
    }
}

QString DeskReads::condition(const DeskRule &rule)
{
    return QStringLiteral("({has} AND (%1))").arg(rule.rows);
}

QString DeskReads::expression(const DeskRule &rule, const QString &column)
{
    for (const PackedColumn &packed : rule.columns) {
        if (packed.name != column)
            continue;
        QString text = packed.expression;
        text.replace(QLatin1String("{a}"), sideA);
        text.replace(QLatin1String("{b}"), sideB);
        return withDeskSets(text, rule.role);
    }
    return QStringLiteral("NULL"); // nobody has decided about it: a test fails
}

QStringList DeskReads::plainColumns() const
{
    QStringList names;
    for (const Shown &shown : m_shown) {
        if (shown.kind == Kind::Plain)
            names.append(shown.column.name);
    }
    return names;
}

bool DeskReads::isPlain(const QString &column) const
{
    return plainColumns().contains(column);
}

bool DeskReads::isFor(DeskGroup group) const
{
    const QList<DeskRule> &rules = m_table.rules;
    return std::any_of(rules.begin(), rules.end(), [group](const DeskRule &rule) { return groupOf(rule.role) == group; });
}

QList<DeskGroup> DeskReads::groups() const
{
    QList<DeskGroup> all{DeskGroup::Members};
    if (isFor(DeskGroup::Participants))
        all.append(DeskGroup::Participants);
    return all;
}

QString DeskReads::grantees() const
{
    QStringList roles;
    const QList<DeskGroup> all = groups();
    for (const DeskGroup group : all)
        roles.append(roleOf(group));
    return roles.join(QLatin1String(", "));
}

QString DeskReads::rows(DeskGroup group) const
{
    QList<DeskRule> rules;
    std::copy_if(m_own.begin(), m_own.end(), std::back_inserter(rules),
                 [group](const DeskRule &rule) { return groupOf(rule.role) == group; });
    return rowsOf(rules);
}

QString DeskReads::rowsOf(const QList<DeskRule> &rules)
{
    QStringList conditions;
    for (const DeskRule &rule : rules)
        conditions.append(withDeskSets(condition(rule), rule.role));
    return conditions.isEmpty() ? QStringLiteral("FALSE") : conditions.join(QLatin1String(" OR "));
}

QStringList DeskReads::keyTypes() const
{
    QStringList types;
    for (const CatalogColumn &column : m_catalog) {
        if (column.key)
            types.append(bareType(column));
    }
    return types;
}

QStringList DeskReads::maskedByFunction() const
{
    QStringList names;
    for (const Shown &shown : m_shown) {
        if (shown.kind == Kind::Function)
            names.append(shown.column.name);
    }
    return names;
}

QString DeskReads::call(const CatalogColumn &column) const
{
    QStringList keys;
    for (const CatalogColumn &one : m_catalog) {
        if (one.key)
            keys.append(QLatin1String("t.") + one.name);
    }
    return QStringLiteral("{D}.%1(%2)").arg(maskName(column.name), keys.join(QLatin1String(", ")));
}

QStringList DeskReads::functions() const
{
    QStringList made;
    QStringList keys;
    for (const CatalogColumn &column : m_catalog) {
        if (column.key)
            keys.append(QStringLiteral("%1.%2 = $%3").arg(table(), column.name).arg(keys.size() + 1));
    }
    for (const Shown &shown : m_shown) {
        if (shown.kind != Kind::Function)
            continue;
        QStringList cases;
        for (const DeskRule &rule : m_own) {
            cases.append(QStringLiteral("WHEN %1 THEN %2")
                             .arg(withDeskSets(condition(rule), rule.role), expression(rule, shown.column.name)));
        }
        made.append(QStringLiteral("CREATE FUNCTION {D}.%1(%2) RETURNS %3 LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = {S}, "
                                   "pg_temp AS $mask$ BEGIN RETURN (SELECT CASE %4 END FROM {S}.%5 WHERE %6); END $mask$")
                        .arg(maskName(shown.column.name), keyTypes().join(QLatin1String(", ")),
                             bareType(shown.column), cases.join(u' '), table(),
                             keys.join(QLatin1String(" AND "))));
    }
    return made;
}

QString DeskReads::apartView() const
{
    if (m_apart.isEmpty())
        return {};
    QStringList columns;
    for (const CatalogColumn &column : m_catalog) {
        const QString shown = expression(m_apart.constFirst(), column.name);
        columns.append(QStringLiteral("CAST(%1 AS %2)%3 AS %4").arg(shown, bareType(column), collationOf(column), column.name));
    }
    QStringList conditions;
    for (const DeskRule &rule : m_apart)
        conditions.append(withDeskSets(condition(rule), rule.role));
    // Who sees a row of the table itself does not see it a second time.
    return QStringLiteral("CREATE VIEW {D}.%1 WITH (security_barrier) AS SELECT %2 FROM {S}.%3 WHERE (%4) AND NOT coalesce((%5), FALSE)")
        .arg(apartName(), columns.join(QLatin1String(", ")), table(), conditions.join(QLatin1String(" OR ")), rowsOf(m_own));
}

QString DeskReads::view() const
{
    if (!m_hasView)
        return {};
    QStringList columns;
    QStringList names;
    for (const Shown &shown : m_shown) {
        const CatalogColumn &column = shown.column;
        names.append(column.name);
        switch (shown.kind) {
        case Kind::Plain: columns.append(QLatin1String("t.") + column.name); break;
        case Kind::Constant:
            columns.append(QStringLiteral("CAST(%1 AS %2)%3 AS %4")
                               .arg(shown.expression, bareType(column),
                                    collationOf(column), column.name));
            break;
        case Kind::Function:
            columns.append(QStringLiteral("%1%2 AS %3").arg(call(column), collationOf(column), column.name));
            break;
        }
    }
    QStringList parts;
    if (!m_own.isEmpty())
        parts.append(QStringLiteral("SELECT %1 FROM {S}.%2 t").arg(columns.join(QLatin1String(", ")), table()));
    if (!m_apart.isEmpty())
        parts.append(QStringLiteral("SELECT %1 FROM {D}.%2").arg(names.join(QLatin1String(", ")), apartName()));
    return QStringLiteral("CREATE VIEW {D}.%1 WITH (security_invoker) AS %2").arg(table(), parts.join(QLatin1String(" UNION ALL ")));
}

} // namespace yuyi
