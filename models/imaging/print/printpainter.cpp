// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printpainter.h"

#include "models/imaging/print/printbubbles.h"
#include "models/imaging/print/printfigure.h"
#include "models/imaging/print/printheatmap.h"
#include "models/imaging/print/printpoints.h"
#include "models/imaging/print/printrings.h"
#include "models/imaging/print/printrows.h"
#include "models/imaging/print/printstyle.h"

#include <algorithm>

namespace yuyi {

PrintPainter::PrintPainter(const PrintFigure &figure, double width) : m_figure(figure), m_canvas(width) {}

double PrintPainter::paint(QPainter *painter)
{
    using namespace printstyle;
    m_canvas.setPainter(painter);
    return notes(drawing(legend(edge))) + edge;
}

double PrintPainter::drawing(double y) const
{
    switch (m_figure.kind) {
    case PrintKind::Bars:
    case PrintKind::Stacked:
    case PrintKind::Intervals: return PrintRows(m_figure, m_canvas).paint(y);
    case PrintKind::HeatMap: return PrintHeatMap(m_figure, m_canvas).paint(y);
    case PrintKind::Rings: return PrintRings(m_figure, m_canvas).paint(y);
    case PrintKind::Bubbles: return PrintBubbles(m_figure, m_canvas).paint(y);
    case PrintKind::Points: return PrintPoints(m_figure, m_canvas).paint(y);
    }
    return y;
}

QList<PrintPainter::Entry> PrintPainter::entries() const
{
    using namespace printstyle;
    QList<Entry> entries;
    const bool rows = m_figure.kind == PrintKind::Bars || m_figure.kind == PrintKind::Stacked || m_figure.kind == PrintKind::Intervals
                   || m_figure.kind == PrintKind::Points;
    if (rows && (m_figure.series.size() > 1 || !m_figure.lines.isEmpty())) {
        for (int s = 0; s < m_figure.series.size(); ++s)
            entries.append({m_figure.series.at(s).name, colorOf(m_figure, s), -1});
        for (int l = 0; l < m_figure.lines.size(); ++l)
            entries.append({m_figure.lines.at(l).name, ink, l});
    }
    return entries;
}

double PrintPainter::legend(double y) const
{
    using namespace printstyle;
    const QList<Entry> all = entries();
    if (all.isEmpty())
        return y;
    const double mark = 400;
    const double most = m_canvas.width() - 2 * edge;
    double x = edge;
    double high = 0;
    for (const Entry &entry : all) {
        const double needed = std::min(most, mark + gap / 2 + m_canvas.smallMetrics().horizontalAdvance(entry.name) + 1);
        if (x > edge && x + needed > edge + most) {
            x = edge;
            y += high;
            high = 0;
        }
        const double middle = y + m_canvas.smallMetrics().height() / 2;
        if (entry.line >= 0)
            m_canvas.line(x, middle, x + mark, middle, ink, stroke, entry.line == 0 ? Qt::DashLine : Qt::DotLine);
        else
            m_canvas.fill(QRectF(x + mark - 220, middle - 100, 220, 200), entry.color);
        const double words = m_canvas.words(entry.name, x + mark + gap / 2, y, needed - mark - gap / 2, Qt::AlignLeft,
                                            m_canvas.small(), ink);
        high = std::max(high, words);
        x += needed + 2 * gap;
    }
    return y + high + gap;
}

double PrintPainter::notes(double y) const
{
    using namespace printstyle;
    for (const QString &note : m_figure.notes)
        y += m_canvas.words(note, edge, y, m_canvas.width() - 2 * edge, Qt::AlignLeft, m_canvas.small(), soft);
    return y;
}

} // namespace yuyi
