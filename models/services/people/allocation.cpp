// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/people/allocation.h"

#include "models/statistics/random.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

namespace yuyi {

namespace {

template <typename T>
void shuffle(QList<T> &list, Random &random)
{
    for (qsizetype i = list.size() - 1; i > 0; --i)
        list.swapItemsAt(i, static_cast<qsizetype>(random.below(static_cast<quint32>(i) + 1)));
}

} // namespace

int Allocation::assignments() const
{
    int sum = 0;
    for (const Share &share : shares)
        sum += static_cast<int>(share.people.size());
    return sum;
}

Allocation deal(const HandOut &wanted, QList<ImageId> candidates, const QHash<ImageId, QList<PersonId>> &annotators)
{
    Allocation dealt;
    Random random(wanted.seed);
    std::sort(candidates.begin(), candidates.end());
    shuffle(candidates, random);
    QList<PersonId> people = wanted.people;
    std::sort(people.begin(), people.end());
    shuffle(people, random);
    const qsizetype most = wanted.images > 0 ? std::min<qsizetype>(wanted.images, candidates.size()) : candidates.size();
    // The first of the shuffled ones are annotated by several: which ones is chance, how many is exact.
    const auto several = static_cast<qsizetype>(std::llround(wanted.overlap * static_cast<double>(most)));

    const int count = static_cast<int>(people.size());
    const auto size = static_cast<size_t>(count);
    std::vector<int> load(size, 0);
    std::vector<int> together(size * size, 0);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    qsizetype drawn = 0;
    for (qsizetype i = 0; i < candidates.size() && drawn < most; ++i) {
        const ImageId &image = candidates.at(i);
        QList<PersonId> there = annotators.value(image);
        const int target = drawn < several ? wanted.perImage : 1;
        if (there.size() >= target)
            continue; // has all it is to get; another one is drawn
        ++drawn;
        Allocation::Share share{image, {}};
        std::vector<int> chosen;
        for (int index = static_cast<int>(there.size()); index < target; ++index) {
            int best = -1;
            std::tuple<int, int> bestRank;
            for (int p = 0; p < count; ++p) {
                const auto at = static_cast<size_t>(p);
                if (there.contains(people.at(p)) || (wanted.perPerson > 0 && load[at] >= wanted.perPerson))
                    continue;
                int shared = 0;
                for (const int other : chosen)
                    shared += together[at * size + static_cast<size_t>(other)];
                const std::tuple<int, int> rank(load[at], shared);
                if (best < 0 || rank < bestRank) {
                    best = p;
                    bestRank = rank;
                }
            }
            if (best < 0) {
                ++dealt.unfilled;
                continue;
            }
            const auto at = static_cast<size_t>(best);
            for (const int other : chosen) {
                ++together[at * size + static_cast<size_t>(other)];
                ++together[static_cast<size_t>(other) * size + at];
            }
            chosen.push_back(best);
            ++load[at];
            share.people.append(people.at(best));
            there.append(people.at(best));
        }
        if (share.people.isEmpty())
            continue;
        if (there.size() > 1)
            ++dealt.severalPeople;
        hash.addData(image.toString().toLatin1());
        for (const PersonId &person : share.people) {
            ++dealt.perPerson[person];
            hash.addData(person.toString().toLatin1());
        }
        dealt.shares.append(share);
    }
    dealt.fingerprint = hash.result();
    return dealt;
}

} // namespace yuyi
