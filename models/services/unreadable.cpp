// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/unreadable.h"

#include <QJsonObject>

namespace yuyi {

QJsonArray unreadableToJson(const Unreadable &unreadable)
{
    QJsonArray json;
    for (const auto &[name, reason] : unreadable)
        json.append(QJsonObject{{QStringLiteral("path"), name}, {QStringLiteral("reason"), reason}});
    return json;
}

Unreadable unreadableFromJson(const QJsonArray &json)
{
    Unreadable unreadable;
    for (const QJsonValue &value : json) {
        unreadable.append({value.toObject().value(QStringLiteral("path")).toString(),
                           value.toObject().value(QStringLiteral("reason")).toString()});
    }
    return unreadable;
}

} // namespace yuyi
