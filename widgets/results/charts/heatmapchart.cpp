// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/heatmapchart.h"

#include "models/domain/percent.h"
#include "models/services/results/export.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/matrixview.h"
#include "widgets/results/tables/resultstablemodel.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int heatRowPixels = 24; // pixels of a row of the heat map

} // namespace

HeatMapChart::HeatMapChart(ResultsPageData &pageData) : DrawnChart(pageData), m_matrix(new MatrixView)
{
    m_matrix->setLeastRowHeight(heatRowPixels);
    m_matrix->setObjectName(QStringLiteral("heatMap"));
    connect(m_matrix, &MatrixView::cellActivated, this, [this](int row, int column) { m_rows.openCell(m_pageData, row, column); });
}

QWidget *HeatMapChart::widget() const
{
    return m_matrix;
}

void HeatMapChart::draw()
{
    m_rows = ModelRows(m_figures.table);
    double least = 1;
    double most = 0;
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        for (const ResultsCell &cell : m_rows.at(row).cells) {
            if (!cell.blank() && !cell.small()) {
                least = std::min(least, cell.share);
                most = std::max(most, cell.share);
            }
        }
    }
    const QStringList columns = m_rows.columnTitles();
    QStringList names;
    QList<QList<MatrixCell>> cells;
    for (qsizetype index = 0; index < m_rows.size(); ++index) {
        const ResultsRow &row = m_rows.at(index);
        names.append(m_rows.nameOf(row, m_pageData));
        QList<MatrixCell> line;
        for (int column = 0; column < row.cells.size(); ++column) {
            const ResultsCell &cell = row.cells.at(column);
            MatrixCell made;
            made.text = cell.blank() ? QStringLiteral("–") : shownPercent(cell.share);
            // Few questions stay bare: a shade would promise more than they hold.
            if (!cell.blank() && !cell.small())
                made.shade = most > least ? (cell.share - least) / (most - least) : 0.5;
            made.tip = tr("%1, %2: %3").arg(names.last(), columns.value(column), cellTip(cell));
            line.append(made);
        }
        cells.append(line);
    }
    m_matrix->setMatrix(names, columns, cells);
    m_matrix->setScale(most > least ? tr("%1 %").arg(shownPercent(least)) : QString(),
                       most > least ? tr("%1 %").arg(shownPercent(most)) : QString());
    m_remark = (m_figures.table.ofImages()
                    ? tr("Accuracy (%). The colours go from the lowest to the highest value in this map; a stronger colour "
                         "means a higher value. Cells with fewer than %1 images have no colour.")
                    : tr("Accuracy (%). The colours go from the lowest to the highest value in this map; a stronger colour "
                         "means a higher value. Cells with fewer than %1 questions have no colour."))
                   .arg(fewItems);
}

PrintFigure HeatMapChart::printed(const QString &grouping) const
{
    return resultsFigure(m_figures.table, ResultsDrawing::HeatMap, grouping).value_or(PrintFigure());
}

void HeatMapChart::retranslate()
{
    m_matrix->setEmptyText(noData());
    m_matrix->setAccessibleName(tr("Models by category"));
}

} // namespace yuyi
