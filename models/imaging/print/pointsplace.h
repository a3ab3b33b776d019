// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QStringList>

namespace yuyi {

struct PrintFigure;

/// @brief Where the parts of a figure of points lie in a plot, on the screen and in print: the marks, the ticks of the logarithmic axis
/// (1, 2, 5 × 10ⁿ; powers of ten alone where it is long), and a name beside each mark that covers no other mark or name if there is
/// room. Lengths are in the units of the plot; y grows downwards.
class PointsPlace
{
public:
    struct Tick {
        double value = 0;
        double x = 0;
    };
    struct Place {
        QPointF center;
        double low = 0; ///< y of the interval's ends; that of the mark if there is none
        double high = 0;
        QRectF name;
        bool apart = false; ///< the name stands away from its mark, so that a line should lead to it
    };

    /// `names`: as they are drawn, one for each point; `radius`: of a mark.
    PointsPlace(const PrintFigure &figure, const QStringList &names, const QRectF &plot, const QFontMetricsF &metrics, double radius);

    /// The part over the axis; null if no point has a place on it.
    const QRectF &scaled() const { return m_scaled; }
    /// The part for points without a place on the axis; null if there are none.
    const QRectF &beside() const { return m_beside; }
    const QList<Tick> &ticks() const { return m_ticks; }
    /// In the order of the figure's points.
    const QList<Place> &places() const { return m_places; }
    /// y of a value of the value axis.
    double up(double value) const;

private:
    void divide(const PrintFigure &figure);
    void scale(const PrintFigure &figure);
    void placeNames(const QStringList &names, const QFontMetricsF &metrics, double radius);
    double across(double value) const;

    QRectF m_plot;
    QRectF m_scaled;
    QRectF m_beside;
    double m_low; ///< of the value axis
    double m_high;
    double m_first = 0; ///< decimal logarithms of the ends of the other axis
    double m_last = 1;
    QList<Tick> m_ticks;
    QList<Place> m_places;
};

} // namespace yuyi
