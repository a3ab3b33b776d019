// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/imageview.h"

#include <algorithm>

namespace yuyi {

void ImageView::setContent(const QRectF &content)
{
    m_content = content;
    fit();
}

void ImageView::setWindow(const QSizeF &window)
{
    m_window = window;
    if (m_fit)
        fit();
    else
        keepInside();
}

QSizeF ImageView::turnedSize() const
{
    return m_turns % 2 == 0 ? m_content.size() : m_content.size().transposed();
}

double ImageView::fitZoom() const
{
    const QSizeF size = turnedSize();
    if (size.isEmpty() || m_window.isEmpty())
        return 1.0;
    return std::min(m_window.width() / size.width(), m_window.height() / size.height());
}

void ImageView::fit()
{
    m_fit = true;
    m_zoom = fitZoom();
    m_center = m_content.center();
}

void ImageView::zoomTo(double zoom, const QPointF &anchor)
{
    const double least = std::min(fitZoom(), 1.0) * 0.5;
    zoom = std::clamp(zoom, least, largestZoom);
    const QPointF fixed = toWindow().inverted().map(anchor);
    m_zoom = zoom;
    m_fit = false;
    const QPointF moved = toWindow().map(fixed);
    // The point under the pointer stays there.
    QTransform turned;
    turned.rotate(90.0 * m_turns);
    m_center += turned.inverted().map((moved - anchor) / m_zoom);
    keepInside();
}

bool ImageView::pan(const QPointF &delta)
{
    const QPointF before = m_center;
    QTransform turned;
    turned.rotate(90.0 * m_turns);
    m_center -= turned.inverted().map(delta / m_zoom);
    keepInside();
    if (m_center == before)
        return false;
    m_fit = false;
    return true;
}

void ImageView::turn(int quarters)
{
    m_turns = ((m_turns + quarters) % 4 + 4) % 4;
    if (m_fit)
        fit();
    else
        keepInside();
}

bool ImageView::canPan() const
{
    const QSizeF seen = turnedSize() * m_zoom;
    return seen.width() > m_window.width() + 0.5 || seen.height() > m_window.height() + 0.5;
}

void ImageView::keepInside()
{
    const QSizeF window = (m_turns % 2 == 0 ? m_window : m_window.transposed()) / m_zoom;
    const auto keep = [](double center, double from, double length, double seen) {
        if (length <= seen)
            return from + length / 2;
        return std::clamp(center, from + seen / 2, from + length - seen / 2);
    };
    m_center.setX(keep(m_center.x(), m_content.x(), m_content.width(), window.width()));
    m_center.setY(keep(m_center.y(), m_content.y(), m_content.height(), window.height()));
}

QTransform ImageView::toWindow() const
{
    QTransform transform;
    transform.translate(m_window.width() / 2, m_window.height() / 2);
    transform.rotate(90.0 * m_turns);
    transform.scale(m_zoom, m_zoom);
    transform.translate(-m_center.x(), -m_center.y());
    return transform;
}

} // namespace yuyi
