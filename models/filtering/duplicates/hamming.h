// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/dcthash.h"

#include <span>
#include <vector>

namespace yuyi {

struct HammingHit {
    quint32 query;  ///< index in the queries
    quint32 target; ///< index in the targets
    quint16 distance;
};

/// @brief Appends every pair of query and target that differ in at most `threshold` bits. Uses a blocked brute-force scan,
/// with the popcount instruction if the processor has it. Null hashes among the queries match nothing.
void scanHamming(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold,
                 std::vector<HammingHit> &hits);

} // namespace yuyi
