// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QObject>

namespace yuyi {

class ImageListModel;
class PictureLoader;
class QuickView;
class ThumbnailGrid;

/// @brief The quick view over a page with a grid: loads its pictures, reads those beside ahead, and moves the grid along.
class GridQuickView final : public QObject
{
    Q_OBJECT
public:
    /// `page`: the quick view covers it.
    GridQuickView(ThumbnailGrid &grid, ImageListModel &model, PictureLoader &pictures, QWidget *page);

    /// Shows the current image of the grid.
    void open();

private:
    void showPicture(const QModelIndex &index);

    ThumbnailGrid &m_grid;
    ImageListModel &m_model;
    PictureLoader &m_pictures;
    QuickView *m_view;
};

} // namespace yuyi
