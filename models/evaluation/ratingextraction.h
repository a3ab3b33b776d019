// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/preset.h"

#include <QMap>
#include <QString>

#include <optional>

namespace yuyi {

/// How a score was found in a judge's reply, or why none was.
enum class RatingRule {
    Structured,      ///< {"rating": 4}
    Declared,        ///< Rating: 4, 评分：4
    Bracketed,       ///< [4], [[4]]
    Unit,            ///< 4分, 4 points
    Fraction,        ///< 4/5
    Alone,           ///< the reply, its last line, or its only bold number
    Correction,      ///< the last of several, after words that take the earlier back
    None,            ///< no number that is a score
    Empty,
    Unclosed,        ///< reasoning that never ends
    Placeholder,     ///< the prompt's own "[ratings]"
    Echo,            ///< the rubric said again and nothing else
    Several,         ///< different scores, none of them taken back
    OutOfRange,
    OtherScale,      ///< "7/10"
    Uneven           ///< neither a whole nor a half point
};

inline constexpr CodeTable<RatingRule, 16> codesOf(RatingRule)
{
    return {{{RatingRule::Structured, u"json"}, {RatingRule::Declared, u"declared"}, {RatingRule::Bracketed, u"bracketed"},
             {RatingRule::Unit, u"unit"}, {RatingRule::Fraction, u"fraction"}, {RatingRule::Alone, u"alone"},
             {RatingRule::Correction, u"correction"}, {RatingRule::None, u"none"}, {RatingRule::Empty, u"empty"},
             {RatingRule::Unclosed, u"unclosed"}, {RatingRule::Placeholder, u"placeholder"}, {RatingRule::Echo, u"echo"},
             {RatingRule::Several, u"several"}, {RatingRule::OutOfRange, u"out-of-range"},
             {RatingRule::OtherScale, u"other-scale"}, {RatingRule::Uneven, u"uneven"}}};
}
QString titleOf(RatingRule rule);

/// The scale a judge was given.
struct RatingScale {
    int lowest = 1;
    int highest = 5;
    QList<LabelValue> perspectives;   ///< of sub-scores it may give
};

inline RatingScale scaleOf(const DescriptionTask &task) { return {task.lowest, task.highest, task.perspectives}; }

struct RatingReading {
    std::optional<double> score;      ///< in half points
    RatingRule rule = RatingRule::None;
    qsizetype start = -1;             ///< of what decided, UTF-16 units in the reply; −1: none
    qsizetype length = 0;
    QMap<QString, double> perspectives;   ///< code → sub-score, as far as given and on the scale
};

/// @brief Stored with what it reads; another one means that stored replies are to be read again. Raised with every change of
/// what `readRating` answers.
QString ratingReaderVersion();

/// @brief Reads the score in a judge's reply. Only what follows the last closed reasoning block counts; letters and digits of any
/// width; the strongest form present decides, and different scores in it are none unless words between them take the earlier
/// back. A wrong score is worse than none. Pure; any thread.
RatingReading readRating(const QString &reply, const RatingScale &scale);

} // namespace yuyi
