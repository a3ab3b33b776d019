// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief What a character is read as where NFKC leaves or spoils it: letters and digits in circles and squares, letters of other
/// scripts that look like Latin ones, other colons. Empty: as NFKC has it.
QString glyphReadAs(char32_t point);

/// Whether a character only changes the look of the one before it: variation selectors, enclosing and combining marks.
bool isDecoration(char32_t point);

/// The simplified form of a traditional Chinese character; every other character as it is.
QChar simplifiedForm(QChar character);

/// A text with simplified characters, straight apostrophes and in lower case; each unit keeps its place.
QString folded(const QString &text);

} // namespace yuyi
