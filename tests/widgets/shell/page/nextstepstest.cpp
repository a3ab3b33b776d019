// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/nextsteps.h"

#include <QTest>

using namespace yuyi;

/// How the step after a page is called.
class NextStepsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// What comes later is the next step, with an arrow; a page that one has passed is only opened.
    void onlyLaterPagesAreNext()
    {
        NavigationCounts counts;
        counts.collected = 5;
        counts.annotate = 3;
        const NextSteps steps({[&counts] { return counts; }, [](PageId) { return true; }, [](PageId page) { return codeOf(page); }});
        const auto forward = steps.after(PageId::Inspect);
        QVERIFY(forward);
        QCOMPARE(steps.textOf(*forward), QStringLiteral("Next: annotate →"));
        const auto back = steps.after(PageId::Review);
        QVERIFY(back);
        QCOMPARE(back->page, PageId::Annotate);
        QCOMPARE(steps.textOf(*back), QStringLiteral("Go to: annotate"));
    }
};

QTEST_MAIN(NextStepsTest)
#include "nextstepstest.moc"
