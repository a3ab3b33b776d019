// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi::sql {

/// The most ids in one statement.
inline constexpr qsizetype mostIds = 500;

/// @brief The values for the next chunk of ids, at most `mostIds`. There are only three sizes, filled up with the last id, so that
/// prepared statements are reused. `from` must be less than the number of ids.
template <typename Tag>
QVariantList idsFrom(const QList<Id<Tag>> &ids, qsizetype from)
{
    const qsizetype left = ids.size() - from;
    const qsizetype size = left == 1 ? 1 : left <= 16 ? 16
                                                      : mostIds;
    QVariantList values;
    values.reserve(size);
    for (qsizetype i = 0; i < size; ++i)
        values.append(id(ids.at(qMin(from + i, ids.size() - 1))));
    return values;
}

/// Reads rows for many ids with `before` IN (…) `after`, in chunks.
template <typename Tag>
Result<> readForIds(Connection &connection, const QString &before, const QString &after,
                    const QList<Id<Tag>> &ids, const Connection::Visitor &visit)
{
    qsizetype from = 0;
    while (from < ids.size()) {
        const QVariantList values = idsFrom(ids, from);
        YUYI_CHECK(connection.read(before + QLatin1String(" IN (") + marks(values.size())
                                       + QLatin1String(") ") + after,
                                   values, visit));
        from += values.size();
    }
    return {};
}

} // namespace yuyi::sql
