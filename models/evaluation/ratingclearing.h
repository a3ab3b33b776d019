// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/ratingextraction.h"

#include <QRegularExpression>

namespace yuyi {

/// @name Numbers as scores are written
/// @{
/// Of digits, or a Chinese numeral: 四, 四点五, 三分半 (the half stands behind the unit); no groups with names.
QString scoreNumber();
/// −1 for what is none; also the English words one to five.
double scoreValue(const QString &text);
/// In whole and half points, within the scale.
bool onScale(double value, const RatingScale &scale);
/// Regardless of case, by Unicode's properties.
QRegularExpression ratingPattern(const QString &text);
/// @}

/// A judge's reply without what is no score of the whole. Places stay what they were.
struct ClearedReply {
    QString text;
    bool echo = false;           ///< the rubric was said again
    bool otherScale = false;     ///< it says that it scores on another scale
    bool belowZero = false;      ///< it gives a number less than nothing
    QMap<QString, double> perspectives;
};

/// @brief Blanks out the rubric's heads, the scale, sub-scores (which it reads), averages, points taken off, scores that were not
/// given, limits and conditions, and turns of speech that hold a number. `text` is normal form KC. Pure; any thread.
ClearedReply clearedReply(const QString &text, const RatingScale &scale);

} // namespace yuyi
