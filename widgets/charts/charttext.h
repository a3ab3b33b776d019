// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>

namespace yuyi {

/// Splits `text` into at most `lines` lines no wider than `width` pixels. Breaks at spaces, between CJK characters, or anywhere if
/// nothing else fits; the last line is elided with ….
QStringList wrapped(const QString &text, const QFontMetrics &metrics, int width, int lines);

/// Returns a round step (1, 2 or 5 × 10ⁿ) that divides 0…`largest` into at most `parts` parts; with `whole`, at least 1.
double roundStep(double largest, int parts, bool whole);

} // namespace yuyi
