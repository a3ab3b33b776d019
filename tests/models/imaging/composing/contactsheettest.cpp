// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/contactsheet.h"
#include "models/imaging/composing/plainpng.h"

#include <QtTest>

using namespace yuyi;

namespace {

QImage filled(int width, int height, QRgb colour)
{
    QImage picture(width, height, QImage::Format_ARGB32);
    picture.fill(colour);
    return picture;
}

/// Pixels of this colour.
int count(const QImage &picture, QRgb colour)
{
    int found = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            found += picture.pixel(x, y) == colour ? 1 : 0;
    }
    return found;
}

} // namespace

/// Several pictures as one.
class ContactSheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allPicturesAreThereAndTheSameBytesEachTime()
    {
        const QList<QImage> pictures{filled(200, 100, qRgb(255, 0, 0)), filled(60, 60, qRgb(0, 255, 0)), filled(200, 200, qRgb(0, 0, 255))};
        const auto sheet = contactSheet(pictures, 2048);
        QVERIFY(sheet.has_value());
        // Nothing is scaled where there is room: every pixel is there, in reading order.
        QCOMPARE(count(*sheet, qRgb(255, 0, 0)), 200 * 100);
        QCOMPARE(count(*sheet, qRgb(0, 255, 0)), 60 * 60);
        QCOMPARE(count(*sheet, qRgb(0, 0, 255)), 200 * 200);
        QVERIFY(count(*sheet, qRgb(0, 0, 0)) > 0); // numbers
        QCOMPARE(plainPng(*sheet), plainPng(*contactSheet(pictures, 2048)));
    }

    void largePicturesAreReducedToTheEdge()
    {
        const QList<QImage> many(12, filled(900, 600, qRgb(10, 200, 30)));
        const auto sheet = contactSheet(many, 800);
        QVERIFY(sheet.has_value());
        QVERIFY(std::max(sheet->width(), sheet->height()) <= 800);
        QVERIFY(count(*sheet, qRgb(10, 200, 30)) > 12 * 32 * 20);
    }

    void whatCannotBeShownIsRefused()
    {
        QVERIFY(!contactSheet({}, 2048));
        QVERIFY(!contactSheet({QImage()}, 2048));
        QVERIFY(!contactSheet(QList<QImage>(200, filled(50, 50, qRgb(1, 2, 3))), 256));
    }
};

QTEST_GUILESS_MAIN(ContactSheetTest)
#include "contactsheettest.moc"
