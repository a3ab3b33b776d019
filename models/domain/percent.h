// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief Rounds to a number of decimals, halves away from zero. A value that is a half by its counts is treated as a half even
/// if the double is slightly below it (502 of 800 is 62.8 per cent, not 62.7).
double roundedHalfUp(double value, int decimals);

/// A share as a percentage with this number of decimals. Every percentage that is shown or written comes from here.
double roundedPercent(double share, int decimals = 1);

/// @name Numbers in the language of the program, for the screen: "62.8", "12,749".
/// @{
QString shownNumber(qint64 number);
QString shownPercent(double share, int decimals = 1);
/// A share that may be undefined (an optional or an expected): "–" then.
template <typename Share>
    requires requires(const Share &share) { share.has_value(); }
QString shownPercent(const Share &share)
{
    return share ? shownPercent(*share) : QStringLiteral("–");
}
/// A difference of shares in percentage points with its sign: "+4.2", "−4.2"; "0.0" if it rounds to zero.
QString shownPoints(double difference);
/// @}

/// @name The same for files and the command line: with a decimal point in every language.
/// @{
QString percentText(double share);
QString pointsText(double difference);
/// @}

} // namespace yuyi
