// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/barchart.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/donutchart.h"
#include "widgets/charts/stackedbarchart.h"
#include "widgets/theme/theme.h"

#include <QAbstractBarSeries>
#include <QApplication>
#include <QBarSet>
#include <QChart>
#include <QDir>
#include <QFile>
#include <QFontMetrics>
#include <QImage>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

namespace {

const QStringList domains{QStringLiteral("生活"), QStringLiteral("艺术"), QStringLiteral("中华传统文化")};

ChartSeries series(const QString &name, const QList<double> &values)
{
    ChartSeries one{name, {}, {}};
    for (const double value : values)
        one.values.append({value, {}, {}});
    return one;
}

/// Where the middle of a bar is, by the chart's own axes.
QPoint middle(QChartView &view, const QPointF &value)
{
    const QPointF scene = view.chart()->mapToScene(
        view.chart()->mapToPosition(value, view.chart()->series().first()));
    return view.mapFromScene(scene);
}

bool has(const QImage &image, const QColor &color)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == color)
                return true;
        }
    }
    return false;
}

} // namespace

class ChartsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wrapsText();
    void stepsAreRound();
    void countsAreWhole();
    void percentsAndShares();
    void clickTellsTheSegment();
    void horizontalReadsFromTheTop();
    void equalNamesAreKept();
    void namesAreNotHtml();
    void coloursFollowTheMode();
    void intervalsAreDrawn();
    void valuesMissingCountAsNothing();
    void donutClicks();
    void donutTotal();
    void exportsSvg();
    void exportsPngInLight();
    void exportErrors();
    void emptyIsSaid();
    void newDataReplacesOld();
};

void ChartsTest::init()
{
    Theme().apply(*qApp);
}

void ChartsTest::wrapsText()
{
    const QFontMetrics metrics(Theme::current().font(TextRole::Small));
    const int four = metrics.horizontalAdvance(QStringLiteral("中华传统")) + 1;
    QCOMPARE(wrapped(QStringLiteral("中华传统文化"), metrics, four, 3),
             (QStringList{QStringLiteral("中华传统"), QStringLiteral("文化")}));
    QCOMPARE(wrapped(QStringLiteral("生活"), metrics, four, 3), QStringList{QStringLiteral("生活")});
    const int word = metrics.horizontalAdvance(QStringLiteral("dislocation")) + 1;
    QCOMPARE(wrapped(QStringLiteral("visual dislocation"), metrics, word, 3),
             (QStringList{QStringLiteral("visual"), QStringLiteral("dislocation")}));
    // A word that fits nowhere is broken, what is left over is shortened.
    const QStringList broken = wrapped(QString(40, u'w'), metrics, 60, 2);
    QCOMPARE(broken.size(), 2);
    QVERIFY(broken.last().endsWith(QChar(0x2026)));
    for (const QString &line : broken)
        QVERIFY(metrics.horizontalAdvance(line) <= 60);
    QVERIFY(wrapped(QString(), metrics, 60, 2).isEmpty());
    QCOMPARE(wrapped(QStringLiteral("图"), metrics, 0, 1).size(), 1);
}

void ChartsTest::stepsAreRound()
{
    QCOMPARE(roundStep(17695, 4, true), 5000.0);
    QCOMPARE(roundStep(3, 4, true), 1.0);
    QCOMPARE(roundStep(100, 4, true), 50.0);
    QCOMPARE(roundStep(0.9, 4, false), 0.5);
    QCOMPARE(roundStep(0, 4, true), 1.0);
}

void ChartsTest::countsAreWhole()
{
    BarChart chart;
    chart.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    chart.setData(domains, {series(QStringLiteral("n"), {17695, 3, 0})}, ChartUnit::Count);
    QCOMPARE(chart.written(17695), QStringLiteral("17,695"));
    chart.setData(domains, {series(QStringLiteral("n"), {0.81, 0.5, 0})}, ChartUnit::Number);
    QCOMPARE(chart.written(0.814), QStringLiteral("0.81"));
    chart.setData(domains, {series(QStringLiteral("n"), {64.4, 60.9, 0})}, ChartUnit::Percent);
    QCOMPARE(chart.written(64.44), QStringLiteral("64.4"));
}

void ChartsTest::percentsAndShares()
{
    StackedBarChart chart;
    chart.resize(500, 300);
    chart.setData(domains, {series(QStringLiteral("a"), {30, 1, 0}), series(QStringLiteral("b"), {10, 3, 0})},
                  ChartUnit::Count);
    chart.setShares(true);
    auto *bars = qobject_cast<QAbstractBarSeries *>(chart.chart()->series().first());
    QVERIFY(bars);
    // Qt counts from below: 生活 is the last.
    QCOMPARE(bars->barSets()[0]->at(2), 75.0);
    QCOMPARE(bars->barSets()[1]->at(2), 25.0);
    QCOMPARE(bars->barSets()[1]->at(1), 75.0);
    QCOMPARE(bars->barSets()[0]->at(0), 0.0); // nothing at all is not a division by nothing
    QCOMPARE(chart.series()[0].values[0].value, 30.0);
}

void ChartsTest::clickTellsTheSegment()
{
    BarChart chart;
    chart.resize(600, 400);
    chart.setData(domains, {series(QStringLiteral("甲"), {60, 70, 80}), series(QStringLiteral("乙"), {50, 40, 30})},
                  ChartUnit::Percent);
    chart.show();
    chart.grab();
    QSignalSpy clicked(&chart, &ChartView::segmentClicked);
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, middle(chart, {1.16, 10}));
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].toInt(), 1);
    QCOMPARE(clicked[0][1].toInt(), 1);
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, middle(chart, {1.84, 10}));
    QCOMPARE(clicked[1][0].toInt(), 2);
    QCOMPARE(clicked[1][1].toInt(), 0);
}

void ChartsTest::horizontalReadsFromTheTop()
{
    StackedBarChart chart;
    chart.resize(600, 400);
    chart.setData(domains, {series(QStringLiteral("甲"), {60, 70, 80}), series(QStringLiteral("乙"), {50, 40, 30})},
                  ChartUnit::Count);
    chart.show();
    chart.grab();
    QSignalSpy clicked(&chart, &ChartView::segmentClicked);
    const QPoint top = middle(chart, {80, 2});
    const QPoint bottom = middle(chart, {80, 0});
    QVERIFY(top.y() < bottom.y());
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, top);
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, middle(chart, {10, 0}));
    QCOMPARE(clicked.count(), 2);
    QCOMPARE(clicked[0][0].toInt(), 0);
    QCOMPARE(clicked[0][1].toInt(), 1);
    QCOMPARE(clicked[1][0].toInt(), 2);
    QCOMPARE(clicked[1][1].toInt(), 0);
    // Side by side the first series stands above the second.
    BarChart pairs(nullptr, Qt::Horizontal);
    pairs.resize(600, 400);
    pairs.setData(domains, {series(QStringLiteral("甲"), {60, 70, 80}), series(QStringLiteral("乙"), {50, 40, 30})}, ChartUnit::Percent);
    pairs.show();
    const QImage seen = pairs.grab().toImage();
    QSignalSpy chosen(&pairs, &ChartView::segmentClicked);
    const QPoint upper = middle(pairs, {10, 2.16});
    QTest::mouseClick(pairs.viewport(), Qt::LeftButton, {}, upper);
    QTest::mouseClick(pairs.viewport(), Qt::LeftButton, {}, middle(pairs, {10, 1.84}));
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[0][0].toInt(), 0);
    QCOMPARE(chosen[0][1].toInt(), 0);
    QCOMPARE(chosen[1][1].toInt(), 1);
    QCOMPARE(seen.pixelColor(upper), Tokens::light().seriesColor(0));
}

void ChartsTest::equalNamesAreKept()
{
    BarChart chart;
    chart.resize(600, 400);
    chart.setData({QStringLiteral("same"), QStringLiteral("same"), QString()},
                  {series(QStringLiteral("n"), {1, 2, 3})}, ChartUnit::Count);
    chart.show();
    chart.grab();
    QSignalSpy clicked(&chart, &ChartView::segmentClicked);
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, middle(chart, {2, 1}));
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].toInt(), 2);
}

void ChartsTest::namesAreNotHtml()
{
    BarChart chart;
    chart.resize(600, 400);
    chart.setData({QStringLiteral("<b>x</b>")}, {series(QStringLiteral("<i>"), {1})}, ChartUnit::Count);
    chart.grab();
    QCOMPARE(chart.categories().first(), QStringLiteral("<b>x</b>"));
}

void ChartsTest::coloursFollowTheMode()
{
    Theme theme;
    theme.apply(*qApp);
    BarChart chart;
    chart.resize(500, 300);
    chart.setData(domains, {series(QStringLiteral("n"), {3, 2, 1})}, ChartUnit::Count);
    chart.show();
    QVERIFY(has(chart.grab().toImage(), Tokens::light().seriesColor(0)));
    theme.setMode(ThemeMode::Dark);
    const QImage dark = chart.grab().toImage();
    QVERIFY(has(dark, Tokens::darkMode().seriesColor(0)));
    QVERIFY(!has(dark, Tokens::light().seriesColor(0)));
}

void ChartsTest::intervalsAreDrawn()
{
    BarChart chart;
    chart.resize(500, 300);
    chart.setData({QStringLiteral("a")}, {{QStringLiteral("m"), {{50, {}, {}}}, {}}}, ChartUnit::Percent);
    chart.setValueLabels(false);
    const QImage without = chart.grab().toImage();
    chart.setData({QStringLiteral("a")}, {{QStringLiteral("m"), {{50, 40, 75}}, {}}}, ChartUnit::Percent);
    chart.setValueLabels(false);
    const QImage with = chart.grab().toImage();
    // Above the bar, between its top and the upper end of the interval.
    const QPoint above = middle(chart, {0, 62});
    QVERIFY(with.pixel(above) != without.pixel(above));
    // Not symmetric: nothing at what a symmetric interval would reach.
    const QPoint beyond = middle(chart, {0, 85});
    QCOMPARE(with.pixel(beyond), without.pixel(beyond));
}

void ChartsTest::valuesMissingCountAsNothing()
{
    BarChart chart;
    chart.resize(500, 300);
    chart.setData(domains, {series(QStringLiteral("short"), {1})}, ChartUnit::Count);
    chart.grab();
    auto *bars = qobject_cast<QAbstractBarSeries *>(chart.chart()->series().first());
    QCOMPARE(bars->barSets()[0]->count(), 3);
    QCOMPARE(bars->barSets()[0]->at(2), 0.0);
}

void ChartsTest::donutClicks()
{
    DonutChart chart;
    chart.resize(500, 300);
    chart.setData(domains, {50, 25, 25});
    chart.show();
    const QImage seen = chart.grab().toImage();
    QSignalSpy clicked(&chart, &ChartView::segmentClicked);
    // The first half is at the right of the ring: find its colour there and click it.
    QPoint ring;
    for (int x = 0; x < 300 && ring.isNull(); ++x) {
        if (seen.pixelColor(x, 150) == Tokens::light().seriesColor(0))
            ring = QPoint(x + 5, 150);
    }
    QVERIFY(!ring.isNull());
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, ring);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].toInt(), 0);
    // And a line of the list, by its mark.
    QPoint line;
    for (int x = 490; x > 250 && line.isNull(); --x) {
        for (int y = 0; y < 300; ++y) {
            if (seen.pixelColor(x, y) == Tokens::light().seriesColor(2)) {
                line = QPoint(x, y);
                break;
            }
        }
    }
    QVERIFY(!line.isNull());
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, line);
    QCOMPARE(clicked.count(), 2);
    QCOMPARE(clicked[1][0].toInt(), 2);
}

void ChartsTest::donutTotal()
{
    DonutChart chart;
    QCOMPARE(chart.total(), 0);
    chart.setEmptyText(QStringLiteral("No errors yet"));
    chart.resize(300, 200);
    chart.grab();
    chart.setData(domains, {1, 0, 2});
    QCOMPARE(chart.total(), 3);
    chart.grab();
}

void ChartsTest::exportsSvg()
{
    QTemporaryDir folder;
    BarChart chart;
    chart.resize(500, 300);
    chart.setData(domains, {series(QStringLiteral("甲"), {60, 70, 80})}, ChartUnit::Percent);
    const QString path = folder.filePath(QStringLiteral("图.svg"));
    const auto result = chart.exportTo(path);
    QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().sentence));
    QSvgRenderer svg(path);
    QVERIFY(svg.isValid());
    QCOMPARE(svg.viewBox().size(), QSize(500, 300));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("<path") || text.contains("<rect"));
    QVERIFY(text.contains(Tokens::light().seriesColor(0).name().toLatin1()));
}

void ChartsTest::exportsPngInLight()
{
    QTemporaryDir folder;
    Theme theme;
    theme.setMode(ThemeMode::Dark);
    theme.apply(*qApp);
    DonutChart chart;
    chart.resize(600, 400);
    chart.setData(domains, {50, 25, 25});
    const QString path = folder.filePath(QStringLiteral("donut.png"));
    QVERIFY(chart.exportTo(path).has_value());
    const QImage image(path);
    QCOMPARE(image.size(), QSize(1200, 800));
    QCOMPARE(image.pixelColor(1199, 0), QColor(Qt::white));
    QVERIFY(has(image, Tokens::light().seriesColor(0)));
    // The screen is dark as before.
    QVERIFY(has(chart.grab().toImage(), Tokens::darkMode().seriesColor(0)));
}

void ChartsTest::exportErrors()
{
    QTemporaryDir folder;
    BarChart chart;
    chart.setData(domains, {series(QStringLiteral("n"), {1, 2, 3})}, ChartUnit::Count);
    const auto ending = chart.exportTo(folder.filePath(QStringLiteral("x.bmp2")));
    QVERIFY(!ending);
    QCOMPARE(ending.error().code, ErrorCode::Unsupported);
    QVERIFY(ending.error().sentence.contains(QStringLiteral("x.bmp2")));
    const auto nowhere = chart.exportTo(folder.filePath(QStringLiteral("no/such/folder/x.svg")));
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, ErrorCode::Environment);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void ChartsTest::emptyIsSaid()
{
    BarChart chart;
    chart.resize(400, 200);
    chart.setData({}, {}, ChartUnit::Count);
    const QImage blank = chart.grab().toImage();
    chart.setEmptyText(QStringLiteral("No responses yet"));
    QVERIFY(chart.grab().toImage() != blank);
}

void ChartsTest::newDataReplacesOld()
{
    BarChart chart;
    chart.resize(400, 200);
    for (int i = 1; i < 5; ++i) {
        chart.setData(domains.mid(0, i % 3 + 1), {series(QStringLiteral("n"), {1, 2, 3})}, ChartUnit::Count);
        chart.grab();
    }
    QCOMPARE(chart.chart()->series().size(), 1);
    QCOMPARE(chart.chart()->axes().size(), 2);
    chart.setData({}, {}, ChartUnit::Count);
    QCOMPARE(chart.chart()->series().size(), 0);
    chart.grab();
}

QTEST_MAIN(ChartsTest)
#include "chartstest.moc"
