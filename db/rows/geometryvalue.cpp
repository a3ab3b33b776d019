// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/geometryvalue.h"

#include "models/domain/json/jsonfields.h"

namespace yuyi {

QVariant geometryValue(const QTransform &t)
{
    if (t.isIdentity())
        return sql::text(QString());
    return sql::text(storedText(Json::array({t.m11(), t.m12(), t.m13(), t.m21(), t.m22(), t.m23(),
                                             t.m31(), t.m32(), t.m33()})));
}

QTransform geometryOf(const QString &json)
{
    const QList<double> n = numbersOf(storedJson(json.toUtf8()));
    return n.size() == 9 ? QTransform(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8]) : QTransform();
}

} // namespace yuyi
