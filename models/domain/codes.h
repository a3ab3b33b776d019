// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <optional>
#include <utility>

namespace yuyi {

/// @brief The table of an enum: value ↔ stable code (as stored). Declare one `codesOf(E)` per enum.
template <typename E, size_t N>
using CodeTable = std::array<std::pair<E, const char16_t *>, N>;

/// The stable code of a value, as stored.
template <typename E>
QString codeOf(E value)
{
    for (const auto &[candidate, code] : codesOf(E{})) {
        if (candidate == value)
            return QString::fromUtf16(code);
    }
    return {};
}

/// The value of a stored code; nothing if the code is unknown.
template <typename E>
std::optional<E> fromCode(QStringView code)
{
    for (const auto &[candidate, text] : codesOf(E{})) {
        if (code == QStringView(text))
            return candidate;
    }
    return std::nullopt;
}

} // namespace yuyi
