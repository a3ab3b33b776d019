// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include "widgets/results/tables/resultstablemodel.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// The figures of a table as they are shown.
class ResultsTableModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The heading says on how many questions the models were counted; how often people answered stands at their figures.
    void theHeadingCountsQuestions()
    {
        MadeResults made;
        for (int i = 0; i < 2; ++i)
            made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i);
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cc"));
        // Five people answer the first, and each of them once.
        ValidatedItem item;
        item.version = made.questions.constFirst();
        made.data.votes.items.append(item);
        for (int i = 0; i < 5; ++i) {
            made.data.votes.people.append(PersonId::create());
            ItemVote vote;
            vote.item = 0;
            vote.person = i;
            vote.correct = i > 0;
            made.data.votes.votes.push_back(vote);
        }
        ResultsTableModel model;
        model.setTable(resultsTable(made.data, {}));
        QCOMPARE(model.countOf(1).value_or(-1), 2);
        QStringList ofPeople;
        for (int row = 0; row < model.rowCount(); ++row) {
            const ResultsRow *line = model.rowAt(row);
            if (line && line->section == ResultsSection::People)
                ofPeople.append(model.index(row, 1).data(ResultsTableModel::CountRole).toString());
        }
        QVERIFY(!ofPeople.isEmpty());
        QCOMPARE(ofPeople.constFirst(), QStringLiteral("n 5"));
    }
};

QTEST_GUILESS_MAIN(ResultsTableModelTest)
#include "resultstablemodeltest.moc"
