// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printsheet.h"
#include "models/imaging/print/printsheetlayout.h"
#include "tests/support/drawnpictures.h"

#include <QFile>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace yuyi {

/// Examples with several pictures and with options that are pictures, on a sheet.
class PrintPicturesTest final : public QObject
{
    Q_OBJECT

    static SheetExample plain()
    {
        SheetExample one;
        one.category = QStringLiteral("生活");
        one.picture = drawn::scene(1, {640, 480});
        one.question = QStringLiteral("这张图片有什么隐喻？");
        for (int i = 0; i < 4; ++i)
            one.options.append({QStringLiteral("第 %1 个选项").arg(i), i == 2});
        one.labels = {QStringLiteral("海报")};
        return one;
    }
    /// Five captioned pictures of all proportions, and four options with pictures, one of which has words as well.
    static SheetExample rich()
    {
        SheetExample one = plain();
        one.picture = QImage();
        quint32 seed = 10;
        for (const QSize &size : {QSize(400, 300), QSize(80, 400), QSize(600, 60), QSize(300, 300), QSize(200, 240)}) {
            const QString words = seed == 11 ? QStringLiteral(" with a caption that needs several lines in a narrow column") : QString();
            one.pictures.append({drawn::scene(seed, size), QStringLiteral("Fig. %1").arg(seed - 9) + words});
            ++seed;
        }
        for (SheetOption &option : one.options) {
            option.text = seed == 17 ? QStringLiteral("words as well") : QString();
            option.picture = drawn::scene(seed, seed % 2 == 0 ? QSize(120, 90) : QSize(60, 140));
            ++seed;
        }
        return one;
    }
    static PrintSheet sheet(int columns)
    {
        PrintSheet all;
        all.title = QStringLiteral("Examples");
        all.labelTitles = {QStringLiteral("Image type")};
        all.columns = columns;
        all.examples = {rich(), plain()};
        return all;
    }
    /// Everything that is drawn of a cell.
    static QList<QRectF> boxesOf(const SheetCell &cell)
    {
        QList<QRectF> boxes{cell.category.box, cell.question.box};
        if (!cell.picture.isEmpty())
            boxes.append(cell.picture);
        for (const SheetPictureCell &one : cell.pictures)
            boxes << one.picture << one.caption.box;
        for (const SheetOptionCell &option : cell.options) {
            boxes.append(option.disc);
            if (!option.text.lines.isEmpty())
                boxes.append(option.text.box);
            if (!option.picture.isEmpty())
                boxes.append(option.picture);
        }
        for (const SheetText &text : cell.labels)
            boxes.append(text.box);
        return boxes;
    }

private Q_SLOTS:
    void nothingOverlaps_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<int>("columns");
        QTest::newRow("one column") << PrintSize::oneColumn << 1;
        QTest::newRow("narrow") << PrintSize::oneColumn << 4;
        QTest::newRow("usual") << PrintSize::twoColumns << 2;
        QTest::newRow("wide") << PrintSize::widest << 1;
    }
    void nothingOverlaps()
    {
        QFETCH(double, width);
        QFETCH(int, columns);
        const PrintSheet all = sheet(columns);
        const PrintSheetLayout layout(all, width * 100);
        const SheetCell &cell = layout.cells().at(0);
        QCOMPARE(cell.pictures.size(), 5);
        QVERIFY(cell.picture.isEmpty());
        for (const SheetCell &each : layout.cells()) {
            const QList<QRectF> boxes = boxesOf(each);
            for (qsizetype i = 0; i < boxes.size(); ++i) {
                QVERIFY2(each.frame.adjusted(-1, -1, 1, 1).contains(boxes.at(i)), qPrintable(QString::number(i)));
                for (qsizetype j = i + 1; j < boxes.size(); ++j) {
                    const QRectF common = boxes.at(i).intersected(boxes.at(j));
                    QVERIFY2(common.width() < 1 || common.height() < 1, qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
                }
            }
        }
        // Whole, in their proportions; each caption is beneath its picture.
        for (qsizetype i = 0; i < cell.pictures.size(); ++i) {
            const SheetPictureCell &one = cell.pictures.at(i);
            const QSizeF size = all.examples.at(0).pictures.at(i).image.size();
            QVERIFY(std::abs(one.picture.width() * size.height() - one.picture.height() * size.width()) < 1);
            QVERIFY(one.caption.box.top() >= one.picture.bottom() && !one.caption.lines.isEmpty());
        }
        for (const SheetOptionCell &option : cell.options)
            QVERIFY(!option.picture.isEmpty() && option.picture.left() > option.disc.right());
        QCOMPARE(cell.optionColumns, columns == 4 ? 2 : 4);
    }

    /// An example with one picture is where it was without the others.
    void onePictureIsAsBefore()
    {
        PrintSheet all = sheet(1);
        all.examples = {plain()};
        const PrintSheetLayout layout(all, PrintSize::oneColumn * 100);
        const SheetCell &cell = layout.cells().at(0);
        QVERIFY(cell.pictures.isEmpty() && cell.optionColumns == 1);
        QCOMPARE(cell.picture.center(), cell.band.center());
        for (qsizetype i = 1; i < cell.options.size(); ++i)
            QVERIFY(cell.options.at(i).disc.top() > cell.options.at(i - 1).disc.bottom());
    }

    void filesHoldThem()
    {
        QTemporaryDir folder;
        const PrintSheet all = sheet(2);
        const QString path = folder.filePath(QStringLiteral("a.pdf"));
        const auto saved = savePrintSheet(all, {}, path);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().sentence));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // Five pictures, four options and the picture of the other example.
        QVERIFY2(file.readAll().count("/Subtype /Image") >= 10, "pictures in the PDF");
        QVERIFY(savePrintSheet(all, {PrintSize::twoColumns, 100}, folder.filePath(QStringLiteral("a.png"))));
        const PrintSheetLayout layout(all, PrintSize::twoColumns * 100);
        const QImage page(folder.filePath(QStringLiteral("a.png")));
        const double scale = page.width() / layout.size().width();
        for (const SheetPictureCell &one : layout.cells().at(0).pictures) {
            const QImage part = page.copy(QRectF(one.picture.topLeft() * scale, one.picture.size() * scale).toAlignedRect());
            QSet<QRgb> colours;
            for (int x = 0; x < part.width(); ++x)
                colours.insert(part.pixel(x, part.height() / 2));
            QVERIFY(colours.size() > 2);
        }
        PrintSheet faulty = all;
        faulty.examples[0].fault = Error{ErrorCode::Damaged, QStringLiteral("gone"), {}};
        QCOMPARE(savePrintSheet(faulty, {}, path).error().code, ErrorCode::Damaged);
    }
};

} // namespace yuyi

QTEST_MAIN(yuyi::PrintPicturesTest)
#include "printpicturestest.moc"
