// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/charts/drawnchart.h"
#include "widgets/results/charts/modelrows.h"

namespace yuyi {

class BarChart;

/// @brief Accuracy by category, a series of bars for each of the best models. A bar opens its items.
class AccuracyChart final : public DrawnChart
{
    Q_OBJECT
public:
    AccuracyChart(ResultsPageData &pageData, QWidget *parent);

    QWidget *widget() const override;
    PrintFigure printed(const QString &grouping) const override;
    void retranslate() override;

private:
    void draw() override;

    BarChart *m_chart;
    ModelRows m_rows;
};

} // namespace yuyi
