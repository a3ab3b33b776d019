// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/planning/orders.h"

#include "models/statistics/random.h"

#include <algorithm>
#include <cmath>

namespace yuyi {

qint64 participantSeed(qint64 studySeed, int number)
{
    return derivedSeed(studySeed, "participant " + QByteArray::number(planNumber(number)));
}

int planNumber(int number)
{
    return number < simulatedFrom ? number : number - simulatedFrom + 1;
}

QList<int> blockOrder(int blocks, int number)
{
    QList<int> row;
    const int rows = blocks % 2 == 0 ? blocks : 2 * blocks;
    const int at = rows > 0 ? (number - 1) % rows : 0;
    for (int i = 0; i < blocks; ++i) {
        // 0, 1, n−1, 2, n−2, …
        const int first = i % 2 == 1 ? (i + 1) / 2 : (blocks - i / 2) % blocks;
        row.append((first + at) % blocks);
    }
    if (at >= blocks)
        std::reverse(row.begin(), row.end());
    return row;
}

int goldItems(int mainItems, double share)
{
    if (share <= 0 || mainItems <= 0)
        return 0;
    // A little less, so that 0.05 · 200 is 10 and not 11.
    return std::max(1, static_cast<int>(std::ceil(share * mainItems - 1e-9)));
}

QList<int> goldPositions(int mainItems, int gold, qint64 seed)
{
    Random random(static_cast<quint64>(seed));
    QList<int> positions;
    for (int i = 0; i < gold; ++i) {
        const int first = static_cast<int>(static_cast<qint64>(i) * mainItems / gold) + 1;
        const int last = static_cast<int>(static_cast<qint64>(i + 1) * mainItems / gold);
        const int stretch = std::max(1, last - first + 1);
        positions.append(std::min(mainItems, first + static_cast<int>(random.below(static_cast<quint32>(stretch)))));
    }
    return positions;
}

} // namespace yuyi
