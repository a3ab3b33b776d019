// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi::sql {

/// Reads rows for many ids with `before` IN (…) `after`, in chunks of only three sizes so prepared statements are reused.
template <typename Tag>
Result<> readForIds(Connection &connection, const QString &before, const QString &after,
                    const QList<Id<Tag>> &ids, const Connection::Visitor &visit)
{
    qsizetype from = 0;
    while (from < ids.size()) {
        const qsizetype left = ids.size() - from;
        const qsizetype size = left == 1 ? 1 : left <= 16 ? 16 : 500;
        QVariantList values;
        values.reserve(size);
        for (qsizetype i = 0; i < size; ++i)
            values.append(id(ids.at(qMin(from + i, ids.size() - 1))));
        const auto done = connection.read(before + QLatin1String(" IN (") + marks(size)
                                              + QLatin1String(") ") + after,
                                          values, visit);
        if (!done)
            return done;
        from += size;
    }
    return {};
}

} // namespace yuyi::sql
