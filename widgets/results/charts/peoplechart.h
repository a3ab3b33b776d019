// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/results/charts/drawnchart.h"

namespace yuyi {

class BubbleChart;

/// @brief How many people and how many models answer the same questions correctly. A bubble opens its items.
class PeopleChart final : public DrawnChart
{
    Q_OBJECT
public:
    PeopleChart(ResultsPageData &pageData, QWidget *parent);

    QWidget *widget() const override;
    PrintFigure printed(const QString &grouping) const override;
    void retranslate() override;

private:
    void draw() override;
    void openPoint(int index);
    static QString noAnswers();

    BubbleChart *m_chart;
};

} // namespace yuyi
