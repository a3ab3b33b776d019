// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include "models/services/results/across/comparison.h"
#include "models/services/results/across/export.h"
#include "models/statistics/proportions.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

/// Models of two projects, their people and chance side by side.
class AcrossComparisonTest : public QObject
{
    Q_OBJECT

    static bool close(double a, double b) { return std::abs(a - b) < 1e-9; }

    /// Items of two labels in turn.
    static MadeResults project(int items)
    {
        MadeResults made;
        const Dimension &domain = made.dimension("domain");
        for (int i = 0; i < items; ++i)
            made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i % 6, {{domain.code, {domain.values.at(i % 2).code}}});
        return made;
    }
    /// `prefix` makes the questions others than those of another project.
    static QHash<QuestionVersionId, QByteArray> contents(const MadeResults &made, const QByteArray &prefix)
    {
        QHash<QuestionVersionId, QByteArray> all;
        for (qsizetype i = 0; i < made.questions.size(); ++i)
            all.insert(made.questions.at(i), prefix + QByteArray::number(i));
        return all;
    }
    static ResultsSide side(const QString &title, const MadeResults &made, const QByteArray &prefix = "q")
    {
        return sideOf(title, made.data, {}, contents(made, prefix));
    }
    static const AcrossRow *rowOf(const AcrossComparison &comparison, const QString &model)
    {
        for (const AcrossRow &row : comparison.rows) {
            if (row.model == model)
                return &row;
        }
        return nullptr;
    }
    static const AcrossRow *rowOf(const AcrossComparison &comparison, RowKind kind)
    {
        for (const AcrossRow &row : comparison.rows) {
            if (row.kind == kind)
                return &row;
        }
        return nullptr;
    }
    static QString answers(int right, int all) { return QString(right, u'c') + QString(all - right, u'i'); }

    /// People whose mean is known, as a study would give them.
    static void addPeople(ResultsSide &side, double share, double lo, double hi)
    {
        SideRow average;
        average.kind = RowKind::HumanAverage;
        average.detail = QStringLiteral("Baseline");
        ResultsCell cell;
        cell.empty = false;
        cell.n = 100;
        cell.people = 10;
        cell.share = cell.accuracy = share;
        cell.interval = Interval{lo, hi};
        average.cells = {cell};
        average.cells.resize(side.columns.size());
        side.rows.insert(side.rows.size() - 1, average);
        SideRow best = average;
        best.kind = RowKind::HumanBest;
        best.cells[0].share = 0.95;
        side.rows.insert(side.rows.size() - 1, best);
    }

private Q_SLOTS:
    /// As the paper compares: the same models on two benchmarks that share no question.
    void twoBenchmarks()
    {
        MadeResults one = project(80);
        one.addRun(QStringLiteral("GPT-4o"), QStringLiteral("none"), answers(64, 80));
        one.addRun(QStringLiteral("weak"), QStringLiteral("none"), answers(20, 80));
        one.addRun(QStringLiteral("only here"), QStringLiteral("none"), answers(40, 80));
        MadeResults other = project(70);
        other.addRun(QStringLiteral("gpt-4o "), QStringLiteral("none"), answers(35, 70));
        other.addRun(QStringLiteral("weak"), QStringLiteral("none"), answers(14, 70));
        other.addRun(QStringLiteral("only there"), QStringLiteral("none"), answers(7, 70));
        const AcrossComparison made = compareAcross(side(QStringLiteral("II"), one, "ii"), side(QStringLiteral("CII"), other, "cii"), {});
        QCOMPARE(made.parts.size(), 1);
        QVERIFY(made.hasModels());
        // The best first, found whatever the case and the blanks around the name.
        QCOMPARE(made.rows.at(0).title, QStringLiteral("GPT-4o"));
        const AcrossFigure figure = made.rows.at(0).figures.at(0);
        QCOMPARE(figure.first.n, 80);
        QCOMPARE(figure.second.n, 70);
        QVERIFY(close(*figure.difference, 0.3));
        QCOMPARE(figure.shared, 0);
        const Interval expected = differenceInterval(*wilson(64, 80), *wilson(35, 70));
        QVERIFY(figure.interval && close(figure.interval->lo, expected.lo) && close(figure.interval->hi, expected.hi));
        QVERIFY(!figure.firstGap && !figure.secondGap);
        QVERIFY(rowOf(made, QStringLiteral("weak")));
        QCOMPARE(made.firstAlone.size(), 1);
        QCOMPARE(made.firstAlone.at(0).model, QStringLiteral("only here"));
        QCOMPARE(made.secondAlone.size(), 1);
        QCOMPARE(made.secondAlone.at(0).model, QStringLiteral("only there"));
        // Chance stands beside, without an interval.
        const AcrossRow *chance = rowOf(made, RowKind::Chance);
        QVERIFY(chance && close(chance->figures.at(0).first.share, 1.0 / 6) && !chance->figures.at(0).interval);
        QVERIFY2(made.notes.join(u' ').contains(QStringLiteral("no question in common")), qPrintable(made.notes.join(u'\n')));
    }

    /// Before and after a revision: what is the same is paired, and only that.
    void sharedQuestionsArePaired()
    {
        MadeResults one = project(40);
        const QString replies = answers(30, 40);
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), replies);
        MadeResults other = project(40);
        other.addRun(QStringLiteral("m"), QStringLiteral("none"), replies);
        const AcrossComparison same = compareAcross(side(QStringLiteral("before"), one), side(QStringLiteral("after"), other), {});
        const AcrossFigure paired = same.rows.at(0).figures.at(0);
        QCOMPARE(paired.shared, 40);
        QVERIFY(paired.isPaired());
        QVERIFY(close(paired.correlation, 1));
        QVERIFY(same.notes.join(u' ').contains(QStringLiteral("paired samples")));

        // Half of them rewritten.
        auto half = contents(other, "q");
        for (int i = 0; i < 40; i += 2)
            half.insert(other.questions.at(i), "new" + QByteArray::number(i));
        const AcrossComparison mixed =
            compareAcross(side(QStringLiteral("before"), one), sideOf(QStringLiteral("after"), other.data, {}, half), {});
        const AcrossFigure partly = mixed.rows.at(0).figures.at(0);
        QCOMPARE(partly.shared, 20);
        QVERIFY(!partly.isPaired());
        QVERIFY(close(partly.correlation, 0.5));
        const AcrossComparison apart =
            compareAcross(side(QStringLiteral("before"), one), side(QStringLiteral("after"), other, "other"), {});
        const auto width = [](const AcrossFigure &figure) { return figure.interval->hi - figure.interval->lo; };
        QVERIFY(width(paired) < width(partly));
        QVERIFY(width(partly) < width(apart.rows.at(0).figures.at(0)));
    }

    void configurationsAreChosen()
    {
        MadeResults one = project(12);
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(6, 12));
        one.addRun(QStringLiteral("m"), QStringLiteral("cot"), answers(9, 12));
        MadeResults other = project(12);
        other.addRun(QStringLiteral("m"), QStringLiteral("cot"), answers(3, 12));
        const ResultsSide first = side(QStringLiteral("A"), one);
        const ResultsSide second = side(QStringLiteral("B"), other, "b");
        // By themselves those of one configuration belong together.
        const AcrossComparison alike = compareAcross(first, second, {});
        QCOMPARE(alike.rows.at(0).firstConfiguration, QStringLiteral("cot"));
        QVERIFY(close(*alike.rows.at(0).figures.at(0).difference, 0.5));
        QCOMPARE(alike.firstAlone.size(), 1);
        QCOMPARE(alike.firstAlone.at(0).configuration, QStringLiteral("none"));
        // A person may know better.
        AcrossQuery query;
        query.firstConfiguration = QStringLiteral("none");
        QVERIFY(!compareAcross(first, second, query).hasModels());
        query.secondConfiguration = QStringLiteral("cot");
        const AcrossComparison chosen = compareAcross(first, second, query);
        QCOMPARE(chosen.rows.at(0).firstConfiguration, QStringLiteral("none"));
        QCOMPARE(chosen.rows.at(0).secondConfiguration, QStringLiteral("cot"));
        QVERIFY(close(*chosen.rows.at(0).figures.at(0).difference, 0.25));
        QVERIFY(chosen.firstAlone.isEmpty() && chosen.secondAlone.isEmpty());
    }

    void theNewestRunCounts()
    {
        MadeResults one = project(12);
        // Newest first, as they are read.
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(9, 12));
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(12, 12));
        MadeResults other = project(12);
        other.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(3, 12));
        const AcrossComparison made = compareAcross(side(QStringLiteral("A"), one), side(QStringLiteral("B"), other, "b"), {});
        QVERIFY(close(made.rows.at(0).figures.at(0).first.share, 0.75));
        QVERIFY2(made.notes.join(u' ').contains(QStringLiteral("1 older run")), qPrintable(made.notes.join(u'\n')));
        QCOMPARE(std::count_if(made.rows.begin(), made.rows.end(), [](const AcrossRow &row) { return row.kind == RowKind::Model; }), 1);
    }

    /// One endpoint shows the picture and another one does not: the newer run is no partner by its name alone.
    void runsWithoutThePictureHaveTheirOwnPartners()
    {
        MadeResults one = project(12);
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(3, 12), ModelSection::TextOnly);
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(9, 12));
        MadeResults other = project(12);
        other.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(6, 12));
        other.addRun(QStringLiteral("m"), QStringLiteral("text-only"), answers(2, 12));
        const ResultsSide first = side(QStringLiteral("A"), one);
        const ResultsSide second = side(QStringLiteral("B"), other, "b");
        const AcrossComparison made = compareAcross(first, second, {});
        QCOMPARE(made.rows.at(0).title, QStringLiteral("m"));
        QVERIFY(close(made.rows.at(0).figures.at(0).first.share, 0.75));
        QVERIFY(close(made.rows.at(0).figures.at(0).second.share, 0.5));
        QCOMPARE(made.firstAlone.size(), 1);
        QVERIFY2(made.firstAlone.at(0).title.contains(QStringLiteral("text only")), qPrintable(made.firstAlone.at(0).title));
        QVERIFY(!made.notes.join(u' ').contains(QStringLiteral("older run")));
        // With the picture against without it: only if a person says so.
        AcrossQuery query;
        query.firstConfiguration = QStringLiteral("none");
        query.secondConfiguration = QStringLiteral("text-only");
        const AcrossComparison chosen = compareAcross(first, second, query);
        QVERIFY(chosen.hasModels());
        QCOMPARE(chosen.rows.at(0).secondConfiguration, QStringLiteral("text-only"));
    }

    void whatIsToBeKnownOfARunIsInTheFiles()
    {
        MadeResults one = project(12);
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("Cccccccccttt")); // one by a person, three without a reply
        MadeResults other = project(12);
        other.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(6, 12));
        const AcrossComparison made = compareAcross(side(QStringLiteral("A"), one), side(QStringLiteral("B"), other, "b"), {});
        QVERIFY(made.rows.at(0).incomplete);
        const auto figure = acrossFigure(made, 0);
        QVERIFY(figure.has_value());
        QCOMPARE(figure->categories.at(0), QStringLiteral("m (incomplete)"));
        const QString markdown = QString::fromUtf8(acrossText(made, TableFormat::Markdown).value());
        QVERIFY2(markdown.contains(QStringLiteral("scoring")), qPrintable(markdown));
        const Json row = acrossJson(made)["parts"][0]["rows"][0];
        QVERIFY(row["incomplete"].get<bool>());
        QCOMPARE(row["first"]["overruled"].get<int>(), 1);
        const QStringList csv = QString::fromUtf8(acrossText(made, TableFormat::Csv).value()).split(u'\n');
        QVERIFY2(csv.at(0).trimmed().endsWith(QStringLiteral("incomplete,first_overruled,second_overruled"))
                     && csv.at(1).trimmed().endsWith(QStringLiteral("1,1,0")),
                 qPrintable(csv.join(u'\n')));
    }

    void labelsThatBothHave()
    {
        MadeResults one = project(40);
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), QStringLiteral("ci").repeated(20)); // right where i is even
        MadeResults other = project(40);
        other.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(40, 40));
        // The other project calls its second label differently.
        ResultsSide second = side(QStringLiteral("B"), other, "b");
        const LabelCode kept = one.dimension("domain").values.at(0).code;
        const LabelCode lost = one.dimension("domain").values.at(1).code;
        for (ResultsColumn &column : second.columns) {
            if (column.label == lost)
                column.label = LabelCode(QStringLiteral("elsewhere"));
        }
        const ResultsSide first = side(QStringLiteral("A"), one);
        QVERIFY(sharedDimensions(first, second).contains(DimensionCode(QStringLiteral("domain"))));
        AcrossQuery query;
        query.dimensions = {DimensionCode(QStringLiteral("domain"))};
        const AcrossComparison made = compareAcross(first, second, query);
        const auto part = std::find_if(made.parts.begin(), made.parts.end(), [&](const AcrossPart &each) { return each.label == kept; });
        QVERIFY(part != made.parts.end());
        QVERIFY(std::none_of(made.parts.begin(), made.parts.end(), [&](const AcrossPart &each) { return each.label == lost; }));
        const AcrossFigure figure = made.rows.at(0).figures.at(part - made.parts.begin());
        QCOMPARE(figure.first.n, 20);
        QVERIFY(close(figure.first.share, 1));
        QVERIFY(close(*figure.difference, 0));
        QVERIFY(close(*made.rows.at(0).figures.at(0).difference, -0.5));
    }

    void peopleAndGaps()
    {
        MadeResults one = project(100);
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(81, 100));
        MadeResults other = project(100);
        other.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(64, 100));
        ResultsSide first = side(QStringLiteral("A"), one);
        ResultsSide second = side(QStringLiteral("B"), other, "b");
        addPeople(first, 0.9, 0.85, 0.95);
        addPeople(second, 0.78, 0.72, 0.84);
        const AcrossComparison made = compareAcross(first, second, {});
        const AcrossFigure model = made.rows.at(0).figures.at(0);
        QVERIFY(close(*model.firstGap, 0.09));
        QVERIFY(close(*model.secondGap, 0.14));
        const AcrossRow *people = rowOf(made, RowKind::HumanAverage);
        QVERIFY(people && close(*people->figures.at(0).difference, 0.12));
        const Interval expected = differenceInterval({0.9, {0.85, 0.95}}, {0.78, {0.72, 0.84}});
        QVERIFY(people->figures.at(0).interval && close(people->figures.at(0).interval->lo, expected.lo));
        // Of the best of some nobody can say how far it would have been another time.
        QVERIFY(!rowOf(made, RowKind::HumanBest)->figures.at(0).interval);
        // With people on one side only, the other side has no gap.
        const AcrossComparison half = compareAcross(first, side(QStringLiteral("B"), other, "b"), {});
        QVERIFY(half.rows.at(0).figures.at(0).firstGap && !half.rows.at(0).figures.at(0).secondGap);
        QVERIFY(!rowOf(half, RowKind::HumanAverage)->figures.at(0).difference);
    }

    void practiceResultsStayInside()
    {
        MadeResults one = project(12);
        one.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(6, 12));
        MadeResults other = project(12);
        other.addRun(QStringLiteral("m"), QStringLiteral("none"), answers(6, 12));
        ResultsSide second = side(QStringLiteral("B"), other, "b");
        second.rows[0].practice = true;
        const AcrossComparison refused = compareAcross(side(QStringLiteral("A"), one), second, {});
        QVERIFY(refused.practice && !refused.mayLeave);
        QVERIFY(!acrossText(refused, TableFormat::Csv));
        QVERIFY(!acrossFigure(refused, 0));
        ResultsSide wanted = side(QStringLiteral("A"), one);
        wanted.withPractice = true;
        QVERIFY(acrossText(compareAcross(wanted, second, {}), TableFormat::Csv).has_value());
    }

    void exports()
    {
        MadeResults one = project(40);
        one.addRun(QStringLiteral("good_model|1"), QStringLiteral("none"), answers(30, 40));
        MadeResults other = project(40);
        other.addRun(QStringLiteral("good_model|1"), QStringLiteral("none"), answers(20, 40));
        ResultsSide first = side(QStringLiteral("II-Bench"), one);
        ResultsSide second = side(QStringLiteral("CII-Bench"), other, "b");
        addPeople(first, 0.9, 0.85, 0.95);
        addPeople(second, 0.78, 0.72, 0.84);
        const AcrossComparison made = compareAcross(first, second, {});
        const QString markdown = QString::fromUtf8(acrossText(made, TableFormat::Markdown).value());
        QVERIFY2(markdown.contains(QStringLiteral("75.0 (59.8–85.8)")), qPrintable(markdown));
        QVERIFY2(markdown.contains(QStringLiteral("50.0 (35.2–64.8)")), qPrintable(markdown));
        QVERIFY2(markdown.contains(QStringLiteral("+15.0")) && markdown.contains(QStringLiteral("+28.0")), qPrintable(markdown));
        const QString latex = QString::fromUtf8(acrossText(made, TableFormat::Latex).value());
        for (const char *word : {"\\begin{table*}", "good\\_model\\textbar{}1", "A: II-Bench",
                                 "B: CII-Bench", "\\cmidrule", "\\label{tab:results-across}"})
            QVERIFY2(latex.contains(QLatin1String(word)), word);
        const QString csv = QString::fromUtf8(acrossText(made, TableFormat::Csv).value());
        QVERIFY2(csv.contains(QStringLiteral("good_model|1,none,none,strict,II-Bench,CII-Bench,40,0.75")), qPrintable(csv));
        const Json json = acrossJson(made);
        QCOMPARE(json["parts"][0]["rows"][0]["difference"].get<double>(), 0.25);
        QCOMPARE(json["parts"][0]["rows"][0]["first_gap"].get<double>(), *made.rows.at(0).figures.at(0).firstGap);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("c.xlsx"));
        QVERIFY(saveAcross(made, TableFormat::Xlsx, file).has_value());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly) && written.read(2) == "PK");
        QVERIFY(!acrossText(made, TableFormat::Xlsx));
        const auto figure = acrossFigure(made, 0);
        QVERIFY(figure.has_value());
        QCOMPARE(figure->series.size(), 2);
        QCOMPARE(figure->categories.size(), 4); // the model, two kinds of people, chance
        QCOMPARE(figure->series.at(1).values.at(0).value, 50.0);
        QVERIFY(figure->series.at(0).values.at(0).low && !figure->series.at(0).values.at(3).low);
    }
};

QTEST_GUILESS_MAIN(AcrossComparisonTest)
#include "comparisontest.moc"
