// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/table.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

/// Figures of scores from reports written by hand.
class DescriptionTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void meansByLabel();
    void subScores();
    void consistency();
    void againstPeopleTogether();
    void modelsBesideEachOther();
    void usualOnes();
    void asFiles();

private:
    static Dimension dimension(const char *code, int labels, bool many = false);
    static DescriptionScorer scorer(ScorerKind kind, const char *name, const QList<double> &scores);
    static DescriptionReport report(const char *model, const QList<DescriptionScorer> &scorers);
};

constexpr double none = -1;

Dimension DescriptionTableTest::dimension(const char *code, int labels, bool many)
{
    Dimension made;
    made.code = DimensionCode(QString::fromLatin1(code));
    made.title = {QString::fromLatin1(code).toUpper(), QString::fromLatin1(code).toUpper()};
    made.pickMany = many;
    for (int i = 0; i < labels; ++i) {
        const QString label = QStringLiteral("%1%2").arg(QLatin1String(code)).arg(i);
        made.values.append({LabelCode(label), {label.toUpper(), label.toUpper()}, label});
    }
    return made;
}

DescriptionScorer DescriptionTableTest::scorer(ScorerKind kind, const char *name, const QList<double> &scores)
{
    DescriptionScorer made;
    made.kind = kind;
    made.name = QString::fromLatin1(name);
    for (const double score : scores) {
        if (score == none) {
            made.scores.append(std::nullopt);
            continue;
        }
        GivenScore given;
        given.score = score;
        given.perspectives.insert(QStringLiteral("depth"), 6 - score);
        made.scores.append(given);
        ++made.scored;
    }
    return made;
}

/// Six pictures: a0 a0 a0 a1 a1 a1, b0 b1 b0 b1 b0 b1; the third is not labelled in b; all have m0, some m1, too.
DescriptionReport DescriptionTableTest::report(const char *model, const QList<DescriptionScorer> &scorers)
{
    DescriptionReport made;
    made.run.id = RunId::create();
    made.run.model = QString::fromLatin1(model);
    made.dimensions = {dimension("a", 3), dimension("b", 2), dimension("m", 2, true), dimension("w", 9), dimension("one", 2)};
    made.task.perspectives = {{LabelCode(QStringLiteral("depth")),
                               {QStringLiteral("深"), QStringLiteral("Depth")},
                               QStringLiteral("Depth")}};
    for (int i = 0; i < 6; ++i) {
        ReportedDescription picture;
        picture.attempt = AttemptId::create();
        picture.itemId = QString::number(i);
        const auto label = [&](const char *code, const QString &value) {
            picture.labels[DimensionCode(QString::fromLatin1(code))].append(LabelCode(value));
        };
        label("a", i < 3 ? QStringLiteral("a0") : QStringLiteral("a1"));
        if (i != 2)
            label("b", QStringLiteral("b%1").arg(i % 2));
        label("m", QStringLiteral("m0"));
        if (i > 3)
            label("m", QStringLiteral("m1"));
        label("w", QStringLiteral("w%1").arg(i));
        label("one", QStringLiteral("one0"));
        made.pictures.append(picture);
    }
    made.scorers = scorers;
    return made;
}

void DescriptionTableTest::meansByLabel()
{
    const DescriptionReport made = report("x", {scorer(ScorerKind::Judge, "j", {1, 2, 3, 4, none, 5})});
    const auto cell = [&](const char *dimension, const char *label) {
        return scoreCell(made, 0, DimensionCode(QString::fromLatin1(dimension)), LabelCode(QString::fromLatin1(label)));
    };
    const ScoreCell all = scoreCell(made, 0);
    QCOMPARE(all.figures.n, 5);
    QCOMPARE(all.without, 1);
    QCOMPARE(*all.figures.mean, 3.0);
    QCOMPARE(*cell("a", "a0").figures.mean, 2.0);
    QCOMPARE(*cell("a", "a1").figures.mean, 4.5);
    QCOMPARE(cell("a", "a1").without, 1);
    QCOMPARE(*cell("b", "b0").figures.mean, 1.0); // the third has no label of it
    QCOMPARE(*cell("b", "b1").figures.mean, 11.0 / 3);
    // Several labels: it counts in each.
    QCOMPARE(*cell("m", "m0").figures.mean, 3.0);
    QCOMPARE(*cell("m", "m1").figures.mean, 5.0);
    QVERIFY(!cell("a", "a2").figures.mean);
    QCOMPARE(cell("a", "a2").figures.n + cell("a", "a2").without, 0);
    // No interval goes beyond the scale, and of few scores there is none.
    QCOMPARE(cell("a", "a0").figures.interval.error(), Undefined::FewPeople);
    const DescriptionReport high = report("y", {scorer(ScorerKind::Person, "p", {5, 5, 5, 4, 4, none})});
    QCOMPARE(scoreCell(high, 0).figures.interval->hi, 5.0);
}

void DescriptionTableTest::subScores()
{
    DescriptionReport made = report("x", {scorer(ScorerKind::Person, "p", {1, 2, 3, 4, none, 5})});
    made.scorers[0].scores[0]->perspectives.clear();
    // 6 − score where there is one: 4, 3, 2, 1.
    const ScoreCell cell = scoreCell(made, 0, {}, {}, QStringLiteral("depth"));
    QCOMPARE(cell.figures.n, 4);
    QCOMPARE(cell.without, 2);
    QCOMPARE(*cell.figures.mean, 2.5);
    QCOMPARE(scoreCell(made, 0, {}, {}, QStringLiteral("style")).figures.n, 0);
}

/// By hand: four pairs 1–1, 2–3, 4–4, 5–2.
void DescriptionTableTest::consistency()
{
    const DescriptionReport made =
        report("x", {scorer(ScorerKind::Judge, "j", {1, 2, 3, 4, none, 5}),
                     scorer(ScorerKind::Person, "p", {1, 3, none, 4, 2, 2})});
    const QList<ScorerPair> pairs = scorerPairs(made);
    QCOMPARE(pairs.size(), 1);
    const ScoreAgreement &found = pairs.constFirst().agreement;
    QCOMPARE(found.n, 4);
    QCOMPARE(*found.exact, 0.5);
    QCOMPARE(*found.withinOne, 0.75);
    QCOMPARE(*found.difference, 0.5);
    // Observed |d| 0+1+0+3 = 4; expected over all 16 of {1,2,4,5} × {1,3,4,2}: 26 / 4.
    QCOMPARE(*found.linear, 1 - 4 / 6.5);
    // Squares: 10 against 64 / 4.
    QCOMPARE(*found.quadratic, 1 - 10 / 16.0);
    // Ranks 1 2 3 4 and 1 3 4 2: 1 − 6 · (0 + 1 + 1 + 4) / (4 · 15).
    QCOMPARE(*found.spearman, 0.4);
}

/// A mean or a median is rarely a point of the scale: less than half a point apart is the same.
void DescriptionTableTest::againstPeopleTogether()
{
    const DescriptionReport made =
        report("x", {scorer(ScorerKind::Judge, "j", {1, 2, 3, 4, none, 5}),
                     scorer(ScorerKind::Person, "p", {1, 2, 3, 4, 5, 5}),
                     scorer(ScorerKind::MeanOfPeople, "mean", {1.25, 2.5, 3, 4.75, 5, 5}),
                     scorer(ScorerKind::MedianOfPeople, "median", {1.25, 2.5, 3, 4.75, 5, 5})});
    QCOMPARE(toleranceOf(made, 0, 1), 0.0);
    for (const int together : {2, 3}) {
        QCOMPARE(toleranceOf(made, 0, together), 0.5);
        QCOMPARE(*scoreAgreement(sharedScores(made, 0, together), toleranceOf(made, 0, together)).exact, 0.6);
    }
}

void DescriptionTableTest::modelsBesideEachOther()
{
    const QList<DescriptionReport> reports{
        report("x", {scorer(ScorerKind::Judge, "j", {1, 2, 3, 4, none, 5}),
                     scorer(ScorerKind::Person, "p", {1, 1, 1, 1, 1, 1}),
                     scorer(ScorerKind::Person, "q", {2, 2, 2, 2, 2, 2}),
                     scorer(ScorerKind::MeanOfPeople, "mean", {1.5, 1.5, 1.5, 1.5, 1.5, 1.5}),
                     scorer(ScorerKind::MedianOfPeople, "median", {1.5, 1.5, 1.5, 1.5, 1.5, 1.5})}),
        report("y", {scorer(ScorerKind::Person, "p", {3, 3, 3, 5, 5, 5})}),
        report("x", {scorer(ScorerKind::Judge, "j", {5, 5, 5, 5, 5, 5})})};
    const DescriptionTable table = descriptionTable(reports, {DimensionCode(QStringLiteral("a"))});
    // Overall, and the two labels that pictures have.
    QCOMPARE(table.columns.size(), 3);
    QCOMPARE(table.columns.at(2).label.text(), QStringLiteral("a1"));
    QStringList rows;
    for (const DescriptionRow &row : table.rows)
        rows.append(row.model + u'/' + row.scorer);
    // People as one where they are several, and nobody twice.
    QCOMPARE(rows, (QStringList{QStringLiteral("x/j"), QStringLiteral("x/mean"), QStringLiteral("y/p"), QStringLiteral("x #2/j")}));
    QCOMPARE(*table.rows.at(0).cells.at(1).figures.mean, 2.0);
    QCOMPARE(*table.rows.at(1).cells.at(0).figures.mean, 1.5);
    QCOMPARE(*table.rows.at(2).cells.at(1).figures.mean, 3.0);
    QCOMPARE(*table.rows.at(2).cells.at(2).figures.mean, 5.0);
    QVERIFY(descriptionTable({}, {}).rows.isEmpty());
}

void DescriptionTableTest::usualOnes()
{
    const QList<DescriptionReport> reports{report("x", {})};
    QStringList codes;
    const QList<DimensionCode> usual = usualDimensions(reports);
    for (const DimensionCode &code : usual)
        codes.append(code.text());
    // Not many-valued ones, wide ones, and those that do not tell pictures apart.
    QCOMPARE(codes, (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QVERIFY(usualDimensions({}).isEmpty());
    QList<DescriptionReport> ordered = reports;
    ordered[0].dimensions[1].ordered = true;
    QCOMPARE(usualDimensions(ordered).constFirst().text(), QStringLiteral("b"));
    const DescriptionTable table = descriptionTable(reports, {DimensionCode(QStringLiteral("b")), DimensionCode(QStringLiteral("a"))});
    QCOMPARE(table.columns.at(1).label.text(), QStringLiteral("b0"));
    QCOMPARE(table.columns.constLast().label.text(), QStringLiteral("a1"));
}

void DescriptionTableTest::asFiles()
{
    const QList<DescriptionReport> reports{report("x_1|2", {scorer(ScorerKind::Judge, "j", {1, 2, 2, 4, none, 5})}),
                                           report("y", {scorer(ScorerKind::Judge, "j", {none, none, none, 4, 4, 4})})};
    const DescriptionTable table = descriptionTable(reports, {DimensionCode(QStringLiteral("a")), DimensionCode(QStringLiteral("b"))});
    const QString markdown = QString::fromUtf8(*descriptionTableText(table, TableFormat::Markdown));
    QVERIFY2(markdown.contains(QStringLiteral("| 2.80 (5) | 1.67 (3) | 4.50 (2) | 1.00 (1) | 3.67 (3) |")), qPrintable(markdown));
    QVERIFY(markdown.contains(QStringLiteral("x\\_1\\|2")));
    QVERIFY(markdown.contains(QStringLiteral("| 4.00 (3) | – | 4.00 (3) |")));
    const QString latex = QString::fromUtf8(*descriptionTableText(table, TableFormat::Latex));
    QVERIFY2(latex.contains(QStringLiteral("\\cmidrule(lr){4-5} \\cmidrule(lr){6-7}")), qPrintable(latex));
    QVERIFY(latex.contains(QStringLiteral("& 2.80 & 1.67 & 4.50 & 1.00 & 3.67 \\\\")));
    QVERIFY(latex.contains(QStringLiteral("& 4.00 & -- & 4.00 &")));
    // On a page of its own paper: never wider or higher than it, with what the figures are.
    for (const char *wanted : {"\\begin{table*}", "max width=\\textwidth", "max totalheight=", "\\caption{Mean scores", "\\end{table*}"})
        QVERIFY2(latex.contains(QLatin1String(wanted)), wanted);
    const QByteArray csv = *descriptionTableText(table, TableFormat::Csv);
    QCOMPARE(csv.count("\r\n"), 1 + 2 * 5);
    QVERIFY(csv.contains(",a,a1,2,1,4.5,"));
    const Json json = descriptionTableJson(table);
    QCOMPARE(json["rows"][0]["cells"][1]["n"].get<int>(), 3);
    QVERIFY(json["rows"][1]["cells"][1]["mean"].is_null());
    QVERIFY(!descriptionTableText(table, TableFormat::Xlsx));
    QTemporaryDir folder;
    for (const TableFormat format : {TableFormat::Markdown, TableFormat::Csv, TableFormat::Latex, TableFormat::Xlsx}) {
        const QString path = folder.filePath(QStringLiteral("t.") + suffixOf(format));
        QVERIFY(saveDescriptionTable(table, format, path));
        QVERIFY(QFileInfo(path).size() > 100);
    }
    QVERIFY(!saveDescriptionTable(table, TableFormat::Csv, folder.filePath(QStringLiteral("no/such/t.csv"))));
}

QTEST_GUILESS_MAIN(DescriptionTableTest)
#include "tabletest.moc"
