// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/latextext.h"
#include "models/services/results/export.h"
#include "models/services/results/tabletexts.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Tables as files.
class ResultsExportTest : public QObject
{
    Q_OBJECT

    ResultsTable m_table;

private Q_SLOTS:
    void initTestCase();
    void markdown();
    void latex_data();
    void latex();
    void latexKeepsAllText();
    void partialSetsAreNotRanked();
    void plainMarkdown();
    void overruledFiguresAreMarked();
    void csv();
    void halvesAreRoundedUp();
    void intervalsStayWithinWhatSharesCanBe();
    void workbook();
    void noHalfWrittenFiles();
};

void ResultsExportTest::initTestCase()
{
    MadeResults made;
    const Dimension &domain = made.dimension("domain");
    for (int i = 0; i < 40; ++i) {
        made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i % 6,
                     {{domain.code, {domain.values.at(i < 32 ? 0 : 1).code}}});
    }
    made.addRun(QStringLiteral("good_model|1"), QStringLiteral("none"), QString(30, u'c') + QString(10, u'i'));
    made.addRun(QStringLiteral("50%-model"), QStringLiteral("none"), QString(20, u'c') + QString(20, u'm'));
    made.addRun(QStringLiteral("=weak"), QStringLiteral("none"), QString(5, u'c') + QString(35, u'i'));
    made.addRun(QStringLiteral("unfinished"), QStringLiteral("none"), QString(39, u'c') + u't');
    ResultsQuery query;
    query.dimensions = {domain.code};
    m_table = resultsTable(made.data, query);
}

void ResultsExportTest::markdown()
{
    const auto bytes = tableText(m_table, TableFormat::Markdown);
    QVERIFY(bytes.has_value());
    const QString text = QString::fromUtf8(*bytes);
    const QStringList lines = text.split(u'\n');
    static const QRegularExpression bar(QStringLiteral("(?<!\\\\)\\|"));
    const auto bars = lines.constFirst().count(bar);
    QCOMPARE(bars, 2 + 1 + m_table.columns.size());
    int rows = 0;
    for (const QString &line : lines) {
        if (!line.startsWith(u'|'))
            continue;
        ++rows;
        QCOMPARE(line.count(bar), bars);
    }
    QCOMPARE(rows, 2 + m_table.rows.size() + 2); // head, rule, two sections
    QVERIFY(text.contains(QStringLiteral("good\\_model\\|1")));
    QVERIFY(text.contains(QStringLiteral("**75.0** (59.8–85.8; n=40)")));
    QVERIFY(text.contains(QStringLiteral("<u>50.0</u> (35.2–64.8; n=40)")));
    QVERIFY(text.contains(QStringLiteral("n=8 †")));
    QVERIFY(text.contains(QStringLiteral("unfinished ‡")));
    for (const QString &note : m_table.notes)
        QVERIFY(text.contains(note.left(12)));
}

void ResultsExportTest::latex_data()
{
    QTest::addColumn<int>("inCells");
    QTest::newRow("plain") << static_cast<int>(TableCells::Plain);
    QTest::newRow("interval") << static_cast<int>(TableCells::Interval);
}

void ResultsExportTest::latex()
{
    QFETCH(int, inCells);
    const auto shown = static_cast<TableCells>(inCells);
    // Behind the end of a line TeX would read these as an argument, and loop.
    QCOMPARE(latexEscaped(QStringLiteral("[x] *y*")), QStringLiteral("{}[x] *y*"));
    QCOMPARE(latexEscaped(QStringLiteral("* 5 %")), QStringLiteral("{}* 5 \\%"));
    QCOMPARE(*tableText(m_table, TableFormat::Latex), *tableText(m_table, TableFormat::Latex, TableCells::Plain));
    const auto bytes = tableText(m_table, TableFormat::Latex, shown);
    QVERIFY(bytes.has_value());
    const QString text = QString::fromUtf8(*bytes);
    for (const char *word :
         {"\\begin{tabular}", "\\toprule", "\\midrule", "\\bottomrule", "\\end{tabular}",
          "good\\_model\\textbar{}1", "50\\%-model", "\\textbf{75.0}", "\\underline{50.0}",
          "\\textcolor{gray}", "\\cmidrule", "\\begin{table*}", "\\caption{",
          "\\label{tab:results-domain}", "max width=\\textwidth",
          "max totalheight=", "unfinished $\\ddagger$"})
        QVERIFY2(text.contains(QLatin1String(word)), word);
    QCOMPARE(text.contains(QLatin1String("59.8--85.8")), shown == TableCells::Interval);
    // n stands once below the headings, the unfinished run counts one question less.
    QVERIFY2(text.contains(QLatin1String("\n$n$ &  & 39--40 & 32 & 7--8 & --")), qPrintable(text));
    QVERIFY(!text.contains(QLatin1String("tiny")));
    // The notes are printed, below the table.
    const QString below = text.mid(text.indexOf(QLatin1String("\\end{tabular}")));
    QVERIFY(below.contains(QLatin1String("$\\dagger$")));
    QVERIFY(below.contains(QLatin1String("Wilson")));
    QVERIFY(!below.contains(QLatin1String("\n% ")));
    // Braces close, and every row of the body has as many cells as there are columns.
    QString plain = text;
    plain.remove(QStringLiteral("\\%")).remove(QStringLiteral("\\_"));
    QStringList body;
    for (const QString &line : plain.split(u'\n')) {
        if (!line.startsWith(u'%'))
            body.append(line);
    }
    QCOMPARE(body.join(u'\n').count(u'{'), body.join(u'\n').count(u'}'));
    static const QRegularExpression columns(QStringLiteral("\\\\begin\\{tabular\\}\\{([lr]+)\\}"));
    const qsizetype wanted = columns.match(text).captured(1).size();
    QCOMPARE(wanted, 2 + m_table.columns.size());
    static const QRegularExpression spans(QStringLiteral("\\\\multicolumn\\{(\\d+)\\}"));
    for (const QString &line : std::as_const(body)) {
        if (!line.endsWith(QStringLiteral("\\\\")))
            continue;
        qsizetype cells = line.count(u'&') + 1;
        auto found = spans.globalMatch(line);
        while (found.hasNext())
            cells += found.next().captured(1).toInt() - 1;
        QVERIFY2(cells == wanted, qPrintable(line));
    }
}

void ResultsExportTest::latexKeepsAllText()
{
    QCOMPARE(latexEscaped(QStringLiteral("β ≥ α × Ω → ∞")),
             QStringLiteral("$\\beta$ $\\geq$ $\\alpha$ $\\times$ $\\Omega$ $\\to$ $\\infty$"));
    QCOMPARE(latexEscaped(QStringLiteral("a_b 50 % {x}")), QStringLiteral("a\\_b 50 \\% \\{x\\}"));
    // Chinese and accents stand for themselves, what the fonts lack is named; what nobody sees is left out.
    QCOMPARE(latexEscaped(QStringLiteral("难度，é")), QStringLiteral("难度，é"));
    QCOMPARE(latexEscaped(QString::fromUtf8("ok \xF0\x9F\x98\x80 Ж ❤\xEF\xB8\x8F")),
             QStringLiteral("ok \\texttt{U+1F600} \\texttt{U+0416} \\texttt{U+2764}"));
    QCOMPARE(latexBreakable(QStringLiteral("dev-set_12 x")), QStringLiteral("dev-\\allowbreak{}set\\_\\allowbreak{}12 x"));
}

/// An imported run that holds replies to a part of the questions is neither first nor ranked, however good it is on these.
void ResultsExportTest::partialSetsAreNotRanked()
{
    MadeResults made;
    for (int i = 0; i < 8; ++i)
        made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i % 6, {});
    ResultsRun &part = made.addRun(QStringLiteral("part"), QStringLiteral("none"), QStringLiteral("cccccccc"));
    part.run.origin = RunOrigin::Imported;
    part.whole = 20;
    part.missing = 12;
    made.addRun(QStringLiteral("good"), QStringLiteral("none"), QStringLiteral("ccccccii"));
    made.addRun(QStringLiteral("bad"), QStringLiteral("none"), QStringLiteral("ciiiiiii"));
    const ResultsTable table = resultsTable(made.data, ResultsQuery());
    QCOMPARE(table.rows.at(0).model, QStringLiteral("good"));
    QCOMPARE(table.rows.at(1).model, QStringLiteral("bad"));
    QCOMPARE(table.rows.at(2).model, QStringLiteral("part"));
    QCOMPARE(table.rows.at(0).cells.constFirst().rank, 1);
    QCOMPARE(table.rows.at(2).cells.constFirst().rank, 0);
    QVERIFY(table.rows.at(2).incomplete);
    QVERIFY2(table.rows.at(2).warning.contains(QStringLiteral("8 of the data set's 20")), qPrintable(table.rows.at(2).warning));
    // Files say so, too: by the mark with its note, and in columns.
    const QString markdown = QString::fromUtf8(*tableText(table, TableFormat::Markdown));
    QVERIFY2(markdown.contains(QStringLiteral("part ‡"))
                 && markdown.contains(QStringLiteral("8 of the data set's 20")),
             qPrintable(markdown));
    const QString csv = QString::fromUtf8(*tableText(table, TableFormat::Csv));
    QVERIFY(csv.section(QLatin1Char('\n'), 0, 0).trimmed().endsWith(QLatin1String(",practice,missing,size_billions")));
    for (const QString &line : csv.split(QLatin1Char('\n'))) {
        if (line.contains(QLatin1String(",part,")))
            QVERIFY2(line.trimmed().endsWith(QLatin1String(",0,12,")), qPrintable(line));
    }
}

void ResultsExportTest::plainMarkdown()
{
    const QString text = QString::fromUtf8(*tableText(m_table, TableFormat::Markdown, TableCells::Plain));
    QVERIFY2(text.contains(QStringLiteral("| n |  | 39–40 | 32 | 7–8 | –")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("| **75.0** |")));
    QVERIFY(!text.contains(QStringLiteral("59.8")));
}

void ResultsExportTest::overruledFiguresAreMarked()
{
    MadeResults made;
    for (int i = 0; i < 4; ++i)
        made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i, {});
    made.addRun(QStringLiteral("read"), QStringLiteral("none"), QStringLiteral("Ccci"));
    made.addRun(QStringLiteral("other"), QStringLiteral("none"), QStringLiteral("ccii"));
    const ResultsTable table = resultsTable(made.data, ResultsQuery());
    for (const TableCells shown : {TableCells::Plain, TableCells::Interval}) {
        const QString markdown = QString::fromUtf8(*tableText(table, TableFormat::Markdown, shown));
        QVERIFY2(markdown.contains(QStringLiteral("75.0\\*")) && !markdown.contains(QStringLiteral("50.0\\*")), qPrintable(markdown));
        QVERIFY(markdown.contains(QStringLiteral("- \\* This figure includes")));
        const QString latex = QString::fromUtf8(*tableText(table, TableFormat::Latex, shown));
        QVERIFY2(latex.contains(QStringLiteral("75.0*")) && latex.contains(QStringLiteral("{}* This figure includes")), qPrintable(latex));
    }
}

void ResultsExportTest::csv()
{
    const auto bytes = tableText(m_table, TableFormat::Csv);
    QVERIFY(bytes.has_value());
    QVERIFY(bytes->startsWith("\xEF\xBB\xBF"));
    const auto rows = readCsv(QString::fromUtf8(bytes->mid(3)));
    QVERIFY(rows.has_value());
    int cells = 0;
    for (const ResultsRow &row : m_table.rows) {
        for (const ResultsCell &cell : row.cells)
            cells += cell.empty ? 0 : 1;
    }
    QCOMPARE(rows->size(), cells + 1);
    const QStringList head = rows->constFirst();
    const auto column = [&](const char *name) { return head.indexOf(QLatin1String(name)); };
    qsizetype at = 1;
    for (const ResultsRow &row : m_table.rows) {
        for (const ResultsCell &cell : row.cells) {
            if (cell.empty)
                continue;
            const QStringList line = rows->at(at++);
            QCOMPARE(line.size(), head.size());
            QCOMPARE(line.at(column("n")).toInt(), cell.n);
            if (cell.n > 0) {
                QCOMPARE(line.at(column("accuracy")).toDouble(), cell.accuracy); // to the last bit
            }
            if (cell.interval) {
                QCOMPARE(line.at(column("hi")).toDouble(), cell.interval->hi);
            }
            QCOMPARE(line.at(column("section")), codeOf(row.section));
        }
    }
    // A name that a spreadsheet would take for a formula.
    QVERIFY(bytes->contains("'=weak"));
}

void ResultsExportTest::halvesAreRoundedUp()
{
    MadeResults made;
    for (int i = 0; i < 800; ++i)
        made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i % 6, {});
    // 62.75, 55.25 and 56.25 per cent: the first two are a trifle below a half as doubles.
    for (const int right : {502, 442, 450})
        made.addRun(QStringLiteral("m%1").arg(right), QStringLiteral("none"), QString(right, u'c') + QString(800 - right, u'i'));
    const ResultsTable table = resultsTable(made.data, ResultsQuery());
    for (const TableFormat format : {TableFormat::Markdown, TableFormat::Latex}) {
        const QString text = QString::fromUtf8(*tableText(table, format));
        for (const char *figure : {"62.8", "55.3", "56.3"})
            QVERIFY2(text.contains(QLatin1String(figure)), figure);
    }
}

void ResultsExportTest::intervalsStayWithinWhatSharesCanBe()
{
    ResultsTable table = m_table;
    table.rows[0].cells[0].interval = Interval{-0.08, 1.28}; // Student's, of a few people
    for (const TableFormat format : {TableFormat::Markdown, TableFormat::Latex}) {
        const QString text = QString::fromUtf8(*tableText(table, format, TableCells::Interval));
        QVERIFY2(text.contains(format == TableFormat::Latex ? QStringLiteral("0.0--100.0")
                                                            : QStringLiteral("0.0–100.0")),
                 qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("128.0")));
        QVERIFY(!text.contains(QStringLiteral("-8.0")));
    }
    QVERIFY(tableText(table, TableFormat::Csv)->contains(",1.28,")); // figures of files are as they were computed
}

void ResultsExportTest::workbook()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("table.xlsx"));
    QVERIFY(saveTable(m_table, TableFormat::Xlsx, path).has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("PK"));
    const auto text = tableText(m_table, TableFormat::Xlsx);
    QVERIFY(!text.has_value());
    QCOMPARE(text.error().code, ErrorCode::Refused);
}

void ResultsExportTest::noHalfWrittenFiles()
{
    const auto saved = saveTable(m_table, TableFormat::Csv, QStringLiteral("/nowhere/at/all/table.csv"));
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().code, ErrorCode::Environment);
    QVERIFY(saved.error().sentence.contains(QStringLiteral("/nowhere/at/all/table.csv")));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("table.md"));
    QVERIFY(saveTable(m_table, TableFormat::Markdown, path).has_value());
    QVERIFY(saveTable(m_table, TableFormat::Markdown, path).has_value()); // again over the former one
}

QTEST_GUILESS_MAIN(ResultsExportTest)
#include "exporttest.moc"
