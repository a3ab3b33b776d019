// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// How a clause takes back an answer that was given before it. Number: only if it names another number.
enum class Revision {
    None,
    Number,
    Plain
};

/// @brief Reads one clause without white space at either end: 不对 · 更正：4 · wait · 应该是4. Pure; any thread.
Revision revisionOf(const QString &clause);

} // namespace yuyi
