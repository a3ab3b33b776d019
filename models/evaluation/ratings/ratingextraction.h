// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/preset/preset.h"

#include <QMap>
#include <QString>

#include <optional>

namespace yuyi {

/// How a score was found in a judge's reply, or why none was.
enum class RatingRule {
    Structured, ///< {"rating": 4}
    Declared,   ///< Rating: 4, 评分：4
    Bracketed,  ///< [4], [[4]]
    Unit,       ///< 4分, 4 points
    Fraction,   ///< 4/5
    Alone,      ///< the reply, its last line, or its only bold number
    Correction, ///< the last of several, after words that withdraw the earlier one
    None,       ///< no number that is a score
    Empty,
    Unclosed,    ///< reasoning that never ends
    Placeholder, ///< the prompt's own "[ratings]"
    Echo,        ///< only repeats the rubric
    Several,     ///< different scores, none withdrawn
    OutOfRange,
    OtherScale, ///< "7/10"
    Uneven      ///< neither a whole nor a half point
};

inline constexpr CodeTable<RatingRule, 16> codesOf(RatingRule)
{
    return {{{RatingRule::Structured, u"json"},
             {RatingRule::Declared, u"declared"},
             {RatingRule::Bracketed, u"bracketed"},
             {RatingRule::Unit, u"unit"},
             {RatingRule::Fraction, u"fraction"},
             {RatingRule::Alone, u"alone"},
             {RatingRule::Correction, u"correction"},
             {RatingRule::None, u"none"},
             {RatingRule::Empty, u"empty"},
             {RatingRule::Unclosed, u"unclosed"},
             {RatingRule::Placeholder, u"placeholder"},
             {RatingRule::Echo, u"echo"},
             {RatingRule::Several, u"several"},
             {RatingRule::OutOfRange, u"out-of-range"},
             {RatingRule::OtherScale, u"other-scale"},
             {RatingRule::Uneven, u"uneven"}}};
}
QString titleOf(RatingRule rule);

/// The scale a judge was given.
struct RatingScale {
    int lowest = 1;
    int highest = 5;
    QList<LabelValue> perspectives; ///< perspectives of the possible sub-scores
};

inline RatingScale scaleOf(const DescriptionTask &task) { return {task.lowest, task.highest, task.perspectives}; }

struct RatingReading {
    std::optional<double> score; ///< a multiple of half a point
    RatingRule rule = RatingRule::None;
    qsizetype start = -1; ///< start of the deciding words, UTF-16 units in the reply; −1: none
    qsizetype length = 0;
    QMap<QString, double> perspectives; ///< code → sub-score, if given and on the scale
};

/// @brief The version of readRating, stored with every score. If it differs, stored replies must be read again. Raise it with
/// every change to the results of `readRating`.
QString ratingReaderVersion();

/// @brief Reads the score in a judge's reply. Only the text after the last closed reasoning block counts, in any letter or digit
/// width. The strongest form present decides; different scores in that form give no score, unless words between them withdraw the
/// earlier one. In doubt there is no score. Pure; any thread.
RatingReading readRating(const QString &reply, const RatingScale &scale);

} // namespace yuyi
