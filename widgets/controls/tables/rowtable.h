// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <functional>
#include <type_traits>

namespace yuyi {

/// @brief A table model over plain values, with rows that are found by a name and can be sorted. `Name` returns the name of a row
/// (a member or a function). Persistent indexes stay with their row when the order changes.
template <typename Row, auto Name, int Columns>
class RowTable : public QAbstractTableModel
{
public:
    using RowName = std::remove_cvref_t<std::invoke_result_t<decltype(Name), const Row &>>;

    const QList<Row> &rows() const { return m_rows; }
    /// Returns −1 if there is no such row.
    int rowOf(const RowName &name) const
    {
        for (int i = 0; i < m_rows.size(); ++i) {
            if (std::invoke(Name, m_rows.at(i)) == name)
                return i;
        }
        return -1;
    }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : Columns; }

    void sort(int column, Qt::SortOrder order) override
    {
        if (column >= Columns)
            return;
        Q_EMIT layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        QList<RowName> marked;
        for (const QModelIndex &index : before)
            marked.append(std::invoke(Name, m_rows.at(index.row())));
        m_column = column;
        m_order = order;
        m_rows = m_given;
        arrange(m_rows, column, order);
        QModelIndexList after;
        for (int i = 0; i < before.size(); ++i)
            after.append(index(rowOf(marked.at(i)), before.at(i).column()));
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged();
    }

    /// Call after a change of language.
    void retranslate()
    {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, Columns - 1);
        showAgain(0, Columns - 1, {});
    }

protected:
    /// `column`, `order`: initial sort order. −1: in the given order.
    RowTable(int column, Qt::SortOrder order, QObject *parent) : QAbstractTableModel(parent), m_column(column), m_order(order) {}

    /// Sorts the rows, which are passed in their original order.
    virtual void arrange(QList<Row> &rows, int column, Qt::SortOrder order) const
    {
        Q_UNUSED(rows)
        Q_UNUSED(column)
        Q_UNUSED(order)
    }

    /// Replaces the rows. `prepare` is called within the model reset, to change data used to show the rows.
    template <typename Prepare>
    void setRows(const QList<Row> &rows, Prepare prepare)
    {
        beginResetModel();
        prepare();
        m_given = rows;
        m_rows = rows;
        arrange(m_rows, m_column, m_order);
        endResetModel();
    }

    /// Announces that these columns changed in all rows.
    void showAgain(int firstColumn, int lastColumn, const QList<int> &roles)
    {
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, firstColumn), index(rowCount() - 1, lastColumn), roles);
    }

private:
    QList<Row> m_rows;
    QList<Row> m_given; ///< in the order given to setRows()
    int m_column;
    Qt::SortOrder m_order;
};

} // namespace yuyi
