// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runbudget.h"

#include <QtTest>

using namespace yuyi;

/// Whether another request is covered.
class RunBudgetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noLimitCoversEverything()
    {
        const RunBudget budget(0, 1000);
        QVERIFY(budget.covers(50, 10));
    }

    void countsRequestsInFlight()
    {
        RunBudget budget(10, 4);
        QVERIFY(budget.covers(2, 2));
        QVERIFY(!budget.covers(2, 3));
        budget.add(2);
        QCOMPARE(budget.spent(), 6.0);
        QVERIFY(!budget.covers(2, 2));
        budget.setLimit(12);
        QVERIFY(budget.covers(2, 2));
    }

    void isUsedUpOnlyAboveTheLimit()
    {
        QVERIFY(RunBudget(5, 5).covers(0, 0));
        QVERIFY(!RunBudget(5, 5.5).covers(0, 0));
    }

    void expectsTheMeanOfAnswersThatCost()
    {
        AnswerCost cost;
        QCOMPARE(cost.each(), 0.0);
        cost.add(1);
        cost.add(0);
        cost.add(3);
        QCOMPARE(cost.each(), 2.0);
    }
};

QTEST_GUILESS_MAIN(RunBudgetTest)
#include "runbudgettest.moc"
