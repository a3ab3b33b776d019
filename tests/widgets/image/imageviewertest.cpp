// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepyramid.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QWheelEvent>

using namespace yuyi;

namespace {

/// Four coloured quarters: red, green, blue, yellow in reading order.
QImage quarters(const QSize &size, QImage::Format format = QImage::Format_RGB32)
{
    QImage image(size, format);
    QPainter p(&image);
    const int w = size.width() / 2;
    const int h = size.height() / 2;
    p.fillRect(0, 0, w, h, Qt::red);
    p.fillRect(w, 0, size.width() - w, h, Qt::green);
    p.fillRect(0, h, w, size.height() - h, Qt::blue);
    p.fillRect(w, h, size.width() - w, size.height() - h, Qt::yellow);
    return image;
}

QColor at(QWidget &widget, const QPointF &point)
{
    return widget.grab().toImage().pixelColor(point.toPoint());
}

} // namespace

class ImageViewerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsTheWholePicture();
    void largePictureIsRoughThenSmooth();
    void newPictureDropsOldWork();
    void turnsTheView();
    void wheelZoomsAtThePointer();
    void dragMoves();
    void keysZoom();
    void digitsCanBelongToLabels();
    void lettersGoToThePage();
    void ringComesOnlyWhenSlow();
    void errorIsSaid();
    void overlaysAreDrawnAndClicked();
    void areaIsDrawnInPicturePixels();
    void refiningKeepsThePosition();
    void pyramidHalves();
    void transparentAndOddFormats();
};

void ImageViewerTest::init()
{
    Theme().apply(*qApp);
}

void ImageViewerTest::showsTheWholePicture()
{
    ImageViewer viewer;
    viewer.resize(400, 300);
    viewer.setImage(quarters(QSize(100, 100)));
    QVERIFY(viewer.isFit());
    QCOMPARE(at(viewer, viewer.fromImage({10, 10})), QColor(Qt::red));
    QCOMPARE(at(viewer, viewer.fromImage({90, 10})), QColor(Qt::green));
    QCOMPARE(at(viewer, viewer.fromImage({10, 90})), QColor(Qt::blue));
    QCOMPARE(at(viewer, viewer.fromImage({90, 90})), QColor(Qt::yellow));
    QCOMPARE(at(viewer, {5, 150}), Tokens::light().pictureGround);
    viewer.setImage(QImage());
    QVERIFY(!viewer.hasImage());
    QCOMPARE(at(viewer, {200, 150}), Tokens::light().pictureGround);
}

void ImageViewerTest::largePictureIsRoughThenSmooth()
{
    PicturePyramid pyramid;
    QSignalSpy improved(&pyramid, &PicturePyramid::improved);
    pyramid.setImage(quarters(QSize(3000, 2000)));
    QVERIFY(!pyramid.isComplete());
    QImage target(300, 200, QImage::Format_RGB32);
    const auto drawn = [&] {
        target.fill(Qt::white);
        QPainter p(&target);
        pyramid.draw(p, QTransform::fromScale(0.1, 0.1), QRectF(0, 0, 300, 200));
        p.end();
        return target.pixelColor(50, 50) == QColor(Qt::red) && target.pixelColor(250, 150) == QColor(Qt::yellow);
    };
    QVERIFY(drawn());
    QTRY_COMPARE(improved.count(), 1);
    QVERIFY(pyramid.isComplete());
    QVERIFY(drawn());
}

void ImageViewerTest::newPictureDropsOldWork()
{
    PicturePyramid pyramid;
    QSignalSpy improved(&pyramid, &PicturePyramid::improved);
    pyramid.setImage(quarters(QSize(3000, 2000)));
    pyramid.setImage(quarters(QSize(2000, 1500)));
    QTRY_VERIFY(pyramid.isComplete());
    QVERIFY(QThreadPool::globalInstance()->waitForDone(10000));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(improved.count(), 1);
    QCOMPARE(pyramid.size(), QSize(2000, 1500));
    // Finished but not yet delivered when the next picture comes.
    pyramid.setImage(quarters(QSize(3000, 2000)));
    QVERIFY(QThreadPool::globalInstance()->waitForDone(10000));
    pyramid.setImage(quarters(QSize(1800, 1200)));
    QTRY_VERIFY(pyramid.isComplete());
    QCoreApplication::sendPostedEvents();
    QCOMPARE(pyramid.size(), QSize(1800, 1200));
    QCOMPARE(improved.count(), 2);
    auto *gone = new PicturePyramid;
    gone->setImage(quarters(QSize(3000, 2000)));
    delete gone;
    QVERIFY(QThreadPool::globalInstance()->waitForDone(10000));
    QCoreApplication::sendPostedEvents();
}

void ImageViewerTest::turnsTheView()
{
    ImageViewer viewer;
    viewer.resize(300, 300);
    viewer.setImage(quarters(QSize(100, 60)));
    viewer.rotateView();
    // Clockwise: what was at the lower left is at the upper left.
    QCOMPARE(at(viewer, {80, 40}), QColor(Qt::blue));
    QCOMPARE(at(viewer, viewer.fromImage({10, 10})), QColor(Qt::red));
    viewer.rotateViewBack();
    viewer.rotateViewBack();
    QCOMPARE(viewer.quarterTurns(), 3);
}

void ImageViewerTest::wheelZoomsAtThePointer()
{
    ImageViewer viewer;
    viewer.resize(400, 300);
    viewer.setImage(quarters(QSize(2000, 1500)));
    QSignalSpy zoomed(&viewer, &ImageViewer::zoomChanged);
    const QPointF pointer(100, 80);
    const QPointF before = viewer.toImage(pointer);
    const double fit = viewer.zoom();
    for (int i = 0; i < 6; ++i) {
        QWheelEvent wheel(pointer, viewer.mapToGlobal(pointer), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&viewer, &wheel);
    }
    QVERIFY(viewer.zoom() > fit * 2.5);
    QCOMPARE(zoomed.count(), 6);
    const QPointF after = viewer.toImage(pointer);
    QVERIFY((after - before).manhattanLength() < 0.1);
}

void ImageViewerTest::dragMoves()
{
    ImageViewer viewer;
    viewer.resize(400, 300);
    viewer.setImage(quarters(QSize(2000, 1500)));
    viewer.actualSize();
    QCOMPARE(viewer.zoom(), 1.0);
    const QPointF before = viewer.toImage({200, 150});
    QTest::mousePress(&viewer, Qt::LeftButton, {}, {200, 150});
    QTest::mouseMove(&viewer, {150, 130});
    QTest::mouseRelease(&viewer, Qt::LeftButton, {}, {150, 130});
    const QPointF moved = viewer.toImage({200, 150}) - before;
    QVERIFY(qAbs(moved.x() - 50) < 0.5 && qAbs(moved.y() - 20) < 0.5);
}

void ImageViewerTest::keysZoom()
{
    ImageViewer viewer;
    viewer.resize(400, 300);
    viewer.setImage(quarters(QSize(2000, 1500)));
    const double fit = viewer.zoom();
    QTest::keyClick(&viewer, Qt::Key_Plus);
    QVERIFY(viewer.zoom() > fit);
    QTest::keyClick(&viewer, Qt::Key_Minus);
    QVERIFY(qAbs(viewer.zoom() - fit) < 1e-6);
    QTest::keyClick(&viewer, Qt::Key_1);
    QCOMPARE(viewer.zoom(), 1.0);
    const QPointF before = viewer.toImage({200, 150});
    QTest::keyClick(&viewer, Qt::Key_Right);
    QVERIFY(viewer.toImage({200, 150}).x() > before.x());
    QTest::keyClick(&viewer, Qt::Key_0);
    QVERIFY(viewer.isFit());
}

void ImageViewerTest::digitsCanBelongToLabels()
{
    ImageViewer viewer;
    viewer.resize(400, 300);
    viewer.setImage(quarters(QSize(2000, 1500)));
    viewer.setDigitKeys(false);
    QKeyEvent key(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, QStringLiteral("1"));
    QApplication::sendEvent(&viewer, &key);
    QVERIFY(viewer.isFit());
    QVERIFY(!key.isAccepted());
}

void ImageViewerTest::lettersGoToThePage()
{
    ImageViewer viewer;
    viewer.resize(400, 300);
    viewer.setImage(quarters(QSize(200, 150)));
    // Arrows walk through the images while the whole picture is seen.
    for (const auto code : {Qt::Key_K, Qt::Key_Left, Qt::Key_Right}) {
        QKeyEvent key(QEvent::KeyPress, code, Qt::NoModifier);
        QApplication::sendEvent(&viewer, &key);
        QVERIFY(!key.isAccepted());
    }
}

void ImageViewerTest::ringComesOnlyWhenSlow()
{
    ImageViewer viewer;
    viewer.resize(200, 200);
    viewer.show();
    viewer.setLoading();
    QVERIFY(viewer.isLoading());
    const QImage quiet = viewer.grab().toImage();
    QCOMPARE(quiet.pixelColor(100, 86), Tokens::light().pictureGround);
    QTRY_VERIFY(viewer.grab().toImage() != quiet);
    viewer.setImage(quarters(QSize(10, 10)));
    QVERIFY(!viewer.isLoading());
}

void ImageViewerTest::errorIsSaid()
{
    ImageViewer viewer;
    viewer.resize(300, 200);
    viewer.setImage(quarters(QSize(10, 10)));
    const QString sentence = QStringLiteral("The file ends in the middle.");
    viewer.setError(sentence);
    QCOMPARE(viewer.error(), sentence);
    QVERIFY(!viewer.hasImage());
    QCOMPARE(viewer.accessibleDescription(), sentence);
    viewer.setImage(quarters(QSize(10, 10)));
    QVERIFY(viewer.error().isEmpty());
}

void ImageViewerTest::overlaysAreDrawnAndClicked()
{
    ImageViewer viewer;
    viewer.resize(400, 400);
    QImage white(200, 200, QImage::Format_RGB32);
    white.fill(Qt::white);
    viewer.setImage(white);
    viewer.setOverlays({{QPolygonF(QRectF(20, 20, 60, 60)), Qt::red, {}, false},
                        {QPolygonF(QRectF(50, 50, 60, 60)), Qt::blue, {}, true}});
    const QColor inside = at(viewer, viewer.fromImage({30, 30}));
    QVERIFY(inside.red() > 240 && inside.green() < 240);
    QSignalSpy clicked(&viewer, &ImageViewer::overlayClicked);
    QTest::mouseClick(&viewer, Qt::LeftButton, {}, viewer.fromImage({30, 30}).toPoint());
    QTest::mouseClick(&viewer, Qt::LeftButton, {}, viewer.fromImage({70, 70}).toPoint());
    QTest::mouseClick(&viewer, Qt::LeftButton, {}, viewer.fromImage({180, 180}).toPoint());
    QCOMPARE(clicked.count(), 2);
    QCOMPARE(clicked[0][0].toInt(), 0);
    QCOMPARE(clicked[1][0].toInt(), 1); // the one on top
    viewer.setOverlaysVisible(false);
    QCOMPARE(at(viewer, viewer.fromImage({30, 30})), QColor(Qt::white));
    viewer.setImage(white);
    QVERIFY(viewer.overlays().isEmpty());
}

void ImageViewerTest::areaIsDrawnInPicturePixels()
{
    ImageViewer viewer;
    viewer.resize(400, 400);
    viewer.setImage(quarters(QSize(200, 200)));
    viewer.setDrawing(true);
    QSignalSpy drawn(&viewer, &ImageViewer::areaDrawn);
    QTest::mousePress(&viewer, Qt::LeftButton, {}, {300, 300});
    QTest::mouseMove(&viewer, {200, 250});
    QTest::mouseRelease(&viewer, Qt::LeftButton, {}, {200, 250});
    QCOMPARE(drawn.count(), 1);
    const QRectF box = drawn[0][0].value<QPolygonF>().boundingRect();
    QVERIFY((box.topLeft() - QPointF(100, 125)).manhattanLength() < 1);
    QVERIFY((box.bottomRight() - QPointF(150, 150)).manhattanLength() < 1);
    QTest::mouseClick(&viewer, Qt::LeftButton, {}, {100, 100});
    QCOMPARE(drawn.count(), 1);
}

void ImageViewerTest::refiningKeepsThePosition()
{
    ImageViewer viewer;
    viewer.resize(400, 300);
    viewer.setImage(quarters(QSize(400, 300)));
    viewer.rotateView();
    viewer.setOverlays({{QPolygonF(QRectF(10, 10, 20, 20)), {}, {}, false}});
    for (int i = 0; i < 8; ++i)
        viewer.zoomIn();
    QTest::mousePress(&viewer, Qt::LeftButton, {}, {200, 150});
    QTest::mouseMove(&viewer, {150, 130});
    QTest::mouseRelease(&viewer, Qt::LeftButton, {}, {150, 130});
    const QPointF before = viewer.toImage({200, 150});
    const double zoom = viewer.zoom();
    viewer.refineImage(quarters(QSize(1600, 1200)));
    QCOMPARE(viewer.quarterTurns(), 1);
    QVERIFY(qAbs(viewer.zoom() * 4 - zoom) < 1e-6);
    QVERIFY((viewer.toImage({200, 150}) / 4 - before).manhattanLength() < 0.1);
    QCOMPARE(viewer.overlays().first().polygon.boundingRect(), QRectF(40, 40, 80, 80));
}

void ImageViewerTest::pyramidHalves()
{
    const QList<QImage> levels = PicturePyramid::levelsOf(quarters(QSize(2048, 1000)));
    QCOMPARE(levels.size(), 4);
    QCOMPARE(levels[0].size(), QSize(2048, 1000));
    QCOMPARE(levels[3].size(), QSize(256, 125));
    const QList<QImage> thin = PicturePyramid::levelsOf(quarters(QSize(3000, 1)));
    QVERIFY(thin.last().height() >= 1);
}

void ImageViewerTest::transparentAndOddFormats()
{
    ImageViewer viewer;
    viewer.resize(200, 200);
    for (const auto format : {QImage::Format_RGB888, QImage::Format_ARGB32, QImage::Format_RGBA64}) {
        viewer.setImage(quarters(QSize(100, 100), format));
        QCOMPARE(at(viewer, viewer.fromImage({10, 10})), QColor(Qt::red));
    }
    QImage grey(100, 100, QImage::Format_Grayscale8);
    grey.fill(128);
    viewer.setImage(grey);
    QCOMPARE(at(viewer, viewer.fromImage({50, 50})).red(), 128);
    QImage clear(100, 100, QImage::Format_ARGB32);
    clear.fill(Qt::transparent);
    viewer.setImage(clear);
    QCOMPARE(at(viewer, viewer.fromImage({50, 50})), Tokens::light().pictureGround);
}

QTEST_MAIN(ImageViewerTest)
#include "imageviewertest.moc"
