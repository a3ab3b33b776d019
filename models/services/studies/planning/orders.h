// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"

#include <QList>

namespace yuyi {

/// @file Seeds and orders of a study's plans; the order of the options is in `models/services/rules/optionorder.h`. Pure; the same
/// study and seed give the same orders on every machine.

/// Derived from the study's seed; not negative.
qint64 participantSeed(qint64 studySeed, int number);

/// First number of simulated participants, so that people keep the numbers, and their plans, from 1.
inline constexpr int simulatedFrom = 10'001;

/// Returns the number that determines items and orders: a simulated participant has the plan of the corresponding real person.
int planNumber(int number);

/// @brief Returns the order of `blocks` blocks for the `number`-th participant, from 1: rows of a Williams design (Williams
/// 1949). An even number n gives n rows in which every block is in every position once and follows every other block once; an
/// odd number gives 2n rows, the second n being the first ones reversed.
QList<int> blockOrder(int blocks, int number);

/// Returns the number of gold items for this many main items: the share, rounded up.
int goldItems(int mainItems, double share);

/// @brief Returns the positions of gold items, ascending: each comes before the main item of this index, `mainItems` after the
/// last. Evenly spread, at a random position within each stretch (by the seed), never before the first main item.
QList<int> goldPositions(int mainItems, int gold, qint64 seed);

} // namespace yuyi
