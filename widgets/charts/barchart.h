// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/categorychart.h"

namespace yuyi {

/// Grouped bars, one group per category, with intervals for values that have them.
class BarChart final : public CategoryChart
{
    Q_OBJECT
public:
    /// A horizontal orientation suits many or long category names.
    explicit BarChart(QWidget *parent = nullptr, Qt::Orientation orientation = Qt::Vertical)
        : CategoryChart(false, orientation == Qt::Horizontal, parent)
    {
    }
};

/// One bar per category with its series stacked.
class StackedBarChart final : public CategoryChart
{
    Q_OBJECT
public:
    explicit StackedBarChart(QWidget *parent = nullptr, Qt::Orientation orientation = Qt::Horizontal)
        : CategoryChart(true, orientation == Qt::Horizontal, parent)
    {
    }
    /// Makes every bar 100 % long and shows shares. Tool tips still show the original values.
    using CategoryChart::setShares;
};

} // namespace yuyi
