// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/review/itemvotes.h"
#include "models/statistics/measure.h"
#include "models/statistics/proportions.h"

#include <optional>
#include <vector>

namespace yuyi {

/// Why an item has no discrimination.
enum class NoDiscrimination {
    None,      ///< the item has a discrimination
    FewPeople, ///< fewer than `itemPeople` people answered enough other questions
    AllAlike   ///< all are correct, all are incorrect, or all have the same share correct on the other items
};

/// Minimum number of people for a discrimination, and minimum number of other answers for a person to count in it.
inline constexpr int itemPeople = 10;
inline constexpr int itemOthers = 5;
/// Minimum number of answers to call a distractor non-functioning. With fewer, a single answer is already 5 %.
inline constexpr int itemDistractorVotes = 20;
inline constexpr double itemDistractorShare = 0.05;
/// Minimum plausible answer time in milliseconds; a faster answer is a rapid guess.
inline constexpr qint64 itemFastest = 1500;
/// Minimum number of answers to compare a person with their own usual speed.
inline constexpr int itemSpeedVotes = 10;

/// Statistics of one item.
struct ItemFigures {
    int votes = 0;
    int correct = 0;
    std::optional<Proportion> difficulty; ///< item difficulty with Wilson's 95 % interval; std::nullopt without votes
    std::optional<double> discrimination; ///< −1 … 1
    NoDiscrimination noDiscrimination = NoDiscrimination::FewPeople;
    std::vector<int> chosen;    ///< number of answers with each option, by the author's position
    int unchosen = 0;           ///< answers without an option and without a text
    GivenAnswer mostAttractive; ///< the most frequent wrong answer; empty if nobody was wrong
    int mostAttractiveVotes = 0;
    std::vector<int> nonFunctioning;  ///< non-functioning distractors: chosen by less than 5 %
    bool nonFunctioningKnown = false; ///< there are distractors, and enough answers to judge them
    bool keyInDoubt = false;          ///< more than half of the answers agree on one wrong answer
    int flagged = 0;                  ///< answers with a flag
    int flags[4] = {0, 0, 0, 0};      ///< by VoteFlag
    int notes = 0;
    int rapid = 0; ///< answered in under 1.5 s, or far faster than usual for the person
    int slow = 0;  ///< far slower than usual for the person
    double medianSeconds = 0;
};

/// Whether an answer time is an outlier.
enum class Speed {
    Normal,
    Rapid,
    Slow
};

/// @brief Speed of each answer. An answer in under 1.5 s is a rapid response. For people with 10 answers or more,
/// outliers are also those more than 3 median absolute deviations (scaled by 1.4826) from the person's median of log
/// milliseconds (Leys et al. 2013, Journal of Experimental Social Psychology 49:764–766).
std::vector<Speed> answerSpeeds(const ItemVotes &votes);

/// @brief Classical item analysis, one entry per item. Discrimination is the corrected item–rest correlation: the point-biserial
/// correlation between a correct answer to this item and the person's share correct on the others (Guilford 1954, Psychometric Methods).
std::vector<ItemFigures> analyseItems(const ItemVotes &votes);

} // namespace yuyi
