// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/services/review/calibrationservice.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

/// Agreement per dimension before and after the discussion, and the pairs of labels that are confused.
class FiguresTables final : public QWidget
{
    Q_OBJECT
public:
    explicit FiguresTables(QWidget *parent = nullptr);

    void show(const Preset &preset, const Reveal &reveal);
    using QWidget::show;

Q_SIGNALS:
    /// Show the images on which people differ in this dimension.
    void dimensionChosen(const yuyi::DimensionCode &dimension);

private:
    void addRow(const Preset &preset, const DimensionFigures &figures, const QString &when);

    QTableWidget *m_figures;
    QLabel *m_pairsTitle;
    QTableWidget *m_pairs;
};

} // namespace yuyi
