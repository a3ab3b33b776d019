// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/planning/fairshares.h"

#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

namespace yuyi {

namespace {

/// What a category is to get next, as PD² ranks it.
struct Unit {
    qint64 deadline = 0;   ///< slots
    bool overlaps = false; ///< the next one may come in this one's last slot
    qint64 group = 0;      ///< group deadline; 0: of a category that gets less than half a unit in a slot
    size_t category = 0;

    friend bool operator<(const Unit &a, const Unit &b)
    {
        return std::tuple(a.deadline, !a.overlaps, -a.group, a.category) < std::tuple(b.deadline, !b.overlaps, -b.group, b.category);
    }
};

qint64 roundedUp(qint64 numerator, qint64 denominator)
{
    return (numerator + denominator - 1) / denominator;
}

/// The `unit`-th, from 1, of a category that gets part/all of one in a slot; 0 < part < all.
Unit unitOf(size_t category, qint64 unit, qint64 part, qint64 all)
{
    Unit one{roundedUp(unit * all, part), unit * all % part != 0, 0, category};
    if (2 * part >= all)
        one.group = roundedUp(roundedUp(one.deadline * (all - part), all) * all, all - part);
    return one;
}

} // namespace

std::vector<int> fairShares(const std::vector<int> &sizes, const std::vector<int> &given, int perPerson)
{
    const size_t categories = sizes.size();
    const qint64 all = std::accumulate(sizes.begin(), sizes.end(), qint64(0));
    const qint64 sum = std::accumulate(given.begin(), given.end(), qint64(0));
    if (perPerson == 0 || sum % perPerson != 0)
        return {};
    const qint64 slot = sum / perPerson;
    std::vector<int> shares(categories, 0);
    std::vector<Unit> units;
    int left = perPerson;
    for (size_t c = 0; c < categories; ++c) {
        const qint64 exact = static_cast<qint64>(perPerson) * sizes[c]; // times `all`, as all below
        if (std::abs(static_cast<qint64>(given[c]) * all - slot * exact) >= all)
            return {};
        shares[c] = static_cast<int>(exact / all);
        left -= shares[c];
        if (exact % all == 0)
            continue;
        const qint64 unit = static_cast<qint64>(given[c]) - slot * shares[c] + 1;
        if ((unit - 1) * all < (slot + 1) * (exact % all))
            units.push_back(unitOf(c, unit, exact % all, all));
    }
    if (static_cast<size_t>(left) > units.size())
        return {};
    std::sort(units.begin(), units.end());
    for (int i = 0; i < left; ++i)
        ++shares[units[static_cast<size_t>(i)].category];
    return shares;
}

std::vector<int> sharesOfLevel(const std::vector<int> &sizes, const std::vector<int> &taken, const std::vector<int> &level,
                               int wanted)
{
    const size_t categories = sizes.size();
    qint64 total = wanted;
    qint64 covered = wanted; // of this level, when the person is done
    qint64 all = 0;
    for (size_t c = 0; c < categories; ++c) {
        total += taken[c];
        covered += sizes[c] - level[c];
        all += sizes[c];
    }
    std::vector<int> shares(categories, 0);
    int sum = 0;
    for (size_t c = 0; c < categories; ++c) {
        const auto least = static_cast<int>(total * sizes[c] / all);
        shares[c] = std::clamp(least - taken[c], 0, level[c]);
        sum += shares[c];
    }
    // How far a category is: what is covered of it, and whether one more is within its share of all and of the person.
    const auto coveredOf = [&](size_t c) { return static_cast<qint64>(sizes[c]) - level[c] + shares[c]; };
    const auto earlier = [&](size_t a, size_t b) {
        return (coveredOf(a) + 1) * sizes[b] < (coveredOf(b) + 1) * sizes[a];
    };
    for (; sum > wanted; --sum) {
        size_t most = categories;
        for (size_t c = 0; c < categories; ++c) {
            if (shares[c] > 0 && (most == categories || earlier(most, c)))
                most = c;
        }
        --shares[most];
    }
    for (; sum < wanted; ++sum) {
        size_t best = categories;
        int bestRank = 3;
        for (size_t c = 0; c < categories; ++c) {
            if (shares[c] >= level[c])
                continue;
            const bool ofPerson = (static_cast<qint64>(taken[c]) + shares[c]) * all < total * sizes[c];
            const bool ofAll = coveredOf(c) * all < covered * sizes[c];
            const int rank = ofPerson && ofAll ? 0 : ofPerson ? 1
                                                              : 2;
            if (rank < bestRank || (rank == bestRank && earlier(c, best))) {
                best = c;
                bestRank = rank;
            }
        }
        if (best == categories)
            break;
        ++shares[best];
    }
    return shares;
}

} // namespace yuyi
