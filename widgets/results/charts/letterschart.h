// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/charts/drawnchart.h"

namespace yuyi {

class BarChart;

/// @brief How often each option letter was answered, beside how often it was the key. A bar opens its items.
class LettersChart final : public DrawnChart
{
    Q_OBJECT
public:
    LettersChart(ResultsPageData &pageData, QWidget *parent);

    QWidget *widget() const override;
    PrintFigure printed(const QString &grouping) const override;
    void retranslate() override;

private:
    void draw() override;
    void openLetter(int letter, int series);

    BarChart *m_chart;
};

} // namespace yuyi
