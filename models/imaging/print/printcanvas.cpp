// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printcanvas.h"

#include "models/imaging/print/printfigure.h"
#include "models/imaging/print/printstyle.h"

#include <QLocale>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr double namesShare = 0.4; // of the width, at most

QFont fontOf(int pixels)
{
    QFont font;
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

PrintCanvas::PrintCanvas(double width)
    : m_width(width), m_font(fontOf(printstyle::fontPixels)), m_small(fontOf(printstyle::smallPixels)), m_metrics(m_font),
      m_smallMetrics(m_small)
{
}

QStringList PrintCanvas::brokenLines(const QString &text, const QFontMetricsF &metrics, double width)
{
    QStringList lines;
    QString rest = text.simplified();
    while (!rest.isEmpty() && metrics.horizontalAdvance(rest) > width) {
        qsizetype cut = 0;
        for (const auto type : {QTextBoundaryFinder::Line, QTextBoundaryFinder::Grapheme}) {
            QTextBoundaryFinder finder(type, rest);
            while (finder.toNextBoundary() >= 0 && metrics.horizontalAdvance(rest.left(finder.position()).trimmed()) <= width)
                cut = finder.position();
            if (cut > 0)
                break;
        }
        cut = std::max<qsizetype>(cut, 1);
        lines.append(rest.left(cut).trimmed());
        rest = rest.mid(cut).trimmed();
    }
    if (!rest.isEmpty())
        lines.append(rest);
    return lines;
}

double PrintCanvas::words(const QString &text, double x, double y, double width, Qt::Alignment alignment, const QFont &font,
                          const QColor &color) const
{
    const QFontMetricsF metrics(font);
    const QStringList lines = brokenLines(text, metrics, width);
    if (m_painter) {
        m_painter->setFont(font);
        m_painter->setPen(color);
        double base = y + metrics.ascent();
        for (const QString &one : lines) {
            const double room = width - metrics.horizontalAdvance(one);
            const double indent = alignment.testFlag(Qt::AlignRight) ? room : alignment.testFlag(Qt::AlignHCenter) ? room / 2
                                                                                                                   : 0;
            m_painter->drawText(QPointF(x + indent, base), one);
            base += metrics.height();
        }
    }
    return metrics.height() * static_cast<double>(lines.size());
}

void PrintCanvas::line(double x1, double y1, double x2, double y2, const QColor &color, double wide, Qt::PenStyle style) const
{
    if (!m_painter)
        return;
    m_painter->setPen(QPen(color, wide, style, Qt::FlatCap));
    m_painter->drawLine(QPointF(x1, y1), QPointF(x2, y2));
}

void PrintCanvas::fill(const QRectF &box, const QColor &color) const
{
    if (m_painter)
        m_painter->fillRect(box, color);
}

QString PrintCanvas::written(double value)
{
    QString text = QLocale().toString(std::abs(value), 'g', 6);
    return value < 0 ? QChar(u'\u2212') % text : text;
}

double PrintCanvas::namesWidth(const PrintFigure &figure) const
{
    double widest = m_smallMetrics.horizontalAdvance(figure.categoryTitle);
    for (const QString &name : figure.categories)
        widest = std::max(widest, m_metrics.horizontalAdvance(name));
    return std::min(widest + 1, m_width * namesShare);
}

double PrintCanvas::heightOf(const QString &text, const QFontMetricsF &metrics, double width) const
{
    return metrics.height() * static_cast<double>(brokenLines(text, metrics, width).size());
}

} // namespace yuyi
