// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/tsvreader.h"

#include <QBuffer>
#include <QTest>

using namespace yuyi;

namespace {

/// The cells of all rows, with “|” between them.
QStringList rowsOf(const QByteArray &text)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    TsvReader reader(buffer);
    QStringList rows;
    QList<TsvCell> cells;
    Result<bool> more = reader.next(cells);
    for (; more && *more; more = reader.next(cells)) {
        QByteArrayList texts;
        for (const TsvCell &cell : cells)
            texts.append(cell.text);
        rows.append(QString::fromUtf8(texts.join('|')));
    }
    if (!more)
        rows.append(more.error().sentence);
    return rows;
}

} // namespace

class TsvReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("rows");
        const auto row = [](const char *name, const QByteArray &text, const QStringList &rows) { QTest::newRow(name) << text << rows; };
        const QString ab = QStringLiteral("a|b");
        row("plain", "a\tb\nc\t\n", {ab, QStringLiteral("c|")});
        row("no line break at the end", "a\tb\nc", {ab, QStringLiteral("c")});
        row("Windows", "a\tb\r\nc\td\r\n", {ab, QStringLiteral("c|d")});
        row("old Mac", "a\tb\rc\td\r", {ab, QStringLiteral("c|d")});
        row("blank lines", "a\tb\n\n\r\nc\td\n\n", {ab, QStringLiteral("c|d")});
        row("byte order mark", "\xEF\xBB\xBF"
                               "a\tb\n",
            {ab});
        row("a tab, a line break and a quotation mark in a cell", "\"a\tb\"\t\"x\ny\"\t\"say \"\"hi\"\"\"\n",
            {QStringLiteral("a\tb|x\ny|say \"hi\"")});
        row("a quotation mark inside is a character", "5\" x\tb\n", {QStringLiteral("5\" x|b")});
        row("empty in quotation marks", "\"\"\tb\n", {QStringLiteral("|b")});
        row("never closed", "a\tb\nc\t\"d\ne\n", {ab, QStringLiteral("Row 2 has a quotation mark that is never closed.")});
        row("nothing", "", {});
    }

    void rows()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, rows);
        QCOMPARE(rowsOf(text), rows);
    }

    /// A cell that crosses several blocks is not kept, but found again by its place.
    void aLongCellIsFoundInTheFile_data()
    {
        QTest::addColumn<bool>("quoted");
        QTest::newRow("plain") << false;
        QTest::newRow("in quotation marks") << true;
    }

    void aLongCellIsFoundInTheFile()
    {
        QFETCH(bool, quoted);
        const QByteArray large = "first" + QByteArray(5'000'000, 'x') + "last";
        const QByteArray text = "index\timage\n1\t" + (quoted ? '"' + large + '"' : large) + "\n2\tsmall\n";
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        TsvReader reader(buffer);
        QList<TsvCell> cells;
        QVERIFY(reader.next(cells).value_or(false));
        QVERIFY(reader.next(cells).value_or(false));
        QCOMPARE(reader.row(), 2);
        QCOMPARE(cells.size(), 2);
        QVERIFY(cells.at(1).isCut && !cells.at(0).isCut);
        QCOMPARE(cells.at(1).text.size(), TsvReader::mostKept);
        QCOMPARE(text.mid(cells.at(1).offset, cells.at(1).bytes), large);
        QVERIFY(reader.next(cells).value_or(false));
        QCOMPARE(text.mid(cells.at(1).offset, cells.at(1).bytes), QByteArray("small"));
        QVERIFY(!reader.next(cells).value_or(true));
    }
};

QTEST_GUILESS_MAIN(TsvReaderTest)
#include "tsvreadertest.moc"
