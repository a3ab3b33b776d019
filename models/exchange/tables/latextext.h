// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief Escapes text for LaTeX, on one line. Symbols are set as mathematics; a character that the TeX fonts (with ctex for
/// Chinese) lack, such as an emoji, is written as its code point. Nothing is dropped.
QString latexEscaped(const QString &text);

/// Like latexEscaped(), for a column of fixed width: long words without a blank, such as file names, may be broken.
QString latexBreakable(const QString &text);

} // namespace yuyi
