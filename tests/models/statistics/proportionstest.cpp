// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/proportions.h"

#include <QTest>

#include <cmath>

using namespace yuyi;

/// Intervals of differences, against the published examples.
class ProportionsTest : public QObject
{
    Q_OBJECT

    static bool near(double a, double b) { return std::abs(a - b) < 0.00006; }

private Q_SLOTS:
    /// Newcombe 1998, Statistics in Medicine 17:873–890, table II, method 10.
    void independentSamples_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("firstN");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("secondN");
        QTest::addColumn<double>("lo");
        QTest::addColumn<double>("hi");
        QTest::newRow("large") << 56 << 70 << 48 << 80 << 0.0524 << 0.3339;
        QTest::newRow("ten") << 9 << 10 << 3 << 10 << 0.1705 << 0.8090;
        QTest::newRow("seven") << 6 << 7 << 2 << 7 << 0.0582 << 0.8062;
        QTest::newRow("none right") << 5 << 56 << 0 << 29 << -0.0381 << 0.1926;
    }
    void independentSamples()
    {
        QFETCH(const int, first);
        QFETCH(const int, firstN);
        QFETCH(const int, second);
        QFETCH(const int, secondN);
        QFETCH(const double, lo);
        QFETCH(const double, hi);
        const Interval interval = differenceInterval(*wilson(first, firstN), *wilson(second, secondN));
        QVERIFY(near(interval.lo, lo));
        QVERIFY(near(interval.hi, hi));
        // The other way round it is the mirror image.
        const Interval mirrored = differenceInterval(*wilson(second, secondN), *wilson(first, firstN));
        QVERIFY(near(mirrored.lo, -hi));
        QVERIFY(near(mirrored.hi, -lo));
    }

    /// Pairs of which 36 are right twice, 12 and 2 once: φ is negative.
    void pairs()
    {
        const double phi = (36.0 * 0 - 12 * 2) / std::sqrt(48.0 * 2 * 38 * 12);
        const Interval interval = differenceInterval(*wilson(48, 50), *wilson(38, 50), phi);
        QVERIFY(near(interval.lo, 0.0569));
        QVERIFY(near(interval.hi, 0.3404));
    }

    /// The same answers to the same items differ by nothing; the more two estimates go together, the narrower.
    void moreInCommonIsNarrower()
    {
        const Proportion share = *wilson(30, 40);
        const Interval same = differenceInterval(share, *wilson(30, 40), 1);
        QVERIFY(same.hi - same.lo < differenceInterval(share, share, 0.5).hi - differenceInterval(share, share, 0.5).lo);
        const Interval one = differenceInterval(*wilson(40, 40), *wilson(0, 40), -1);
        QVERIFY(one.lo >= -1 && one.hi <= 1);
    }
};

QTEST_GUILESS_MAIN(ProportionsTest)
#include "proportionstest.moc"
