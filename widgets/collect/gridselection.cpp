// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/gridselection.h"

#include "models/items/imagelistmodel.h"
#include "widgets/image/thumbnailgrid.h"

#include <QItemSelection>
#include <QSet>

#include <utility>

namespace yuyi {

namespace {

constexpr qsizetype selectionKept = 5000; // of larger selections only the current image is found again

} // namespace

GridSelection::GridSelection(ThumbnailGrid &grid, ImageListModel &model, QObject *parent)
    : QObject(parent), m_grid(grid), m_model(model)
{
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_state = state(); });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        returnTo(std::exchange(m_fromTop, false) ? State{m_state.current, m_state.selected, 0} : m_state);
    });
}

QList<ImageId> GridSelection::images() const
{
    QList<ImageId> images;
    const QList<ImageId> &ids = m_model.ids();
    for (const int row : m_grid.selectedRows())
        images.append(ids.at(row));
    return images;
}

ImageId GridSelection::current() const
{
    return m_model.ids().value(m_grid.currentIndex().row());
}

GridSelection::State GridSelection::state() const
{
    State now;
    now.row = m_grid.currentIndex().row();
    now.current = current();
    now.selected = images();
    return now;
}

void GridSelection::returnTo(const State &state)
{
    const int count = m_model.rowCount();
    if (count == 0 || state.row < 0)
        return;
    int row = state.current.isNull() ? -1 : m_model.rowOf(state.current);
    if (row < 0)
        row = qBound(0, state.row, count - 1);
    const QModelIndex index = m_model.index(row);
    QItemSelection selection(index, index);
    if (state.selected.size() > 1 && state.selected.size() <= selectionKept) {
        const QSet<ImageId> wanted(state.selected.begin(), state.selected.end());
        for (int i = 0; i < count; ++i) {
            if (wanted.contains(m_model.ids().at(i)))
                selection.merge({m_model.index(i), m_model.index(i)}, QItemSelectionModel::Select);
        }
    }
    m_grid.selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    m_grid.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_grid.scrollTo(index);
}

void GridSelection::select(const ImageId &image)
{
    const int row = m_model.rowOf(image);
    if (row < 0)
        return;
    m_grid.setCurrentIndex(m_model.index(row));
    m_grid.scrollTo(m_model.index(row), QAbstractItemView::PositionAtCenter);
    m_grid.setFocus(Qt::OtherFocusReason);
}

void GridSelection::step(int direction)
{
    const QModelIndex next = m_model.index(m_grid.currentIndex().row() + direction);
    if (next.isValid())
        m_grid.setCurrentIndex(next);
}

} // namespace yuyi
