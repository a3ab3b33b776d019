// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QList>
#include <QSet>

namespace yuyi {

/// A pair of matching elements by index; −1: no element on that side.
struct Pair {
    int left = -1;
    int right = -1;
    double similarity = 0; ///< 0…1

    friend bool operator==(const Pair &, const Pair &) = default;
};

/// Two questions less similar than this are different questions, not two wordings of one.
inline constexpr double sameQuestionLimit = 0.35;

/// @brief Pairs the options of two wordings of a question; each option is in exactly one pair. Nearly equal options are paired first,
/// then the two keys, then the most similar of the rest. Pictures are equal or not: they are compared by their hashes. In the order of the
/// left options; options only on the right come last.
QList<Pair> alignOptions(const Question &left, const Question &right);

/// @brief Similarity of stems and options, 0…1. Options weigh more because a benchmark may prescribe the stem. Without options the stem
/// weighs more, because a short answer is the answer to many questions; of the accepted answers the two count that are most alike. Where
/// a stem lists pictures, the share of those that both list is three tenths of the similarity of the stems.
double questionSimilarity(const Question &left, const Question &right);

/// @brief Pairs the questions of two annotations, the most similar first. Below `sameQuestionLimit` only questions with the same
/// stem are paired. Questions of different kinds never are. Of kinds whose options are `fixed` only the stems are
/// compared. In the order of the left questions; questions only on the right come last.
QList<Pair> alignQuestions(const QList<Question> &left, const QList<Question> &right, const QSet<QString> &fixed = {});

/// Whether stem, options (in any order) and key, or accepted answers (in any order), are equal after normalisation. Pictures of the stem
/// are equal in their order only, because its marks count them; so are their roles and captions. Labels are equal as sets.
bool sameQuestion(const Question &a, const Question &b);

} // namespace yuyi
