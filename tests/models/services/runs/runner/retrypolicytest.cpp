// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/retrypolicy.h"

#include <QtTest>

using namespace yuyi;

/// How often a request is tried again, and when.
class RetryPolicyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitsLongerEachTimeAndThenGivesUp()
    {
        const RetryPolicy policy(3);
        const auto first = policy.pauseAfter(1, -1, 0.5);
        const auto second = policy.pauseAfter(2, -1, 0.5);
        QVERIFY(first && second);
        QCOMPARE(*first, 1000);
        QCOMPARE(*second, 2000);
        QVERIFY(!policy.pauseAfter(3, -1, 0.5));
    }

    void waitDoublesUpToAMinute()
    {
        const RetryPolicy policy(50);
        QCOMPARE(policy.pauseAfter(3, -1, 0.5), std::optional<qint64>(4000));
        QCOMPARE(policy.pauseAfter(6, -1, 0.5), std::optional<qint64>(32000));
        QCOMPARE(policy.pauseAfter(7, -1, 0.5), std::optional<qint64>(60000));
        QCOMPARE(policy.pauseAfter(39, -1, 0.5), std::optional<qint64>(60000));
    }

    void retriesDoNotAllComeAtOnce()
    {
        const RetryPolicy policy(3);
        QCOMPARE(policy.pauseAfter(2, -1, 0), std::optional<qint64>(1600));
        QCOMPARE(policy.pauseAfter(2, -1, 1), std::optional<qint64>(2400));
    }

    void waitsAtLeastAsLongAsTheServerAsks()
    {
        const RetryPolicy policy(3);
        QCOMPARE(policy.pauseAfter(1, 7000, 0.5), std::optional<qint64>(7000));
        QCOMPARE(policy.pauseAfter(1, 10, 0.5), std::optional<qint64>(1000));
    }

    void speedUpShortensOnlyTheWait()
    {
        const RetryPolicy policy(3, 100);
        QCOMPARE(policy.pauseAfter(1, -1, 0.5), std::optional<qint64>(10));
        QCOMPARE(policy.pauseAfter(1, 7000, 0.5), std::optional<qint64>(7000));
    }

    void repairsARequestAFewTimes()
    {
        QVERIFY(!RetryPolicy::mayRepair({}, 0));
        QVERIFY(RetryPolicy::mayRepair({QStringLiteral("seed"), false}, 3));
        QVERIFY(RetryPolicy::mayRepair({{}, true}, 0));
        QVERIFY(!RetryPolicy::mayRepair({QStringLiteral("seed"), false}, 4));
    }

    void learnsWhatIsRefusedOnce()
    {
        ChatParameters learned = withRepair({}, {QStringLiteral("seed"), false});
        learned = withRepair(learned, {QStringLiteral("seed"), true});
        QCOMPARE(learned.leftOut, QStringList{QStringLiteral("seed")});
        QVERIFY(learned.completionTokens);
    }

    void wakesWhatIsDueInOrder()
    {
        RetryQueue queue;
        QVERIFY(!queue.nextDue());
        queue.add(7, 300, QStringLiteral("late"));
        queue.add(3, 100, QStringLiteral("early"));
        queue.add(5, 200, QStringLiteral("then"));
        QCOMPARE(queue.nextDue(), std::optional<qint64>(100));
        QCOMPARE(queue.takeDue(200), (std::vector<size_t>{3, 5}));
        QCOMPARE(queue.size(), size_t(1));
        QCOMPARE(queue.byDue().begin()->second.reason, QStringLiteral("late"));
        queue.clear();
        QVERIFY(queue.isEmpty());
    }
};

QTEST_GUILESS_MAIN(RetryPolicyTest)
#include "retrypolicytest.moc"
