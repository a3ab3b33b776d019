// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/across/comparison.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QTableWidget;

namespace yuyi {

class BarChart;

/// @brief A comparison of two projects: a table with a row for each model, the people and chance, pairs of bars, and notes. A box
/// chooses the questions: all, or those of a label that both projects have.
class AcrossView final : public QWidget
{
    Q_OBJECT
public:
    explicit AcrossView(QWidget *parent = nullptr);

    void setComparison(const AcrossComparison &comparison);
    const AcrossComparison &comparison() const { return m_made; }
    /// Index of AcrossComparison::parts.
    int part() const;
    QTableWidget *table() const { return m_table; }
    BarChart *chart() const { return m_chart; }

private:
    void show();
    void fillTable();
    void drawChart();

    AcrossComparison m_made;
    QComboBox *m_part = nullptr;
    QTableWidget *m_table = nullptr;
    BarChart *m_chart = nullptr;
    QLabel *m_alone = nullptr;
    QLabel *m_notes = nullptr;
};

} // namespace yuyi
