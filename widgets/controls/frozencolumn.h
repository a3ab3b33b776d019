// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace yuyi {

/// @brief Keeps the first column of a table in sight while the others are scrolled sideways: a second view on the same model, choice
/// and delegate, laid over the table's left edge and there only while it is needed. Keys, clicks and focus stay the table's; a cell
/// that is walked to never ends up below it. Make it when the table has its model and delegate; the table owns it.
class FrozenColumn final : public QTableView
{
    Q_OBJECT
public:
    explicit FrozenColumn(QTableView *table);
    /// The first so many instead of one.
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
