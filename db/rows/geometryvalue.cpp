// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/geometryvalue.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace yuyi {

QVariant geometryValue(const QTransform &t)
{
    if (t.isIdentity())
        return sql::text(QString());
    return sql::text(QJsonDocument(QJsonArray{t.m11(), t.m12(), t.m13(), t.m21(), t.m22(), t.m23(),
                                              t.m31(), t.m32(), t.m33()})
                         .toJson(QJsonDocument::Compact));
}

QTransform geometryOf(const QString &json)
{
    const QJsonArray n = QJsonDocument::fromJson(json.toUtf8()).array();
    if (n.size() != 9)
        return {};
    const auto at = [&n](int i) { return n.at(i).toDouble(); };
    return {at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)};
}

} // namespace yuyi
