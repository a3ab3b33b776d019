// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include "models/services/results/tabletexts.h"
#include "models/services/results/validity.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int items = 36;

/// A run that answers each item with this option, or with none (−1).
ResultsRun &answering(MadeResults &made, const QString &model, const std::function<int(int)> &option)
{
    ResultsRun &run = made.addRun(model, QStringLiteral("none"));
    for (int i = 0; i < items; ++i) {
        const QuestionVersionId question = made.questions.at(i);
        const ResultsItem item = made.data.items.value(question);
        ScoredSlot slot;
        slot.slot = {question, 0, 0};
        slot.attempt = AttemptId::create();
        slot.status = ReplyStatus::Answered;
        slot.result = ResponseResult::Miss;
        if (const int chosen = option(i); chosen >= 0) {
            slot.answer = Answer(item.options.at(chosen).id);
            slot.label = QString(QLatin1Char(static_cast<char>('A' + chosen)));
            slot.result = item.keys.contains(chosen) ? ResponseResult::Correct : ResponseResult::Incorrect;
        }
        run.replies.append(slot);
    }
    return run;
}

MadeResults thirtySix()
{
    MadeResults made;
    for (int i = 0; i < items; ++i)
        made.addItem(QStringLiteral("item-%1").arg(i), ImageId::create(), i % 6);
    return made;
}

const ResultsCell &cellOf(const ResultsTable &table, const QString &model)
{
    const auto row = std::find_if(table.rows.begin(), table.rows.end(), [&](const ResultsRow &one) { return one.model == model; });
    if (row == table.rows.end())
        qFatal("no such row");
    return row->cells.constFirst();
}

} // namespace

/// Runs that measure nothing have no figure.
class ValidityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLabelAndNoReadingHaveNoResult()
    {
        MadeResults made = thirtySix();
        answering(made, QStringLiteral("only-a"), [](int) { return 0; });
        answering(made, QStringLiteral("mostly-a"), [](int item) { return item == 5 ? 1 : 0; });
        answering(made, QStringLiteral("silent"), [](int) { return -1; });
        answering(made, QStringLiteral("a-or-silent"), [](int item) { return item < 4 ? -1 : 0; });
        answering(made, QStringLiteral("few"), [](int item) { return item < 20 ? -1 : 0; });
        const ResultsTable table = resultsTable(made.data, {});
        const ResultsCell &one = cellOf(table, QStringLiteral("only-a"));
        QVERIFY(one.noResult && one.blank() && one.rank == 0);
        QCOMPARE(one.noResult->label, QStringLiteral("A"));
        QVERIFY(cellOf(table, QStringLiteral("silent")).noResult->label.isEmpty());
        QVERIFY(cellOf(table, QStringLiteral("a-or-silent")).noResult);
        QVERIFY(!cellOf(table, QStringLiteral("mostly-a")).blank());
        QVERIFY(!cellOf(table, QStringLiteral("few")).noResult);
        // Said where the table is read: in its cell, and below it with the reason.
        const QString text = QString::fromUtf8(markdownTable(table, TableCells::Plain));
        QCOMPARE(text.count(noResultWords()), 3 + 1);
        QVERIFY(text.contains(noResultText(*one.noResult)));
        QCOMPARE(tableLines(table).count(noResultWords()), 3 + 1);
        // Shares of outcomes are what they are.
        ResultsQuery outcomes;
        outcomes.by = ResultsBy::Outcome;
        QVERIFY(!cellOf(resultsTable(made.data, outcomes), QStringLiteral("silent")).noResult);
    }

    void rightAnswersAndAPersonsWordAreResults()
    {
        MadeResults made;
        for (int i = 0; i < items; ++i)
            made.addItem(QStringLiteral("item-%1").arg(i), ImageId::create(), 0);
        answering(made, QStringLiteral("right"), [](int) { return 0; });
        answering(made, QStringLiteral("read"), [](int) { return -1; }).replies[3].overruled = true;
        const ResultsTable table = resultsTable(made.data, {});
        QCOMPARE(cellOf(table, QStringLiteral("right")).share, 1.0);
        QVERIFY(!cellOf(table, QStringLiteral("read")).noResult);
    }
};

QTEST_GUILESS_MAIN(ValidityTest)
#include "validitytest.moc"
