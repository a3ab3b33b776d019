// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/overview/nextstep.h"

#include <QTest>

using namespace yuyi;

/// The order of the pages, and which of them hold something.
class NextStepTest : public QObject
{
    Q_OBJECT

    static std::optional<PageId> after(PageId page, const NavigationCounts &counts, const QList<PageId> &closed = {})
    {
        const auto step = nextStepAfter(page, counts, [&](PageId one) { return !closed.contains(one); });
        return step ? std::optional(step->page) : std::nullopt;
    }

private Q_SLOTS:
    void onlyPagesWithWorkAreOffered()
    {
        NavigationCounts counts;
        QCOMPARE(after(PageId::Overview, counts), PageId::Collect);
        counts.collected = 20;
        QVERIFY(!after(PageId::Collect, counts));
        counts.inspect = 20;
        QCOMPARE(after(PageId::Collect, counts), PageId::Inspect);
        counts.unmeasured = 20;
        QCOMPARE(after(PageId::Collect, counts), PageId::Text);
        counts.unsearched = 20;
        QCOMPARE(after(PageId::Collect, counts), PageId::Duplicates);
        QCOMPARE(after(PageId::Duplicates, counts), PageId::Text);
    }

    void earlierPagesComeLast()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.annotate = 3;
        QCOMPARE(after(PageId::Validate, counts), PageId::Annotate);
        counts.accepted = 2;
        QCOMPARE(after(PageId::Validate, counts), PageId::Release);
        QCOMPARE(after(PageId::Annotate, counts), PageId::Release); // never to where one is
    }

    void closedPagesAreLeftOut()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.review = 3;
        counts.validate = 4;
        QCOMPARE(after(PageId::Annotate, counts), PageId::Review);
        QCOMPARE(after(PageId::Annotate, counts, {PageId::Review}), PageId::Validate);
        QVERIFY(!after(PageId::Audit, counts)); // no step of the way
    }

    void resultsComeAfterModelsAlone()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.released = 5;
        QVERIFY(!after(PageId::Validate, counts));
        QCOMPARE(after(PageId::Release, counts), PageId::Models);
        counts.finishedRuns = 2;
        QVERIFY(!after(PageId::Release, counts));
        QCOMPARE(after(PageId::Models, counts), PageId::Results);
        counts.errors = 4;
        QCOMPARE(after(PageId::Results, counts), PageId::Errors);
        QCOMPARE(after(PageId::Validate, counts), PageId::Errors);
    }

    void earlierPagesAreOfferedBackwards()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.inspect = 3;
        QVERIFY(nextStepAfter(PageId::Validate, counts, [](PageId) { return true; })->earlier);
        QVERIFY(!nextStepAfter(PageId::Text, counts, [](PageId) { return true; })->earlier);
    }

    void anUnappliedFilterComesFirst()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.unsearched = 9;
        counts.duplicates = 2;
        QVERIFY(stepOn(PageId::Duplicates, counts)->first);
        counts.unsearched = 0;
        QVERIFY(!stepOn(PageId::Duplicates, counts)->first);
        QCOMPARE(stepOn(PageId::Duplicates, counts)->count, 2);
        counts.duplicates = 0;
        QVERIFY(!stepOn(PageId::Duplicates, counts));
    }
};

QTEST_APPLESS_MAIN(NextStepTest)
#include "nextsteptest.moc"
