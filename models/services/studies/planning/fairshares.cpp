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

/// What the next person gets of categories with the shares exact/all of each person. Empty: see fairShares().
std::vector<int> scheduled(const std::vector<qint64> &exact, qint64 all, const std::vector<int> &given, int perPerson)
{
    const size_t categories = exact.size();
    const qint64 sum = std::accumulate(given.begin(), given.end(), qint64(0));
    if (perPerson == 0 || sum % perPerson != 0)
        return {};
    const qint64 slot = sum / perPerson;
    std::vector<int> shares(categories, 0);
    std::vector<Unit> units;
    int left = perPerson;
    for (size_t c = 0; c < categories; ++c) {
        if (std::abs(static_cast<qint64>(given[c]) * all - slot * exact[c]) >= all)
            return {};
        shares[c] = static_cast<int>(exact[c] / all);
        left -= shares[c];
        if (exact[c] % all == 0)
            continue;
        const qint64 unit = static_cast<qint64>(given[c]) - slot * shares[c] + 1;
        if ((unit - 1) * all < (slot + 1) * (exact[c] % all))
            units.push_back(unitOf(c, unit, exact[c] % all, all));
    }
    if (static_cast<size_t>(left) > units.size())
        return {};
    std::sort(units.begin(), units.end());
    for (int i = 0; i < left; ++i)
        ++shares[units[static_cast<size_t>(i)].category];
    return shares;
}

} // namespace

std::vector<int> fairShares(const std::vector<int> &sizes, const std::vector<int> &given, int perPerson)
{
    const qint64 all = std::accumulate(sizes.begin(), sizes.end(), qint64(0));
    std::vector<qint64> exact;
    exact.reserve(sizes.size());
    for (const int size : sizes)
        exact.push_back(static_cast<qint64>(perPerson) * size); // times `all`
    return scheduled(exact, all, given, perPerson);
}

LeastShares leastShares(const std::vector<int> &sizes, const std::vector<int> &least, int perPerson)
{
    const size_t categories = sizes.size();
    std::vector<bool> bound(categories, false);
    qint64 left = perPerson; // for the categories that get more than the least
    qint64 all = std::accumulate(sizes.begin(), sizes.end(), qint64(0));
    // What one category takes more than its share, the others have less: then another may fall below its least.
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t c = 0; c < categories; ++c) {
            if (bound[c] || left * sizes[c] > static_cast<qint64>(least[c]) * all)
                continue;
            bound[c] = changed = true;
            left -= least[c];
            all -= sizes[c];
        }
    }
    LeastShares wanted;
    wanted.all = std::max<qint64>(1, all);
    for (size_t c = 0; c < categories; ++c)
        wanted.shares.push_back(bound[c] ? least[c] * wanted.all : left * sizes[c]);
    return wanted;
}

std::vector<int> fairShares(const LeastShares &wanted, const std::vector<int> &sizes, const std::vector<int> &given, int perPerson)
{
    std::vector<int> shares = scheduled(wanted.shares, wanted.all, given, perPerson);
    if (!shares.empty())
        return shares;
    int left = perPerson;
    for (const qint64 share : wanted.shares) {
        shares.push_back(static_cast<int>(share / wanted.all));
        left -= shares.back();
    }
    // The category whose next item is due first: the smallest ratio of its answers, with that item, to its share.
    const auto earlier = [&](size_t a, size_t b) {
        return (static_cast<qint64>(given[a]) + shares[a] + 1) * wanted.shares[b]
             < (static_cast<qint64>(given[b]) + shares[b] + 1) * wanted.shares[a];
    };
    for (; left > 0; --left) {
        size_t best = shares.size();
        for (size_t c = 0; c < shares.size(); ++c) {
            if (shares[c] < sizes[c] && (best == shares.size() || earlier(c, best)))
                best = c;
        }
        if (best == shares.size())
            break;
        ++shares[best];
    }
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
