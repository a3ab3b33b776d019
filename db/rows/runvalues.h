// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/values.h"
#include "models/domain/annotation/annotation.h"
#include "models/domain/json/json.h"
#include "models/domain/result.h"

namespace yuyi::sql {

inline QVariant json(const Json &value) { return text(jsonText(value)); }

/// Labels of a frozen item.
Json labelsJson(const Labels &labels);
Labels labelsOf(const Json &json);

/// Ids as a JSON array.
template <typename IdType>
QVariant ids(const QList<IdType> &values)
{
    QStringList texts;
    for (const IdType &value : values)
        texts.append(value.toString());
    return list(texts);
}
template <typename IdType>
QList<IdType> parseIds(const QString &json)
{
    QList<IdType> values;
    for (const QString &text : parseList(json))
        values.append(IdType::fromString(text));
    return values;
}

/// Values of an enum as a JSON array of their codes; unknown ones are left out when read.
template <typename E>
QVariant codes(const QList<E> &values)
{
    QStringList texts;
    for (const E value : values)
        texts.append(codeOf(value));
    return list(texts);
}
template <typename E>
QList<E> parseCodes(const QString &json)
{
    QList<E> values;
    for (const QString &text : parseList(json)) {
        if (const auto value = fromCode<E>(text))
            values.append(*value);
    }
    return values;
}

inline Result<> nothing(const Result<int> &rows)
{
    if (!rows)
        return passOn(rows);
    return {};
}

} // namespace yuyi::sql
