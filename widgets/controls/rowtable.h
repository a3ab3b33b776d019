// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <functional>
#include <type_traits>

namespace yuyi {

/// @brief A table model over plain values: whole rows, found by what names them, sorted by what they show. `Name` gives the name
/// of a row (a member or a function); a mark on a row stays on it when the order changes.
template <typename Row, auto Name, int Columns>
class RowTable : public QAbstractTableModel
{
public:
    using RowName = std::remove_cvref_t<std::invoke_result_t<decltype(Name), const Row &>>;

    const QList<Row> &rows() const { return m_rows; }
    /// −1: it is not there.
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

    /// After a change of language.
    void retranslate()
    {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, Columns - 1);
        showAgain(0, Columns - 1, {});
    }

protected:
    /// `column`, `order`: until somebody sorts. −1: as the rows were given.
    RowTable(int column, Qt::SortOrder order, QObject *parent) : QAbstractTableModel(parent), m_column(column), m_order(order) {}

    /// Orders the rows, which come as they were given.
    virtual void arrange(QList<Row> &rows, int column, Qt::SortOrder order) const
    {
        Q_UNUSED(rows) Q_UNUSED(column) Q_UNUSED(order)
    }

    /// `prepare` changes what the rows are shown with.
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

    /// All rows of these columns look another way.
    void showAgain(int firstColumn, int lastColumn, const QList<int> &roles)
    {
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, firstColumn), index(rowCount() - 1, lastColumn), roles);
    }

private:
    QList<Row> m_rows;
    QList<Row> m_given;   ///< in the order of the service
    int m_column;
    Qt::SortOrder m_order;
};

} // namespace yuyi
