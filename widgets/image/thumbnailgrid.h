// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/thumbnailroles.h"

#include <QAbstractItemView>

namespace yuyi {

/// @brief A grid of pictures over any list model (column 0), smooth at 100,000 rows and more: cell positions are computed, never
/// stored, and the model is only asked for visible rows. Roles: thumbnailroles.
///
/// Arrows, Page Up/Down and Home/End move; Shift extends the selection, Ctrl+A selects all; Space emits quickView(); Enter or a
/// double click emits activated(). Ctrl+wheel and Ctrl with + or − change the size.
class ThumbnailGrid final : public QAbstractItemView
{
    Q_OBJECT
public:
    static constexpr int smallest = 96;
    static constexpr int largest = 320;

    explicit ThumbnailGrid(QWidget *parent = nullptr);
    ~ThumbnailGrid() override;

    /// Longer side of a picture in logical pixels, 96…320.
    int thumbnailSize() const { return m_size; }
    /// Shown while the model has no rows.
    void setEmptyText(const QString &text);
    int columns() const;
    /// The first and last visible row of the model; −1 if there are none.
    std::pair<int, int> visibleRows() const;
    /// Selected rows in ascending order.
    QList<int> selectedRows() const;

    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint &point) const override;
    QSize sizeHint() const override { return {640, 480}; }
    QSize minimumSizeHint() const override;
    void setModel(QAbstractItemModel *model) override;

public Q_SLOTS:
    void setThumbnailSize(int size);
    void reset() override;

Q_SIGNALS:
    void thumbnailSizeChanged(int size);
    void quickView(const QModelIndex &index);
    void currentRowChanged(int row);
    void selectedCountChanged(int count);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex &) const override { return false; }
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end) override;
    void updateGeometries() override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    int rows() const;
    /// Size of the cell of one picture. It is wider than the picture needs if the row has spare width.
    QSize cell() const { return cellFor(viewport()->width()); }
    QSize cellFor(int width) const;
    int columnsFor(int width) const;
    QRect rectOf(int row) const;
    int rowNear(const QPoint &point) const;
    QItemSelection between(int from, int to) const;
    void keepInPlace(int row, int offset);

    int m_size = 176;
    QString m_emptyText;
    QRect m_band;
};

} // namespace yuyi
