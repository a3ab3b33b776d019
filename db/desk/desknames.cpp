// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/desknames.h"

#include "db/connection/deskschema.h"

namespace yuyi {

DeskNames::DeskNames(const QString &database, const QString &schema)
    : m_database(database), m_schema(schema), m_desk(deskSchema(database, schema)), m_prefix(deskPrefix(database, schema))
{
}

QString DeskNames::role(const char *kind) const
{
    return m_prefix + u'_' + QLatin1String(kind);
}

QString DeskNames::loginPrefix() const
{
    return m_prefix + u'_';
}

QString DeskNames::filled(QString sql) const
{
    sql.replace(QLatin1String("{me}"), QLatin1String("(SELECT {D}.me())"));
    sql.replace(QLatin1String("{taker}"), QLatin1String("(SELECT {D}.participant())"));
    sql.replace(QLatin1String("{prefix}"), loginPrefix());
    sql.replace(QLatin1String("{'S'}"), literal(m_schema));
    sql.replace(QLatin1String("{'D'}"), literal(m_desk));
    sql.replace(QLatin1String("{S}"), quoted(m_schema));
    sql.replace(QLatin1String("{D}"), quoted(m_desk));
    sql.replace(QLatin1String("{database}"), quoted(m_database));
    for (const char *kind : {"owner", "gate", "admin", "home", "member", "participant"}) {
        const QString mark = QLatin1String(kind);
        sql.replace(QStringLiteral("{'%1'}").arg(mark), literal(role(kind)));
        sql.replace(QStringLiteral("{%1}").arg(mark), quoted(role(kind)));
    }
    return sql;
}

QString DeskNames::quoted(const QString &name)
{
    return quotedName(name);
}

QString DeskNames::literal(QString text)
{
    text.replace(u'\'', QLatin1String("''"));
    // A backslash means itself only in a plain text of a server with standard strings, which the layer sets.
    return u'\'' + text + u'\'';
}

} // namespace yuyi
