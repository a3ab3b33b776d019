// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace yuyi {

/// @brief Returns the number of items of each category for the next person, so that their shares and the sums over all
/// people are the exact ones, rounded up or down. Empty if the plans so far do not have this property.
///
/// Categories are tasks, people are slots, and an item beyond the rounded-down share is a unit of a task: the PD² schedule
/// of Anderson and Srinivasan (2004) keeps every unit within its window and leaves no slot short.
/// @param sizes items of each category
/// @param given answers to the items of each category so far
/// @param perPerson items of each person
std::vector<int> fairShares(const std::vector<int> &sizes, const std::vector<int> &given, int perPerson);

/// @brief The shares of categories of which everybody answers at least so many items: `shares[c] / all` items for each person.
struct LeastShares {
    std::vector<qint64> shares;
    qint64 all = 1;
};
/// @brief Returns how many items of each category each person gets on the average: as the categories are large, but nowhere fewer than
/// `least`. The sum is `perPerson`, which must not be below the sum of `least`.
/// @param least items of each category that everybody answers, at most as many as it has
LeastShares leastShares(const std::vector<int> &sizes, const std::vector<int> &least, int perPerson);
/// @brief Like the other fairShares(), for these shares. Never empty: where the plans so far do not have the property, as after drop-outs,
/// everybody still gets the rounded-down shares, and the rest goes to the categories that are furthest behind.
std::vector<int> fairShares(const LeastShares &wanted, const std::vector<int> &sizes, const std::vector<int> &given, int perPerson);

/// @brief Divides `wanted` items among the categories, for items that have equally many answers.
/// @param sizes items of each category
/// @param taken items that the person has already, by category
/// @param level items of each category that have equally many answers
std::vector<int> sharesOfLevel(const std::vector<int> &sizes, const std::vector<int> &taken, const std::vector<int> &level,
                               int wanted);

} // namespace yuyi
