// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/intervalchart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/theme/theme.h"

#include <QAbstractBarSeries>
#include <QApplication>
#include <QBarSet>
#include <QChart>
#include <QImage>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QValueAxis>

#include <limits>

using namespace yuyi;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// Where one colour lies: its left, right, top and bottom ends.
QRect boundsOf(const QImage &image, const QColor &color)
{
    QRect bounds;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == color)
                bounds |= QRect(x, y, 1, 1);
        }
    }
    return bounds;
}

} // namespace

class PaintedChartsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Theme().apply(*qApp); }

    /// Fifty people: their names do not lie over one another, under the bars or beside them.
    void namesOfManyBarsAreRead()
    {
        QStringList names;
        ChartSeries values{QStringLiteral("accuracy"), {}, {}};
        for (int i = 0; i < 50; ++i) {
            names.append(QStringLiteral("K7MQ3%1").arg(i));
            values.values.append({static_cast<double>(i), {}, {}});
        }
        BarChart chart;
        chart.resize(640, 320);
        chart.setData(names, {values}, ChartUnit::Percent);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const int height = QFontMetrics(Theme::of(&chart).font(TextRole::Small)).height();
        QList<int> shown = chart.namesShown();
        QVERIFY(shown.size() >= 10 && shown.size() < 50);
        QCOMPARE(shown.constFirst(), 0);
        // At a slope, a name needs its height across.
        QVERIFY(600.0 / 50 * (shown.at(1) - shown.at(0)) * 0.71 >= height * 0.8);
        BarChart wide;
        wide.resize(4000, 320);
        wide.setData(names, {values}, ChartUnit::Percent);
        wide.show();
        QVERIFY(QTest::qWaitForWindowExposed(&wide));
        QCOMPARE(wide.namesShown().size(), 50);
    }

    void differencesLieOnTheirSideOfNought()
    {
        IntervalChart chart;
        chart.resize(800, 300);
        chart.setData({QStringLiteral("模型甲"), QStringLiteral("模型乙")},
                      {{QStringLiteral("cot"), {{-20, -30, -10}, {none, {}, {}}}, Qt::magenta},
                       {QStringLiteral("domain"), {{none, {}, {}}, {20, 15, 25}}, Qt::cyan}},
                      {{QStringLiteral("down"), {}}, {{}, QStringLiteral("up")}});
        const QImage image = chart.grab().toImage();
        const QRect first = boundsOf(image, Qt::magenta);
        const QRect second = boundsOf(image, Qt::cyan);
        // The legend's dots lie above; what is left of nought stays left of what is right of it.
        QVERIFY(first.isValid() && second.isValid());
        QSignalSpy clicked(&chart, &PaintedChart::segmentClicked);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(clicked.last().at(0).toInt(), 0);
        QCOMPARE(clicked.last().at(1).toInt(), 0);
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("down"));
        QTest::keyClick(&chart, Qt::Key_Right); // +20 lies to the right of −20, in the next band
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("up"));
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(clicked.last().at(0).toInt(), 1);
        QCOMPARE(clicked.last().at(1).toInt(), 1);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("down"));
        // What is not a number has no mark: nothing lies below the second band.
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("up"));
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("up"));
    }

    void manyLinesNeedTheirHeight()
    {
        IntervalChart chart;
        QStringList models;
        ChartSeries one{QStringLiteral("cot"), {}, {}};
        for (int i = 0; i < 10; ++i) {
            models.append(QStringLiteral("model %1").arg(i));
            one.values.append({static_cast<double>(i), {}, {}});
        }
        QList<ChartSeries> all(7, one);
        chart.setData(models, all, {});
        QVERIFY(chart.minimumSizeHint().height() > 70 * 12);
    }

    void theMarkStaysInSight()
    {
        QScrollArea area;
        area.setWidgetResizable(true);
        auto *chart = new IntervalChart;
        ChartSeries one{QStringLiteral("cot"), QList<ChartValue>(12, ChartValue{1, {}, {}}), {}};
        chart->setData(QStringList(12, QStringLiteral("model")), QList<ChartSeries>(5, one), {});
        area.setWidget(chart);
        area.resize(500, 200);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        QCOMPARE(area.verticalScrollBar()->value(), 0);
        for (int i = 0; i < 60; ++i)
            QTest::keyClick(chart, Qt::Key_Down);
        QCOMPARE(chart->currentMark(), 59);
        QVERIFY(area.verticalScrollBar()->value() > chart->height() / 2);
    }

    void bubblesOpenByClickAndKey()
    {
        BubbleChart chart;
        chart.resize(600, 400);
        chart.setBubbles({{0, 0, 1, QStringLiteral("hard")}, {100, 100, 9, QStringLiteral("easy")}});
        // The larger one comes first.
        QCOMPARE(chart.bubbles().first().tip, QStringLiteral("easy"));
        QSignalSpy clicked(&chart, &PaintedChart::segmentClicked);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(clicked.last().at(0).toInt(), 0);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("hard"));
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(clicked.last().at(0).toInt(), 1);
    }

    void exportsInLight()
    {
        QTemporaryDir folder;
        Theme theme;
        theme.setMode(ThemeMode::Dark);
        theme.apply(*qApp);
        BubbleChart chart;
        chart.resize(600, 400);
        chart.setBubbles({{50, 50, 4, {}}});
        const QString png = folder.filePath(QStringLiteral("people.png"));
        QVERIFY(chart.exportTo(png).has_value());
        const QImage image(png);
        QCOMPARE(image.size(), QSize(1200, 800));
        QCOMPARE(image.pixelColor(1199, 799), QColor(Qt::white));
        const QString svg = folder.filePath(QStringLiteral("people.svg"));
        QVERIFY(chart.exportTo(svg).has_value());
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(!chart.exportTo(folder.filePath(QStringLiteral("people.doc"))));
    }

    void sharesEndAboveTheLargest()
    {
        BarChart chart;
        chart.resize(500, 300);
        chart.setData({QStringLiteral("A"), QStringLiteral("B")}, {{QStringLiteral("key"), {{17, {}, {}}, {none, {}, {}}}, {}}},
                      ChartUnit::Share);
        auto *axis = qobject_cast<QValueAxis *>(chart.chart()->axes(Qt::Vertical).first());
        QVERIFY(axis);
        QCOMPARE(axis->max(), 20.0);
        auto *bars = qobject_cast<QAbstractBarSeries *>(chart.chart()->series().first());
        QCOMPARE(bars->barSets()[0]->at(1), 0.0);
        chart.grab();
    }

    void noughtHasAnInterval()
    {
        BarChart chart;
        chart.resize(500, 300);
        chart.setValueLabels(false);
        const auto picture = [&](const ChartValue &value) {
            chart.setData({QStringLiteral("a")}, {{QStringLiteral("m"), {value}, {}}}, ChartUnit::Percent);
            return chart.grab().toImage();
        };
        const QImage without = picture({0, {}, {}});
        const QImage with = picture({0, 0, 50});
        const QPointF at = chart.chart()->mapToScene(chart.chart()->mapToPosition({0, 25}, chart.chart()->series().first()));
        const QPoint middle = chart.mapFromScene(at);
        QVERIFY(with.pixel(middle) != without.pixel(middle));
    }

    void rowsKeepTheirHeight()
    {
        MatrixView matrix;
        QStringList rows;
        QList<QList<MatrixCell>> cells;
        for (int i = 0; i < 50; ++i) {
            rows.append(QString::number(i));
            cells.append({{QStringLiteral("1"), 0.5, {}}});
        }
        matrix.setMatrix(rows, {QStringLiteral("中华传统文化")}, cells);
        QCOMPARE(matrix.minimumSizeHint().height(), 140);
        matrix.setLeastRowHeight(24);
        QVERIFY(matrix.minimumSizeHint().height() > 50 * 24);
    }
};

QTEST_MAIN(PaintedChartsTest)
#include "paintedchartstest.moc"
