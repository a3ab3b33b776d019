// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/charts/drawnchart.h"

namespace yuyi {

class IntervalChart;

/// @brief How much each model differs from the plain configuration under others. A mark opens the items whose outcome changed.
class ConfigurationsChart final : public DrawnChart
{
    Q_OBJECT
public:
    explicit ConfigurationsChart(ResultsPageData &pageData);

    QWidget *widget() const override;
    PrintFigure printed(const QString &grouping) const override;
    void retranslate() override;

private:
    void draw() override;
    const ConfigurationDelta *delta(int model, int configuration) const;
    QString tipOf(const ConfigurationDelta &delta) const;
    void openDelta(int model, int configuration);

    IntervalChart *m_chart;
};

} // namespace yuyi
