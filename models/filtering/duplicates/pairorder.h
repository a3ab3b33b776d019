// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/candidatepairs.h"

#include <vector>

namespace yuyi {

/// @brief Sorts the pairs so that pairs with a common picture are close together. Few pictures must then be read twice,
/// although only some are kept in memory. The order depends only on the pairs: breadth first from the pictures with the fewest
/// partners, as in bandwidth reduction of matrices (Cuthill and McKee 1969). `pictures` is the total number.
/// Time and memory grow with the pairs.
void orderForReading(std::vector<CandidatePair> &pairs, size_t pictures);

} // namespace yuyi
