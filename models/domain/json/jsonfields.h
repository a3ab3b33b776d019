// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QList>
#include <QStringList>

#include <string_view>
#include <utility>

namespace yuyi {

/// @name Reading stored JSON. A missing member or one of another type reads as empty, or as what is given for it. Never throws.
/// @{
inline const Json &fieldOf(const Json &json, std::string_view name)
{
    static const Json none;
    const auto found = json.is_object() ? json.find(name) : json.end();
    return found == json.end() ? none : *found;
}
const Json &fieldOf(Json &&json, std::string_view name) = delete; // the field would be gone

inline const Json &elementOf(const Json &array, qsizetype index)
{
    static const Json none;
    return array.is_array() && index >= 0 && index < static_cast<qsizetype>(array.size()) ? array[static_cast<std::size_t>(index)] : none;
}
const Json &elementOf(Json &&array, qsizetype index) = delete;

inline QString textOf(const Json &json)
{
    return json.is_string() ? fromUtf8(json.get_ref<const std::string &>()) : QString();
}

inline QString textOf(const Json &json, std::string_view name)
{
    return textOf(fieldOf(json, name));
}

inline double numberOf(const Json &json)
{
    return json.is_number() ? json.get<double>() : 0;
}

inline double numberOf(const Json &json, std::string_view name, double without = 0)
{
    const Json &field = fieldOf(json, name);
    return field.is_number() ? field.get<double>() : without;
}

template <typename Whole = int>
Whole wholeOf(const Json &json, std::string_view name, Whole without = 0)
{
    const Json &field = fieldOf(json, name);
    const auto number = field.is_number_integer() ? field.get<qint64>() : without;
    return std::in_range<Whole>(number) ? static_cast<Whole>(number) : without;
}

inline bool flagOf(const Json &json, std::string_view name, bool without = false)
{
    const Json &field = fieldOf(json, name);
    return field.is_boolean() ? field.get<bool>() : without;
}

/// Of an array, or of one text.
inline QStringList textsOf(const Json &json)
{
    QStringList texts;
    for (const Json &value : json)
        texts.append(textOf(value));
    return texts;
}

inline QStringList textsOf(const Json &json, std::string_view name)
{
    return textsOf(fieldOf(json, name));
}

template <typename IdType>
QList<IdType> idsOf(const Json &json, std::string_view name)
{
    QList<IdType> ids;
    for (const QString &text : textsOf(json, name))
        ids.append(IdType::fromString(text));
    return ids;
}

/// Of an array.
inline QList<double> numbersOf(const Json &json)
{
    QList<double> numbers;
    for (const Json &value : json)
        numbers.append(numberOf(value));
    return numbers;
}
/// @}

} // namespace yuyi
