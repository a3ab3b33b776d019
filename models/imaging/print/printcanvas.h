// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace yuyi {

struct PrintFigure;

/// @brief Texts, lines and boxes of a printed figure. Without a painter they are only measured. Lengths are in hundredths of a
/// millimetre.
class PrintCanvas
{
public:
    explicit PrintCanvas(double width);

    double width() const { return m_width; }
    /// Null while the figure is only measured.
    QPainter *painter() const { return m_painter; }
    void setPainter(QPainter *painter) { m_painter = painter; }
    const QFont &font() const { return m_font; }
    const QFont &small() const { return m_small; }
    const QFontMetricsF &metrics() const { return m_metrics; }
    const QFontMetricsF &smallMetrics() const { return m_smallMetrics; }

    /// Draws a text wrapped to `width`, from `y` down. Returns the height of its lines.
    double words(const QString &text, double x, double y, double width, Qt::Alignment alignment, const QFont &font,
                 const QColor &color) const;
    void line(double x1, double y1, double x2, double y2, const QColor &color, double wide, Qt::PenStyle style = Qt::SolidLine) const;
    void fill(const QRectF &box, const QColor &color) const;
    /// The width of the column with the names of the figure's categories.
    double namesWidth(const PrintFigure &figure) const;
    /// The height of a text that is wrapped to `width`.
    double heightOf(const QString &text, const QFontMetricsF &metrics, double width) const;

    /// Breaks a text into lines of at most `width`, at line break opportunities or else between any two characters.
    static QStringList brokenLines(const QString &text, const QFontMetricsF &metrics, double width);
    /// A number in the person's language, with at most six digits.
    static QString written(double value);

private:
    double m_width;
    QPainter *m_painter = nullptr;
    QFont m_font;
    QFont m_small;
    QFontMetricsF m_metrics;
    QFontMetricsF m_smallMetrics;
};

} // namespace yuyi
