// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"

#include <QList>

namespace yuyi {

/// Two things that belong together; −1: there is none on that side.
struct Pair {
    int left = -1;
    int right = -1;
    double similarity = 0;   ///< 0…1

    friend bool operator==(const Pair &, const Pair &) = default;
};

/// Below this two questions are different questions, not two wordings of one.
inline constexpr double sameQuestionLimit = 0.35;

/// @brief Options of two wordings of a question, each in exactly one pair. Those that say nearly the same belong together, then
/// the two keys, then the most similar of the rest. In the order of the left ones; those only on the right come last.
QList<Pair> alignOptions(const Question &left, const Question &right);

/// 0…1: stem and options, the options weighing more, because a benchmark may prescribe the stem.
double questionSimilarity(const Question &left, const Question &right);

/// @brief Questions of two annotations in pairs, the most similar first; below `sameQuestionLimit` those with one stem, the others
/// alone. In the order of the left ones; those only on the right come last.
QList<Pair> alignQuestions(const QList<Question> &left, const QList<Question> &right);

/// Stem, options (in any order) and key say the same after normalisation.
bool sameQuestion(const Question &a, const Question &b);

} // namespace yuyi
