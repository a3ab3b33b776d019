// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/charts/drawnchart.h"
#include "widgets/results/charts/modelrows.h"

namespace yuyi {

class MatrixView;

/// @brief All models by category, as a matrix with shades. A cell opens its items.
class HeatMapChart final : public DrawnChart
{
    Q_OBJECT
public:
    explicit HeatMapChart(ResultsPageData &pageData);

    QWidget *widget() const override;
    PrintFigure printed(const QString &grouping) const override;
    void retranslate() override;

private:
    void draw() override;

    MatrixView *m_matrix;
    ModelRows m_rows;
};

} // namespace yuyi
