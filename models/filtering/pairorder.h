// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/candidatepairs.h"

#include <vector>

namespace yuyi::filtering {

/// @brief Puts pairs that have pictures in common near one another, so that few pictures need to be
/// read twice though only some are kept in memory. The order depends on the pairs alone.
/// Breadth first from the pictures with the fewest partners, as for narrow matrices (Cuthill and
/// McKee 1969). `pictures` is the number of all; time and memory go with the pairs.
void orderForReading(std::vector<CandidatePair> &pairs, size_t pictures);

} // namespace yuyi::filtering
