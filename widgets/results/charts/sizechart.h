// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/charts/drawnchart.h"
#include "widgets/results/charts/modelrows.h"

#include <QList>

namespace yuyi {

class PointsChart;

/// @brief Accuracy by the size of the models; those of unknown size stand beside the axis. A point opens its items.
class SizeChart final : public DrawnChart
{
    Q_OBJECT
public:
    SizeChart(ResultsPageData &pageData, QWidget *parent);

    QWidget *widget() const override;
    PrintFigure printed(const QString &grouping) const override;
    void retranslate() override;

private:
    void draw() override;

    PointsChart *m_chart;
    ModelRows m_rows;
    QList<int> m_shown; ///< the row of each point, counted as in m_rows
};

} // namespace yuyi
