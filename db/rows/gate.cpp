// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/gate.h"

#include "db/connection/sqldialect.h"
#include "db/connection/values.h"

#include <algorithm>

namespace yuyi::sql {

PersonId gatePerson()
{
    return PersonId::fromString(QStringLiteral("00000000-0000-7000-8000-0000000000f1"));
}

QUuid gateGiven()
{
    return QUuid::fromString(QStringLiteral("00000000-0000-7000-8000-0000000000f2"));
}

QDateTime gateNow()
{
    return QDateTime::fromSecsSinceEpoch(24 * 60 * 60, Qt::UTC);
}

QDateTime gateEarlier()
{
    return QDateTime::fromSecsSinceEpoch(0, Qt::UTC);
}

QString gated(const GateStatement &statement)
{
    const QList<std::pair<QVariant, QString>> marks{
        {id(gatePerson()), QStringLiteral("$1")},
        {time(gateNow()), QStringLiteral("$2")},
        {QVariant(gatePlaces), QStringLiteral("$3")},
        {uuid(gateGiven()), QStringLiteral("$4")},
        {time(gateEarlier()), QStringLiteral("$5")},
        {QVariant(gateCount), QStringLiteral("$6")}};
    const QString text = SqlDialect(Backend::Postgres).expand(statement.text);
    QString filled;
    qsizetype next = 0;
    for (const QChar letter : text) {
        if (letter != u'?') {
            filled.append(letter);
            continue;
        }
        const QVariant value = statement.values.value(next++);
        const auto mark = std::find_if(marks.begin(), marks.end(), [&](const auto &one) { return one.first == value; });
        // A value that is no mark would be a mistake of the store: the function then cannot be made.
        filled.append(mark == marks.end() ? QStringLiteral("$0") : mark->second);
    }
    return filled;
}

} // namespace yuyi::sql
