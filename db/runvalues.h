// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/values.h"
#include "models/domain/json.h"
#include "models/domain/result.h"

namespace yuyi::sql {

inline QVariant json(const Json &value) { return text(jsonText(value)); }
/// What we wrote ourselves; a damaged text reads as nothing set.
inline Json storedJson(const QString &text)
{
    return parseJson(text.toUtf8()).value_or(Json::object());
}

inline Result<> nothing(const Result<int> &rows)
{
    if (!rows)
        return passOn(rows);
    return {};
}

} // namespace yuyi::sql
