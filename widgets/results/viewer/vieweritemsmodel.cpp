// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/viewer/vieweritemsmodel.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

double rightShare(const ViewerItem &item)
{
    const int all = item.right + item.wrong;
    return all > 0 ? static_cast<double>(item.right) / all : 2; // without a reply: behind all
}

} // namespace

ViewerItemsModel::ViewerItemsModel(PictureLoader &pictures, QObject *parent)
    : RowTable(Name, Qt::AscendingOrder, parent), m_pictures(pictures)
{
    connect(&m_pictures, &RowPictures::ready, this, [this] { showAgain(Picture, Picture, {Qt::DecorationRole}); });
}

void ViewerItemsModel::setImages(const QHash<ImageId, Image> &images)
{
    m_images = images;
    showAgain(Picture, Picture, {Qt::DecorationRole});
}

void ViewerItemsModel::setItems(const QList<ViewerItem> &items)
{
    setRows(items, [] {});
}

void ViewerItemsModel::arrange(QList<ViewerItem> &rows, int column, Qt::SortOrder order) const
{
    if (column == Right)
        std::stable_sort(rows.begin(), rows.end(),
                         [](const ViewerItem &a, const ViewerItem &b) { return rightShare(a) < rightShare(b); });
    if (order == Qt::DescendingOrder)
        std::reverse(rows.begin(), rows.end());
}

QVariant ViewerItemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ViewerItem &item = rows().at(index.row());
    if (role == Qt::TextAlignmentRole && index.column() == Right)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
        case Name:
            return QStringLiteral("%1\n%2").arg(
                item.kind.isEmpty() ? item.itemId : tr("%1 · %2", "item, kind of question").arg(item.itemId, item.kind), item.stem);
        case Right:
            return item.right + item.wrong > 0
                     ? tr("%1 of %2").arg(QLocale().toString(item.right), QLocale().toString(item.right + item.wrong))
                     : QStringLiteral("–");
        default: break;
        }
    }
    if (role == Qt::DecorationRole && index.column() == Picture)
        return m_pictures.card(m_images.value(item.image));
    if (role == Qt::AccessibleTextRole && index.column() == Picture)
        return tr("Image of %1").arg(item.itemId);
    if (role == Qt::ToolTipRole)
        return tr("Item %1: %2\nCorrect replies: %3; not correct: %4 (incorrect, no answer extracted, or request error)")
            .arg(item.itemId, item.stem, QLocale().toString(item.right), QLocale().toString(item.wrong));
    return {};
}

QVariant ViewerItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Item");
    case Right: return tr("Correct");
    default: return {};
    }
}

} // namespace yuyi
