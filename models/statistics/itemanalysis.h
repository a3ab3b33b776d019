// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/itemvotes.h"
#include "models/statistics/measure.h"
#include "models/statistics/proportions.h"

#include <optional>
#include <vector>

namespace yuyi {

/// Why an item has no discrimination.
enum class NoDiscrimination {
    None,          ///< it has one
    FewPeople,     ///< fewer than `itemPeople` who answered enough other questions
    AllAlike       ///< everybody right or everybody wrong, or all are equally good elsewhere
};

/// Fewest people for a discrimination, and fewest other answers for a person to count in it.
inline constexpr int itemPeople = 10;
inline constexpr int itemOthers = 5;
/// Fewest answers for a distractor to be called dead: with fewer, a single one is 5 % already.
inline constexpr int itemDeadVotes = 20;
inline constexpr double itemDeadShare = 0.05;
/// Faster than this nobody has read a question; milliseconds.
inline constexpr qint64 itemFastest = 1500;
/// Fewest answers of a person for a speed of their own.
inline constexpr int itemSpeedVotes = 10;

/// @brief What the answers say about one item.
struct ItemFigures {
    int votes = 0;
    int correct = 0;
    std::optional<Proportion> share;       ///< with Wilson's 95 % interval; nothing without votes
    std::optional<double> discrimination;  ///< −1 … 1
    NoDiscrimination noDiscrimination = NoDiscrimination::FewPeople;
    std::vector<int> chosen;               ///< how often each option, by the author's position
    int unchosen = 0;                      ///< answers without an option
    int rival = -1;                        ///< the wrong option chosen most often; −1: nobody was wrong
    std::vector<int> dead;                 ///< distractors chosen by less than 5 %
    bool deadKnown = false;                ///< enough answers to tell
    bool keyInDoubt = false;               ///< more than half agree on one other option
    int flagged = 0;                       ///< answers with a flag
    int flags[4] = {0, 0, 0, 0};           ///< by VoteFlag
    int notes = 0;
    int hasty = 0;                         ///< answered in under 1.5 s, or far faster than the person is otherwise
    int slow = 0;                          ///< far slower than the person is otherwise
    double medianSeconds = 0;
};

/// Whether an answer is out of line in its time.
enum class Speed { Normal, Hasty, Slow };

/// @brief Speed of each answer: under 1.5 s is hasty; of people with 10 answers or more also what lies further than
/// 3 median absolute deviations (scaled by 1.4826) from the person's median of log milliseconds (Leys et al. 2013,
/// Journal of Experimental Social Psychology 49:764–766).
std::vector<Speed> answerSpeeds(const ItemVotes &votes);

/// @brief Classical item analysis. Discrimination is the corrected item–rest correlation: point-biserial between right on this
/// item and the share right of the same person's other answers (Guilford 1954, Psychometric Methods). One entry per item.
std::vector<ItemFigures> analyseItems(const ItemVotes &votes);

} // namespace yuyi
