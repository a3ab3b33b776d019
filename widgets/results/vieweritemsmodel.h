// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/responseviewer.h"

#include <QAbstractTableModel>

namespace yuyi {

/// @brief The items a viewer walks through: name, question, how many runs are right. Sorted by what it shows.
class ViewerItemsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Stem, Right, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setItems(const QList<ViewerItem> &items);
    const QList<ViewerItem> &items() const { return m_items; }
    int rowOf(const QuestionVersionId &question) const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void arrange();

    QList<ViewerItem> m_items;
    QList<ViewerItem> m_given;       ///< in the order of the service
    int m_column = Name;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace yuyi
