// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/writtenparts.h"

#include <QString>

#include <optional>

namespace yuyi {

/// How many of something an English clause says there are.
struct CountedAnswer {
    TextPart part;          ///< the number, with the one word behind it if that is what is counted; in the clause
    qsizetype lead = 0;     ///< where the words that lead to it begin
    bool total = false;     ///< its words say that it is the whole: "in total"
    bool isSeveral = false; ///< another number stands behind it in the clause
};

/// @brief Reads a count where a clause says nothing else: "There are nine grids in it", "The puzzle has 4 panels". Nothing: no words
/// that lead to a count stand in it, no number stands right behind them, a number or a condition stands before them, or they speak of
/// each of several. "3x3" and "1 by 6" are no numbers of their own, and "one" is none in "the blank one". Pure; any thread.
std::optional<CountedAnswer> countedIn(const QString &clause);

} // namespace yuyi
