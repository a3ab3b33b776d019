// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace yuyi {

/// @brief Keeps the first column of a table visible during horizontal scrolling. It is a second view with the same model, selection
/// and delegate over the table's left edge, shown only when needed. Keys, clicks and focus stay with the table, and the current
/// cell is never covered. Create it after the table has its model and delegate; the table owns it.
class FrozenColumn final : public QTableView
{
    Q_OBJECT
public:
    explicit FrozenColumn(QTableView *table);
    /// Number of frozen columns; 1 by default.
    void setColumns(int count);

    void scrollTo(const QModelIndex &, ScrollHint = EnsureVisible) override {}

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectParts();
    void takeRows();
    void place();
    void uncover();

    QTableView *m_table;
    int m_columns = 1;
};

} // namespace yuyi
