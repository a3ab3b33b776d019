// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace yuyi::python {

/// What published scorers, which are written in Python, do with text, where Qt does something else. Pure; any thread.

/// A text without white space at both ends (str.strip()): also the separators U+001C…U+001F.
QString stripped(const QString &text);
/// A text without this character at both ends (str.strip(c)).
QString stripped(const QString &text, QChar character);
/// How often a text occurs without overlaps (str.count()); the empty text once more than there are characters.
qsizetype countOf(const QString &text, const QString &part);
/// Length in code points (len()).
qsizetype lengthOf(const QString &text);
/// The number that a text is (float()): digits of any script, underscores between digits, exponents, inf and nan.
std::optional<double> floatOf(const QString &text);
/// Rounded to two decimals, halves by the exact binary value (round(x, 2)).
double roundedTo2(double value);
/// A number as text (str()): 4.0, 0.2, 1e+16.
QString textOf(double value);

} // namespace yuyi::python
