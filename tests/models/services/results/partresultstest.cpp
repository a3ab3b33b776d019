// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/eightresults.h"
#include "tests/support/kinds/questionlabels.h"

#include "models/services/results/export.h"
#include "models/services/results/figures.h"
#include "models/services/results/itemsbehind.h"
#include "models/services/rules/itemgroups.h"
#include "models/services/rules/itemtest.h"

using namespace yuyi;
using namespace yuyi::test;

/// Tables of a part of the items, by split and by typed labels, with draws of the published scorer.
class PartResultsTest : public QObject
{
    Q_OBJECT

    /// Groups the items as the service does.
    static void group(MadeResults &made)
    {
        QList<Labels> labels;
        for (ItemSetItem &item : made.data.sets[made.set]) {
            labelSplit(item, made.data.preset);
            labels.append(item.labels);
        }
        made.data.preset = groupedPreset(made.data.preset, labels);
    }
    /// The eight items, the first five in "val", the others in "test".
    static MadeResults inSplits()
    {
        MadeResults made = eight();
        for (ItemSetItem &item : made.data.sets[made.set])
            item.split = item.position < 5 ? QStringLiteral("val") : QStringLiteral("test");
        group(made);
        return made;
    }
    static ItemFilter where(const MadeResults &made, const QString &expression)
    {
        return readWhere(expression, made.data.preset).value_or(ItemFilter());
    }
    static ResultsCell cellOf(const ResultsTable &table, const QString &model, const char *label)
    {
        const qsizetype column = columnOf(table, LabelCode(QLatin1String(label)));
        return column < 0 ? ResultsCell() : rowOf(table, model)->cells.at(column);
    }
    static bool says(const ResultsTable &table, const QString &words)
    {
        return std::any_of(table.notes.begin(), table.notes.end(), [&](const QString &note) { return note.contains(words); });
    }
    static void draw(const MadeResults &made, ResultsRun &run, int item, int options, int repeat = 0)
    {
        ScoredSlot slot = made.slot(item, u'm', repeat);
        slot.drawnFrom = options;
        slot.label = QStringLiteral("AB");
        run.replies.append(slot);
    }

private Q_SLOTS:
    void splitsAreColumns()
    {
        MadeResults made = inSplits();
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ccciiici"));
        const Dimension *splits = made.data.preset.dimension(splitDimension);
        QVERIFY(splits != nullptr);
        // In the order of the preset's parts.
        QCOMPARE(splits->values.size(), 2);
        QCOMPARE(splits->values.constFirst().code.text(), QStringLiteral("val"));
        ResultsQuery query;
        query.dimensions = {splitDimension};
        const ResultsTable table = resultsTable(made.data, query);
        QCOMPARE(cellOf(table, QStringLiteral("m"), "val").n, 5);
        QVERIFY(close(cellOf(table, QStringLiteral("m"), "val").share, 3.0 / 5));
        QCOMPARE(cellOf(table, QStringLiteral("m"), "test").n, 3);
        QVERIFY(close(cellOf(table, QStringLiteral("m"), "test").share, 1.0 / 3));
        QVERIFY2(!says(table, QStringLiteral("differ between frozen item sets")), "a split is no label that somebody changed");
    }

    /// Where all items are in one split, there is nothing to group by.
    void oneSplitIsNoColumn()
    {
        MadeResults made = eight();
        for (ItemSetItem &item : made.data.sets[made.set])
            item.split = QStringLiteral("test");
        group(made);
        QVERIFY(made.data.preset.dimension(splitDimension) == nullptr);
        MadeResults without = eight();
        group(without);
        QVERIFY(without.data.preset.dimension(splitDimension) == nullptr);
        MadeResults some = eight();
        some.data.sets[some.set][3].split = QStringLiteral("test");
        group(some);
        QVERIFY2(some.data.preset.dimension(splitDimension) != nullptr, "the others are in none");
    }

    void aConditionNarrowsAllRows()
    {
        MadeResults made = inSplits();
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ccciiici"));
        made.addRun(QStringLiteral("val only"), QStringLiteral("none"), QStringLiteral("ccccc---"));
        made.data.votes.people.resize(1);
        for (int i = 0; i < 8; ++i) {
            ValidatedItem item;
            item.version = made.questions.at(i);
            made.data.votes.items.push_back(item);
            ItemVote vote;
            vote.item = i;
            vote.person = 0;
            vote.correct = i != 5;
            made.data.votes.votes.push_back(vote);
        }
        ResultsQuery query;
        query.where = where(made, QStringLiteral("split=test"));
        const ResultsTable table = resultsTable(made.data, query);
        const ResultsCell cell = rowOf(table, QStringLiteral("m"))->cells.constFirst();
        QCOMPARE(cell.n, 3);
        QCOMPARE(cell.correct, 1);
        QCOMPARE(rowOf(table, RowKind::Chance)->cells.constFirst().n, 3);
        QCOMPARE(rowOf(table, RowKind::FrequentLetter)->cells.constFirst().n, 3);
        QCOMPARE(rowOf(table, RowKind::PeopleAverage)->cells.constFirst().n, 3);
        QCOMPARE(rowOf(table, RowKind::PeopleAverage)->cells.constFirst().correct, 2);
        QVERIFY(says(table, QStringLiteral("split=test")));
        QCOMPARE(resultsJson(table)["where"].get<std::string>(), std::string("split=test"));
        const QByteArray csv = tableText(table, TableFormat::Csv).value_or(QByteArray());
        QVERIFY2(csv.split('\n').value(1).trimmed().endsWith(",split=test"), csv.constData());
        QVERIFY(tableText(table, TableFormat::Latex).value_or(QByteArray()).contains("tab:results-test"));
        // A filter by label, and one that leaves a run without items.
        const LabelCode first = made.dimension("domain").values.at(0).code;
        query.where = where(made, QStringLiteral("domain=%1 id!=dev-1").arg(first.text()));
        QCOMPARE(rowOf(resultsTable(made.data, query), QStringLiteral("m"))->cells.constFirst().n, 3);
        ItemSetId other = ItemSetId::create();
        made.data.sets.insert(other, made.data.sets.value(made.set).mid(0, 2));
        made.data.runs[1].run.itemSet = other;
        query.where = where(made, QStringLiteral("split=test"));
        QVERIFY2(!rowOf(resultsTable(made.data, query), QStringLiteral("val only")), "it asked none of them");
        // All of them: no word about it.
        const ResultsTable all = resultsTable(made.data, {});
        QVERIFY(!says(all, QStringLiteral("match")) && !resultsJson(all).contains("where"));
        QVERIFY(tableText(all, TableFormat::Csv).value_or(QByteArray()).split('\n').value(0).trimmed().endsWith("size_billions"));
    }

    /// What a file does not cover is counted among the items of the part, and letters and pairs are those of the part.
    void partsOfImportedRuns()
    {
        MadeResults made = inSplits();
        ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cccicc--"));
        run.run.origin = RunOrigin::Imported;
        made.data.dataSet = made.data.sets.value(made.set);
        ItemSetId covered = ItemSetId::create();
        made.data.sets.insert(covered, made.data.dataSet.mid(0, 6));
        run.run.itemSet = covered;
        countMissing(made.data);
        QCOMPARE(run.whole, 8);
        QCOMPARE(run.missing, 2);
        const ResultsData val = narrowed(made.data, where(made, QStringLiteral("split=val")));
        QCOMPARE(val.runs.constFirst().missing, 0);
        QCOMPARE(val.runs.constFirst().whole, 5);
        const ResultsData test = narrowed(made.data, where(made, QStringLiteral("split=test")));
        QCOMPARE(test.runs.constFirst().missing, 2);
        QCOMPARE(letterHistogram(val, run.run.id).replies, 5);
        QCOMPARE(letterHistogram(test, run.run.id).replies, 1);
        QCOMPARE(viewerItems(test, {}).size(), 1);
    }

    void drawsCountAsExpected()
    {
        MadeResults made = eight();
        ResultsRun &run = made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cc"));
        draw(made, run, 2, 4);
        draw(made, run, 3, 2);
        for (int i = 4; i < 8; ++i)
            run.replies.append(made.slot(i, u'i'));
        const ResultsTable table = resultsTable(made.data, {});
        const ResultsCell cell = rowOf(table, QStringLiteral("m"))->cells.constFirst();
        QVERIFY(close(cell.share, (2 + 0.25 + 0.5) / 8));
        QVERIFY(close(cell.accuracy, cell.share));
        QCOMPARE(cell.correct, 2);
        QCOMPARE(cell.miss, 2);
        QCOMPARE(cell.drawn, 2);
        QVERIFY(says(table, QStringLiteral("2 answer")));
        const QByteArray csv = tableText(table, TableFormat::Csv).value_or(QByteArray());
        QVERIFY2(csv.split('\n').value(0).trimmed().endsWith(",drawn") && csv.split('\n').value(1).trimmed().endsWith(",2"),
                 csv.constData());
        // In the table of outcomes nothing was read.
        ResultsQuery query;
        query.by = ResultsBy::Outcome;
        const ResultsTable outcomes = resultsTable(made.data, query);
        for (qsizetype i = 0; i < outcomes.columns.size(); ++i) {
            const ResultsCell &one = rowOf(outcomes, QStringLiteral("m"))->cells.at(i);
            const ItemState state = *outcomes.columns.at(i).outcome;
            const double expected = state == ItemState::Incorrect ? 0.5 : state == ItemState::Error ? 0
                                                                                                    : 0.25;
            QVERIFY2(close(one.share, expected), qPrintable(outcomes.columns.at(i).title));
        }
        QVERIFY(says(outcomes, QStringLiteral("misses in this table")));
        // The list calls them misses, and says why.
        ViewerQuery missed;
        missed.filter = ViewerFilter::Miss;
        missed.reason = drawnReason;
        const QList<ViewerItem> listed = viewerItems(made.data, missed);
        QCOMPARE(listed.size(), 2);
        QCOMPARE(listed.constFirst().answers.constFirst().outcome.state(), ItemState::Miss);
        QCOMPARE(letterHistogram(made.data, run.run.id).none, 2);
        QCOMPARE(letterHistogram(made.data, run.run.id).others, 0);
        const RunId id = run.run.id;
        const RunId other = made.addRun(QStringLiteral("other"), QStringLiteral("none"), QStringLiteral("ccmmiiii")).run.id;
        QVERIFY(close(compareRuns(made.data, id, {other}).constFirst().difference, 0.75 / 8));
    }

    void drawsInRepeatsAndRotations()
    {
        MadeResults made = eight();
        ResultsRun &twice = made.addRun(QStringLiteral("twice"), QStringLiteral("none"));
        twice.run.repeats = 2;
        for (int i = 0; i < 8; ++i) {
            twice.replies.append(made.slot(i, u'c'));
            draw(made, twice, i, 4, 1);
        }
        const ResultsTable table = resultsTable(made.data, {});
        const ResultsRow &row = *rowOf(table, QStringLiteral("twice"));
        QVERIFY(close(row.cells.constFirst().share, (1 + 0.25) / 2));
        QVERIFY(close(row.repeats->mean, (1 + 0.25) / 2));
        // The repeats' accuracies are 1 and 0.25.
        QVERIFY(close(*row.repeats->spread, 0.75 / std::sqrt(2.0)));
        MadeResults turned = eight();
        ResultsRun &circular = turned.addRun(QStringLiteral("circular"), QStringLiteral("none"));
        circular.run.order = OptionOrder::Circular;
        for (int rotation = 0; rotation < 6; ++rotation) {
            ScoredSlot slot = turned.slot(0, rotation == 3 ? u'm' : u'c', 0, rotation);
            slot.drawnFrom = rotation == 3 ? 4 : 0;
            circular.replies.append(slot);
        }
        QCOMPARE(rowOf(resultsTable(turned.data, {}), QStringLiteral("circular"))->cells.constFirst().share, 0.0);
    }

    void theMostFrequentOptionOfEachLabel()
    {
        MadeResults made = eight();
        const DimensionCode domain = made.dimension("domain").code;
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("cccccccc"));
        QVERIFY(!rowOf(resultsTable(made.data, {}), RowKind::FrequentByLabel));
        made.data.preset.frequent = FrequentRule{domain, QStringLiteral("val")};
        // Keys 2 2 2 3 4 5 0 1; the domains take turns. The first domain's answer is C, the second's F.
        for (int i = 0; i < 8; ++i)
            made.data.items[made.questions.at(i)].frequent = OptionSet::of(i % 2 == 0 ? 2 : 5);
        made.data.items[made.questions.at(7)].frequent = {};
        ResultsQuery query;
        query.dimensions = {domain};
        const ResultsTable table = resultsTable(made.data, query);
        const ResultsRow *row = rowOf(table, RowKind::FrequentByLabel);
        QVERIFY(row != nullptr);
        QCOMPARE(row->cells.constFirst().n, 7);
        QVERIFY(close(row->cells.constFirst().share, 3.0 / 7)); // 1, 3 and 6
        QVERIFY(close(row->cells.at(columnOf(table, made.dimension("domain").values.at(0).code)).share, 2.0 / 4));
        QVERIFY(close(row->cells.at(columnOf(table, made.dimension("domain").values.at(1).code)).share, 1.0 / 3));
        QVERIFY2(row->title.contains(QStringLiteral("val")), qPrintable(row->title));
        QVERIFY(says(table, QStringLiteral("counterpart")));
    }

    void typedLabelsHaveColumns()
    {
        MadeResults made;
        made.data.preset = questionLabelPreset();
        const ImageId image = ImageId::create();
        for (int i = 0; i < 45; ++i) {
            const QString own = QStringLiteral("分支%1").arg(i);
            made.addItem(QStringLiteral("item-%1").arg(i), image, i % 6, codedLabels({{"subfield", {QStringLiteral("电路"), own}}}));
        }
        group(made);
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QString(45, u'c'));
        ResultsQuery query;
        query.dimensions = {DimensionCode(QStringLiteral("subfield"))};
        const ResultsTable table = resultsTable(made.data, query);
        QCOMPARE(table.columns.size(), 41);
        QCOMPARE(table.columns.at(1).title, QStringLiteral("电路"));
        QCOMPARE(rowOf(table, QStringLiteral("m"))->cells.at(1).n, 45);
        // 46 labels, of which 40 have a column.
        QVERIFY(says(table, QStringLiteral("40 most frequent")) && says(table, QStringLiteral("6 less frequent")));
        const auto behind = itemsBehind(made.data, table, *rowOf(table, QStringLiteral("m")), 2);
        QVERIFY(behind.has_value());
        QCOMPARE(viewerItems(made.data, *behind).size(), 1);
        query.where = where(made, QStringLiteral("subfield~分支4"));
        QCOMPARE(rowOf(resultsTable(made.data, query), QStringLiteral("m"))->cells.constFirst().n, 6);
    }
};

QTEST_GUILESS_MAIN(PartResultsTest)
#include "partresultstest.moc"
