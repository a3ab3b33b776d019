// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/desknames.h"

#include <QCryptographicHash>

namespace yuyi {

namespace {

constexpr qsizetype longestName = 63; ///< of PostgreSQL, in bytes

/// The part of a name that is safe everywhere.
QString plain(const QString &name)
{
    QString kept;
    for (const QChar letter : name) {
        if (kept.size() >= 20)
            break;
        const bool safe = (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9') || letter == u'_';
        kept.append(safe ? letter : QChar(u'_'));
    }
    return kept.isEmpty() || !(kept.at(0) >= u'a' && kept.at(0) <= u'z') ? u'p' + kept : kept;
}

} // namespace

DeskNames::DeskNames(const QString &database, const QString &schema) : m_database(database), m_schema(schema)
{
    const QByteArray name = database.toUtf8() + '\0' + schema.toUtf8();
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex();
    m_prefix = plain(schema) + u'_' + QString::fromLatin1(hash.left(8));
    m_desk = schema + QLatin1String("_desk");
    if (m_desk.toUtf8().size() > longestName)
        m_desk = m_prefix + QLatin1String("_desk");
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
    QString text = name;
    text.replace(u'"', QLatin1String("\"\""));
    return u'"' + text + u'"';
}

QString DeskNames::literal(QString text)
{
    text.replace(u'\'', QLatin1String("''"));
    // A backslash means itself only in a plain text of a server with standard strings, which the layer sets.
    return u'\'' + text + u'\'';
}

} // namespace yuyi
