// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/sizechart.h"

#include "models/domain/runs/modelsize.h"
#include "models/services/results/export.h"
#include "widgets/charts/pointschart.h"
#include "widgets/results/tables/resultstablemodel.h"

namespace yuyi {

SizeChart::SizeChart(ResultsPageData &pageData, QWidget *parent) : DrawnChart(pageData), m_chart(new PointsChart(parent))
{
    m_chart->setObjectName(QStringLiteral("sizeChart"));
    connect(m_chart, &PaintedChart::segmentClicked, this,
            [this](int point) { m_rows.openCell(m_pageData, m_shown.value(point, -1), 0); });
}

QWidget *SizeChart::widget() const
{
    return m_chart;
}

void SizeChart::draw()
{
    m_rows = ModelRows(m_figures.table);
    m_shown.clear();
    QStringList tips;
    bool unknown = false;
    for (int i = 0; i < m_rows.size(); ++i) {
        const ResultsRow &row = m_rows.at(i);
        // The figure has a point for each row with a value, in the same order.
        if (row.cells.value(0).blank())
            continue;
        m_shown.append(i);
        unknown = unknown || !row.billions;
        const QString size = row.billions ? sizeText(*row.billions) : tr("size not stated");
        tips.append(QStringList{tr("%1: %2", "a model, its size").arg(m_rows.nameOf(row, m_pageData), size),
                                cellTip(row.cells.at(0))}
                        .join(QLatin1Char('\n')));
    }
    m_chart->setFigure(printed({}), tips);
    if (!tips.isEmpty()) {
        m_remark = unknown ? tr("Accuracy (%) with 95 % Wilson intervals. State the size of a model at its endpoint on the Models page, or "
                                "when you import its replies.")
                           : tr("Accuracy (%) with 95 % Wilson intervals.");
    }
}

PrintFigure SizeChart::printed(const QString &) const
{
    return resultsFigure(m_figures.table, ResultsDrawing::Size, {}).value_or(PrintFigure());
}

void SizeChart::retranslate()
{
    m_chart->setEmptyText(noData());
    m_chart->setAccessibleName(tr("Accuracy by model size"));
}

} // namespace yuyi
