// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// @brief Reads a list of texts as Python or JSON writes it: ['a', "b"]. Nothing if it is anything else, has an empty text or is empty.
/// Pure; any thread.
std::optional<QStringList> listedTexts(QStringView list);

} // namespace yuyi
