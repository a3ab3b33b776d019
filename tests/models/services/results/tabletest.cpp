// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/eightresults.h"

#include <atomic>

using namespace yuyi;
using namespace yuyi::test;

class ResultsTableTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsAndIntervals();
    void faultsAreNotCounted();
    void incompleteCellsAreMarked();
    void severalLabelsCountInEach();
    void bestAndSecond();
    void examplesAreLeftOut();
    void configurationsSideBySide();
    void shots();
    void outcomes();
    void circularWantsAll();
    void repeats();
    void baselines();
    void people();
    void letters();
    void lettersOfSets();
    void letterOfShuffledOptions();
    void comparison();
    void holmOverSeveral();
    void pairsOfAll();
    void lists();
    void hiddenItemsAreCountedButNotListed();
    void json();
};

void ResultsTableTest::countsAndIntervals()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cciicmbC"));
    const ResultsTable table = resultsTable(made.data, {});
    QCOMPARE(table.columns.size(), 1);
    const ResultsCell cell = rowOf(table, QStringLiteral("m"))->cells.constFirst();
    QCOMPARE(cell.n, 8);
    QCOMPARE(cell.correct, 4);
    QCOMPARE(cell.incorrect, 2);
    QCOMPARE(cell.miss, 1);
    QCOMPARE(cell.error, 1);
    QCOMPARE(cell.pending, 0);
    QCOMPARE(cell.overruled, 1);
    QCOMPARE(cell.share, 0.5);
    QCOMPARE(cell.accuracy, 0.5);
    // Wilson for 4 of 8; clusters: {1,1} {0,0} {1} {0} {0} {1} around 0.5.
    QVERIFY(close(cell.interval->lo, 0.2152160622138776));
    QVERIFY(close(cell.interval->hi, 0.7847839377861224));
    QVERIFY(close(*cell.clusteredError, std::sqrt(6.0 / 5.0 * 3.0) / 8.0));
    QVERIFY(cell.small());
    QVERIFY(!cell.incomplete);
}

void ResultsTableTest::faultsAreNotCounted()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ccctai--"));
    const ResultsTable table = resultsTable(made.data, {});
    const ResultsRow &row = *rowOf(table, QStringLiteral("m"));
    const ResultsCell cell = row.cells.constFirst();
    QCOMPARE(cell.n, 4);
    QCOMPARE(cell.share, 0.75);
    QCOMPARE(cell.error, 0);
    QCOMPARE(cell.pending, 4);
    QVERIFY(cell.incomplete);
    QVERIFY(row.incomplete);
    QVERIFY2(row.warning.contains(QLatin1Char('4')) && row.warning.contains(QLatin1Char('2')), qPrintable(row.warning));
    made.addRun(QStringLiteral("whole"), QStringLiteral("none"), QStringLiteral("cccccccc"));
    QVERIFY(rowOf(resultsTable(made.data, {}), QStringLiteral("whole"))->warning.isEmpty());
}

void ResultsTableTest::incompleteCellsAreMarked()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ccccc---"));
    made.addRun(QStringLiteral("m"), QStringLiteral("cot"), QStringLiteral("ccc-----"));
    made.addRun(QStringLiteral("m"), QStringLiteral("emotion"), QStringLiteral("cccccccc"));
    ResultsQuery query;
    query.by = ResultsBy::Configuration;
    query.items = ResultsItems::Own;
    const ResultsTable table = resultsTable(made.data, query);
    const QString warning = rowOf(table, QStringLiteral("m"))->warning;
    for (const ResultsRun &run : made.data.runs)
        QCOMPARE(warning.contains(run.title + u':'), run.run.configuration != QLatin1String("emotion"));
    QVERIFY2(warning.contains(QLatin1Char('3')) && warning.contains(QLatin1Char('5')), qPrintable(warning));
}

void ResultsTableTest::severalLabelsCountInEach()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ciccciii"));
    ResultsQuery query;
    const Dimension &rhetoric = made.dimension("rhetoric");
    query.dimensions = {made.dimension("domain").code, rhetoric.code};
    const ResultsTable table = resultsTable(made.data, query);
    QCOMPARE(table.columns.size(), 1 + made.dimension("domain").values.size() + rhetoric.values.size());
    const ResultsRow &row = *rowOf(table, QStringLiteral("m"));
    QCOMPARE(row.cells.at(0).n, 8);
    const ResultsCell first = row.cells.at(columnOf(table, rhetoric.values.at(0).code));
    const ResultsCell second = row.cells.at(columnOf(table, rhetoric.values.at(1).code));
    QCOMPARE(first.n, 8);
    QCOMPARE(second.n, 3);
    QCOMPARE(second.correct, 2);
    // Items 1, 3, 5, 7 of the first domain: c c c i.
    const ResultsCell domain = row.cells.at(columnOf(table, made.dimension("domain").values.at(0).code));
    QCOMPARE(domain.n, 4);
    QCOMPARE(domain.correct, 3);
    const ResultsCell nothing = row.cells.at(columnOf(table, made.dimension("domain").values.at(4).code));
    QCOMPARE(nothing.n, 0);
    QVERIFY(!nothing.interval);
    const auto said = [&](const QString &word) {
        return std::any_of(table.notes.begin(), table.notes.end(), [&](const QString &note) { return note.contains(word); });
    };
    QVERIFY(said(rhetoric.title.text()));
    QVERIFY(!said(made.dimension("domain").title.text()));
}

void ResultsTableTest::bestAndSecond()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("text"), QStringLiteral("text-only"), QStringLiteral("cccccccc"));
    made.addRun(QStringLiteral("half"), QStringLiteral("none"), QStringLiteral("cccciiii"), ModelSection::Open);
    made.addRun(QStringLiteral("most"), QStringLiteral("none"), QStringLiteral("cccccccm"));
    made.addRun(QStringLiteral("also most"), QStringLiteral("none"), QStringLiteral("bccccccc"));
    made.addRun(QStringLiteral("less"), QStringLiteral("none"), QStringLiteral("ciiiiiii"));
    made.addRun(QStringLiteral("unfinished"), QStringLiteral("none"), QStringLiteral("ccccccc-"));
    const ResultsTable table = resultsTable(made.data, {});
    const auto rank = [&](const char *model) { return rowOf(table, QLatin1String(model))->cells.constFirst().rank; };
    QCOMPARE(rank("text"), 0);
    QCOMPARE(rank("most"), 1);
    QCOMPARE(rank("also most"), 1);
    QCOMPARE(rank("half"), 2);
    QCOMPARE(rank("less"), 0);
    QCOMPARE(rank("unfinished"), 0);
    ResultsQuery query;
    query.dimensions = {made.dimension("rhetoric").code};
    const ResultsTable labels = resultsTable(made.data, query); // nothing is open of the second label, and yet
    QCOMPARE(rowOf(labels, QStringLiteral("unfinished"))->cells.at(2).rank, 0);
    // Sections in their order; within one the best first.
    QStringList models;
    for (const ResultsRow &row : table.rows)
        models.append(row.kind == RowKind::Model ? row.model : codeOf(row.kind));
    QCOMPARE(models.mid(0, 2), (QStringList{QStringLiteral("half"), QStringLiteral("unfinished")}));
    QCOMPARE(models.at(4), QStringLiteral("less"));
    QCOMPARE(models.at(5), QStringLiteral("text"));
    QCOMPARE(rowOf(table, QStringLiteral("text"))->section, ResultsSection::TextOnly);
    QCOMPARE(rowOf(table, QStringLiteral("half"))->section, ResultsSection::Open);
}

void ResultsTableTest::examplesAreLeftOut()
{
    MadeResults made = eight();
    ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("2-shot"), QStringLiteral("cciiiiii"));
    run.run.examples = {made.questions.at(0), made.questions.at(1)};
    ResultsQuery query;
    QCOMPARE(rowOf(resultsTable(made.data, query), QStringLiteral("m"))->cells.constFirst().n, 6);
    QCOMPARE(rowOf(resultsTable(made.data, query), QStringLiteral("m"))->cells.constFirst().correct, 0);
    query.withExamples = true;
    QCOMPARE(rowOf(resultsTable(made.data, query), QStringLiteral("m"))->cells.constFirst().n, 8);
    QCOMPARE(rowOf(resultsTable(made.data, query), QStringLiteral("m"))->cells.constFirst().correct, 2);
    // Where they were not asked they are no gap.
    run.replies.removeFirst();
    const ResultsTable table = resultsTable(made.data, query);
    QCOMPARE(rowOf(table, QStringLiteral("m"))->cells.constFirst().n, 7);
    QVERIFY(!rowOf(table, QStringLiteral("m"))->incomplete);
}

void ResultsTableTest::configurationsSideBySide()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("cot"), QStringLiteral("cccccccc"));
    made.addRun(QStringLiteral("m"), QStringLiteral("cot"), QStringLiteral("iiiiiiii")).run.examples = {
        made.questions.at(1)}; // older: what it leaves out is left out nowhere else
    made.addRun(QStringLiteral("m"), QStringLiteral("text-only"), QStringLiteral("cciiiiii"));
    ResultsRun &few = made.addRun(QStringLiteral("m"), QStringLiteral("1-shot"), QStringLiteral("iccccccc"));
    few.run.examples = {made.questions.at(0)};
    made.addRun(QStringLiteral("n"), QStringLiteral("cot"), QStringLiteral("ccccciii"));
    made.addRun(QStringLiteral("n"), QStringLiteral("text-only"), QStringLiteral("ccciiiii"));
    ResultsQuery query;
    query.by = ResultsBy::Configuration;
    const ResultsTable table = resultsTable(made.data, query);
    QStringList codes;
    for (const ResultsColumn &column : table.columns)
        codes.append(column.configuration);
    QCOMPARE(codes, (QStringList{QStringLiteral("cot"), QStringLiteral("1-shot"), QStringLiteral("text-only")}));
    QCOMPARE(table.commonItems, 7);
    const ResultsRow &m = *rowOf(table, QStringLiteral("m"));
    QCOMPARE(m.cells.at(0).n, 7);
    QCOMPARE(m.cells.at(0).correct, 7);
    QCOMPARE(m.cells.at(1).correct, 7);
    QCOMPARE(m.cells.at(2).correct, 1);
    const ResultsRow &n = *rowOf(table, QStringLiteral("n"));
    QVERIFY(n.cells.at(1).empty);
    QCOMPARE(n.cells.at(0).correct, 4);
    QCOMPARE(m.cells.at(0).rank, 1);
    QCOMPARE(n.cells.at(0).rank, 2);
    QCOMPARE(n.cells.at(2).rank, 0); // better, but without the picture
    query.items = ResultsItems::Own;
    const ResultsTable own = resultsTable(made.data, query);
    QCOMPARE(own.commonItems, -1);
    QCOMPARE(rowOf(own, QStringLiteral("m"))->cells.at(0).n, 8);
    QCOMPARE(rowOf(own, QStringLiteral("m"))->cells.at(1).n, 7);
}

void ResultsTableTest::shots()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cccciiii"));
    made.addRun(QStringLiteral("m"), QStringLiteral("cot"), QStringLiteral("cccccccc"));
    made.addRun(QStringLiteral("m"), QStringLiteral("3-shot"), QStringLiteral("ccccciii")).run.examples = {
        made.questions.at(0), made.questions.at(1), made.questions.at(2)};
    ResultsQuery query;
    query.by = ResultsBy::Shots;
    const ResultsTable table = resultsTable(made.data, query);
    QCOMPARE(table.columns.size(), 2);
    QCOMPARE(table.columns.at(0).shots, 0);
    QCOMPARE(table.columns.at(1).shots, 3);
    QCOMPARE(table.commonItems, 5);
    QCOMPARE(rowOf(table, QStringLiteral("m"))->cells.at(0).correct, 1);
    QCOMPARE(rowOf(table, QStringLiteral("m"))->cells.at(1).correct, 2);
}

void ResultsTableTest::outcomes()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cccimmqb"));
    ResultsQuery query;
    query.by = ResultsBy::Outcome;
    const ResultsTable table = resultsTable(made.data, query);
    const ResultsRow &row = *rowOf(table, QStringLiteral("m"));
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        const ItemState state = *table.columns.at(i).outcome;
        const double expected = state == ItemState::Correct ? 3.0 / 8 : state == ItemState::Incorrect ? 1.0 / 8
                                                                                                      : 2.0 / 8;
        QCOMPARE(row.cells.at(i).share, expected);
        QCOMPARE(row.cells.at(i).accuracy, 3.0 / 8);
    }
}

void ResultsTableTest::circularWantsAll()
{
    MadeResults made = eight();
    ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"));
    run.run.order = OptionOrder::Circular;
    const QStringList passes{QStringLiteral("cccccc"), QStringLiteral("ccccci"), QStringLiteral("cccccm"), QStringLiteral("cccccb"),
                             QStringLiteral("ccccct"), QStringLiteral("ccccc-"), QStringLiteral("bmiccc"), QStringLiteral("bmcccc")};
    for (int item = 0; item < passes.size(); ++item) {
        for (int rotation = 0; rotation < 6; ++rotation) {
            if (passes.at(item).at(rotation) != u'-')
                run.replies.append(made.slot(item, passes.at(item).at(rotation), 0, rotation));
        }
    }
    const QList<ItemOutcome> all = outcomesOf(made.data, run);
    QList<ItemState> states;
    for (const ItemOutcome &outcome : all)
        states.append(outcome.state());
    QCOMPARE(states, (QList<ItemState>{ItemState::Correct, ItemState::Incorrect, ItemState::Miss, ItemState::Error,
                                       ItemState::Pending, ItemState::Pending, ItemState::Incorrect, ItemState::Miss}));
    const ResultsTable table = resultsTable(made.data, {});
    QCOMPARE(rowOf(table, QStringLiteral("m"))->cells.constFirst().n, 6);
    QCOMPARE(rowOf(table, QStringLiteral("m"))->cells.constFirst().correct, 1);
    QVERIFY(!rowOf(table, QStringLiteral("m"))->detail.isEmpty());
}

void ResultsTableTest::repeats()
{
    MadeResults made = eight();
    ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"));
    run.run.repeats = 3;
    const QStringList letters{QStringLiteral("ccc"), QStringLiteral("cci"), QStringLiteral("iii"), QStringLiteral("mmm"),
                              QStringLiteral("cim"), QStringLiteral("ccc"), QStringLiteral("bii"), QStringLiteral("ccc")};
    for (int item = 0; item < letters.size(); ++item) {
        for (int repeat = 0; repeat < 3; ++repeat)
            run.replies.append(made.slot(item, letters.at(item).at(repeat), repeat));
    }
    const ResultsTable table = resultsTable(made.data, {});
    const ResultsRow &row = *rowOf(table, QStringLiteral("m"));
    const ResultsCell cell = row.cells.constFirst();
    QCOMPARE(cell.n, 8);
    QCOMPARE(cell.repeats, 3);
    QCOMPARE(cell.correct, 12);
    QCOMPARE(cell.incorrect, 7);
    QCOMPARE(cell.miss, 4);
    QCOMPARE(cell.error, 1);
    QVERIFY(close(cell.share, 0.5));
    // As of 4 right ones among 8 questions, not of 12 among 24.
    QVERIFY(close(cell.interval->lo, 0.2152160622138776));
    QVERIFY(row.repeats.has_value());
    QCOMPARE(row.repeats->items, 8);
    QVERIFY(close(row.repeats->mean, 0.5));
    QVERIFY(close(row.repeats->passAtK, 5.0 / 8));
    QVERIFY(close(row.repeats->allRight, 3.0 / 8));
    QVERIFY(close(row.repeats->consistency, 5.0 / 8));
    // 5, 4 and 3 of 8.
    QVERIFY(close(*row.repeats->spread, 0.125));
}

void ResultsTableTest::baselines()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cccccccc"));
    const ResultsTable table = resultsTable(made.data, {});
    QVERIFY(close(rowOf(table, RowKind::Chance)->cells.constFirst().share, 1.0 / 6));
    // Keys 2 2 2 3 4 5 0 1; the longest is 0 1 2 3 in the first four, in the rest all are alike: 2 + 4/6.
    QVERIFY(close(rowOf(table, RowKind::LongestOption)->cells.constFirst().share, (2 + 4.0 / 6) / 8));
    QCOMPARE(rowOf(table, RowKind::FrequentLetter)->cells.constFirst().share, 3.0 / 8);
    QVERIFY(rowOf(table, RowKind::FrequentLetter)->title.contains(QLatin1Char('C')));
    QVERIFY(!rowOf(table, RowKind::Chance)->cells.constFirst().interval);
    QCOMPARE(rowOf(table, RowKind::Chance)->section, ResultsSection::Baselines);
}

void ResultsTableTest::people()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cccccccc"));
    for (int i = 0; i < 3; ++i)
        made.data.votes.people.append(PersonId::create());
    for (int i = 0; i < 8; ++i) {
        ValidatedItem item;
        item.version = made.questions.at(i);
        made.data.votes.items.append(item);
    }
    const auto vote = [&](int item, int person, bool right, int option = 0) {
        ItemVote one;
        one.item = item;
        one.person = person;
        one.chosen = OptionSet::of(option);
        one.correct = right;
        made.data.votes.votes.push_back(one);
    };
    for (int i = 0; i < 8; ++i)
        vote(i, 0, i < 6);
    vote(0, 1, true);
    vote(1, 1, false, -1);
    ResultsTable table = resultsTable(made.data, {});
    QCOMPARE(rowOf(table, RowKind::PeopleAverage)->cells.constFirst().n, 10);
    QCOMPARE(rowOf(table, RowKind::PeopleAverage)->cells.constFirst().correct, 7);
    QCOMPARE(rowOf(table, RowKind::PeopleAverage)->cells.constFirst().miss, 1);
    QCOMPARE(rowOf(table, RowKind::BestPerson), nullptr);
    // The mean of 6/8 and 1/2 is said, and is not the pooled 70 %.
    QVERIFY2(table.notes.constLast().contains(QStringLiteral("62.5")), qPrintable(table.notes.constLast()));

    for (int round = 0; round < 4; ++round) {
        for (int i = 0; i < 8; ++i) {
            vote(i, 0, true);
            vote(i, 2, round > 0);
        }
    }
    table = resultsTable(made.data, {});
    QCOMPARE(rowOf(table, RowKind::BestPerson)->cells.constFirst().n, 40);
    QCOMPARE(rowOf(table, RowKind::BestPerson)->cells.constFirst().correct, 38);
    QCOMPARE(rowOf(table, RowKind::BestPerson)->section, ResultsSection::People);
    const QList<PeopleAgainstModels> points = peopleAgainstModels(made.data, {});
    QCOMPARE(points.size(), 8);
    // The first item: person 0 five times right, person 1 once, person 2 three of four.
    QCOMPARE(points.constFirst().votes, 10);
    QVERIFY(close(points.constFirst().people, 0.9));
    const QSet<QuestionVersionId> common{made.questions.at(0)};
    QCOMPARE(peopleAgainstModels(made.data, {}, &common).size(), 1);
    QCOMPARE(points.constFirst().modelShare, 1.0);
}

void ResultsTableTest::letters()
{
    MadeResults made = eight();
    ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ccimbcct"));
    ScoredSlot far = made.slot(7, u'i');
    far.answer = Answer();
    far.label = QStringLiteral("H");
    run.replies.removeLast();
    run.replies.append(far);
    const LetterHistogram histogram = letterHistogram(made.data, run.run.id);
    QCOMPARE(histogram.letters.mid(0, 3), (QStringList{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}));
    // Keys C C C D E F A B; read C C D – – F A and H.
    QCOMPARE(histogram.keys, (QList<int>{1, 1, 3, 1, 1, 1}));
    QCOMPARE(histogram.answers, (QList<int>{1, 0, 2, 1, 0, 1}));
    QCOMPARE(histogram.none, 2);
    QCOMPARE(histogram.others, 1);
    const QSet<QuestionVersionId> common{made.questions.at(0), made.questions.at(3)};
    QCOMPARE(letterHistogram(made.data, run.run.id, false, &common).replies, 2);
}

/// A share is of all replies: where all choose A and C, each has 100 %.
void ResultsTableTest::lettersOfSets()
{
    MadeResults made = eight();
    ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ccm-----"));
    for (int i = 0; i < 2; ++i) {
        ResultsItem &item = made.data.items[made.questions.at(i)];
        item.keys = OptionSet{0b101};
        run.replies[i].answer = QList<OptionId>{item.options.at(2).id, item.options.at(0).id};
    }
    const LetterHistogram histogram = letterHistogram(made.data, run.run.id);
    QCOMPARE(histogram.replies, 3);
    QCOMPARE(histogram.answers, (QList<int>{2, 0, 2, 0, 0, 0}));
    QCOMPARE(histogram.none, 1);
    QCOMPARE(histogram.keys.first(3), (QList<int>{2, 0, 3}));
}

void ResultsTableTest::letterOfShuffledOptions()
{
    MadeResults made = eight();
    ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("c-------"));
    run.run.order = OptionOrder::Shuffled;
    const QList<Option> options = made.data.items.value(made.questions.at(0)).options;
    for (int i = 5; i >= 0; --i)
        run.replies[0].shownOrder.append(options.at(i).id);
    const LetterHistogram histogram = letterHistogram(made.data, run.run.id);
    QCOMPARE(histogram.answers, (QList<int>{0, 0, 0, 1, 0, 0})); // the third as written was shown fourth
    QCOMPARE(histogram.keys, histogram.answers);
}

void ResultsTableTest::comparison()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("a"), QStringLiteral("none"), QStringLiteral("cccciim-"));
    made.addRun(QStringLiteral("b"), QStringLiteral("none"), QStringLiteral("iciiciic"));
    const RunId a = made.data.runs.at(0).run.id;
    const RunId b = made.data.runs.at(1).run.id;
    const Comparison one = compareRuns(made.data, a, {b}).constFirst();
    QCOMPARE(one.n, 7);
    QCOMPARE(one.left, 1);
    QCOMPARE(one.images, 5);
    QCOMPARE(one.outcomes.bothRight, 1);
    QCOMPARE(one.outcomes.onlyFirstRight, 3);
    QCOMPARE(one.outcomes.onlySecondRight, 1);
    QCOMPARE(one.outcomes.bothWrong, 2);
    QVERIFY(close(one.difference, 2.0 / 7));
    QVERIFY(close(one.mcNemar.exact, 0.625));
    QCOMPARE(one.changed.size(), 4);
    QCOMPARE(one.changed.at(0).itemId, QStringLiteral("dev-1"));
    QVERIFY(!one.changed.at(0).gained);
    QVERIFY(one.changed.at(3).gained);
    QVERIFY(one.interval.has_value());
    QVERIFY(one.interval->lo <= one.difference && one.difference <= one.interval->hi);
    // Around 2/7: clusters 1+0, 1+1, −1, 0, 0.
    const double mean = 2.0 / 7;
    const double sums[] = {1 - 2 * mean, 2 - 2 * mean, -1 - mean, -mean, -mean};
    double square = 0;
    for (const double sum : sums)
        square += sum * sum;
    QVERIFY(close(*one.standardError, std::sqrt(5.0 / 4 * square) / 7));
    // The same seed, the same bits; the other way round, the other sign.
    QCOMPARE(one.plan.draws, 10'000);
    QCOMPARE(compareRuns(made.data, a, {b}).constFirst().interval->lo, one.interval->lo);
    const Comparison back = compareRuns(made.data, b, {a}).constFirst();
    QVERIFY(close(back.difference, -one.difference));
    const Json json = comparisonJson(one);
    QCOMPARE(json["mcnemar"]["b"].get<int>(), 3);
    QCOMPARE(json["mcnemar"]["c"].get<int>(), 1);
    made.data.runs[1].run.parameters.practice.emplace();
    const Comparison practice = compareRuns(made.data, a, {b}).constFirst();
    QVERIFY(!comparisonJson(practice)["first"]["practice"].get<bool>() && comparisonJson(practice)["second"]["practice"].get<bool>());
    QVERIFY(comparisonsCsv({one}).split('\n').at(1).trimmed().endsWith(",0"));
    QVERIFY(comparisonsCsv({practice}).split('\n').at(1).trimmed().endsWith(",1"));
}

void ResultsTableTest::holmOverSeveral()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("a"), QStringLiteral("none"), QStringLiteral("cccccccc"));
    made.addRun(QStringLiteral("b"), QStringLiteral("none"), QStringLiteral("iiiiiiii"));
    made.addRun(QStringLiteral("c"), QStringLiteral("none"), QStringLiteral("ciiiiiii"));
    made.addRun(QStringLiteral("d"), QStringLiteral("none"), QStringLiteral("--------"));
    const auto id = [&](int i) { return made.data.runs.at(i).run.id; };
    const QList<Comparison> list = compareRuns(made.data, id(0), {id(1), id(3), id(2)});
    QCOMPARE(list.size(), 3);
    QVERIFY(close(list.at(0).mcNemar.exact, 2.0 / 256));
    QVERIFY(close(list.at(2).mcNemar.exact, 2.0 / 128));
    QCOMPARE(list.at(1).n, 0);
    QCOMPARE(testedCount(list), 2);
    // Two tests, not three: 2 · 2/256, then no less than that.
    QVERIFY(close(list.at(0).adjusted, 4.0 / 256));
    QVERIFY(close(list.at(2).adjusted, 2.0 / 128));
}

void ResultsTableTest::pairsOfAll()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("a"), QStringLiteral("none"), QStringLiteral("cccccccc"));
    made.addRun(QStringLiteral("b"), QStringLiteral("none"), QStringLiteral("iiiiiiii"));
    made.addRun(QStringLiteral("c"), QStringLiteral("none"), QStringLiteral("ciiiiiii"));
    QList<RunId> runs;
    for (const ResultsRun &run : std::as_const(made.data.runs))
        runs.append(run.run.id);
    const QList<Comparison> pairs = comparePairs(made.data, runs);
    QCOMPARE(pairs.size(), 3); // a–b, a–c, b–c
    QCOMPARE(pairs.at(2).first, runs.at(1));
    QCOMPARE(pairs.at(2).second, runs.at(2));
    QVERIFY(close(pairs.at(0).difference, 1));
    QVERIFY(!pairs.at(0).interval);
    // Holm over all three: 3 · 2/256, then 2 · 2/128, then 1 · 1.
    QVERIFY(close(pairs.at(0).adjusted, 6.0 / 256));
    QVERIFY(close(pairs.at(1).adjusted, 4.0 / 128));
    QVERIFY(close(pairs.at(2).adjusted, 1));
    const QByteArray csv = comparisonsCsv(pairs);
    QCOMPARE(csv.count("\n"), 1 + 3 + 1 + 1 + 8 + 7 + 1); // two headings, pairs, a blank line, items that only one has
    std::atomic<bool> cancelled = true;
    QVERIFY(comparePairs(made.data, runs, false, &cancelled).isEmpty());
}

void ResultsTableTest::lists()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("a"), QStringLiteral("none"), QStringLiteral("cimibtcC"));
    made.addRun(QStringLiteral("b"), QStringLiteral("none"), QStringLiteral("iicicc-c"));
    const auto ids = [&](const ViewerQuery &query) {
        QStringList names;
        for (const ViewerItem &item : viewerItems(made.data, query))
            names.append(item.itemId.mid(4));
        return names.join(u' ');
    };
    ViewerQuery query;
    QCOMPARE(ids(query), QStringLiteral("1 2 3 4 5 6 7 8"));
    const std::pair<ViewerFilter, const char *> expected[] = {
        {ViewerFilter::WrongByAll, "2 4"},
        {ViewerFilter::RightByAll, "6 7 8"},
        {ViewerFilter::ModelsDisagree, "1"},
        {ViewerFilter::Miss, "3"},
        {ViewerFilter::Error, "5 6"},
        {ViewerFilter::Overruled, "8"},
        {ViewerFilter::Pending, "6 7"},
        {ViewerFilter::Incorrect, "1 2 4"},
        {ViewerFilter::ScorersDisagree, ""}};
    for (const auto &[filter, items] : expected) {
        query.filter = filter;
        QCOMPARE(ids(query), QLatin1String(items));
    }
    made.data.runs[0].replies[3].scorersDiffer = true;
    query.filter = ViewerFilter::ScorersDisagree;
    QCOMPARE(ids(query), QStringLiteral("4"));
    query = {};
    query.status = ReplyStatus::Blocked;
    QCOMPARE(ids(query), QStringLiteral("5"));
    query = {};
    query.reason = QStringLiteral("no-option");
    QCOMPARE(ids(query), QStringLiteral("3"));
    query = {};
    query.dimension = made.dimension("rhetoric").code;
    query.label = made.dimension("rhetoric").values.at(1).code;
    QCOMPARE(ids(query), QStringLiteral("1 2 3"));
    query = {};
    query.text = QStringLiteral("很长的选项2");
    QCOMPARE(ids(query), QStringLiteral("3"));
    query = {};
    query.runs = {made.data.runs.at(1).run.id};
    query.filter = ViewerFilter::WrongByAll;
    QCOMPARE(ids(query), QStringLiteral("1 2 4"));
    // Digits by their value.
    made.addItem(QStringLiteral("dev-10"), ImageId::create(), 0);
    QCOMPARE(ids({}), QStringLiteral("1 2 3 4 5 6 7 8 10"));
}

void ResultsTableTest::hiddenItemsAreCountedButNotListed()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("a"), QStringLiteral("none"), QStringLiteral("cccccccc"));
    made.addRun(QStringLiteral("b"), QStringLiteral("none"), QStringLiteral("iiiiiiii"));
    made.data.hidden.questions = {made.questions.at(0)};
    made.data.hidden.images = {made.data.items.value(made.questions.at(2)).image}; // items 3 and 4
    QCOMPARE(viewerItems(made.data, {}).size(), 5);
    QCOMPARE(rowOf(resultsTable(made.data, {}), QStringLiteral("a"))->cells.constFirst().n, 8);
    const Comparison one = compareRuns(made.data, made.data.runs.at(0).run.id, {made.data.runs.at(1).run.id}).constFirst();
    QCOMPARE(one.n, 8);
    QCOMPARE(one.changed.size(), 5);
}

void ResultsTableTest::json()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ccccimbt"));
    ResultsQuery query;
    query.dimensions = {made.dimension("domain").code};
    const Json json = resultsJson(resultsTable(made.data, query));
    const Json &first = json["rows"][0];
    QCOMPARE(fromUtf8(first["model"].get<std::string>()), QStringLiteral("m"));
    QCOMPARE(fromUtf8(first["config"].get<std::string>()), QStringLiteral("none"));
    QCOMPARE(first["cell"]["n"].get<int>(), 7);
    QCOMPARE(first["cell"]["miss"].get<int>(), 1);
    QCOMPARE(first["cell"]["error"].get<int>(), 1);
    QVERIFY(close(first["cell"]["accuracy"].get<double>(), 4.0 / 7));
    QVERIFY(first["cell"]["lo"].is_number() && first["cell"]["hi"].is_number());
    QCOMPARE(json["warnings"].size(), size_t(1));
    QCOMPARE(fromUtf8(json["rows"][1]["by"].get<std::string>()), QStringLiteral("domain"));
    QCOMPARE(fromUtf8(json["rows"][1]["value"].get<std::string>()), made.dimension("domain").values.at(0).published);
}

QTEST_GUILESS_MAIN(ResultsTableTest)
#include "tabletest.moc"
