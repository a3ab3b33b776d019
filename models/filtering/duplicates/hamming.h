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

/// @brief The largest Hamming distance at which two pictures become a candidate pair, where the project sets none: it falls as
/// `pictures` grows, because false matches grow with the number of pairs. What of the candidates is a duplicate is decided on the
/// pixels (`verification.h`).
int thresholdFor(qsizetype pictures);

/// @brief Appends every pair of query and target that differ in at most `threshold` bits. Uses a blocked brute-force scan,
/// with the popcount instruction if the processor has it. Null hashes among the queries match nothing.
void scanHamming(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold,
                 std::vector<HammingHit> &hits);

} // namespace yuyi
