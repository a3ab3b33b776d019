// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/imageview.h"

#include <QTest>

using namespace yuyi;

class ImageViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitShowsTheWhole_data();
    void fitShowsTheWhole();
    void zoomKeepsThePointUnderThePointer_data();
    void zoomKeepsThePointUnderThePointer();
    void zoomHasLimits();
    void panStaysInside();
    void fitCannotPan();
    void resizeKeepsFit();
};

namespace {

bool near(const QPointF &a, const QPointF &b)
{
    return qAbs(a.x() - b.x()) < 0.01 && qAbs(a.y() - b.y()) < 0.01;
}

ImageView view(const QSizeF &picture, const QSizeF &window)
{
    ImageView v;
    v.setWindow(window);
    v.setContent(QRectF(QPointF(0, 0), picture));
    return v;
}

} // namespace

void ImageViewTest::fitShowsTheWhole_data()
{
    QTest::addColumn<QSizeF>("picture");
    QTest::addColumn<int>("turns");
    QTest::newRow("wide") << QSizeF(2000, 500) << 0;
    QTest::newRow("high") << QSizeF(500, 2000) << 0;
    QTest::newRow("high, turned") << QSizeF(500, 2000) << 1;
    QTest::newRow("wide, turned back") << QSizeF(2000, 500) << -1;
    QTest::newRow("small is enlarged") << QSizeF(20, 10) << 2;
}

void ImageViewTest::fitShowsTheWhole()
{
    QFETCH(QSizeF, picture);
    QFETCH(int, turns);
    ImageView v = view(picture, QSizeF(600, 400));
    v.turn(turns);
    const QRectF seen = v.toWindow().mapRect(QRectF(QPointF(0, 0), picture));
    QVERIFY(QRectF(-0.01, -0.01, 600.02, 400.02).contains(seen));
    QVERIFY(near(seen.center(), QPointF(300, 200)));
    QVERIFY(qAbs(seen.width() - 600) < 0.01 || qAbs(seen.height() - 400) < 0.01);
}

void ImageViewTest::zoomKeepsThePointUnderThePointer_data()
{
    QTest::addColumn<int>("turns");
    for (int turns = 0; turns < 4; ++turns)
        QTest::addRow("%d quarter turns", turns) << turns;
}

void ImageViewTest::zoomKeepsThePointUnderThePointer()
{
    QFETCH(int, turns);
    ImageView v = view(QSizeF(4000, 3000), QSizeF(600, 400));
    v.turn(turns);
    v.zoomTo(1.0, QPointF(300, 200));
    const QPointF anchor(123, 321);
    const QPointF before = v.toWindow().inverted().map(anchor);
    v.zoomTo(2.5, anchor);
    QVERIFY(near(v.toWindow().inverted().map(anchor), before));
    v.zoomTo(1.3, anchor);
    QVERIFY(near(v.toWindow().inverted().map(anchor), before));
    QVERIFY(!v.isFit());
}

void ImageViewTest::zoomHasLimits()
{
    ImageView v = view(QSizeF(4000, 3000), QSizeF(600, 400));
    v.zoomTo(1000, QPointF(10, 10));
    QCOMPARE(v.zoom(), ImageView::largestZoom);
    v.zoomTo(0, QPointF(10, 10));
    QVERIFY(v.zoom() > 0);
    QVERIFY(v.zoom() <= v.fitZoom());
}

void ImageViewTest::panStaysInside()
{
    ImageView v = view(QSizeF(1000, 1000), QSizeF(200, 200));
    v.zoomTo(1.0, QPointF(100, 100));
    v.pan(QPointF(5000, 5000));
    QVERIFY(near(v.toWindow().map(QPointF(0, 0)), QPointF(0, 0)));
    v.pan(QPointF(-5000, -5000));
    QVERIFY(near(v.toWindow().map(QPointF(1000, 1000)), QPointF(200, 200)));
    QVERIFY(!v.pan(QPointF(-10, -10)));
}

void ImageViewTest::fitCannotPan()
{
    ImageView v = view(QSizeF(1000, 1000), QSizeF(200, 100));
    QVERIFY(!v.canPan());
    QVERIFY(!v.pan(QPointF(10, 10)));
    QVERIFY(v.isFit());
}

void ImageViewTest::resizeKeepsFit()
{
    ImageView v = view(QSizeF(1000, 500), QSizeF(200, 200));
    v.setWindow(QSizeF(500, 500));
    QCOMPARE(v.zoom(), 0.5);
    v.zoomTo(2.0, QPointF(0, 0));
    v.setWindow(QSizeF(400, 400));
    QCOMPARE(v.zoom(), 2.0);
}

QTEST_GUILESS_MAIN(ImageViewTest)
#include "imageviewtest.moc"
