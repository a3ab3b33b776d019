// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/exchange/release/statistics.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

/// The statistics of the set: lengths, splits, and how often each label was given.
class ReleaseStatistics final : public QWidget
{
    Q_OBJECT
public:
    explicit ReleaseStatistics(QWidget *parent);

    void display(const Statistics &statistics, const Preset &preset);
    void retranslate();

Q_SIGNALS:
    /// The images with this label are to be shown.
    void labelChosen(const yuyi::DimensionCode &dimension, const yuyi::LabelCode &label);

private:
    void choose(int row);
    void nameColumns();

    QList<DimensionCount> m_shown;
    QLabel *m_lengths;
    QTableWidget *m_table;
};

} // namespace yuyi
