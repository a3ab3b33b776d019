// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// The greatest number of characters of a written answer.
inline constexpr int longestWritten = 200;

/// @brief The form in which written answers are counted together. Numbers: Chinese numerals, English words up to ninety-nine, thousands
/// marks, 万 and ×10ⁿ as digits, rounded to two decimals, below 0.1 to two significant digits, with their unit, but without 第, measure
/// words and what these count (4只猫 is 4). Other texts, also 三个和尚 and four grids: NFKC, lower case, without outer marks. Empty for an
/// empty text. Pure; any thread.
QString writtenForm(const QString &text);

/// @brief Whether a written answer says the same as an accepted one: the same number, where a unit that only one of them has does not
/// matter, or the same text. A word with a numeral (三角, 4K) is not the number alone. An empty answer says nothing. Pure; any thread.
bool sameWritten(const QString &answer, const QString &accepted);

} // namespace yuyi
