// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/vieweritemsmodel.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

double rightShare(const ViewerItem &item)
{
    const int all = item.right + item.wrong;
    return all > 0 ? static_cast<double>(item.right) / all : 2;   // without a reply: behind all
}

} // namespace

void ViewerItemsModel::setItems(const QList<ViewerItem> &items)
{
    beginResetModel();
    m_given = items;
    arrange();
    endResetModel();
}

void ViewerItemsModel::arrange()
{
    m_items = m_given;
    if (m_column == Stem)
        std::stable_sort(m_items.begin(), m_items.end(), [](const ViewerItem &a, const ViewerItem &b) {
            return a.stem.localeAwareCompare(b.stem) < 0;
        });
    else if (m_column == Right)
        std::stable_sort(m_items.begin(), m_items.end(),
                         [](const ViewerItem &a, const ViewerItem &b) { return rightShare(a) < rightShare(b); });
    if (m_order == Qt::DescendingOrder)
        std::reverse(m_items.begin(), m_items.end());
}

void ViewerItemsModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QList<QuestionVersionId> marked;
    for (const QModelIndex &index : before)
        marked.append(m_items.at(index.row()).question);
    m_column = column;
    m_order = order;
    arrange();
    QModelIndexList after;
    for (int i = 0; i < before.size(); ++i)
        after.append(index(rowOf(marked.at(i)), before.at(i).column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

int ViewerItemsModel::rowOf(const QuestionVersionId &question) const
{
    for (int i = 0; i < m_items.size(); ++i) {
        if (m_items.at(i).question == question)
            return i;
    }
    return -1;
}

int ViewerItemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int ViewerItemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant ViewerItemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ViewerItem &item = m_items.at(index.row());
    if (role == Qt::TextAlignmentRole && index.column() == Right)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
        case Name: return item.itemId;
        case Stem: return item.stem;
        case Right:
            return item.right + item.wrong > 0
                ? tr("%1 of %2").arg(QLocale().toString(item.right), QLocale().toString(item.right + item.wrong))
                : QStringLiteral("–");
        default: break;
        }
    }
    if (role == Qt::ToolTipRole)
        return tr("%1: %2\n%3 right, %4 wrong, missed or failed")
            .arg(item.itemId, item.stem, QLocale().toString(item.right), QLocale().toString(item.wrong));
    return {};
}

QVariant ViewerItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Item");
    case Stem: return tr("Question");
    case Right: return tr("Right");
    default: return {};
    }
}

void ViewerItemsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_items.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace yuyi
