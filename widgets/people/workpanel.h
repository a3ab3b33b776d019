// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/people/work.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QAction>
#include <QHash>
#include <QList>
#include <QWidget>

class QLabel;
class QTableView;

namespace yuyi {

class ChipRow;
class EmptyState;
class LineField;
class ProjectAccess;
class StateStack;
class WorkModel;

/// @brief The assigned work of one person or all, filtered by state and file name.
class WorkPanel final : public QWidget
{
    Q_OBJECT
public:
    /// `give` and `withdraw`: the actions on selected tasks.
    WorkPanel(ProjectAccess &project, QAction *give, QAction *withdraw, QWidget *parent = nullptr);

    /// Shows the work of a person; null: of all.
    void setPerson(const PersonId &person);
    void reload();
    /// The selected tasks that are neither done nor withdrawn.
    QList<AssignmentId> selectedWork() const;
    /// Whether somebody has begun one of the selected tasks.
    bool isSelectionBegun() const;
    void retranslate();

Q_SIGNALS:
    /// The selection or the shown tasks have changed.
    void selectionChanged();
    void failed(const yuyi::Error &error);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void build(QAction *give, QAction *withdraw);
    void buildTable();
    void filter();
    void showWork();
    void fitColumns();

    ChipRow *m_states = nullptr;
    LineField *m_search = nullptr;
    QLabel *m_count = nullptr;
    QTableView *m_table = nullptr;
    StateStack *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    WorkModel *m_model;
    PersonId m_person;
    QHash<int, int> m_widths; ///< of the columns of the table, pixels
};

} // namespace yuyi
