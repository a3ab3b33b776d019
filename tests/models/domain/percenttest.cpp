// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/percent.h"

#include <QTest>

#include <cmath>

using namespace yuyi;

/// Shown per cent: what a person gets from the counts.
class PercentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void halvesGoUp();
    void othersGoToTheNearest();
    void signs();
};

void PercentTest::halvesGoUp()
{
    // All ties at one decimal, of counts that papers have.
    for (const int all : {80, 160, 200, 400, 800, 1600, 2000}) {
        for (int count = 0; count <= all; ++count) {
            const int tenths = (2000 * count + all) / (2 * all);
            const QString wanted = QStringLiteral("%1.%2").arg(tenths / 10).arg(tenths % 10);
            QCOMPARE(QString::number(roundedPercent(static_cast<double>(count) / all), 'f', 1), wanted);
            // As a mean of values, too, where the sum is what is off.
            double sum = 0;
            for (int i = 0; i < count; ++i)
                sum += 1.0 / all;
            QCOMPARE(QString::number(roundedPercent(sum), 'f', 1), wanted);
        }
    }
    QCOMPARE(QString::number(roundedPercent(502.0 / 800), 'f', 1), QStringLiteral("62.8"));
    QCOMPARE(QString::number(roundedPercent(1.0 / 800, 2), 'f', 2), QStringLiteral("0.13"));
    QCOMPARE(QString::number(roundedPercent(1.0 / 200, 0), 'f', 0), QStringLiteral("1"));
}

void PercentTest::othersGoToTheNearest()
{
    QCOMPARE(QString::number(roundedPercent(0.62749), 'f', 1), QStringLiteral("62.7"));
    QCOMPARE(QString::number(roundedPercent(0.6274999), 'f', 1), QStringLiteral("62.7"));
    QCOMPARE(QString::number(roundedPercent(1.0 / 3), 'f', 1), QStringLiteral("33.3"));
    QCOMPARE(roundedPercent(1), 100.0);
    QCOMPARE(roundedPercent(0), 0.0);
}

void PercentTest::signs()
{
    QCOMPARE(QString::number(roundedPercent(-0.6275), 'f', 1), QStringLiteral("-62.8"));
    QVERIFY(!std::signbit(roundedPercent(-0.0001)));
}

QTEST_GUILESS_MAIN(PercentTest)
#include "percenttest.moc"
