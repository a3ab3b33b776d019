// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/chainrules.h"
#include "models/domain/result.h"
#include "models/domain/taxonomy/taxonomy.h"

namespace yuyi {

class Stores;

/// How many chains the tree has.
struct ChainCounts {
    int current = 0;
    int added = 0;  ///< that were not there before
    int gone = 0;   ///< that the tree does not have any more
    int higher = 0; ///< leaves with fewer levels than a chain has
    int deeper = 0; ///< leaves with more
};

/// @brief Makes the chains of the tree: each path from a top concept to a leaf with as many levels as the preset says. A chain that is
/// there keeps what people said about it; one that the tree does not have any more is kept as a former one, and comes back with its path.
/// Each new one gets a seed. Call it within a transaction, in the thread of the stores.
Result<ChainCounts> syncChains(Stores &stores, const ChainRules &rules, const PersonId &actor);

} // namespace yuyi
