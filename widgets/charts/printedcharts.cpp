// SPDX-License-Identifier: GPL-3.0-or-later
// What each chart hands to a page: its words and values.
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/categorychart.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/donutchart.h"
#include "widgets/charts/intervalchart.h"
#include "widgets/charts/matrixview.h"

#include <cmath>

namespace yuyi {

PrintFigure CategoryChart::printed() const
{
    PrintFigure figure;
    figure.kind = m_stacked ? PrintKind::Stacked : PrintKind::Bars;
    figure.categories = m_categories;
    for (int s = 0; s < m_series.size(); ++s) {
        PrintSeries one{m_series.at(s).name, {}, m_series.at(s).color};
        for (int c = 0; c < m_categories.size(); ++c) {
            const ChartValue value = m_series.at(s).values.value(c);
            if (std::isnan(value.value))
                one.values.append(PrintValue());
            else
                one.values.append({drawn(c, s), value.low, value.high, written(drawn(c, s))});
        }
        figure.series.append(one);
    }
    if (m_unit == ChartUnit::Percent || m_shares) {
        figure.high = 100;
        figure.step = 20;
    } else if (m_scaleTop > 0) {
        figure.high = m_scaleTop;
        figure.step = 1;
    }
    return figure;
}

PrintFigure MatrixView::printed() const
{
    PrintFigure figure;
    figure.kind = PrintKind::HeatMap;
    figure.categories = m_cells.isEmpty() ? QStringList() : m_rows;
    for (int column = 0; column < m_columns.size(); ++column) {
        PrintSeries one{m_columns.at(column), {}, {}};
        for (const QList<MatrixCell> &row : m_cells) {
            const MatrixCell cell = row.value(column);
            one.values.append({cell.value, {}, {}, cell.text});
        }
        figure.series.append(one);
    }
    return figure;
}

PrintFigure DonutChart::printed() const
{
    PrintFigure figure;
    figure.kind = PrintKind::Rings;
    PrintSeries counts;
    for (int c = 0; c < m_categories.size(); ++c) {
        figure.categories.append(m_categories.at(c));
        counts.values.append({static_cast<double>(m_counts.value(c)), {}, {}, {}});
        for (const DonutPart &part : m_parts.value(c))
            figure.parts.append({c, part.name, static_cast<double>(part.count)});
    }
    if (total() > 0)
        figure.series.append(counts);
    return figure;
}

PrintFigure IntervalChart::printed() const
{
    PrintFigure figure;
    figure.kind = PrintKind::Intervals;
    figure.categories = m_categories;
    for (const ChartSeries &series : m_series) {
        PrintSeries one{series.name, {}, series.color};
        for (int c = 0; c < m_categories.size(); ++c) {
            const ChartValue value = c < series.values.size() ? series.values.at(c) : ChartValue{std::nan(""), {}, {}};
            one.values.append({value.value, value.low, value.high, std::isnan(value.value) ? QString() : shownPoints(value.value / 100)});
        }
        figure.series.append(one);
    }
    return figure;
}

PrintFigure BubbleChart::printed() const
{
    PrintFigure figure;
    figure.kind = PrintKind::Bubbles;
    figure.valueTitle = m_across;
    figure.categoryTitle = m_up;
    figure.low = m_low;
    figure.high = m_high;
    figure.step = m_step;
    for (const Bubble &bubble : m_bubbles)
        figure.bubbles.append({bubble.across, bubble.up, bubble.count});
    return figure;
}

} // namespace yuyi
