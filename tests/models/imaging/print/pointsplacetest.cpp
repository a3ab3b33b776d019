// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/pointsplace.h"
#include "models/imaging/print/printfigure.h"

#include <QFont>
#include <QTest>

#include <cmath>

using namespace yuyi;

/// Where points over a logarithmic axis and their names lie.
class PointsPlaceTest : public QObject
{
    Q_OBJECT

    const QRectF m_plot{50, 10, 600, 300};

    PointsPlace placed(const QList<std::pair<double, double>> &points) const
    {
        PrintFigure figure;
        figure.kind = PrintKind::Points;
        figure.high = 100;
        QStringList names;
        for (const auto &[size, accuracy] : points) {
            PrintPoint point;
            if (size > 0)
                point.across = size;
            point.up = {accuracy, accuracy - 4, accuracy + 4, {}};
            figure.points.append(point);
            names.append(QStringLiteral("Model-%1").arg(names.size()));
        }
        return {figure, names, m_plot, QFontMetricsF(QFont()), 5};
    }

private Q_SLOTS:
    void equalRatiosAreEquallyFar()
    {
        const PointsPlace place = placed({{1, 50}, {10, 60}, {100, 70}});
        const double first = place.places().at(1).center.x() - place.places().at(0).center.x();
        const double second = place.places().at(2).center.x() - place.places().at(1).center.x();
        QVERIFY(first > 100 && std::abs(first - second) < 1e-6);
        QCOMPARE(place.scaled(), m_plot);
        QVERIFY(place.beside().isNull());
        QCOMPARE(place.places().at(0).center.y(), m_plot.center().y());
        QVERIFY(place.places().at(0).high < place.places().at(0).center.y());
        for (const PointsPlace::Tick &tick : place.ticks())
            QVERIFY(tick.x >= m_plot.left() && tick.x <= m_plot.right());
        QVERIFY(place.ticks().size() >= 3);
    }

    void oneSizeAloneHasAnAxis()
    {
        const PointsPlace place = placed({{7, 50}});
        QVERIFY(place.ticks().size() >= 2);
        QVERIFY(m_plot.contains(place.places().constFirst().center));
    }

    void unknownSizesStandBeside()
    {
        const PointsPlace place = placed({{7, 50}, {0, 60}, {0, 60}});
        QVERIFY(!place.beside().isNull() && place.beside().left() > place.scaled().right());
        QVERIFY(place.scaled().contains(place.places().at(0).center));
        QVERIFY(place.beside().contains(place.places().at(1).center));
        QVERIFY(place.places().at(1).center.x() < place.places().at(2).center.x());
        const PointsPlace none = placed({{0, 60}});
        QVERIFY(none.scaled().isNull() && none.ticks().isEmpty());
        QCOMPARE(none.beside(), m_plot);
    }

    void namesDoNotCoverOneAnother()
    {
        // Twelve models of much the same size and accuracy.
        QList<std::pair<double, double>> points;
        for (int i = 0; i < 12; ++i)
            points.append({7 + i % 3, 50 + i % 4});
        points.append({70, 50});
        const PointsPlace place = placed(points);
        for (int i = 0; i < points.size(); ++i) {
            QVERIFY(m_plot.contains(place.places().at(i).name));
            for (int other = 0; other < points.size(); ++other) {
                QVERIFY2(other == i || !place.places().at(i).name.intersects(place.places().at(other).name),
                         qPrintable(QStringLiteral("%1 over %2").arg(i).arg(other)));
                QVERIFY(!place.places().at(i).name.contains(place.places().at(other).center));
            }
        }
    }
};

QTEST_MAIN(PointsPlaceTest)
#include "pointsplacetest.moc"
