// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/itemsbehind.h"
#include "tests/support/eightresults.h"

using namespace yuyi;
using namespace yuyi::test;

/// A cell opens the items that its n counts.
class ItemsBehindTest : public QObject
{
    Q_OBJECT

    static QSet<QuestionVersionId> behind(const MadeResults &made, const ResultsTable &table, const ResultsRow &row)
    {
        const auto query = itemsBehind(made.data, table, row, 0);
        return query ? QSet<QuestionVersionId>(query->only.begin(), query->only.end()) : QSet<QuestionVersionId>();
    }

private Q_SLOTS:
    void commonItemsOfWhichOneRunAwaitsSome()
    {
        MadeResults made = eight();
        made.addRun(QStringLiteral("all"), QStringLiteral("none"), QStringLiteral("cccciiii"));
        made.addRun(QStringLiteral("some"), QStringLiteral("none"), QStringLiteral("ccci--tt"));
        ResultsQuery query;
        query.items = ResultsItems::Common;
        const ResultsTable table = resultsTable(made.data, query);
        int models = 0;
        for (const ResultsRow &row : table.rows) {
            if (row.kind != RowKind::Model)
                continue;
            ++models;
            QCOMPARE(behind(made, table, row).size(), row.cells.constFirst().n);
        }
        QCOMPARE(models, 2);
    }

    void ownItemsWithoutReplies()
    {
        MadeResults made = eight();
        made.addRun(QStringLiteral("some"), QStringLiteral("none"), QStringLiteral("ccci--tt"));
        const ResultsTable table = resultsTable(made.data, {});
        const ResultsRow &row = table.rows.constFirst();
        QCOMPARE(row.cells.constFirst().n, 4);
        QCOMPARE(behind(made, table, row), QSet<QuestionVersionId>(made.questions.begin(), made.questions.begin() + 4));
        // A whole run needs no list.
        MadeResults whole = eight();
        whole.addRun(QStringLiteral("all"), QStringLiteral("none"), QStringLiteral("cccciiii"));
        const ResultsTable other = resultsTable(whole.data, {});
        QVERIFY(behind(whole, other, other.rows.constFirst()).isEmpty());
        QVERIFY(itemsBehind(whole.data, other, other.rows.constFirst(), 0).has_value());
    }
};

QTEST_GUILESS_MAIN(ItemsBehindTest)
#include "itemsbehindtest.moc"
