// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/pairorder.h"

#include <QTest>

#include <algorithm>
#include <deque>
#include <random>

using namespace yuyi;

class PairOrderTest : public QObject
{
    Q_OBJECT

private:
    static CandidatePair pairOf(quint32 a, quint32 b)
    {
        CandidatePair pair;
        pair.a = std::min(a, b);
        pair.b = std::max(a, b);
        return pair;
    }

    /// Pictures read when only so many are kept in memory.
    static int readingsOf(const std::vector<CandidatePair> &pairs, size_t kept)
    {
        std::deque<quint32> memory;
        int readings = 0;
        for (const CandidatePair &pair : pairs) {
            for (const quint32 picture : {pair.a, pair.b}) {
                const auto at = std::find(memory.begin(), memory.end(), picture);
                if (at == memory.end())
                    ++readings;
                else
                    memory.erase(at);
                memory.push_front(picture);
                if (memory.size() > kept)
                    memory.pop_back();
            }
        }
        return readings;
    }

    static std::vector<std::pair<quint32, quint32>> sorted(const std::vector<CandidatePair> &pairs)
    {
        std::vector<std::pair<quint32, quint32>> result;
        for (const CandidatePair &pair : pairs)
            result.emplace_back(pair.a, pair.b);
        std::sort(result.begin(), result.end());
        return result;
    }

private Q_SLOTS:
    void picturesAreReadOnceThoughFewAreKept()
    {
        // 40 families of ten whose members lie far apart in the collection, and a few strangers.
        std::vector<CandidatePair> pairs;
        for (quint32 family = 0; family < 40; ++family) {
            for (quint32 i = 0; i < 10; ++i) {
                for (quint32 j = i + 1; j < 10; ++j)
                    pairs.push_back(pairOf(family + 40 * i, family + 40 * j));
            }
        }
        pairs.push_back(pairOf(3, 7));
        std::sort(pairs.begin(), pairs.end(), [](const CandidatePair &x, const CandidatePair &y) {
            return std::pair(x.a, x.b) < std::pair(y.a, y.b);
        });
        const auto before = sorted(pairs);
        QVERIFY(readingsOf(pairs, 30) > 1500);
        orderForReading(pairs, 450);
        QCOMPARE(sorted(pairs), before);
        QVERIFY2(readingsOf(pairs, 30) < 450, qPrintable(QString::number(readingsOf(pairs, 30))));
    }

    void theOrderDependsOnThePairsAlone()
    {
        std::vector<CandidatePair> pairs;
        for (quint32 i = 0; i < 60; ++i)
            pairs.push_back(pairOf(i, (i * 7 + 3) % 61));
        std::erase_if(pairs, [](const CandidatePair &pair) { return pair.a == pair.b; });
        std::vector<CandidatePair> shuffled = pairs;
        std::shuffle(shuffled.begin(), shuffled.end(), std::mt19937(5));
        orderForReading(pairs, 61);
        orderForReading(shuffled, 61);
        QVERIFY(std::equal(pairs.begin(), pairs.end(), shuffled.begin(), shuffled.end(),
                           [](const CandidatePair &x, const CandidatePair &y) {
                               return x.a == y.a && x.b == y.b;
                           }));
    }

    void nothingToOrder()
    {
        std::vector<CandidatePair> none;
        orderForReading(none, 0);
        QVERIFY(none.empty());
    }
};

QTEST_GUILESS_MAIN(PairOrderTest)
#include "pairordertest.moc"
