// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printsheet.h"
#include "models/imaging/print/printsheetlayout.h"
#include "tests/support/drawnpictures.h"

#include <QFile>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <utility>

namespace yuyi {

/// A sheet of examples: where its parts are, and what is in its files.
class PrintSheetTest final : public QObject
{
    Q_OBJECT

    static SheetExample example(const QString &category, const QSize &picture)
    {
        SheetExample one;
        one.category = category;
        one.picture = drawn::scene(static_cast<quint32>(category.size()), picture);
        one.question = QStringLiteral("这张图片有什么隐喻？");
        for (int i = 0; i < 6; ++i)
            one.options.append({QStringLiteral("%1 的第 %2 个选项").arg(category).arg(i), i == 2});
        one.labels = {QStringLiteral("海报"), QStringLiteral("隐喻、象征")};
        return one;
    }

    /// Wide, tall and usual pictures, long texts, several correct options, a written answer, another label missing.
    static PrintSheet sheet()
    {
        PrintSheet all;
        all.title = QStringLiteral("Examples");
        all.labelTitles = {QStringLiteral("Image type"), QStringLiteral("修辞")};
        all.examples = {example(QStringLiteral("艺术"), {1200, 60}), example(QStringLiteral("Chinese traditional culture"), {60, 1200}),
                        example(QStringLiteral("生活"), {640, 480}), example(QStringLiteral("Society"), {500, 500})};
        all.examples[1].question = QStringLiteral("One line.\n") % QStringLiteral("A question that goes on and on ").repeated(12);
        all.examples[1].options[0].text = QStringLiteral("Donaudampfschifffahrtsgesellschaft").repeated(4);
        all.examples[1].options[4].marked = true;
        all.examples[2].options.clear();
        all.examples[2].answer = QStringLiteral("答案：谜底 / 谜面");
        all.examples[2].answerMarked = true;
        all.examples[3].labels = {QString(), QStringLiteral("隐喻")};
        // As a photograph, which only JPEG makes small.
        QRandomGenerator noise(1);
        for (int y = 0; y < 500; ++y) {
            for (int x = 0; x < 500; ++x)
                all.examples[3].picture.setPixel(x, y, noise.generate() | 0xff000000U);
        }
        all.examples[0].source = QStringLiteral("Source: https://example.org/%1 (CC BY 4.0)").arg(QString(90, u'a'));
        return all;
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QString wordsOf(const QByteArray &svg)
    {
        QXmlStreamReader reader(svg);
        QString all;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
                all += reader.readElementText(QXmlStreamReader::IncludeChildElements);
        }
        return all.remove(u' ');
    }

    /// Every text of a cell with the font that it is drawn in.
    static QList<std::pair<SheetText, QFont>> textsOf(const SheetCell &cell, bool answerMarked)
    {
        const SheetFonts fonts;
        QList<std::pair<SheetText, QFont>> texts{{cell.category, fonts.strong},
                                                 {cell.question, fonts.strong},
                                                 {cell.answer, answerMarked ? fonts.strong : fonts.text},
                                                 {cell.source, fonts.small}};
        for (const SheetOptionCell &option : cell.options)
            texts.append({option.text, option.marked ? fonts.strong : fonts.text});
        for (const SheetText &text : cell.labels + cell.labelTitles)
            texts.append({text, fonts.small});
        return texts;
    }

private Q_SLOTS:
    void nothingIsCutOrOverlaps_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<int>("columns");
        QTest::newRow("one column") << PrintSize::oneColumn << 1;
        QTest::newRow("narrow") << PrintSize::oneColumn << 4;
        QTest::newRow("usual") << PrintSize::twoColumns << 3;
        QTest::newRow("wide") << PrintSize::widest << 6;
    }
    void nothingIsCutOrOverlaps()
    {
        QFETCH(double, width);
        QFETCH(int, columns);
        PrintSheet all = sheet();
        all.columns = columns;
        const PrintSheetLayout layout(all, width * 100);
        QCOMPARE(layout.cells().size(), all.examples.size());
        const QRectF page(QPointF(0, 0), layout.size());
        for (qsizetype i = 0; i < layout.cells().size(); ++i) {
            const SheetCell &cell = layout.cells().at(i);
            QVERIFY(page.contains(cell.frame));
            for (qsizetype other = 0; other < i; ++other)
                QVERIFY(!cell.frame.intersects(layout.cells().at(other).frame));
            QList<QRectF> boxes{cell.picture};
            for (const auto &[text, font] : textsOf(cell, all.examples.at(i).answerMarked)) {
                for (const QString &line : text.lines)
                    QVERIFY2(QFontMetricsF(font).horizontalAdvance(line) <= text.box.width() + 0.01, qPrintable(line));
                if (!text.lines.isEmpty())
                    boxes.append(text.box);
            }
            for (qsizetype box = 0; box < boxes.size(); ++box) {
                QVERIFY(cell.frame.adjusted(-0.01, -0.01, 0.01, 0.01).contains(boxes.at(box)));
                for (qsizetype other = 0; other < box; ++other)
                    QVERIFY(!boxes.at(box).adjusted(0.01, 0.01, -0.01, -0.01).intersects(boxes.at(other)));
            }
            // Whole and in its proportions.
            const QSizeF picture(all.examples.at(i).picture.size());
            QVERIFY(std::abs(cell.picture.width() / cell.picture.height() / (picture.width() / picture.height()) - 1) < 0.01);
            QVERIFY(cell.band.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell.picture));
        }
    }

    /// In a row, everything begins at one height; columns are equally wide.
    void rowsAndColumnsAreAligned()
    {
        const PrintSheetLayout layout(sheet(), PrintSize::twoColumns * 100);
        const QList<SheetCell> &cells = layout.cells();
        for (const qsizetype i : {1, 2}) {
            QCOMPARE(cells.at(i).frame.top(), cells.at(0).frame.top());
            QCOMPARE(cells.at(i).frame.height(), cells.at(0).frame.height());
            QCOMPARE(cells.at(i).band.height(), cells.at(0).band.height());
            QCOMPARE(cells.at(i).question.box.top(), cells.at(0).question.box.top());
            QCOMPARE(cells.at(i).labels.at(0).box.top(), cells.at(0).labels.at(0).box.top());
            QCOMPARE(cells.at(i).labels.at(1).box.top(), cells.at(0).labels.at(1).box.top());
        }
        QCOMPARE(cells.at(3).frame.left(), cells.at(0).frame.left());
        QCOMPARE(cells.at(3).frame.width(), cells.at(0).frame.width());
        QVERIFY(cells.at(3).frame.top() > cells.at(0).frame.bottom());
        QCOMPARE(layout.cellAt(cells.at(3).frame.center()), qsizetype(3));
        QCOMPARE(layout.cellAt({0, 0}), qsizetype(-1));
        QCOMPARE(cells.at(3).labels.at(0).lines, QStringList{QStringLiteral("–")});
        QVERIFY(cells.at(1).question.lines.at(0) == QLatin1String("One line.")); // its own line break
    }

    /// Text stays text, and photographs do not make the file large.
    void filesHoldEverything()
    {
        const QTemporaryDir folder;
        PrintSheet all = sheet();
        const auto saved = savePrintSheet(all, {}, folder.filePath(QStringLiteral("a.svg")));
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().sentence));
        const QByteArray svg = contentOf(folder.filePath(QStringLiteral("a.svg")));
        const QString words = wordsOf(svg);
        for (const SheetExample &one : std::as_const(all.examples)) {
            QStringList wanted{one.category, one.answer, one.source};
            wanted += one.question.split(u'\n');
            wanted += one.labels;
            for (const SheetOption &option : one.options)
                wanted.append(option.text);
            for (QString text : std::as_const(wanted))
                QVERIFY2(words.contains(text.remove(u' ')), qPrintable(text));
        }
        QVERIFY(!words.contains(u'…'));
        QCOMPARE(svg.count("<image"), all.examples.size());
        QCOMPARE(svg.count("data:image/"), all.examples.size());
        QVERIFY(svg.count("data:image/jpeg;base64,") >= 1);
        // The pictures can be read.
        const qsizetype from = svg.indexOf("base64,") + 7;
        QVERIFY(!QImage::fromData(QByteArray::fromBase64(svg.mid(from, svg.indexOf('"', from) - from))).isNull());

        QVERIFY(savePrintSheet(all, {}, folder.filePath(QStringLiteral("a.pdf"))));
        const QByteArray pdf = contentOf(folder.filePath(QStringLiteral("a.pdf")));
        QVERIFY2(pdf.contains("/FontFile") && pdf.count("/Subtype /Image") >= all.examples.size(), "fonts or pictures are missing");
        const PrintSheetLayout layout(all, PrintSize::twoColumns * 100);
        QVERIFY(savePrintSheet(all, {PrintSize::twoColumns, 100}, folder.filePath(QStringLiteral("a.png"))));
        const QImage image(folder.filePath(QStringLiteral("a.png")));
        QVERIFY(std::abs(image.width() - PrintSize::twoColumns / 25.4 * 100) < 2);
        QVERIFY(std::abs(image.height() - layout.size().height() / 2540 * 100) < 2);
        // The disc of the correct option, and none beside the option before.
        const auto colorAt = [&](const QRectF &disc) {
            const QPointF at = QPointF(disc.left() + disc.width() * 0.15, disc.center().y()) / 25.4;
            return image.pixelColor(at.toPoint());
        };
        const QList<SheetOptionCell> options = layout.cells().at(0).options;
        QVERIFY(colorAt(options.at(2).disc).saturation() > 150);
        QVERIFY(colorAt(options.at(1).disc).saturation() < 30);
    }

    void refusesWhatCannotBeDrawn()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.pdf"));
        QCOMPARE(savePrintSheet({}, {}, path).error().code, ErrorCode::Unsupported);
        PrintSheet all = sheet();
        QCOMPARE(savePrintSheet(all, {}, folder.filePath(QStringLiteral("a.gif"))).error().code, ErrorCode::Unsupported);
        all.columns = 5;
        QCOMPARE(savePrintSheet(all, {PrintSize::oneColumn, 300}, path).error().code, ErrorCode::Unsupported);
        all.columns = 3;
        all.examples[1].picture = {};
        all.examples[1].fault = Error{ErrorCode::Damaged, QStringLiteral("The file was changed."), {}};
        QCOMPARE(savePrintSheet(all, {}, path).error().code, ErrorCode::Damaged);
        // The reason is in the preview.
        const PrintSheetLayout layout(all, PrintSize::twoColumns * 100);
        QCOMPARE(layout.cells().at(1).fault.lines.join(u' '), QStringLiteral("The file was changed."));
        for (int i = 0; i < 400; ++i)
            all.examples.append(example(QStringLiteral("x"), {100, 100}));
        all.examples.removeAt(1);
        all.columns = 1;
        QCOMPARE(savePrintSheet(all, {}, path).error().code, ErrorCode::Unsupported);
        QVERIFY(!QFile::exists(path));
    }
};

} // namespace yuyi

QTEST_MAIN(yuyi::PrintSheetTest)
#include "printsheettest.moc"
