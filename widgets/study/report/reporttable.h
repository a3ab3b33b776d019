// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyreports/tables.h"

#include <QModelIndex>
#include <QWidget>

class QTableView;

namespace yuyi {

class FrozenColumn;
class StudyTableModel;

/// @brief A table of a study's report, on a panel. A cell opens the answers behind it.
class ReportTable final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportTable(QWidget *parent = nullptr);

    StudyTableModel *model() const { return m_model; }
    /// Shows a table. The current cell stays if the table is of the same kind.
    void setTable(const StudyTable &table);
    /// Opens the answers behind the current cell.
    void openCurrent();
    void retranslate();

Q_SIGNALS:
    /// The answers behind a cell were requested; `what` describes them.
    void opened(const yuyi::TrialFilter &filter, const QString &what);

private:
    void fitColumns();
    void open(const QModelIndex &index);

    QTableView *m_table;
    StudyTableModel *m_model;
    FrozenColumn *m_frozen;
};

} // namespace yuyi
