// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief Text that means itself in LaTeX, on one line: symbols are set as mathematics, what the fonts of TeX (with ctex for
/// Chinese) do not hold, such as an emoji, is written as its code point, and nothing vanishes.
QString latexEscaped(const QString &text);

/// @brief The same for a column of fixed width: long words without a blank, such as names of files, may be broken.
QString latexBreakable(const QString &text);

} // namespace yuyi
