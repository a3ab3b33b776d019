// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/printfigure.h"

#include <QFont>
#include <QFontMetricsF>
#include <QRectF>

class QPainter;

namespace yuyi {

/// Lays out and paints a figure. Coordinates are in hundredths of a millimetre.
class PrintPainter
{
public:
    PrintPainter(const PrintFigure &figure, double width);

    /// Paints the figure, or only measures it if `painter` is null. Returns its height.
    double paint(QPainter *painter);

    /// Breaks a text into lines of at most `width`, at line break opportunities or else between any two characters.
    static QStringList brokenLines(const QString &text, const QFontMetricsF &metrics, double width);

private:
    struct Entry {
        QString name;
        QColor color;
        int line = -1;               ///< index in the figure's lines; −1: a filled mark
    };
    /// The value axis.
    struct Axis {
        double low = 0;
        double high = 1;
        double step = 1;
    };

    double legend(double y);
    double rows(double y);
    double heatMap(double y);
    double rings(double y);
    double bubbles(double y);
    double notes(double y);
    double shadeKey(double y, double least, double most);
    double ticksAndTitle(const QRectF &plot, const Axis &axis);
    void row(int category, const QRectF &band, const QRectF &plot, const Axis &axis);
    void whisker(const PrintValue &value, const QRectF &plot, const Axis &axis, double y);
    Axis axis() const;
    double namesWidth() const;
    /// Draws a text wrapped to `width`, from `y` down. Returns the height of its lines.
    double words(const QString &text, double x, double y, double width, Qt::Alignment alignment, const QFont &font, const QColor &color);
    void line(double x1, double y1, double x2, double y2, const QColor &color, double wide, Qt::PenStyle style = Qt::SolidLine);
    void fill(const QRectF &box, const QColor &color);
    QColor colorOf(int series) const;
    static QString written(double value);

    const PrintFigure &m_figure;
    double m_width;
    QPainter *m_painter = nullptr;
    QFont m_font;
    QFont m_small;
    QFontMetricsF m_metrics;
    QFontMetricsF m_smallMetrics;
};

} // namespace yuyi
