// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/textratio.h"
#include "models/filtering/text/textengine.h"

#include <QTest>

#include <limits>

using namespace yuyi;

namespace {

TextArea area(const QList<QPointF> &polygon)
{
    TextArea result;
    result.polygon = polygon;
    return result;
}

TextArea box(double x, double y, double width, double height)
{
    return area({{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}});
}

} // namespace

class TextRatioTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areaOfTheUnion_data()
    {
        QTest::addColumn<QList<TextArea>>("areas");
        QTest::addColumn<double>("pixels");

        const TextArea diamond = area({{50, 10}, {70, 30}, {50, 50}, {30, 30}});
        TextArea dismissed = box(0, 0, 50, 50);
        dismissed.dismissed = true;
        TextArea backwards = box(10, 10, 20, 10);
        std::reverse(backwards.polygon.begin(), backwards.polygon.end());
        const double nan = std::numeric_limits<double>::quiet_NaN();

        using Areas = QList<TextArea>;
        QTest::newRow("none") << Areas{} << 0.0;
        QTest::newRow("one box") << Areas{box(10, 10, 20, 10)} << 200.0;
        QTest::newRow("whole picture") << Areas{box(0, 0, 200, 100)} << 20000.0;
        QTest::newRow("apart") << Areas{box(0, 0, 10, 10), box(50, 50, 10, 10)} << 200.0;
        QTest::newRow("overlapping") << Areas{box(0, 0, 20, 20), box(10, 10, 20, 20)} << 700.0;
        QTest::newRow("the same twice") << Areas{box(5, 5, 30, 7), box(5, 5, 30, 7)} << 210.0;
        QTest::newRow("one inside the other")
            << Areas{box(0, 0, 40, 40), box(10, 10, 5, 5)} << 1600.0;
        QTest::newRow("side by side") << Areas{box(0, 0, 10, 10), box(10, 0, 10, 10)} << 200.0;
        QTest::newRow("fractions of pixels") << Areas{box(0.25, 0.5, 10.5, 1.5)} << 15.75;
        QTest::newRow("drawn backwards") << Areas{backwards, box(20, 10, 20, 10)} << 300.0;
        QTest::newRow("tilted") << Areas{diamond} << 800.0;
        // The box takes the right half of the diamond and 400 pixels more.
        QTest::newRow("tilted under a box") << Areas{diamond, box(50, 10, 20, 40)} << 1200.0;
        // Two triangles whose sides cross half way: 50 + 50 − 25.
        QTest::newRow("crossing triangles")
            << Areas{area({{0, 0}, {10, 0}, {0, 10}}), area({{0, 0}, {10, 0}, {10, 10}})} << 75.0;
        QTest::newRow("crossing itself")
            << Areas{area({{0, 0}, {10, 10}, {10, 0}, {0, 10}})} << 50.0;
        QTest::newRow("over the border")
            << Areas{box(190, 90, 50, 50), box(-10, -10, 20, 20)} << 200.0;
        QTest::newRow("tilted over the border")
            << Areas{area({{0, 10}, {20, 30}, {0, 50}, {-20, 30}})} << 400.0;
        QTest::newRow("outside") << Areas{box(300, 10, 20, 20), box(10, -50, 20, 20)} << 0.0;
        QTest::newRow("dismissed") << Areas{dismissed, box(0, 0, 10, 10)} << 100.0;
        QTest::newRow("no polygon") << Areas{area({}), area({{0, 0}, {9, 9}})} << 0.0;
        QTest::newRow("not a number")
            << Areas{area({{0, 0}, {nan, 0}, {9, 9}}), box(0, 0, 1, 1)} << 1.0;
    }

    void areaOfTheUnion()
    {
        QFETCH(QList<TextArea>, areas);
        QFETCH(double, pixels);
        QVERIFY2(std::abs(textRatio(areas, QSize(200, 100)) * 20000 - pixels) < 1e-6,
                 qPrintable(QString::number(textRatio(areas, QSize(200, 100)) * 20000, 'f', 6)));
    }

    void orderDoesNotMatter()
    {
        QList<TextArea> areas;
        for (int i = 0; i < 60; ++i) {
            const double x = (i * 37) % 160;
            const double y = (i * 53) % 80;
            areas << area({{x, y}, {x + 30, y + 7}, {x + 26, y + 19}, {x - 4, y + 12}});
        }
        const double forwards = textRatio(areas, QSize(200, 100));
        std::reverse(areas.begin(), areas.end());
        QVERIFY(forwards > 0.3 && forwards < 1);
        QVERIFY(std::abs(textRatio(areas, QSize(200, 100)) - forwards) < 1e-12);
    }

    void noPicture() { QCOMPARE(textRatio({box(0, 0, 10, 10)}, QSize()), 0.0); }
};

QTEST_GUILESS_MAIN(TextRatioTest)
#include "textratiotest.moc"
