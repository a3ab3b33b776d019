// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/eightresults.h"

#include "models/services/results/itemsbehind.h"
#include "models/services/results/presettables.h"

using namespace yuyi;
using namespace yuyi::test;

/// Tables that a preset describes.
class PresetTablesTest : public QObject
{
    Q_OBJECT

    static QStringList rowsOf(const ResultsTable &table)
    {
        QStringList rows;
        for (const ResultsRow &row : table.rows) {
            if (row.kind == RowKind::Model)
                rows.append(row.model + u'/' + row.configuration);
        }
        return rows;
    }

private Q_SLOTS:
    /// The rows of a table about prompts stand by configuration, and only the items that it is about count.
    void rowsByConfiguration()
    {
        MadeResults made = eight();
        made.addRun(QStringLiteral("good"), QStringLiteral("none"), QStringLiteral("cccccccc"));
        made.addRun(QStringLiteral("bad"), QStringLiteral("none"), QStringLiteral("iicciccc"));
        made.addRun(QStringLiteral("good"), QStringLiteral("cot"), QStringLiteral("cicccccc"));
        made.addRun(QStringLiteral("good"), QStringLiteral("emotion"), QStringLiteral("cccccccc"));
        const Dimension &domain = made.dimension("domain");
        const QString first = domain.values.constFirst().code.text();
        TableForm form;
        form.code = QStringLiteral("prompting");
        form.by = QStringLiteral("label");
        form.dimensions = {domain.code};
        form.configurations = {QStringLiteral("cot"), QStringLiteral("none")};
        form.where = QStringLiteral("domain=") + first;
        const auto query = tableQuery(form, made.data.preset);
        QVERIFY2(query, query ? "" : qPrintable(query.error().sentence));
        const ResultsTable table = resultsTable(made.data, *query);
        QCOMPARE(rowsOf(table), QStringList({QStringLiteral("good/cot"), QStringLiteral("good/none"), QStringLiteral("bad/none")}));
        // Overall, and the one label that these items have.
        QCOMPARE(table.columns.size(), 2);
        QCOMPARE(table.columns.at(1).label.text(), first);
        const ResultsRow &bad = table.rows.at(2);
        QCOMPARE(bad.cells.size(), 2);
        QCOMPARE(bad.cells.constFirst().n, 4); // of eight
        QCOMPARE(bad.cells.constFirst().correct, 2);
        const auto behind = itemsBehind(made.data, table, bad, 0);
        QVERIFY(behind && behind->only.size() == 4);
    }

    /// Of the rows beside the models those stay that the table names; without the member all, and of an empty list none.
    void rowsBesideTheModels()
    {
        MadeResults made = eight();
        made.addRun(QStringLiteral("good"), QStringLiteral("none"), QStringLiteral("cccccccc"));
        TableForm form;
        form.code = QStringLiteral("rows");
        form.by = QStringLiteral("label");
        const auto kinds = [&] {
            QList<RowKind> found;
            const ResultsTable table = resultsTable(made.data, *tableQuery(form, made.data.preset));
            for (const ResultsRow &row : table.rows)
                found.append(row.kind);
            return found;
        };
        QCOMPARE(kinds(), (QList<RowKind>{RowKind::Model, RowKind::Chance, RowKind::LongestOption, RowKind::FrequentLetter}));
        form.baselines = QList<TableBaseline>();
        QCOMPARE(kinds(), QList<RowKind>{RowKind::Model});
        form.baselines = QList<TableBaseline>{TableBaseline::Random, TableBaseline::Human};
        QCOMPARE(kinds(), (QList<RowKind>{RowKind::Model, RowKind::Chance}));
        form.baselines = QList<TableBaseline>{TableBaseline::Frequent};
        QCOMPARE(kinds(), (QList<RowKind>{RowKind::Model, RowKind::FrequentLetter}));

        // Blind answers stand for people where there is no study.
        made.data.votes.people = {PersonId::create()};
        ValidatedItem item;
        item.version = made.questions.constFirst();
        made.data.votes.items.append(item);
        ItemVote vote;
        vote.item = 0;
        vote.correct = true;
        made.data.votes.votes.push_back(vote);
        form.baselines = QList<TableBaseline>{TableBaseline::Human};
        QCOMPARE(kinds(), (QList<RowKind>{RowKind::Model, RowKind::PeopleAverage}));
        form.baselines = QList<TableBaseline>{TableBaseline::Random};
        QCOMPARE(kinds(), (QList<RowKind>{RowKind::Model, RowKind::Chance}));
    }

    /// An empty table says what it lacks.
    void whyATableIsEmpty()
    {
        MadeResults made = eight();
        made.addRun(QStringLiteral("good"), QStringLiteral("none"), QStringLiteral("cccccccc"));
        TableForm form;
        form.code = QStringLiteral("empty");
        form.by = QStringLiteral("label");
        form.where = QStringLiteral("split=test");
        const ResultsTable split = resultsTable(made.data, *tableQuery(form, made.data.preset));
        QVERIFY(split.rows.isEmpty());
        QCOMPARE(split.notes, QStringList{QStringLiteral(
                                  "No item of the selected runs matches “split=test”. Items get a split with a release.")});
        form.where.clear();
        form.configurations = {QStringLiteral("cot")};
        const ResultsTable other = resultsTable(made.data, *tableQuery(form, made.data.preset));
        QVERIFY(other.rows.isEmpty());
        QCOMPARE(other.notes.size(), 1);
        QVERIFY2(other.notes.constFirst().startsWith(QStringLiteral("No selected run has a configuration of this table: ")),
                 qPrintable(other.notes.constFirst()));
    }

    /// Where all figures are equal, none of them is the best.
    void noneIsBestOfEqualFigures()
    {
        MadeResults made = eight();
        for (const char *model : {"first", "second"})
            made.addRun(QLatin1String(model), QStringLiteral("none"), QStringLiteral("iiiiiiii"));
        const ResultsTable equal = resultsTable(made.data, {});
        for (const ResultsRow &row : equal.rows)
            QCOMPARE(row.cells.constFirst().rank, 0);
        made.addRun(QStringLiteral("third"), QStringLiteral("none"), QStringLiteral("ciiiiiii"));
        const ResultsTable table = resultsTable(made.data, {});
        QCOMPARE(rowOf(table, QStringLiteral("third"))->cells.constFirst().rank, 1);
        QCOMPARE(rowOf(table, QStringLiteral("first"))->cells.constFirst().rank, 2);
    }

    void whatCannotBeRead()
    {
        const MadeResults made = eight();
        TableForm form;
        form.code = QStringLiteral("odd");
        form.where = QStringLiteral("moon=full");
        const auto query = tableQuery(form, made.data.preset);
        QVERIFY(!query && query.error().code == ErrorCode::Invalid);
        QVERIFY2(query.error().sentence.contains(QStringLiteral("“odd”")), qPrintable(query.error().sentence));
    }

    /// The tables of the presets that come with the program can be read.
    void builtInTables()
    {
        const QStringList codes = presetCodes();
        for (const QString &code : codes) {
            const Preset preset = *builtInPreset(code);
            for (const TableForm &form : preset.tables) {
                const auto query = tableQuery(form, preset);
                QVERIFY2(query, query ? "" : qPrintable(query.error().sentence));
            }
        }
        const Preset constructure = *builtInPreset(QStringLiteral("constructure"));
        QVERIFY(constructure.tables.size() >= 2);
        QCOMPARE(tableQuery(constructure.tables.at(1), constructure)->where.terms.constFirst().values.size(), 3);
    }
};

QTEST_GUILESS_MAIN(PresetTablesTest)
#include "presettablestest.moc"
