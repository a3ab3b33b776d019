// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/thumbnailgrid.h"

#include "widgets/controls/keys.h"
#include "widgets/image/thumbnaildelegate.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace yuyi {

ThumbnailGrid::ThumbnailGrid(QWidget *parent) : QAbstractItemView(parent)
{
    auto *delegate = new ThumbnailDelegate(this);
    delegate->setThumbnailSize(m_size);
    setItemDelegate(delegate);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    viewport()->setAutoFillBackground(false);
    setTabKeyNavigation(false);
    setAccessibleName(tr("Images"));
}

ThumbnailGrid::~ThumbnailGrid() = default;

void ThumbnailGrid::setModel(QAbstractItemModel *model)
{
    QAbstractItemView::setModel(model);
    updateGeometries();
    verticalScrollBar()->setValue(0);
}

void ThumbnailGrid::reset()
{
    QAbstractItemView::reset();
    m_band = QRect();
    updateGeometries();
    Q_EMIT selectedCountChanged(0);
}

void ThumbnailGrid::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

int ThumbnailGrid::rows() const
{
    return model() ? model()->rowCount(rootIndex()) : 0;
}

QSize ThumbnailGrid::cellFor(int width) const
{
    const QSize needed = static_cast<ThumbnailDelegate *>(itemDelegate())->cellSize();
    const int perLine = columnsFor(width);
    return rows() > perLine ? QSize(qMax(needed.width(), width / perLine), needed.height()) : needed;
}

int ThumbnailGrid::columnsFor(int width) const
{
    return qMax(1, width / static_cast<ThumbnailDelegate *>(itemDelegate())->cellSize().width());
}

int ThumbnailGrid::columns() const
{
    return columnsFor(viewport()->width());
}

QRect ThumbnailGrid::rectOf(int row) const
{
    const QSize size = cell();
    const int perLine = columns();
    return {row % perLine * size.width(), row / perLine * size.height(), size.width(), size.height()};
}

std::pair<int, int> ThumbnailGrid::visibleRows() const
{
    const int count = rows();
    if (count == 0)
        return {-1, -1};
    const int height = cell().height();
    const int first = verticalOffset() / height * columns();
    const int last = ((verticalOffset() + viewport()->height() - 1) / height + 1) * columns() - 1;
    return {qMin(first, count - 1), qMin(last, count - 1)};
}

QList<int> ThumbnailGrid::selectedRows() const
{
    QList<int> result;
    if (!selectionModel())
        return result;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            result.append(row);
    }
    std::sort(result.begin(), result.end());
    return result;
}

QSize ThumbnailGrid::minimumSizeHint() const
{
    const QSize one = static_cast<ThumbnailDelegate *>(itemDelegate())->cellSize();
    return {one.width() + verticalScrollBar()->sizeHint().width(), one.height()};
}

int ThumbnailGrid::verticalOffset() const
{
    return verticalScrollBar()->value();
}

QRect ThumbnailGrid::visualRect(const QModelIndex &index) const
{
    if (!index.isValid() || index.column() != 0)
        return {};
    return rectOf(index.row()).translated(0, -verticalOffset());
}

QModelIndex ThumbnailGrid::indexAt(const QPoint &point) const
{
    const QSize size = cell();
    const int x = point.x();
    const int y = point.y() + verticalOffset();
    if (x < 0 || y < 0 || x / size.width() >= columns())
        return {};
    const int row = y / size.height() * columns() + x / size.width();
    return row < rows() ? model()->index(row, 0, rootIndex()) : QModelIndex();
}

int ThumbnailGrid::rowNear(const QPoint &point) const
{
    const QSize size = cell();
    const int column = qBound(0, point.x() / size.width(), columns() - 1);
    const int line = qMax(0, (point.y() + verticalOffset()) / size.height());
    return qBound(0, line * columns() + column, rows() - 1);
}

void ThumbnailGrid::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const QRect rect = visualRect(index);
    if (!rect.isValid())
        return;
    QScrollBar *bar = verticalScrollBar();
    const int room = viewport()->height();
    if (hint == PositionAtCenter)
        bar->setValue(bar->value() + rect.center().y() - room / 2);
    else if (hint == PositionAtTop || rect.top() < 0)
        bar->setValue(bar->value() + rect.top());
    else if (hint == PositionAtBottom || rect.bottom() >= room)
        bar->setValue(bar->value() + rect.bottom() + 1 - room);
}

void ThumbnailGrid::updateGeometries()
{
    QScrollBar *bar = verticalScrollBar();
    const int height = cell().height();
    const int lines = (rows() + columns() - 1) / columns();
    bar->setSingleStep(height / 4);
    bar->setPageStep(viewport()->height());
    bar->setRange(0, qMax(0, lines * height - viewport()->height()));
    QAbstractItemView::updateGeometries();
    viewport()->update();
}

void ThumbnailGrid::rowsInserted(const QModelIndex &parent, int start, int end)
{
    QAbstractItemView::rowsInserted(parent, start, end);
    scheduleDelayedItemsLayout();
    updateGeometries();
}

void ThumbnailGrid::rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end)
{
    QAbstractItemView::rowsAboutToBeRemoved(parent, start, end);
    scheduleDelayedItemsLayout();
}

void ThumbnailGrid::keepInPlace(int row, int offset)
{
    if (row >= 0)
        verticalScrollBar()->setValue(rectOf(row).top() - offset);
}

void ThumbnailGrid::resizeEvent(QResizeEvent *event)
{
    // The picture being looked at, or else the first one seen, stays where it is when the number of columns changes.
    // The viewport has its new width already: the old lines are counted with the old one.
    const int before = columnsFor(event->oldSize().width());
    const int height = cell().height();
    const int top = verticalOffset();
    int row = qMin(top / height * before, rows() - 1);
    const int current = currentIndex().isValid() ? currentIndex().row() : -1;
    const int at = current / before * height - top;
    if (current >= 0 && at + height > 0 && at < event->oldSize().height())
        row = current;
    const int offset = row >= 0 ? row / before * height - top : 0;
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
    if (event->oldSize().width() > 0)
        keepInPlace(row, offset);
}

void ThumbnailGrid::setThumbnailSize(int size)
{
    size = qBound(smallest, size, largest);
    if (size == m_size)
        return;
    const int row = currentIndex().isValid() ? currentIndex().row() : visibleRows().first;
    const int offset = row >= 0 ? rectOf(row).top() - verticalOffset() : 0;
    m_size = size;
    static_cast<ThumbnailDelegate *>(itemDelegate())->setThumbnailSize(size);
    updateGeometries();
    keepInPlace(row, qBound(0, offset, viewport()->height() / 2));
    Q_EMIT thumbnailSizeChanged(size);
}

QModelIndex ThumbnailGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = rows();
    if (count == 0)
        return {};
    if (!currentIndex().isValid())
        return model()->index(0, 0, rootIndex());
    const int perLine = columns();
    const int page = qMax(1, viewport()->height() / cell().height()) * perLine;
    const int now = currentIndex().row();
    int row = now;
    switch (action) {
    case MoveLeft:
    case MovePrevious: row = now - 1; break;
    case MoveRight:
    case MoveNext: row = now + 1; break;
    case MoveUp: row = now - perLine; break;
    case MoveDown: row = now + perLine; break;
    case MovePageUp: row = qMax(now % perLine, now - page); break;
    case MovePageDown: row = now + page; break;
    case MoveHome: row = 0; break;
    case MoveEnd: row = count - 1; break;
    }
    if (row < 0)
        row = action == MoveUp ? now : 0;
    if (row >= count) {
        // Down from the last full line goes to the last picture, but not sideways out of the last line.
        const bool below = now / perLine < (count - 1) / perLine;
        row = action == MoveDown && !below ? now : count - 1;
    }
    return model()->index(row, 0, rootIndex());
}

QItemSelection ThumbnailGrid::between(int from, int to) const
{
    return {model()->index(qMin(from, to), 0, rootIndex()), model()->index(qMax(from, to), 0, rootIndex())};
}

void ThumbnailGrid::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    if (!selectionModel() || rows() == 0)
        return;
    if (state() != DragSelectingState) {
        if (rect.width() <= 1 && rect.height() <= 1 && !indexAt(rect.topLeft()).isValid()) {
            selectionModel()->select(QItemSelection(), command);
            return;
        }
        // A click or key with Shift takes everything between in reading order.
        selectionModel()->select(between(rowNear(rect.topLeft()), rowNear(rect.bottomRight())), command);
        return;
    }
    QItemSelection touched;
    const QRect band = rect.normalized();
    m_band = band.translated(0, verticalOffset());
    const QSize size = cell();
    const int perLine = columns();
    const int left = qMax(0, band.left() / size.width());
    const int right = qMin(perLine - 1, band.right() / size.width());
    const int top = qMax(0, (band.top() + verticalOffset()) / size.height());
    const int bottom = (band.bottom() + verticalOffset()) / size.height();
    for (int line = top; line <= bottom && left <= right; ++line) {
        const int from = line * perLine + left;
        const int to = qMin(line * perLine + right, rows() - 1);
        if (from <= to)
            touched.append(between(from, to).first());
    }
    selectionModel()->select(touched, command);
}

QRegion ThumbnailGrid::visualRegionForSelection(const QItemSelection &selection) const
{
    const auto [first, last] = visibleRows();
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        for (int row = qMax(range.top(), first); row <= qMin(range.bottom(), last); ++row)
            region += rectOf(row).translated(0, -verticalOffset());
    }
    return region;
}

void ThumbnailGrid::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    viewport()->update();
    Q_EMIT currentRowChanged(current.isValid() ? current.row() : -1);
}

void ThumbnailGrid::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QAbstractItemView::selectionChanged(selected, deselected);
    int count = 0;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        count += range.height();
    Q_EMIT selectedCountChanged(count);
}

void ThumbnailGrid::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const Theme &theme = Theme::of(this);
    if (rows() == 0) {
        painter.setFont(theme.font(TextRole::Body));
        painter.setPen(theme.tokens().soft);
        painter.drawText(viewport()->rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText);
        return;
    }
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    const auto [first, last] = visibleRows();
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = model()->index(row, 0, rootIndex());
        option.rect = rectOf(row).translated(0, -verticalOffset());
        if (!event->rect().intersects(option.rect))
            continue;
        option.state = QStyle::State_Enabled;
        if (selectionModel()->isSelected(index))
            option.state |= QStyle::State_Selected;
        if (hasFocus() && index == currentIndex())
            option.state |= QStyle::State_HasFocus;
        if (viewport()->underMouse() && option.rect.contains(pointer))
            option.state |= QStyle::State_MouseOver;
        itemDelegate()->paint(&painter, option, index);
    }
    if (m_band.isValid() && state() == DragSelectingState) {
        QColor fill = theme.tokens().accent;
        fill.setAlpha(40);
        painter.setPen(theme.tokens().accent);
        painter.setBrush(fill);
        painter.drawRect(m_band.translated(0, -verticalOffset()).adjusted(0, 0, -1, -1));
    }
}

void ThumbnailGrid::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setThumbnailSize(m_size + event->angleDelta().y() * 16 / 120);
        event->accept();
        return;
    }
    QAbstractItemView::wheelEvent(event);
}

void ThumbnailGrid::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier && currentIndex().isValid()) {
        Q_EMIT quickView(currentIndex());
        return;
    }
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal) {
            setThumbnailSize(m_size + 32);
            return;
        }
        if (event->key() == Qt::Key_Minus) {
            setThumbnailSize(m_size - 32);
            return;
        }
    }
    // Letters and digits are the page's keys; the base class would take them for a search.
    if (!asciiKey(*event).isNull()) {
        event->ignore();
        return;
    }
    QAbstractItemView::keyPressEvent(event);
}

void ThumbnailGrid::mouseMoveEvent(QMouseEvent *event)
{
    QAbstractItemView::mouseMoveEvent(event);
    if (state() != DragSelectingState)
        return;
    viewport()->update();
}

void ThumbnailGrid::mouseReleaseEvent(QMouseEvent *event)
{
    QAbstractItemView::mouseReleaseEvent(event);
    m_band = QRect();
    viewport()->update();
}

bool ThumbnailGrid::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverLeave)
        viewport()->update();
    return QAbstractItemView::viewportEvent(event);
}

void ThumbnailGrid::scrollContentsBy(int, int dy)
{
    scrollDirtyRegion(0, dy);
    viewport()->scroll(0, dy);
}

void ThumbnailGrid::changeEvent(QEvent *event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        updateGeometries();
    else if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Images"));
}

} // namespace yuyi
