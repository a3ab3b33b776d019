// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/taxonomy/chainsync.h"

#include "models/stores/stores.h"

#include <QHash>
#include <QRandomGenerator>
#include <QSet>

#include <algorithm>
#include <utility>

namespace yuyi {

Result<ChainCounts> syncChains(Stores &stores, const ChainRules &rules, const PersonId &actor)
{
    YUYI_TRY(const auto concepts, stores.taxonomy().concepts());
    YUYI_TRY(const auto stored, stores.taxonomy().chains());
    const Taxonomy taxonomy(concepts);
    ChainCounts counts;
    QList<QList<ConceptId>> paths;
    const QList<ConceptId> leaves = taxonomy.leaves();
    for (const ConceptId &leaf : leaves) {
        const QList<ConceptId> path = taxonomy.pathTo(leaf);
        if (path.size() < rules.shortest)
            ++counts.higher;
        else if (path.size() > rules.longest)
            ++counts.deeper;
        else
            paths.append(path);
    }
    QHash<ConceptId, QList<Chain>> byLeaf;
    for (const Chain &chain : stored)
        byLeaf[chain.leaf()].append(chain);
    QSet<ChainId> kept;
    for (const QList<ConceptId> &path : std::as_const(paths)) {
        ++counts.current;
        const QList<Chain> same = byLeaf.value(path.constLast());
        const auto known = std::find_if(same.begin(), same.end(), [&](const Chain &chain) { return chain.levels == path; });
        if (known != same.end()) {
            kept.insert(known->id);
            if (known->current)
                continue;
            YUYI_CHECK(stores.taxonomy().setCurrent(known->id, true));
        } else {
            Chain chain;
            chain.id = ChainId::create();
            chain.levels = path;
            chain.seed = QRandomGenerator::global()->generate();
            YUYI_CHECK(stores.taxonomy().addChain(chain, actor));
        }
        ++counts.added;
    }
    for (const Chain &chain : stored) {
        if (!chain.current || kept.contains(chain.id))
            continue;
        YUYI_CHECK(stores.taxonomy().setCurrent(chain.id, false));
        ++counts.gone;
    }
    return counts;
}

} // namespace yuyi
