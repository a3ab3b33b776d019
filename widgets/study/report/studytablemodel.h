// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyreports/tables.h"

#include <QAbstractTableModel>

namespace yuyi {

/// @brief One table of a study report. The rows keep the order of the report.
class StudyTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const StudyTable &table);
    const StudyTable &table() const { return m_table; }
    const StudyTableCell *cellAt(const QModelIndex &index) const;
    /// The trials behind a cell, or those behind its row if the cell has none.
    std::optional<TrialFilter> behind(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    StudyTable m_table;
};

} // namespace yuyi
