// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/values.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"

namespace yuyi::sql {

namespace {

QVariant null() { return QVariant(QMetaType(QMetaType::QString)); }

} // namespace

QVariant text(const QString &value)
{
    if (value.isNull())
        return QVariant(QLatin1String(""));
    if (!value.contains(QChar::Null))
        return QVariant(value);
    QString clean = value;
    clean.remove(QChar::Null);
    return QVariant(clean.isNull() ? QLatin1String("") : clean);
}

QVariant text(const QByteArray &utf8) { return text(QString::fromUtf8(utf8)); }

QVariant blob(const QByteArray &value) { return QVariant(value.isNull() ? QByteArray("") : value); }

QVariant uuid(const QUuid &value)
{
    return value.isNull() ? null() : QVariant(value.toString(QUuid::WithoutBraces));
}

QVariant time(const QDateTime &value)
{
    return value.isValid() ? QVariant(timeText(value)) : null();
}

QVariant timeOrNow(const QDateTime &value)
{
    return QVariant(timeText(value.isValid() ? value : currentTime()));
}

QVariant list(const QStringList &value)
{
    return text(storedText(value));
}

QString timeText(const QDateTime &value) { return value.toUTC().toString(Qt::ISODateWithMs); }

QDateTime parseTime(const QString &text)
{
    return text.isEmpty() ? QDateTime() : QDateTime::fromString(text, Qt::ISODateWithMs);
}

QStringList parseList(const QString &json)
{
    return textsOf(storedJson(json.toUtf8()));
}

QString marks(qsizetype count)
{
    QString text;
    text.reserve(count * 3);
    for (qsizetype i = 0; i < count; ++i)
        text += i == 0 ? QLatin1String("?") : QLatin1String(", ?");
    return text;
}

} // namespace yuyi::sql
