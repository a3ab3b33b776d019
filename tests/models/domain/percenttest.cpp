// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/percent.h"

#include <QLocale>
#include <QTest>

#include <cmath>
#include <optional>

using namespace yuyi;

/// Shown per cent: what a person gets from the counts.
class PercentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void halvesGoUp();
    void othersGoToTheNearest();
    void signs();
    void differencesCarryTheirSign();
    void theScreenFollowsTheLanguage();
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

void PercentTest::differencesCarryTheirSign()
{
    QCOMPARE(pointsText(0.042), QStringLiteral("+4.2"));
    QCOMPARE(pointsText(-0.042), QStringLiteral("−4.2"));
    // What is rounded away has no side.
    QCOMPARE(pointsText(0), QStringLiteral("0.0"));
    QCOMPARE(pointsText(0.0004), QStringLiteral("0.0"));
    QCOMPARE(pointsText(-0.0004), QStringLiteral("0.0"));
}

/// Files are read by other programs; people read the numbers of their language.
void PercentTest::theScreenFollowsTheLanguage()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const QStringList shown{shownNumber(12'749), shownPercent(502.0 / 800), shownPercent(1.0 / 200, 0), shownPercent(std::optional(0.5)),
                            shownPercent(std::optional<double>()), shownPoints(-0.042), shownPoints(0.0004)};
    const QStringList written{percentText(502.0 / 800), pointsText(0.042)};
    QLocale::setDefault(before);
    QCOMPARE(shown, (QStringList{QStringLiteral("12.749"), QStringLiteral("62,8"), QStringLiteral("1"), QStringLiteral("50,0"),
                                 QStringLiteral("–"), QStringLiteral("−4,2"), QStringLiteral("0,0")}));
    QCOMPARE(written, (QStringList{QStringLiteral("62.8"), QStringLiteral("+4.2")}));
}

QTEST_GUILESS_MAIN(PercentTest)
#include "percenttest.moc"
