// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resultsprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// Results of one split on all tabs of the page, and by split. Of the eight items five are in "items" and three in "test".
class ResultSplitsTest : public ResultsProgram
{
    Q_OBJECT

    QComboBox *splits() { return page()->findChild<QComboBox *>(QStringLiteral("resultsSplit")); }
    void choose(const QString &split)
    {
        splits()->setFocus();
        QTest::keyClick(splits(), Qt::Key_Home);
        for (int i = 0; i < splits()->count() && splits()->currentData().toString() != split; ++i)
            QTest::keyClick(splits(), Qt::Key_Down);
    }

private Q_SLOTS:
    void init() { setUp(5); }
    void cleanup() { tearDown(); }

    void allTabsFollowTheSplit()
    {
        startWithRuns();
        QVERIFY(splits()->isVisible());
        QCOMPARE(splits()->count(), 3);
        QCOMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("87.5"));
        choose(QStringLiteral("test"));
        QTRY_COMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("66.7"));
        QCOMPARE(cell(QStringLiteral("beta"), 1), QStringLiteral("0.0"));
        QVERIFY(page()->findChild<QLabel *>(QStringLiteral("resultsNotes"))->text().contains(QStringLiteral("split=test")));
        QCOMPARE(page()->pageData()->fileName(QStringLiteral("results"), QStringLiteral("tex")), QStringLiteral("results-test.tex"));
        for (const ResultsRow &row : rows()->table().rows)
            QVERIFY2(row.kind != RowKind::Chance || row.cells.constFirst().n == 3, "baselines are those of the split");
        Location items;
        items.page = PageId::Results;
        items.field = QStringLiteral("items");
        page()->show(items);
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QTRY_COMPARE(page()->viewer()->model()->rowCount(), 3);
        choose(QString());
        QTRY_COMPARE(page()->viewer()->model()->rowCount(), itemCount);
    }

    void splitsAreAGrouping()
    {
        startWithRuns();
        auto *groupings = page()->findChild<ChipRow *>(QStringLiteral("resultsGroupings"));
        groupings->choose(QStringLiteral("dimension:split"));
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->columnCount() == 4);
        // Splits that the preset names come first.
        QCOMPARE(cell(QStringLiteral("alpha"), 2), QStringLiteral("66.7"));
        QCOMPARE(cell(QStringLiteral("alpha"), 3), QStringLiteral("100.0"));
        // The questions behind a figure of a split.
        table()->setCurrentIndex(rows()->index(rowOf(QStringLiteral("beta")), 2));
        page()->tables()->openCell();
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QTRY_COMPARE(page()->viewer()->model()->rowCount(), 3);
    }
};

QTEST_MAIN(ResultSplitsTest)
#include "resultsplitstest.moc"
