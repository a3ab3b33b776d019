// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/hamming.h"

#include <functional>
#include <span>
#include <vector>

namespace yuyi {

/// @brief All pairs of two large lists that differ in at most `threshold` bits, found without comparing each with each: of the
/// 16 parts of two such hashes, at least one differs in a few bits only, so only hashes of such parts are compared (multi-index
/// hashing, Norouzi, Punjani and Fleet 2012, as a join).
class HammingJoin
{
public:
    /// The spans must stay as they are while this is used. Null hashes match nothing.
    HammingJoin(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold);

    /// Whether it takes less time than scanHamming() of all queries.
    bool isWorthwhile() const;

    /// @brief The same hits as scanHamming(), in the order of the queries, then of the targets. On `threads` threads; empty once
    /// `stop` returns true. `advance` is called `steps` times, from any thread.
    std::vector<HammingHit> hits(int threads, const std::function<bool()> &stop, const std::function<void()> &advance) const;
    static constexpr int steps = 4096;

private:
    bool isItself() const; ///< one list with itself: each pair once, the earlier one as the query

    std::span<const Hash256> m_queries;
    std::span<const Hash256> m_targets;
    int m_threshold;
};

} // namespace yuyi
