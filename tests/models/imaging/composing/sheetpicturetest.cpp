// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/sheetpicture.h"

#include "models/imaging/codecs/decode.h"
#include "models/imaging/composing/plainpng.h"
#include "models/imaging/composing/sheetglyphs.h"

#include <QSet>
#include <QTest>

using namespace yuyi;

namespace {

Sha256 hashOf(int i)
{
    return Sha256::of(QByteArray("panel " + QByteArray::number(i)));
}

QColor colourOf(int i)
{
    return {20 * i, 100, 200 - 10 * i};
}

QImage panel(int i, QSize size = QSize(60, 60))
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colourOf(i));
    return image;
}

ImagePart part(PartRole role, int position, int i, QSize size = QSize(60, 60))
{
    ImagePart one;
    one.role = role;
    one.position = position;
    one.medium.sha256 = hashOf(i);
    one.medium.size = size;
    return one;
}

SheetForm form(SheetLabels labels, SheetBlank blank = SheetBlank::Empty)
{
    SheetForm one;
    one.code = QStringLiteral("marked");
    one.labels = labels;
    one.blank = blank;
    return one;
}

/// Three panels, a blank one and two choices, two of them smaller than the others.
QList<ImagePart> fixtureParts()
{
    return {part(PartRole::Context, 0, 0), part(PartRole::Context, 1, 1, QSize(60, 40)), part(PartRole::Context, 2, 2),
            part(PartRole::Blank, 0, 9), part(PartRole::Choice, 0, 3), part(PartRole::Choice, 1, 4, QSize(50, 60))};
}

QImage fixture(const SheetForm &form)
{
    const auto recipe = sheetRecipe(form, fixtureParts(), QStringLiteral("2x2"));
    if (!recipe)
        qFatal("%s", qPrintable(recipe.error().sentence));
    return sheetPicture(*recipe, {panel(0), panel(1, QSize(60, 40)), panel(2)}, {panel(3), panel(4, QSize(50, 60))}).value_or(QImage());
}

/// Every pixel as three bytes, row by row.
QByteArray pixelsOf(const QImage &image)
{
    QByteArray bytes;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            bytes.append(static_cast<char>(qRed(pixel)));
            bytes.append(static_cast<char>(qGreen(pixel)));
            bytes.append(static_cast<char>(qBlue(pixel)));
        }
    }
    return bytes;
}

/// The box around all pixels in which two pictures of one size differ.
QRect difference(const QImage &a, const QImage &b)
{
    QRect box;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (a.pixel(x, y) != b.pixel(x, y))
                box = box.united(QRect(x, y, 1, 1));
        }
    }
    return box;
}

} // namespace

/// What sheets look like, to the pixel.
class SheetPictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A change of these bytes changes the pictures of all projects: then the version of the recipe must change, too.
    void aSheetIsTheSameEverywhere()
    {
        const SheetForm marked = form(SheetLabels::Digits, SheetBlank::Mark);
        const QImage sheet = fixture(marked);
        QCOMPARE(sheet.size(), QSize(150, 247));
        QCOMPARE(Sha256::of(pixelsOf(sheet)).hex(), QStringLiteral("fd130e62917ed08fc522f170c58bfda1d0f254b4cbb9f86c8f64b5521ed88459"));
        const auto recipe = sheetRecipe(marked, fixtureParts(), QStringLiteral("2x2"));
        QVERIFY(recipe);
        QCOMPARE(recipeHash(recipeText(*recipe)), QStringLiteral("5692f25acf2e11d94e7468b5dca46ce0eda349705882c56ca2243b52d068853c"));
        const QByteArray file = plainPng(sheet);
        QCOMPARE(file, plainPng(sheet.copy()));
        const auto read = decodeImage(file);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence));
        QCOMPARE(pixelsOf(read->image), pixelsOf(sheet));
        QVERIFY(!read->header.truncated);
        const auto composed =
            composedSheet(*recipe, {panel(0), panel(1, QSize(60, 40)), panel(2)}, {panel(3), panel(4, QSize(50, 60))});
        QVERIFY(composed);
        QCOMPARE(*composed, file);
    }

    void formsDifferOnlyInLabelsAndBlank()
    {
        const QImage plain = fixture(form(SheetLabels::None));
        const QImage digits = fixture(form(SheetLabels::Digits));
        const QImage letters = fixture(form(SheetLabels::Letters));
        const QImage marked = fixture(form(SheetLabels::None, SheetBlank::Mark));
        QCOMPARE(digits.size(), plain.size());
        QCOMPARE(marked.size(), plain.size());
        const QRect choices(10, 160, 130, 60);
        for (const QImage &labelled : {digits, letters}) {
            const QRect box = difference(plain, labelled);
            QVERIFY(!box.isNull());
            QVERIFY2(box.top() > choices.bottom() && box.bottom() < plain.height() - 5, "labels stand below the choices");
            // One below each choice.
            QVERIFY(!difference(plain.copy(0, 0, 75, plain.height()), labelled.copy(0, 0, 75, plain.height())).isNull());
            QVERIFY(!difference(plain.copy(75, 0, 75, plain.height()), labelled.copy(75, 0, 75, plain.height())).isNull());
        }
        QVERIFY(difference(digits, letters) != QRect());
        const QRect blank(80, 80, 60, 60);
        QVERIFY(blank.contains(difference(plain, marked)));
        QVERIFY(!difference(plain, marked).isNull());
        // Empty, in a frame.
        QCOMPARE(plain.pixelColor(blank.center()), QColor(Qt::white));
        QCOMPARE(plain.pixelColor(blank.left() - 1, blank.center().y()), QColor(Qt::black));
        QCOMPARE(plain.pixelColor(blank.left() - 3, blank.center().y()), QColor(Qt::white));
        // A smaller panel stands in the middle of its cell.
        QCOMPARE(plain.pixelColor(80 + 30, 10 + 9), QColor(Qt::white));
        QCOMPARE(plain.pixelColor(80 + 30, 10 + 10), colourOf(1));
    }

    void panelsStandInOrder()
    {
        QList<ImagePart> parts;
        QList<QImage> context;
        for (int i = 0; i < 9; ++i) {
            parts.append(part(PartRole::Context, i, i));
            context.append(panel(i));
        }
        const auto recipe = sheetRecipe(form(SheetLabels::None), parts, QStringLiteral("3x3"));
        QVERIFY(recipe);
        const auto sheet = sheetPicture(*recipe, context, {});
        QVERIFY(sheet);
        QCOMPARE(sheet->size(), QSize(3 * 60 + 4 * 10, 3 * 60 + 4 * 10));
        for (int i = 0; i < 9; ++i)
            QCOMPARE(sheet->pixelColor(10 + (i % 3) * 70 + 30, 10 + (i / 3) * 70 + 30), colourOf(i));
        // Without a grid they stand in one row.
        QCOMPARE(sheetRecipe(form(SheetLabels::None), parts, {})->columns, 9);
    }

    void transparencyIsWhite()
    {
        QImage glass(8, 8, QImage::Format_ARGB32);
        glass.fill(QColor(0, 0, 0, 0));
        glass.setPixelColor(3, 3, QColor(255, 0, 0, 255));
        const auto read = decodeImage(plainPng(glass));
        QVERIFY(read);
        QCOMPARE(read->image.pixelColor(0, 0), QColor(Qt::white));
        QCOMPARE(read->image.pixelColor(3, 3), QColor(Qt::red));
        QCOMPARE(cutOut(glass, QRect(3, 3, 2, 1)).pixelColor(0, 0), QColor(Qt::red));
        QVERIFY(cutOut(glass, QRect(3, 3, 6, 1)).isNull());
        QVERIFY(cutOut(glass, QRect()).isNull());
        QVERIFY(plainPng(QImage()).isEmpty());
    }

    void recipesThatCannotBeDrawnAreRefused()
    {
        const SheetForm plain = form(SheetLabels::None);
        const auto refused = [](const Result<SheetRecipe> &recipe) {
            return !recipe && recipe.error().code == ErrorCode::Invalid && !recipe.error().sentence.isEmpty();
        };
        QVERIFY(refused(sheetRecipe(plain, {}, {})));
        QVERIFY(refused(sheetRecipe(plain, {part(PartRole::Choice, 0, 1)}, {})));
        QVERIFY(refused(sheetRecipe(plain, fixtureParts(), QStringLiteral("3x1"))));
        QVERIFY(refused(sheetRecipe(plain, fixtureParts(), QStringLiteral("three"))));
        QVERIFY(sheetRecipe(plain, fixtureParts(), QStringLiteral("3x2")));
        QVERIFY(refused(sheetRecipe(plain, {part(PartRole::Context, 0, 1, QSize(8192, 10))}, {})));
        QVERIFY(refused(sheetRecipe(plain, {part(PartRole::Context, 0, 1, QSize())}, {})));
        QList<ImagePart> many;
        for (int i = 0; i < 10; ++i)
            many.append(part(PartRole::Context, i, i));
        QVERIFY(refused(sheetRecipe(plain, many, {})));
        const auto recipe = sheetRecipe(plain, fixtureParts(), {});
        QVERIFY(recipe);
        QVERIFY(!sheetPicture(*recipe, {panel(0)}, {}));
        QVERIFY(!sheetPicture(*recipe, {panel(0), panel(1), panel(2, QSize(61, 60))}, {panel(3), panel(4)}));
    }

    void everyLabelLooksDifferent()
    {
        QSet<QByteArray> seen;
        const QByteArray signs("123456789ABCDEFGHI?");
        for (const char sign : signs) {
            QImage picture(60, 60, QImage::Format_RGB32);
            picture.fill(Qt::white);
            drawGlyph(picture, sign, QPoint(30, 30), 36);
            seen.insert(pixelsOf(picture));
            QImage blank(60, 60, QImage::Format_RGB32);
            blank.fill(Qt::white);
            const QRect box = difference(picture, blank);
            QVERIFY2(QRect(12, 12, 37, 37).contains(box) && box.height() > 28, qPrintable(QString(QLatin1Char(sign))));
        }
        QCOMPARE(seen.size(), 19);
        QImage picture(60, 60, QImage::Format_RGB32);
        picture.fill(Qt::white);
        drawGlyph(picture, 'Z', QPoint(30, 30), 36);
        drawGlyph(picture, '1', QPoint(0, 0), 36); // over the edge
        QCOMPARE(picture.pixelColor(30, 30), QColor(Qt::white));
    }
};

QTEST_GUILESS_MAIN(SheetPictureTest)
#include "sheetpicturetest.moc"
