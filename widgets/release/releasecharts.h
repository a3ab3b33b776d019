// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/exchange/release/statistics.h"

#include <QWidget>

namespace yuyi {

class BarChart;
class DonutChart;
class StackedBarChart;

/// The composition of the set: the two main dimensions of the preset (see mainDimensions()), each by itself and crossed. With one of
/// them there is one chart.
class ReleaseCharts final : public QWidget
{
    Q_OBJECT
public:
    explicit ReleaseCharts(QWidget *parent);

    void display(const Statistics &statistics, const Preset &preset);
    /// Writes each chart that is shown as SVG and PNG.
    Result<> exportTo(const QString &folder) const;

Q_SIGNALS:
    /// A label was clicked in a chart.
    void labelChosen(const yuyi::DimensionCode &dimension, const yuyi::LabelCode &label);

private:
    CrossTable m_shown;
    DonutChart *m_domains;
    BarChart *m_types;
    StackedBarChart *m_cross;
};

} // namespace yuyi
