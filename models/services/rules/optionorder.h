// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/review/validation.h"

namespace yuyi {

/// @brief Returns the seed of the option order that a person sees in a validation round. The same round and person always give
/// the same seed. Not negative.
qint64 orderSeed(const Validation &validation, const PersonId &person);
/// @brief Shuffles with Fisher–Yates (Knuth, The Art of Computer Programming 2, algorithm P) and `Random`; the result is the
/// same on every machine.
QList<OptionId> shuffled(QList<OptionId> options, qint64 seed);

} // namespace yuyi
