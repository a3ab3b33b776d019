// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/moments.h"

namespace yuyi {

QString dayText(const QDateTime &when)
{
    return when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd"));
}

QString momentText(const QDateTime &when)
{
    return when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

} // namespace yuyi
