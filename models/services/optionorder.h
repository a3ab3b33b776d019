// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/validation.h"

namespace yuyi {

/// @brief The seed of the order in which a person sees the options of a round: always the same for the same two, different for
/// different people. Not negative.
qint64 orderSeed(const Validation &validation, const PersonId &person);
/// @brief Fisher–Yates (Knuth, The Art of Computer Programming 2, algorithm P) with `Random`: the same on every machine.
QList<OptionId> shuffled(QList<OptionId> options, qint64 seed);

} // namespace yuyi
