// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/overview/nextstep.h"

#include <QTest>

using namespace yuyi;

/// The order of the pages, and which of them hold something.
class NextStepTest : public QObject
{
    Q_OBJECT

    static QString after(const QString &page, const NavigationCounts &counts, const QStringList &closed = {})
    {
        const auto step = nextStepAfter(page, counts, [&](const QString &one) { return !closed.contains(one); });
        return step ? step->page : QString();
    }

private Q_SLOTS:
    void onlyWhatHoldsSomethingIsOffered()
    {
        NavigationCounts counts;
        QCOMPARE(after(QStringLiteral("overview"), counts), QStringLiteral("collect"));
        counts.collected = 20;
        QCOMPARE(after(QStringLiteral("collect"), counts), QString());
        counts.inspect = 20;
        QCOMPARE(after(QStringLiteral("collect"), counts), QStringLiteral("inspect"));
        counts.unmeasured = 20;
        QCOMPARE(after(QStringLiteral("collect"), counts), QStringLiteral("text"));
        counts.unsearched = 20;
        QCOMPARE(after(QStringLiteral("collect"), counts), QStringLiteral("duplicates"));
        QCOMPARE(after(QStringLiteral("duplicates"), counts), QStringLiteral("text"));
    }

    void whatIsBeforeComesLast()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.annotate = 3;
        QCOMPARE(after(QStringLiteral("validate"), counts), QStringLiteral("annotate"));
        counts.accepted = 2;
        QCOMPARE(after(QStringLiteral("validate"), counts), QStringLiteral("release"));
        QCOMPARE(after(QStringLiteral("annotate"), counts), QStringLiteral("release"));   // never to where one is
    }

    void closedPagesAreLeftOut()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.review = 3;
        counts.validate = 4;
        QCOMPARE(after(QStringLiteral("annotate"), counts), QStringLiteral("review"));
        QCOMPARE(after(QStringLiteral("annotate"), counts, {QStringLiteral("review")}), QStringLiteral("validate"));
        QCOMPARE(after(QStringLiteral("audit"), counts), QString());   // no step of the way
    }

    void resultsComeAfterModelsAlone()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.released = 5;
        QCOMPARE(after(QStringLiteral("validate"), counts), QString());
        QCOMPARE(after(QStringLiteral("release"), counts), QStringLiteral("models"));
        counts.finishedRuns = 2;
        QCOMPARE(after(QStringLiteral("release"), counts), QString());
        QCOMPARE(after(QStringLiteral("models"), counts), QStringLiteral("results"));
        counts.errors = 4;
        QCOMPARE(after(QStringLiteral("results"), counts), QStringLiteral("errors"));
        QCOMPARE(after(QStringLiteral("validate"), counts), QStringLiteral("errors"));
    }

    void whatIsBeforeThePageIsBack()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.inspect = 3;
        QVERIFY(nextStepAfter(QStringLiteral("validate"), counts, [](const QString &) { return true; })->earlier);
        QVERIFY(!nextStepAfter(QStringLiteral("text"), counts, [](const QString &) { return true; })->earlier);
    }

    void aFilterThatHasNotSeenTheImagesComesFirst()
    {
        NavigationCounts counts;
        counts.collected = 9;
        counts.unsearched = 9;
        counts.duplicates = 2;
        QVERIFY(stepOn(QStringLiteral("duplicates"), counts)->first);
        counts.unsearched = 0;
        QVERIFY(!stepOn(QStringLiteral("duplicates"), counts)->first);
        QCOMPARE(stepOn(QStringLiteral("duplicates"), counts)->count, 2);
        counts.duplicates = 0;
        QVERIFY(!stepOn(QStringLiteral("duplicates"), counts));
    }
};

QTEST_APPLESS_MAIN(NextStepTest)
#include "nextsteptest.moc"
