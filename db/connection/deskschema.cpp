// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/deskschema.h"

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

QString deskPrefix(const QString &database, const QString &schema)
{
    const QByteArray name = database.toUtf8() + '\0' + schema.toUtf8();
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex();
    return plain(schema) + u'_' + QString::fromLatin1(hash.left(8));
}

QString deskSchema(const QString &database, const QString &schema)
{
    const QString name = schema + QLatin1String("_desk");
    return name.toUtf8().size() > longestName ? deskPrefix(database, schema) + QLatin1String("_desk") : name;
}

QString quotedName(QString name)
{
    name.replace(u'"', QLatin1String("\"\""));
    return u'"' + name + u'"';
}

} // namespace yuyi
