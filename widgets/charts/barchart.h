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

} // namespace yuyi
