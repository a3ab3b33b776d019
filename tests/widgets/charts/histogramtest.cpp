// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/histogram.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace yuyi;

class HistogramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void sortsIntoBins();
    void arrowsMoveByHalfAPerCent();
    void keysStayInRange();
    void dragIsLiveAndCommitsOnce();
    void settingIsSilent();
    void barsAreClicked();
    void excludedBarsLookDifferent();
    void theScaleIsNamed();
    void emptyIsSaid();
};

namespace {

/// The column of the threshold line: the strongest red in the top row of the plot.
int lineAt(Histogram &histogram)
{
    const QImage image = histogram.grab().toImage();
    const QRgb bad = Tokens::light().bad.rgb();
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixel(x, image.height() / 2) == bad)
            return x;
    }
    return -1;
}

} // namespace

void HistogramTest::init()
{
    Theme().apply(*qApp);
}

void HistogramTest::sortsIntoBins()
{
    Histogram histogram;
    histogram.setValues({0.0, 0.05, 0.1, 0.999, 1.0, qQNaN(), -0.2, 3.0}, 10);
    QCOMPARE(histogram.counts(), (QList<qint64>{3, 1, 0, 0, 0, 0, 0, 0, 0, 3}));
}

void HistogramTest::arrowsMoveByHalfAPerCent()
{
    Histogram histogram;
    histogram.setValues({0.1, 0.4}, 20);
    histogram.setThreshold(0.35);
    QSignalSpy live(&histogram, &Histogram::thresholdChanged);
    QSignalSpy committed(&histogram, &Histogram::thresholdCommitted);
    QTest::keyClick(&histogram, Qt::Key_Right);
    QCOMPARE(histogram.threshold(), 0.355);
    QTest::keyClick(&histogram, Qt::Key_Left);
    QTest::keyClick(&histogram, Qt::Key_Left);
    QCOMPARE(histogram.threshold(), 0.345);
    QTest::keyClick(&histogram, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(qAbs(histogram.threshold() - 0.395) < 1e-9);
    QCOMPARE(live.count(), 4);
    QCOMPARE(committed.count(), 4);
    // Held down: written once, when let go.
    QTest::keyPress(&histogram, Qt::Key_Right);
    QTest::keyPress(&histogram, Qt::Key_Right);
    QCOMPARE(committed.count(), 4);
    QTest::keyRelease(&histogram, Qt::Key_Right);
    QCOMPARE(committed.count(), 5);
    QVERIFY(qAbs(committed.last().first().toDouble() - 0.405) < 1e-9);
}

void HistogramTest::keysStayInRange()
{
    Histogram histogram;
    histogram.setValues({0.1}, 20);
    QTest::keyClick(&histogram, Qt::Key_End);
    QCOMPARE(histogram.threshold(), 1.0);
    QTest::keyClick(&histogram, Qt::Key_Right);
    QCOMPARE(histogram.threshold(), 1.0);
    QTest::keyClick(&histogram, Qt::Key_Home);
    QTest::keyClick(&histogram, Qt::Key_Left);
    QCOMPARE(histogram.threshold(), 0.0);
}

void HistogramTest::dragIsLiveAndCommitsOnce()
{
    Histogram histogram;
    histogram.resize(600, 200);
    histogram.setValues({0.9}, 20);
    histogram.setThreshold(0.5);
    histogram.show();
    const int x = lineAt(histogram);
    QVERIFY(x > 0);
    QSignalSpy live(&histogram, &Histogram::thresholdChanged);
    QSignalSpy committed(&histogram, &Histogram::thresholdCommitted);
    QTest::mousePress(&histogram, Qt::LeftButton, {}, {x, 60});
    for (int step = 10; step <= 100; step += 10)
        QTest::mouseMove(&histogram, {x - step, 60});
    QCOMPARE(committed.count(), 0);
    QVERIFY(live.count() >= 8);
    QTest::mouseRelease(&histogram, Qt::LeftButton, {}, {x - 100, 60});
    QCOMPARE(committed.count(), 1);
    QVERIFY(histogram.threshold() < 0.4 && histogram.threshold() > 0.2);
    QVERIFY(qAbs(lineAt(histogram) - (x - 100)) < 5);
    // Whole steps of half a per cent.
    const double steps = histogram.threshold() / 0.005;
    QVERIFY(qAbs(steps - qRound(steps)) < 1e-6);
}

void HistogramTest::settingIsSilent()
{
    Histogram histogram;
    QSignalSpy live(&histogram, &Histogram::thresholdChanged);
    QSignalSpy committed(&histogram, &Histogram::thresholdCommitted);
    histogram.setThreshold(0.2);
    histogram.setThreshold(9);
    QCOMPARE(histogram.threshold(), 1.0);
    QCOMPARE(live.count() + committed.count(), 0);
    QCOMPARE(histogram.accessibleDescription(), histogram.locale().toString(100.0, 'f', 1));
}

void HistogramTest::barsAreClicked()
{
    Histogram histogram;
    histogram.resize(600, 200);
    histogram.setCounts({1, 2, 3, 4}, 0.0, 0.8);
    histogram.setThreshold(0.8);
    QSignalSpy clicked(&histogram, &Histogram::rangeClicked);
    QTest::mouseClick(&histogram, Qt::LeftButton, {}, {120, 100});
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].toDouble(), 0.0);
    QCOMPARE(clicked[0][1].toDouble(), 0.2);
}

void HistogramTest::excludedBarsLookDifferent()
{
    Histogram histogram;
    histogram.resize(600, 200);
    histogram.setCounts(QList<qint64>(10, 5));
    histogram.setThreshold(0.5);
    const QImage image = histogram.grab().toImage();
    QCOMPARE(image.pixelColor(90, 120), Tokens::light().accent);
    QVERIFY(image.pixelColor(510, 120) != Tokens::light().accent);
    QVERIFY(image.pixelColor(510, 120).red() > image.pixelColor(510, 120).blue());
}

/// The height of a bar is no plain number: the axis says so, above the bars.
void HistogramTest::theScaleIsNamed()
{
    Histogram histogram;
    histogram.resize(600, 200);
    histogram.setCounts(QList<qint64>(10, 50));
    histogram.setThreshold(0.9);
    const QImage image = histogram.grab().toImage().copy(0, 0, 120, 10);
    QImage ground(image.size(), image.format());
    ground.fill(image.pixelColor(119, 0));
    QVERIFY(image != ground);
}

void HistogramTest::emptyIsSaid()
{
    Histogram histogram;
    histogram.resize(400, 150);
    const QImage blank = histogram.grab().toImage();
    histogram.setEmptyText(QStringLiteral("Nothing measured yet"));
    QVERIFY(histogram.grab().toImage() != blank);
    histogram.setCounts({0, 0, 0});
    histogram.grab();
}

QTEST_MAIN(HistogramTest)
#include "histogramtest.moc"
