// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/gridquickview.h"

#include "models/items/imagelistmodel.h"
#include "models/items/pictureloader.h"
#include "widgets/image/quickview.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands/keyfilter.h"

#include <QPersistentModelIndex>

namespace yuyi {

GridQuickView::GridQuickView(ThumbnailGrid &grid, ImageListModel &model, PictureLoader &pictures, QWidget *page)
    : QObject(page), m_grid(grid), m_model(model), m_pictures(pictures), m_view(new QuickView(page))
{
    m_view->hide();
    KeyFilter::letOwnKeys(m_view);
    connect(m_view, &QuickView::pictureWanted, this, &GridQuickView::showPicture);
    connect(m_view, &QuickView::currentChanged, &grid, [this](const QModelIndex &index) {
        m_grid.setCurrentIndex(index);
        m_grid.scrollTo(index);
    });
}

void GridQuickView::open()
{
    m_view->raise();
    m_view->open(m_grid.currentIndex());
}

void GridQuickView::showPicture(const QModelIndex &index)
{
    const auto image = m_model.image(index.row());
    if (!image)
        return;
    const QPersistentModelIndex held(index);
    m_pictures.picture(*image).then(this, [this, held](const Result<QImage> &picture) {
        if (picture)
            m_view->setImage(held, *picture);
        else
            m_view->setError(held, picture.error().sentence);
    });
    QList<Image> beside;
    for (const int row : {index.row() + 1, index.row() - 1}) {
        if (const auto neighbour = m_model.image(row))
            beside.append(*neighbour);
    }
    m_pictures.prefetch(beside);
}

} // namespace yuyi
