// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/pointsplace.h"

#include "models/imaging/print/printfigure.h"

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr double shortestAxis = 0.6; // decades: from 1 to 4
constexpr double longestWithFives = 2.5;
constexpr double margin = 0.1;   // of the axis, at both ends
constexpr double between = 0.03; // of the plot
constexpr int ringsOfNames = 10;

bool hasPlace(const PrintPoint &point)
{
    return point.across && *point.across > 0;
}

bool isFree(const QRectF &rect, const QList<QRectF> &taken)
{
    return std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(rect); });
}

} // namespace

PointsPlace::PointsPlace(const PrintFigure &figure, const QStringList &names, const QRectF &plot, const QFontMetricsF &metrics,
                         double radius)
    : m_plot(plot), m_low(figure.low), m_high(figure.high > figure.low ? figure.high : figure.low + 1)
{
    divide(figure);
    scale(figure);
    const auto strangers = std::count_if(figure.points.begin(), figure.points.end(), [](const PrintPoint &one) { return !hasPlace(one); });
    double index = 0.5;
    for (const PrintPoint &point : figure.points) {
        Place place;
        const double x = hasPlace(point) ? across(*point.across)
                                         : m_beside.left() + index / static_cast<double>(strangers) * m_beside.width();
        index += hasPlace(point) ? 0 : 1;
        place.center = QPointF(x, up(point.up.value));
        place.low = up(point.up.low.value_or(point.up.value));
        place.high = up(point.up.high.value_or(point.up.value));
        m_places.append(place);
    }
    placeNames(names, metrics, radius);
}

double PointsPlace::up(double value) const
{
    return m_plot.bottom() - std::clamp((value - m_low) / (m_high - m_low), 0.0, 1.0) * m_plot.height();
}

double PointsPlace::across(double value) const
{
    return m_scaled.left() + (std::log10(value) - m_first) / (m_last - m_first) * m_scaled.width();
}

/// The more points are without a place, the more room they get, up to two fifths.
void PointsPlace::divide(const PrintFigure &figure)
{
    const auto placed = std::count_if(figure.points.begin(), figure.points.end(), hasPlace);
    const auto strangers = figure.points.size() - placed;
    if (strangers == 0) {
        m_scaled = m_plot;
    } else if (placed == 0) {
        m_beside = m_plot;
    } else {
        const double width = m_plot.width() * std::min(0.4, 0.14 + 0.06 * static_cast<double>(strangers));
        m_beside = QRectF(m_plot.right() - width, m_plot.top(), width, m_plot.height());
        m_scaled = m_plot.adjusted(0, 0, -width - between * m_plot.width(), 0);
    }
}

void PointsPlace::scale(const PrintFigure &figure)
{
    if (m_scaled.isNull())
        return;
    bool any = false;
    for (const PrintPoint &point : figure.points) {
        if (!hasPlace(point))
            continue;
        const double at = std::log10(*point.across);
        m_first = any ? std::min(m_first, at) : at;
        m_last = any ? std::max(m_last, at) : at;
        any = true;
    }
    if (!any)
        return;
    const double span = std::max(shortestAxis, m_last - m_first);
    const double middle = (m_first + m_last) / 2;
    m_first = middle - span * (0.5 + margin);
    m_last = middle + span * (0.5 + margin);
    for (int power = static_cast<int>(std::floor(m_first)); power <= static_cast<int>(std::ceil(m_last)); ++power) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double value = factor * std::pow(10.0, power);
            const double at = std::log10(value);
            if (at >= m_first && at <= m_last && (factor == 1.0 || span <= longestWithFives))
                m_ticks.append({value, across(value)});
        }
    }
}

void PointsPlace::placeNames(const QStringList &names, const QFontMetricsF &metrics, double radius)
{
    QList<QRectF> taken;
    for (const Place &place : std::as_const(m_places)) {
        taken.append(QRectF(place.center.x() - radius, place.center.y() - radius, 2 * radius, 2 * radius));
        taken.append(QRectF(place.center.x() - radius / 4, place.high, radius / 2, std::max(0.0, place.low - place.high)));
    }
    const double height = metrics.height();
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        Place &place = m_places[i];
        const double width = metrics.horizontalAdvance(names.value(i)) + 1;
        const auto beside = [&](int ring, bool right, bool above) {
            const double x = right ? place.center.x() + 1.6 * radius : place.center.x() - 1.6 * radius - width;
            return QRectF(x, place.center.y() - height / 2 + (above ? -ring : ring) * height * 0.7, width, height);
        };
        bool found = false;
        for (int ring = 0; ring <= ringsOfNames && !found; ++ring) {
            for (int side = 0; side < 4 && !found; ++side) {
                const QRectF rect = beside(ring, side % 2 == 0, side < 2);
                if (!m_plot.contains(rect) || !isFree(rect, taken))
                    continue;
                place.name = rect;
                place.apart = ring > 1;
                found = true;
            }
        }
        if (!found) {
            // No room: over others, but within the plot.
            place.name = beside(0, true, true);
            const double beyond = place.name.right() - m_plot.right();
            place.name.translate(-std::clamp(beyond, 0.0, std::max(0.0, place.name.left() - m_plot.left())), 0);
        }
        taken.append(place.name);
    }
}

} // namespace yuyi
