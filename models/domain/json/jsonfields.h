// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

namespace yuyi {

/// @name Reading stored JSON. A missing member or one of another type reads as empty. Never throws.
/// @{
inline const Json &fieldOf(const Json &json, const char *name)
{
    static const Json none;
    const auto found = json.is_object() ? json.find(name) : json.end();
    return found == json.end() ? none : *found;
}

inline QString textOf(const Json &json)
{
    return json.is_string() ? fromUtf8(json.get_ref<const std::string &>()) : QString();
}

inline double numberOf(const Json &json)
{
    return json.is_number() ? json.get<double>() : 0;
}
/// @}

} // namespace yuyi
