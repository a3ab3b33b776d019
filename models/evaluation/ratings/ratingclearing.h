// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/ratings/ratingextraction.h"

#include <QRegularExpression>

namespace yuyi {

/// @name Numbers in the form of scores
/// @{
/// Regular expression for a number in digits or a Chinese numeral: 四, 四点五, 三分半 (the half follows the unit); no named groups.
QString scoreNumber();
/// The value of such a number or of the English words one to five; −1 for anything else.
double scoreValue(const QString &text);
/// Whether the value is on the scale and a whole or half point.
bool onScale(double value, const RatingScale &scale);
/// A regular expression that ignores case and uses Unicode properties.
QRegularExpression ratingPattern(const QString &text);
/// @}

/// A judge's reply in which everything but the overall score is blanked out. Positions stay the same.
struct ClearedReply {
    QString text;
    bool echo = false;       ///< the reply repeats the rubric
    bool otherScale = false; ///< the reply says that it uses another scale
    bool belowZero = false;  ///< the reply gives a negative number
    QMap<QString, double> perspectives;
};

/// @brief Blanks out headings of the rubric, the scale, sub-scores (after reading them), averages, deductions, scores that were
/// not given, limits, conditions, and idioms with a number. `text` is in NFKC. Pure; any thread.
ClearedReply clearedReply(const QString &text, const RatingScale &scale);

} // namespace yuyi
