// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/categorychart.h"

namespace yuyi {

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
