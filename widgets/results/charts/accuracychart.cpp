// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/accuracychart.h"

#include "models/services/results/export.h"
#include "widgets/charts/barchart.h"

#include <algorithm>

namespace yuyi {

namespace {

ChartValue valueOf(const ResultsCell &cell, double blank)
{
    ChartValue value;
    value.value = cell.blank() ? blank : cell.share * 100;
    if (!cell.blank() && cell.interval) {
        value.low = cell.interval->lo * 100;
        value.high = cell.interval->hi * 100;
    }
    return value;
}

} // namespace

AccuracyChart::AccuracyChart(ResultsPageData &pageData, QWidget *parent) : DrawnChart(pageData), m_chart(new BarChart(parent))
{
    connect(m_chart, &ChartView::segmentClicked, this, [this](int category, int series) {
        m_rows.openCell(m_pageData, series < seriesAtOnce ? series : -1, category);
    });
}

QWidget *AccuracyChart::widget() const
{
    return m_chart;
}

void AccuracyChart::draw()
{
    m_rows = ModelRows(m_figures.table);
    const int drawn = static_cast<int>(std::min<qsizetype>(m_rows.size(), seriesAtOnce));
    QList<ChartSeries> series;
    for (int row = 0; row < drawn; ++row) {
        ChartSeries one{m_rows.nameOf(m_rows.at(row), m_pageData), {}, {}};
        for (const ResultsCell &cell : m_rows.at(row).cells)
            one.values.append(valueOf(cell, none));
        series.append(one);
    }
    m_chart->setValueLabels(series.size() <= 2);
    m_chart->setData(m_rows.columnTitles(), series, ChartUnit::Percent);
    // As in print: what a model is compared with, over all questions.
    QList<ChartReference> references;
    const PrintFigure figure = resultsFigure(m_figures.table, ResultsDrawing::Accuracy, {}).value_or(PrintFigure());
    for (const PrintLine &line : figure.lines)
        references.append({line.name, line.value});
    m_chart->setReferences(references);
    m_remark = tr("Accuracy (%) with 95 % Wilson intervals.");
    if (m_rows.size() > drawn) {
        m_remark = tr("Accuracy (%) with 95 % Wilson intervals. The chart shows the best %1 of %2 rows of the table; the heat "
                      "map shows all rows. Press U to choose other runs.")
                       .arg(drawn)
                       .arg(m_rows.size());
    }
}

PrintFigure AccuracyChart::printed(const QString &grouping) const
{
    return resultsFigure(m_figures.table, ResultsDrawing::Accuracy, grouping).value_or(PrintFigure());
}

void AccuracyChart::retranslate()
{
    m_chart->setEmptyText(noData());
    m_chart->setAccessibleName(tr("Accuracy by category"));
}

} // namespace yuyi
