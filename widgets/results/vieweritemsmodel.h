// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/responseviewer.h"
#include "widgets/controls/rowtable.h"

namespace yuyi {

inline constexpr int viewerColumns = 3;

/// @brief The items a viewer walks through: name, question, how many runs are right. Sorted by what it shows.
class ViewerItemsModel final : public RowTable<ViewerItem, &ViewerItem::question, viewerColumns>
{
    Q_OBJECT
public:
    enum Column { Name, Stem, Right };

    explicit ViewerItemsModel(QObject *parent = nullptr) : RowTable(Name, Qt::AscendingOrder, parent) {}

    void setItems(const QList<ViewerItem> &items);

    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange(QList<ViewerItem> &rows, int column, Qt::SortOrder order) const override;
};

} // namespace yuyi
