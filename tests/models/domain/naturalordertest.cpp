// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/text.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;

/// Names with numbers in the order people expect.
class NaturalOrderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void order();
    void isAnOrder();
};

namespace {

QStringList ordered()
{
    return {QString(), QStringLiteral("1"), QStringLiteral("02"), QStringLiteral("2"), QStringLiteral("10"), QStringLiteral("dev-1"),
            QStringLiteral("dev-1 (2)"), QStringLiteral("dev-2"), QStringLiteral("dev-10"), QStringLiteral("dev-10-9"),
            QStringLiteral("dev-10-10"), QStringLiteral("dev-18446744073709551616"), QStringLiteral("test-1"), QStringLiteral("题2"),
            QStringLiteral("题10")};
}

} // namespace

void NaturalOrderTest::order()
{
    QStringList mixed = ordered();
    std::reverse(mixed.begin(), mixed.end());
    std::sort(mixed.begin(), mixed.end(), naturallyBefore);
    QCOMPARE(mixed, ordered());
}

void NaturalOrderTest::isAnOrder()
{
    const QStringList names = ordered();
    for (qsizetype i = 0; i < names.size(); ++i) {
        for (qsizetype j = 0; j < names.size(); ++j)
            QCOMPARE(naturallyBefore(names.at(i), names.at(j)), i < j);
    }
}

QTEST_GUILESS_MAIN(NaturalOrderTest)
#include "naturalordertest.moc"
