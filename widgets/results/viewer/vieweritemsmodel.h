// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/responseviewer.h"
#include "widgets/controls/tables/rowtable.h"
#include "widgets/image/rowpictures.h"

#include <QHash>

namespace yuyi {

inline constexpr int viewerColumns = 3;

/// @brief The item list of the viewer: picture, id above question, number of runs that are correct. Sorted by id or by that
/// share.
class ViewerItemsModel final : public RowTable<ViewerItem, &ViewerItem::question, viewerColumns>
{
    Q_OBJECT
public:
    enum Column {
        Picture,
        Name,
        Right
    };

    explicit ViewerItemsModel(PictureLoader &pictures, QObject *parent = nullptr);

    void setItems(const QList<ViewerItem> &items);
    /// Sets the images of the items; without them the cards are empty.
    void setImages(const QHash<ImageId, Image> &images);
    bool knows(const ImageId &image) const { return m_images.contains(image); }
    RowPictures &pictures() { return m_pictures; }

    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange(QList<ViewerItem> &rows, int column, Qt::SortOrder order) const override;

    RowPictures m_pictures;
    QHash<ImageId, Image> m_images;
};

} // namespace yuyi
