// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>
#include <QVariant>

namespace yuyi::sql {

/// @name Values bound to the ? of a statement
/// @{
/// Never NULL. U+0000 is left out: PostgreSQL cannot store it.
QVariant text(const QString &value);
QVariant text(const QByteArray &utf8);
QVariant blob(const QByteArray &value);
QVariant uuid(const QUuid &value);     ///< NULL for the null id
QVariant time(const QDateTime &value); ///< NULL when invalid
QVariant timeOrNow(const QDateTime &value);
QVariant list(const QStringList &value); ///< as a JSON array
inline QVariant integer(qint64 value) { return QVariant::fromValue<qlonglong>(value); }
inline QVariant flag(bool value) { return QVariant(value ? 1 : 0); }

template <typename Tag>
QVariant id(const Id<Tag> &value)
{
    return uuid(value.value());
}
template <typename E>
QVariant code(E value)
{
    return QVariant(codeOf(value));
}
/// @}

/// UTC with milliseconds, "2026-01-31T08:00:00.000Z"; sorts as text.
QString timeText(const QDateTime &value);
QDateTime parseTime(const QString &text);
QStringList parseList(const QString &json);
/// "?, ?, ?"
QString marks(qsizetype count);

} // namespace yuyi::sql
