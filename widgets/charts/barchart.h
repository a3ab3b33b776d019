// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/categorychart.h"

namespace yuyi {

/// @brief Grouped bars, one group per category, with intervals where values have them.
class BarChart final : public CategoryChart
{
    Q_OBJECT
public:
    /// Horizontal suits many or long category names.
    explicit BarChart(QWidget *parent = nullptr, Qt::Orientation orientation = Qt::Vertical)
        : CategoryChart(false, orientation == Qt::Horizontal, parent)
    {
    }
};

/// @brief One bar per category, its series one after the other.
class StackedBarChart final : public CategoryChart
{
    Q_OBJECT
public:
    explicit StackedBarChart(QWidget *parent = nullptr, Qt::Orientation orientation = Qt::Horizontal)
        : CategoryChart(true, orientation == Qt::Horizontal, parent)
    {
    }
    /// Every bar is 100 % long and the figures are shares; the values given stay what they are in the tool tip.
    using CategoryChart::setShares;
};

} // namespace yuyi
