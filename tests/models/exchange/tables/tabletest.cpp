// SPDX-License-Identifier: GPL-3.0-or-later
// One table in every format, and what each format makes of difficult texts.
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/latex.h"
#include "models/exchange/tables/latextext.h"
#include "models/exchange/tables/longtable.h"
#include "models/exchange/tables/markdown.h"
#include "models/exchange/tables/sheetreader.h"
#include "models/exchange/tables/workbook.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace yuyi;

namespace {

/// Two models in two sections, the second column beneath the title of a group.
Table scores()
{
    Table table;
    table.caption = QStringLiteral("Right (%)");
    table.addColumn(QStringLiteral("Model"));
    table.addColumn(QStringLiteral("Over|all"), TableAlign::Right);
    table.addColumn(QStringLiteral("诗_词"), TableAlign::Right, QStringLiteral("Domain & more"));
    table.addSection(QStringLiteral("Open_models"));
    TableCell best = TableCell::rounded(64.44, 1);
    best.bold = true;
    best.after = QStringLiteral(" (n=40)");
    table.add({QStringLiteral("good_model|1"), best, TableCell()});
    table.addSection(QStringLiteral("人"));
    TableCell second(QStringLiteral("50.0"));
    second.underlined = true;
    second.grey = true;
    table.add({QStringLiteral("[x] 50%"), second, QStringLiteral("–")});
    return table;
}

Table oneRow(const QList<TableCell> &cells)
{
    Table table;
    table.columns = columnsOf({"a", "b", "c", "d"});
    table.add(cells);
    return table;
}

} // namespace

class TableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvQuotes();
    void csvIsNoFormula();
    void csvNumbers();
    void markdown();
    void markdownRules();
    void markdownTexts();
    void latex();
    void latexForms();
    void latexNotes();
    void longTable();
    void sheet();
    void groups();
    void savedWhole();
};

void TableTest::csvQuotes()
{
    const QByteArray text = tableCsv(oneRow({QStringLiteral("a,b"), QStringLiteral("say \"you\""), QStringLiteral("one\ntwo\r\nthree"),
                                             QStringLiteral("诗，词")}));
    QCOMPARE(text, QByteArray("a,b,c,d\r\n\"a,b\",\"say \"\"you\"\"\",\"one\ntwo\r\nthree\",诗，词\r\n"));
    QCOMPARE(tableCsv(oneRow({TableCell(), QString(), TableCell::exact(std::nullopt), QStringLiteral(" ")})),
             QByteArray("a,b,c,d\r\n,,, \r\n"));
}

void TableTest::csvIsNoFormula()
{
    QCOMPARE(tableCsv(oneRow({QStringLiteral("=1+1"), QStringLiteral("@x"), QStringLiteral("-note"), QStringLiteral("＝全角")})),
             QByteArray("a,b,c,d\r\n'=1+1,'@x,'-note,'＝全角\r\n"));
    // A number is none either, whatever it begins with.
    const double infinite = -std::numeric_limits<double>::infinity();
    QCOMPARE(tableCsv(oneRow({QStringLiteral("-1.5"), TableCell::exact(-1.5), TableCell::exact(infinite), TableCell(-3)})),
             QByteArray("a,b,c,d\r\n-1.5,-1.5,-inf,-3\r\n"));
}

void TableTest::csvNumbers()
{
    const double third = 1.0 / 3;
    QCOMPARE(tableCsv(oneRow({TableCell(1234567), TableCell::rounded(third, 3), TableCell::exact(third), TableCell::exact(third, 6)})),
             QByteArray("a,b,c,d\r\n1234567,0.333,0.33333333333333331,0.333333\r\n"));
    QCOMPARE(TableCell(true).plain(), QStringLiteral("1"));
    QCOMPARE(TableCell::rounded(2, 2).plain(), QStringLiteral("2.00"));
    QCOMPARE(TableCell(QStringLiteral("words")).plain(), QStringLiteral("words"));
}

void TableTest::markdown()
{
    QCOMPARE(tableMarkdown(scores()), QStringLiteral("| Model | Over\\|all | 诗\\_词 |\n"
                                                     "| --- | ---: | ---: |\n"
                                                     "| *Open\\_models* |  |  |\n"
                                                     "| good\\_model\\|1 | **64.4** (n=40) |  |\n"
                                                     "| *人* |  |  |\n"
                                                     "| \\[x\\] 50% | <u>50.0</u> | – |\n"));
}

void TableTest::markdownRules()
{
    Table table = scores();
    table.rows.clear();
    QCOMPARE(tableMarkdown(table, MarkdownRule::Narrow), QStringLiteral("| Model | Over\\|all | 诗\\_词 |\n|---|--:|--:|\n"));
}

void TableTest::markdownTexts()
{
    const QString text = QStringLiteral("a*b  {c}~\nd<e>");
    QCOMPARE(markdownEscaped(text), QStringLiteral("a\\*b  {c}~ d\\<e\\>"));
    QCOMPARE(markdownEscaped(text, MarkdownText::Line), QStringLiteral("a\\*b \\{c\\}\\~ d\\<e\\>"));
    QCOMPARE(markdownEscaped(text, MarkdownText::Paragraphs), QStringLiteral("a\\*b  \\{c\\}\\~\n\nd\\<e\\>"));
    QCOMPARE(markdownEscaped(QStringLiteral("\\`#|_[]")), QStringLiteral("\\\\\\`\\#\\|\\_\\[\\]"));
    QCOMPARE(markdownList({QStringLiteral("一#"), QStringLiteral("two")}), QStringLiteral("- 一\\#\n- two\n"));
    QCOMPARE(markdownList({}), QString());
}

void TableTest::latex()
{
    Table table = scores();
    table.label = QStringLiteral("tab:scores");
    table.rows[1].cells[1].after.clear();
    QCOMPARE(tableLatex(table, {QStringLiteral("booktabs"), false, false}),
             QStringLiteral("% \\usepackage{booktabs}; Chinese words need xelatex and \\usepackage{ctex}\n"
                            "\\begin{table*}[t]\n\\centering\n\\small\n\\setlength{\\tabcolsep}{4pt}\n"
                            "\\caption{Right (\\%)}\n\\label{tab:scores}\n"
                            "\\begin{adjustbox}{max width=\\textwidth, max totalheight=0.62\\textheight}\n"
                            "\\begin{tabular}{lrr}\n\\toprule\n"
                            " &  & \\multicolumn{1}{c}{Domain \\& more} \\\\\n\\cmidrule(lr){3-3}\n"
                            "Model & Over\\textbar{}all & 诗\\_词 \\\\\n"
                            "\\midrule\n\\multicolumn{3}{l}{\\textit{Open\\_models}} \\\\\n\\midrule\n"
                            "good\\_model\\textbar{}1 & \\textbf{64.4} &  \\\\\n"
                            "\\midrule\n\\multicolumn{3}{l}{\\textit{人}} \\\\\n\\midrule\n"
                            "{}[x] 50\\% & \\textcolor{gray}{\\underline{50.0}} & -- \\\\\n"
                            "\\bottomrule\n\\end{tabular}\n\\end{adjustbox}\n\\end{table*}\n"));
}

void TableTest::latexForms()
{
    Table table;
    table.stub = 2;
    table.addColumn(QStringLiteral("Model"));
    table.addColumn(QStringLiteral("By"));
    for (const char *title : {"a", "b"})
        table.addColumn(QString::fromLatin1(title), TableAlign::Right, QString::fromLatin1(title));
    table.columns.last().title = QStringLiteral("quite a long heading");
    table.columns.last().breakable = true;
    TableCell n(QStringLiteral("n"));
    n.symbol = true;
    TableCell small(QStringLiteral("1–2"));
    small.small = true;
    TableCell nothing;
    nothing.small = true;
    table.add({n, QString(), small, nothing});
    const QString apart = tableLatex(table, {QStringLiteral("booktabs"), true, true});
    QVERIFY2(apart.contains(QStringLiteral("\n &  & \\multicolumn{1}{c}{a} & \\multicolumn{1}{c}{b} \\\\\n"
                                           "\\cmidrule(lr){3-3} \\cmidrule(lr){4-4}\n")),
             qPrintable(apart));
    QVERIFY(apart.contains(QStringLiteral("\\shortstack[r]{quite a long\\\\heading} \\\\\n\\midrule\n")));
    QVERIFY(apart.contains(QStringLiteral("$n$ &  & {\\scriptsize 1--2} &  \\\\\n")));
    const QString close = tableLatex(table, {QStringLiteral("booktabs"), false, false});
    QVERIFY(close.contains(QStringLiteral("\n& & \\multicolumn{1}{c}{a}")));
    QVERIFY(close.contains(QStringLiteral("\\cmidrule(lr){3-3}\\cmidrule(lr){4-4}\n")));
    QVERIFY(!close.contains(QStringLiteral("midrule\n$n$")));
}

void TableTest::latexNotes()
{
    Table table = scores();
    table.notes = QStringList{QStringLiteral("50 % & more"), QStringLiteral("† 少")};
    QVERIFY(tableLatex(table, {}).endsWith(QStringLiteral("\\end{adjustbox}\n\n\\smallskip\n\\parbox{\\textwidth}{\\footnotesize\n"
                                                          "50 \\% \\& more\\par\n$\\dagger$ 少\\par\n}\n\\end{table*}\n")));
    QVERIFY(!tableLatex(table, {}).contains(QStringLiteral("\\label")));
}

void TableTest::longTable()
{
    Table table;
    table.addColumn(QStringLiteral("File"));
    table.addColumn(QStringLiteral("n"), TableAlign::Right);
    TableCell name(QStringLiteral("dev-set_12"));
    name.breakable = true;
    table.add({name, TableCell(7)});
    const QString text = longTableLatex(table);
    QVERIFY(text.startsWith(QStringLiteral("{\\small\\setlength{\\tabcolsep}{2pt}\n\\begin{longtable}{@{}>{\\raggedright")));
    QCOMPARE(text.count(QStringLiteral("\\raggedleft")), 1);
    QVERIFY2(text.contains(QStringLiteral("dev-\\allowbreak{}set\\_\\allowbreak{}12 & 7 \\\\\n")), qPrintable(text));
    QVERIFY(text.endsWith(QStringLiteral("\\end{longtable}}\n")));
    // Columns that need more room get smaller letters.
    for (int i = 0; i < 12; ++i)
        table.addColumn(QStringLiteral("wide-heading"));
    for (int i = 0; i < 12; ++i)
        table.rows[0].cells.append(QStringLiteral("x"));
    QVERIFY(longTableLatex(table).startsWith(QStringLiteral("{\\tiny")));
}

void TableTest::sheet()
{
    const Table table = oneRow({QStringLiteral("=1+1"), TableCell::rounded(0.5, 2), TableCell(), QStringLiteral("诗\r\n词")});
    const WorkbookSheet sheet = sheetOf(table, QStringLiteral("Sheet"));
    QCOMPARE(sheet.rows.size(), 2);
    QVERIFY(sheet.rows.constFirst().constFirst().bold);
    const auto bytes = workbook({sheet});
    QVERIFY(bytes.has_value());
    const auto rows = readFirstSheet(*bytes);
    QVERIFY(rows.has_value());
    QCOMPARE(rows->at(0), (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")}));
    QCOMPARE(rows->at(1), (QStringList{QStringLiteral("=1+1"), QStringLiteral("0.5"), QString(), QStringLiteral("诗\n词")}));
}

void TableTest::groups()
{
    const auto groups = scores().groups();
    QCOMPARE(groups.size(), 2);
    QCOMPARE(groups.at(0), (std::pair<QString, int>(QString(), 1)));
    QCOMPARE(groups.at(1), (std::pair<QString, int>(QStringLiteral("Domain & more"), 1)));
}

void TableTest::savedWhole()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("table.csv"));
    for (const char *text : {"first and longer", "second"})
        QVERIFY(saveText(path, byteOrderMark + QByteArray(text)).has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("\xEF\xBB\xBFsecond"));
    const QString nowhere = folder.filePath(QStringLiteral("no/such/table.csv"));
    const auto saved = saveText(nowhere, "x");
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().code, ErrorCode::Environment);
    QVERIFY(saved.error().sentence.contains(nowhere));
    QVERIFY(!QFile::exists(nowhere));
}

QTEST_GUILESS_MAIN(TableTest)
#include "tabletest.moc"
