// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/eightresults.h"

#include "models/services/results/itemsbehind.h"
#include "models/services/results/metrics.h"

#include <QRegularExpression>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

const QStringList kinds{QStringLiteral("avr"), QStringLiteral("fine"), QStringLiteral("coarse-1"), QStringLiteral("coarse-2"),
                        QStringLiteral("coarse-3")};
const QString avr = QStringLiteral("avr");
const QString coarse = QStringLiteral("coarse");
const QString coarseFine = QStringLiteral("coarse_fine");

/// Puzzles with five questions each: one of four fixed options "1" … "4", one of two, three that are written.
struct Puzzles {
    MadeResults made;
    DimensionCode pattern{QStringLiteral("pattern")};

    Puzzles()
    {
        Preset &preset = made.data.preset;
        preset.kinds.clear();
        for (const QString &code : kinds) {
            QuestionKind kind;
            kind.code = kind.published = code;
            kind.title = {code, code};
            if (code == avr)
                kind.fixed = QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")};
            preset.kinds.append(kind);
        }
        Dimension dimension;
        dimension.code = pattern;
        dimension.title = {pattern.text(), pattern.text()};
        for (const char *value : {"time", "space"})
            dimension.values.append({LabelCode(QLatin1String(value)),
                                     {QLatin1String(value), QLatin1String(value)},
                                     QStringLiteral("The %1").arg(QLatin1String(value))});
        preset.dimensions = {dimension};
        preset = forItems(preset);
        preset.groups = {{QStringLiteral("puzzle"), {QStringLiteral("puzzle"), QStringLiteral("puzzle")}, kinds}};
        const auto add = [&](const QString &code, const QString &title, const QStringList &all) {
            preset.metrics.append({code, {title, title}, all});
        };
        add(avr, QStringLiteral("AVR"), {avr});
        add(QStringLiteral("fine"), QStringLiteral("Fine"), {QStringLiteral("fine")});
        add(coarse, QStringLiteral("C"), kinds.mid(2));
        add(coarseFine, QStringLiteral("C&F"), kinds.mid(1));
    }

    void addPuzzle(int number, const char *label, const QStringList &asked = kinds)
    {
        const ImageId image = ImageId::create();
        for (const QString &kind : asked) {
            const QuestionVersionId question =
                made.addItem(QStringLiteral("%1-%2").arg(number).arg(kind), image, 0,
                             {{kindDimension, {LabelCode(kind)}}, {pattern, {LabelCode(QLatin1String(label))}}});
            ResultsItem &item = made.data.items[question];
            item.ownLabels = kind == avr;
            if (kind.startsWith(coarse)) {
                item.options.clear();
                item.keys = {};
                item.accepted = {QStringLiteral("4")};
            } else {
                item.options = item.options.mid(0, kind == avr ? 4 : 2);
            }
        }
    }

    /// c correct, i incorrect, m miss, d a miss for which one of four options is drawn, b blocked, t a passing fault, - not asked, blanks
    /// between puzzles; upper case: as a person read it.
    void reply(ResultsRun &run, const QString &letters, int repeat = 0) const
    {
        QString given = letters;
        given.remove(u' ');
        for (int i = 0; i < given.size(); ++i) {
            if (given.at(i) == u'-')
                continue;
            const ResultsItem &known = *made.data.items.constFind(made.questions.at(i));
            ScoredSlot slot;
            slot.slot = {known.question, repeat, 0};
            slot.attempt = AttemptId::create();
            slot.overruled = given.at(i).isUpper();
            const char letter = given.at(i).toLower().toLatin1();
            slot.result = letter == 'c' ? ResponseResult::Correct : letter == 'i' ? ResponseResult::Incorrect
                                                                                  : ResponseResult::Miss;
            if (!known.options.isEmpty() && (letter == 'c' || letter == 'i'))
                slot.answer = known.options.at(letter == 'c' ? 0 : 1).id;
            if (letter == 'd')
                slot.drawnFrom = 4;
            if (letter == 'b') {
                slot.status = ReplyStatus::Blocked;
                slot.result = ResponseResult::Error;
            } else if (letter == 't') {
                slot.status = ReplyStatus::Transient;
            }
            run.replies.append(slot);
        }
    }
    ResultsRun &addRun(const QString &model, const QString &letters)
    {
        ResultsRun &run = made.addRun(model, QStringLiteral("none"));
        reply(run, letters);
        return run;
    }
    ResultsTable table(const QString &metric, const QList<DimensionCode> &dimensions = {}) const
    {
        ResultsQuery query;
        query.metric = metric;
        query.dimensions = dimensions;
        return resultsTable(made.data, query);
    }
    ResultsTable byMetric() const
    {
        ResultsQuery query;
        query.by = ResultsBy::Metric;
        return resultsTable(made.data, query);
    }
};

bool says(const ResultsTable &table, const QString &words)
{
    return std::any_of(table.notes.begin(), table.notes.end(), [&](const QString &note) { return note.contains(words); });
}

} // namespace

/// Puzzles that are right only if several of their questions are.
class MetricsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allMembersMustBeRight();
    void oneColumnForEachMetric();
    void pendingAndLackingMembersDoNotCount();
    void repeatsAreCombinedOneByOne();
    void drawsAreMultiplied();
    void labelsAddUpToAll();
    void baselinesOfImages();
    void wholeCountsInJson();
    void runsAreComparedByImages();
    void listsShowTheFirstWrongMember();
    void oneLabelForAllIsMarked();
    void latexOfAllMetrics();
    void projectsWithoutMetricsAreAsBefore();
};

void MetricsTest::allMembersMustBeRight()
{
    Puzzles puzzles;
    for (int i = 1; i <= 3; ++i)
        puzzles.addPuzzle(i, "time");
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("ccccc icccC cicim"));
    const ResultsCell c = rowOf(puzzles.table(coarse), QStringLiteral("m"))->cells.constFirst();
    QCOMPARE(c.n, 3);
    QCOMPARE(c.correct, 2);
    QCOMPARE(c.incorrect, 1); // an incorrect answer before a miss
    QCOMPARE(c.overruled, 1);
    QVERIFY(c.images);
    QCOMPARE(c.share, 2.0 / 3);
    QCOMPARE(rowOf(puzzles.table(coarseFine), QStringLiteral("m"))->cells.constFirst().correct, 2);
    QCOMPARE(rowOf(puzzles.table(avr), QStringLiteral("m"))->cells.constFirst().correct, 2);
    QVERIFY(says(puzzles.table(coarse), QStringLiteral("coarse-1, coarse-2, coarse-3")));
    QVERIFY(!says(puzzles.table(coarse), QStringLiteral("n counts questions")));
}

void MetricsTest::oneColumnForEachMetric()
{
    Puzzles puzzles;
    for (int i = 1; i <= 3; ++i)
        puzzles.addPuzzle(i, "time");
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("ccccc icccc cicim"));
    const ResultsTable table = puzzles.byMetric();
    QCOMPARE(table.columns.size(), 4);
    QCOMPARE(table.columns.at(3).title, QStringLiteral("C&F"));
    QList<int> right;
    for (const ResultsCell &cell : rowOf(table, QStringLiteral("m"))->cells) {
        QCOMPARE(cell.n, 3);
        right.append(cell.correct);
    }
    QCOMPARE(right, (QList<int>{2, 2, 2, 2}));
    const auto behind = itemsBehind(puzzles.made.data, table, *rowOf(table, QStringLiteral("m")), 3);
    QVERIFY(behind && behind->metric == coarseFine);
}

void MetricsTest::pendingAndLackingMembersDoNotCount()
{
    Puzzles puzzles;
    puzzles.addPuzzle(1, "time");
    puzzles.addPuzzle(2, "time");
    puzzles.addPuzzle(3, "time", kinds.mid(0, 4)); // without the third question of the coarse ones
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("ccccc cccct cccc"));
    const ResultsTable table = puzzles.table(coarse);
    const ResultsRow &row = *rowOf(table, QStringLiteral("m"));
    QCOMPARE(row.cells.constFirst().n, 1);
    QCOMPARE(row.cells.constFirst().pending, 1);
    QVERIFY(row.incomplete);
    QVERIFY(says(table, QStringLiteral("1 image")));
    // AVR has nothing to wait for.
    const ResultsTable whole = puzzles.table(avr);
    QCOMPARE(rowOf(whole, QStringLiteral("m"))->cells.constFirst().n, 3);
    QVERIFY(!rowOf(whole, QStringLiteral("m"))->incomplete);
    QCOMPARE(lackingImages(puzzles.made.data.preset, puzzles.made.data.sets.values(), puzzles.made.data.preset.metrics), 1);
}

void MetricsTest::repeatsAreCombinedOneByOne()
{
    Puzzles puzzles;
    puzzles.addPuzzle(1, "time");
    ResultsRun &run = puzzles.made.addRun(QStringLiteral("m"), QStringLiteral("none"));
    run.run.repeats = 3;
    puzzles.reply(run, QStringLiteral("ccicc"), 0);
    puzzles.reply(run, QStringLiteral("cciic"), 1);
    puzzles.reply(run, QStringLiteral("ccccc"), 2);
    const QList<ItemOutcome> outcomes = countedOutcomes(puzzles.made.data, puzzles.made.data.runs.constFirst(), coarse, false);
    QCOMPARE(outcomes.size(), 1);
    // Question by question two of three would be right twice; together only the last repeat is.
    QCOMPARE(outcomes.constFirst().rightRepeats, QList<int>{2});
    QCOMPARE(outcomes.constFirst().correct, 1);
    QCOMPARE(outcomes.constFirst().incorrect, 2);
    QCOMPARE(outcomes.constFirst().members.size(), 3);
}

void MetricsTest::drawsAreMultiplied()
{
    Puzzles puzzles;
    puzzles.addPuzzle(1, "time");
    puzzles.addPuzzle(2, "time");
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("cdddd cdmcc"));
    const ResultsCell cell = rowOf(puzzles.table(coarseFine), QStringLiteral("m"))->cells.constFirst();
    QCOMPARE(cell.miss, 2);
    QCOMPARE(cell.drawn, 1); // a miss beside a draw is wrong for certain
    QVERIFY(close(cell.accuracy, 1.0 / 256 / 2));
}

void MetricsTest::labelsAddUpToAll()
{
    Puzzles puzzles;
    puzzles.addPuzzle(1, "time");
    puzzles.addPuzzle(2, "space");
    puzzles.addPuzzle(3, "space");
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("ccccc icccc ciccc"));
    for (const Metric &metric : puzzles.made.data.preset.metrics) {
        const ResultsTable table = puzzles.table(metric.code, {puzzles.pattern, kindDimension});
        const QList<ResultsCell> cells = rowOf(table, QStringLiteral("m"))->cells;
        QCOMPARE(cells.at(1).n + cells.at(2).n, cells.at(0).n);
        QCOMPARE(cells.at(1).correct + cells.at(2).correct, cells.at(0).correct);
        for (qsizetype i = 3; i < cells.size(); ++i)
            QCOMPARE(cells.at(i).n, 0); // an image has no kind
    }
}

void MetricsTest::baselinesOfImages()
{
    Puzzles puzzles;
    puzzles.addPuzzle(1, "time");
    puzzles.addPuzzle(2, "time");
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("ccccc ccccc"));
    puzzles.made.data.preset.metrics.append({QStringLiteral("both"), {}, {avr, QStringLiteral("fine")}});
    const ResultsTable table = puzzles.byMetric();
    const ResultsRow &chance = *rowOf(table, RowKind::Chance);
    QCOMPARE(chance.cells.at(0).share, 0.25);
    QCOMPARE(chance.cells.at(1).share, 0.5);
    QVERIFY(chance.cells.at(2).empty && chance.cells.at(3).empty); // written answers
    QCOMPARE(chance.cells.at(4).share, 0.125);
    const ResultsRow &frequent = *rowOf(table, RowKind::FrequentLetter);
    QVERIFY2(frequent.title.contains(QStringLiteral("(1, A)")), qPrintable(frequent.title));
    QVERIFY(frequent.cells.at(4).empty);
    QVERIFY(!rowOf(puzzles.table(coarse), RowKind::Chance));
}

void MetricsTest::wholeCountsInJson()
{
    Puzzles puzzles;
    puzzles.addPuzzle(1, "time");
    puzzles.addPuzzle(2, "space");
    puzzles.addPuzzle(3, "space");
    puzzles.addPuzzle(4, "space");
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("ccccc icccc ciccc cccc-"));
    const Json expected = Json::parse(R"({"overall": {"n": 3, "avr": 2, "fine": 2, "coarse": 3, "coarse_fine": 2}, "pattern": {
        "The time": {"n": 1, "avr": 1, "fine": 1, "coarse": 1, "coarse_fine": 1},
        "The space": {"n": 2, "avr": 1, "fine": 1, "coarse": 2, "coarse_fine": 1}}})");
    for (const ResultsTable &table : {puzzles.table({}), puzzles.table(coarse), puzzles.byMetric()}) {
        int found = 0;
        const Json json = resultsJson(table);
        for (const Json &row : json["rows"]) {
            if (!row.contains("groups"))
                continue;
            ++found;
            QCOMPARE(row["groups"].dump(), expected.dump());
        }
        QCOMPARE(found, 1);
        QCOMPARE(json.contains("metric"), table.metric.has_value());
    }
}

void MetricsTest::runsAreComparedByImages()
{
    Puzzles puzzles;
    for (int i = 1; i <= 3; ++i)
        puzzles.addPuzzle(i, "time");
    puzzles.addRun(QStringLiteral("a"), QStringLiteral("ccccc ccccc iiccc"));
    puzzles.addRun(QStringLiteral("b"), QStringLiteral("ccicc ccccc ccccc"));
    const ResultsData &data = puzzles.made.data;
    const RunId second = data.runs.at(1).run.id;
    const Comparison made = compareRuns(data, data.runs.at(0).run.id, {second}, false, comparisonPlan(), nullptr, coarseFine)
                                .constFirst();
    QCOMPARE(made.n, 3);
    QCOMPARE(made.images, 3);
    QCOMPARE(made.outcomes.onlyFirstRight, 1);
    QCOMPARE(made.outcomes.onlySecondRight, 1);
    QCOMPARE(made.changed.size(), 2);
    QCOMPARE(made.difference, 0.0);
    QVERIFY(comparisonsCsv({made}).contains("coarse_fine"));
    QCOMPARE(comparisonJson(made)["metric"].get<std::string>(), std::string("coarse_fine"));
    QVERIFY(!comparisonJson(compareRuns(data, data.runs.at(0).run.id, {data.runs.at(1).run.id}).constFirst()).contains("metric"));
}

void MetricsTest::listsShowTheFirstWrongMember()
{
    Puzzles puzzles;
    for (int i = 1; i <= 3; ++i)
        puzzles.addPuzzle(i, "time");
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("ccccc iccic cicii"));
    ViewerQuery query;
    query.metric = coarseFine;
    const QList<ViewerItem> all = viewerItems(puzzles.made.data, query);
    QCOMPARE(all.size(), 3);
    QCOMPARE(all.at(0).itemId, QStringLiteral("1-fine")); // nothing is wrong: the first member
    query.filter = ViewerFilter::WrongByAll;
    const QList<ViewerItem> wrong = viewerItems(puzzles.made.data, query);
    QCOMPARE(wrong.size(), 2);
    QCOMPARE(wrong.at(0).itemId, QStringLiteral("2-coarse-2"));
    QCOMPARE(wrong.at(1).itemId, QStringLiteral("3-fine"));
    query.text = QStringLiteral("3-coarse-3"); // any member is found
    QCOMPARE(viewerItems(puzzles.made.data, query).size(), 1);
    const QList<ViewerItem> questions = viewerItems(puzzles.made.data, {});
    QCOMPARE(questions.size(), 15);
    for (qsizetype i = 0; i < questions.size(); ++i)
        QCOMPARE(questions.at(i).image, questions.at(i / 5 * 5).image);
}

void MetricsTest::oneLabelForAllIsMarked()
{
    Puzzles puzzles;
    QString letters;
    for (int i = 1; i <= leaningReplies; ++i) {
        puzzles.addPuzzle(i, "time", {avr});
        letters += i <= 18 ? u'i' : u'c'; // the second option, or the first
    }
    puzzles.addRun(QStringLiteral("m"), letters);
    puzzles.addRun(QStringLiteral("even"), QString(letters).replace(0, 1, u'm'));
    const ResultsTable table = puzzles.byMetric();
    const auto leaning = rowOf(table, QStringLiteral("m"))->leaning;
    QVERIFY(leaning);
    QCOMPARE(leaning->label, QStringLiteral("2"));
    QCOMPARE(leaning->answers, 18);
    QVERIFY(!rowOf(table, QStringLiteral("even"))->leaning);
    QVERIFY(nameOf(*rowOf(table, QStringLiteral("m"))).endsWith(QStringLiteral("§")));
    QVERIFY(says(table, QStringLiteral("§")));
    QVERIFY(!rowOf(puzzles.table({}), QStringLiteral("m"))->leaning); // only where images are counted
}

void MetricsTest::latexOfAllMetrics()
{
    Puzzles puzzles;
    for (int i = 1; i <= 4; ++i)
        puzzles.addPuzzle(i, "time");
    puzzles.addRun(QStringLiteral("m"), QStringLiteral("ccccc icccc ccicc iiiii"));
    const QString text = QString::fromUtf8(latexTable(puzzles.byMetric(), TableCells::Plain));
    QVERIFY2(text.contains(QStringLiteral("\\label{tab:results-metric}")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("C\\&F")), qPrintable(text));
    static const QRegularExpression model(QStringLiteral("^m &.*50\\.0.*75\\.0.*50\\.0.*50\\.0"), QRegularExpression::MultilineOption);
    QVERIFY2(text.contains(model), qPrintable(text));
    static const QRegularExpression chance(QStringLiteral("^Chance &.*25\\.0.*50\\.0.*--.*--"), QRegularExpression::MultilineOption);
    QVERIFY2(text.contains(chance), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("n: images counted")), qPrintable(text));
    QVERIFY(QString::fromUtf8(latexTable(puzzles.table(coarse), TableCells::Plain)).contains(QStringLiteral("tab:results-coarse")));
}

void MetricsTest::projectsWithoutMetricsAreAsBefore()
{
    MadeResults made = eight();
    made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cciicmbC"));
    const ResultsTable table = resultsTable(made.data, {});
    QVERIFY(table.groups.isEmpty() && !table.ofImages());
    QVERIFY(!jsonText(resultsJson(table)).contains("groups"));
    ResultsQuery query;
    query.metric = coarse; // which it does not have
    const ResultsTable again = resultsTable(made.data, query);
    QVERIFY(!again.metric);
    QCOMPARE(latexTable(again, TableCells::Plain), latexTable(table, TableCells::Plain));
    QVERIFY(says(table, QStringLiteral("n counts questions")));
}

QTEST_GUILESS_MAIN(MetricsTest)
#include "metricstest.moc"
