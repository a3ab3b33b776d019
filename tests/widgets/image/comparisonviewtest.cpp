// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/comparisonview.h"
#include "widgets/image/picturedifference.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace yuyi;

namespace {

QImage plain(const QSize &size, const QColor &color)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(color);
    return image;
}

/// A white picture with a black square in it.
QImage square(const QSize &size, const QRect &at)
{
    QImage image = plain(size, Qt::white);
    QPainter(&image).fillRect(at, Qt::black);
    return image;
}

QTransform crop(const QRect &part, const QSize &whole)
{
    QTransform map;
    map.translate(static_cast<double>(part.x()) / whole.width(), static_cast<double>(part.y()) / whole.height());
    map.scale(static_cast<double>(part.width()) / whole.width(), static_cast<double>(part.height()) / whole.height());
    return map;
}

} // namespace

class ComparisonViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void equalPicturesDoNotDiffer();
    void differenceOfACropIsEmpty();
    void differenceShowsWhatChanged();
    void differenceIsBounded();
    void differenceArrivesInTheBackground();
    void sideBySideShowsBoth();
    void flickerSwitches();
    void sliderDividesAndMoves();
    void overlayWeighs();
    void oneZoomForBoth();
    void nothingIsCutAway();
    void errorIsSaid();
};

void ComparisonViewTest::init()
{
    Theme().apply(*qApp);
}

void ComparisonViewTest::equalPicturesDoNotDiffer()
{
    const QImage a = square(QSize(200, 100), QRect(20, 20, 30, 30));
    const QImage d = PictureDifference::differenceOf(a, a, {}, 4, 1600);
    QCOMPARE(d.size(), a.size());
    for (int y = 0; y < d.height(); ++y) {
        for (int x = 0; x < d.width(); ++x)
            QCOMPARE(d.pixel(x, y), qRgb(0, 0, 0));
    }
}

void ComparisonViewTest::differenceOfACropIsEmpty()
{
    const QSize whole(200, 100);
    const QRect part(50, 20, 100, 60);
    const QImage a = square(whole, QRect(80, 40, 30, 20));
    const QImage d = PictureDifference::differenceOf(a, a.copy(part), crop(part, whole), 4, 1600);
    QCOMPARE(qAlpha(d.pixel(10, 10)), 0); // B is not there
    for (int y = part.top() + 1; y < part.bottom(); ++y) {
        for (int x = part.left() + 1; x < part.right(); ++x)
            QCOMPARE(d.pixel(x, y), qRgb(0, 0, 0));
    }
    // Without the map the same pictures differ.
    const QImage wrong = PictureDifference::differenceOf(a, a.copy(part), {}, 4, 1600);
    QVERIFY(wrong != d);
}

void ComparisonViewTest::differenceShowsWhatChanged()
{
    const QImage a = plain(QSize(100, 100), QColor(100, 100, 100));
    QImage b = a;
    QPainter(&b).fillRect(QRect(40, 40, 10, 10), QColor(110, 100, 60));
    const QImage d = PictureDifference::differenceOf(a, b, {}, 4, 1600);
    QCOMPARE(d.pixel(45, 45), qRgb(40, 0, 160));
    QCOMPARE(d.pixel(20, 20), qRgb(0, 0, 0));
}

void ComparisonViewTest::differenceIsBounded()
{
    const QImage a = plain(QSize(3000, 1500), Qt::white);
    QCOMPARE(PictureDifference::differenceOf(a, a, {}, 4, 600).size(), QSize(600, 300));
    QVERIFY(PictureDifference::differenceOf(QImage(), a, {}, 4, 600).isNull());
}

void ComparisonViewTest::differenceArrivesInTheBackground()
{
    ComparisonView view;
    view.resize(400, 300);
    const QImage a = plain(QSize(100, 75), Qt::white);
    view.setImages(a, plain(QSize(100, 75), Qt::black));
    view.setMode(ComparisonView::Mode::Difference);
    QTRY_VERIFY(view.isDifferenceReady());
    QCOMPARE(view.grab().toImage().pixelColor(200, 150), QColor(Qt::white));
    // Another pair: the old difference is not shown for it.
    view.setImages(a, a);
    QVERIFY(!view.isDifferenceReady());
    QTRY_VERIFY(view.isDifferenceReady());
    QCOMPARE(view.grab().toImage().pixelColor(200, 150), QColor(Qt::black));
}

void ComparisonViewTest::sideBySideShowsBoth()
{
    ComparisonView view;
    view.resize(416, 200);
    view.setImages(plain(QSize(100, 100), Qt::red), plain(QSize(100, 100), Qt::blue));
    const QImage seen = view.grab().toImage();
    QCOMPARE(seen.pixelColor(100, 100), QColor(Qt::red));
    QCOMPARE(seen.pixelColor(316, 100), QColor(Qt::blue));
}

void ComparisonViewTest::flickerSwitches()
{
    ComparisonView view;
    view.resize(200, 200);
    view.setImages(plain(QSize(100, 100), Qt::red), plain(QSize(100, 100), Qt::blue));
    view.setFlickerInterval(100);
    view.show();
    QSignalSpy mode(&view, &ComparisonView::modeChanged);
    view.setMode(ComparisonView::Mode::Flicker);
    QCOMPARE(mode.count(), 1);
    QVERIFY(!view.isShowingB());
    QVERIFY(view.isFlickering());
    QTRY_VERIFY(view.isShowingB());
    QCOMPARE(view.grab().toImage().pixelColor(100, 100), QColor(Qt::blue));
    QTRY_VERIFY(!view.isShowingB());
    // By hand: the clock stops.
    QTest::keyClick(&view, Qt::Key_Space);
    QVERIFY(view.isShowingB());
    QVERIFY(!view.isFlickering());
}

void ComparisonViewTest::sliderDividesAndMoves()
{
    ComparisonView view;
    view.resize(400, 400);
    view.setImages(plain(QSize(100, 100), Qt::red), plain(QSize(100, 100), Qt::blue));
    view.setMode(ComparisonView::Mode::Slider);
    QImage seen = view.grab().toImage();
    QCOMPARE(seen.pixelColor(100, 100), QColor(Qt::red));
    QCOMPARE(seen.pixelColor(300, 100), QColor(Qt::blue));
    QTest::mousePress(&view, Qt::LeftButton, {}, {200, 300});
    QTest::mouseMove(&view, {350, 300});
    QTest::mouseRelease(&view, Qt::LeftButton, {}, {350, 300});
    QVERIFY(qAbs(view.position() - 0.875) < 0.01);
    seen = view.grab().toImage();
    QCOMPARE(seen.pixelColor(300, 100), QColor(Qt::red));
    QTest::keyClick(&view, Qt::Key_Left);
    QVERIFY(view.position() < 0.85);
    view.setPosition(7);
    QCOMPARE(view.position(), 1.0);
}

void ComparisonViewTest::overlayWeighs()
{
    ComparisonView view;
    view.resize(200, 200);
    view.setImages(plain(QSize(100, 100), Qt::black), plain(QSize(100, 100), Qt::white));
    view.setMode(ComparisonView::Mode::Overlay);
    view.setPosition(0.5);
    const int half = view.grab().toImage().pixelColor(100, 100).red();
    QVERIFY(qAbs(half - 128) <= 3);
}

void ComparisonViewTest::oneZoomForBoth()
{
    // The same scene at half the size: zoomed, both panes show the same place.
    const QImage a = square(QSize(400, 400), QRect(180, 180, 40, 40));
    ComparisonView view;
    view.resize(416, 200);
    view.setImages(a, a.scaled(200, 200));
    const double fit = view.zoom();
    QTest::keyClick(&view, Qt::Key_Plus);
    QVERIFY(view.zoom() > fit);
    QTest::keyClick(&view, Qt::Key_1);
    QCOMPARE(view.zoom(), 1.0);
    const QImage seen = view.grab().toImage();
    QCOMPARE(seen.pixelColor(100, 100), QColor(Qt::black));
    QCOMPARE(seen.pixelColor(316, 100), QColor(Qt::black));
    QCOMPARE(seen.pixelColor(100, 60), QColor(Qt::white));
    QCOMPARE(seen.pixelColor(316, 60), QColor(Qt::white));
    QTest::keyClick(&view, Qt::Key_0);
    QCOMPARE(view.zoom(), fit);
}

void ComparisonViewTest::nothingIsCutAway()
{
    // B is A with a border: its map is larger than A, and the border is still seen.
    QImage b = plain(QSize(200, 200), Qt::green);
    QPainter(&b).fillRect(QRect(50, 50, 100, 100), Qt::white);
    ComparisonView view;
    view.resize(200, 200);
    QTransform map;
    map.translate(-0.5, -0.5);
    map.scale(2, 2);
    view.setImages(plain(QSize(100, 100), Qt::white), b, map);
    view.setMode(ComparisonView::Mode::Overlay);
    view.setPosition(1.0);
    const QImage seen = view.grab().toImage();
    QCOMPARE(seen.pixelColor(20, 100), QColor(Qt::green));
    QCOMPARE(seen.pixelColor(180, 100), QColor(Qt::green));
    QCOMPARE(seen.pixelColor(100, 100), QColor(Qt::white));
}

void ComparisonViewTest::errorIsSaid()
{
    ComparisonView view;
    view.setImages(plain(QSize(10, 10), Qt::white), plain(QSize(10, 10), Qt::white));
    view.setError(QStringLiteral("One of the files is gone."));
    QVERIFY(!view.hasImages());
    QCOMPARE(view.accessibleDescription(), QStringLiteral("One of the files is gone."));
    view.setLoading();
    view.grab();
}

QTEST_MAIN(ComparisonViewTest)
#include "comparisonviewtest.moc"
