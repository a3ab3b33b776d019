// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>

namespace yuyi {

/// Lines of `text` not wider than `width` pixels: broken at spaces, between CJK characters, or anywhere when nothing
/// else fits; at most `lines`, the last one shortened with ….
QStringList wrapped(const QString &text, const QFontMetrics &metrics, int width, int lines);

/// A round step (1, 2 or 5 × 10ⁿ) that divides 0…`largest` into at most `parts`; with `whole` at least 1.
double roundStep(double largest, int parts, bool whole);

/// @name A share and a difference of shares as a person reads them, in the digits of their language; one decimal.
/// (What exports write is independent of the language: models/services/tabletexts.)
/// @{
QString shownPercent(double share);
/// Percentage points with their sign: "+3.4", "−1.2"; "0.0" where nothing is left of it.
QString shownPoints(double difference);
/// @}

} // namespace yuyi
