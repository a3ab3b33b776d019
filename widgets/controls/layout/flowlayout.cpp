// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/flowlayout.h"

#include <QWidget>

#include <algorithm>

namespace yuyi {

FlowLayout::FlowLayout(QWidget *parent, int horizontal, int vertical)
    : QLayout(parent), m_horizontal(horizontal), m_vertical(vertical)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width > 0 ? m_horizontal : 0);
        height = qMax(height, item->sizeHint().height());
    }
    const QMargins margins = contentsMargins();
    return QSize(width, height).grownBy(margins);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setEven(bool even)
{
    m_even = even;
    invalidate();
}

void FlowLayout::setFilling(bool filling)
{
    m_filling = filling;
    invalidate();
}

int FlowLayout::fill(const QRect &area, bool apply) const
{
    QList<QLayoutItem *> shown;
    QSize one(1, 0);
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        shown.append(item);
        one = one.expandedTo(item->sizeHint());
    }
    const auto count = static_cast<int>(shown.size());
    if (count == 0)
        return 0;
    const int most = std::clamp((area.width() + m_horizontal) / (one.width() + m_horizontal), 1, count);
    const int lines = (count + most - 1) / most;
    const int columns = (count + lines - 1) / lines;
    const int room = area.width() - (columns - 1) * m_horizontal;
    for (int i = 0; apply && i < count; ++i) {
        // Pixels that are left over are divided among the columns.
        const int left = room * (i % columns) / columns;
        const int right = room * (i % columns + 1) / columns;
        const QPoint place(left + i % columns * m_horizontal, i / columns * (one.height() + m_vertical));
        shown.at(i)->setGeometry(QRect(area.topLeft() + place, QSize(right - left, one.height())));
    }
    return lines * one.height() + (lines - 1) * m_vertical;
}

int FlowLayout::widthOf(const QLayoutItem &item, int room) const
{
    return qMin(item.sizeHint().width(), qMax(room, item.minimumSize().width()));
}

int FlowLayout::linesIn(int limit, int room) const
{
    int lines = 0;
    int x = 0;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const int width = widthOf(*item, room);
        if (lines == 0 || x + width > limit) {
            ++lines;
            x = 0;
        }
        x += width + m_horizontal;
    }
    return lines;
}

int FlowLayout::limitIn(int room) const
{
    const int lines = m_even ? linesIn(room, room) : 1;
    if (lines < 2)
        return room;
    // The narrowest lines that are no more.
    int tooNarrow = 0;
    int enough = room;
    while (enough - tooNarrow > 1) {
        const int middle = (tooNarrow + enough) / 2;
        (linesIn(middle, room) <= lines ? enough : tooNarrow) = middle;
    }
    return enough;
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    if (m_filling)
        return area.y() + fill(area, apply) - rect.y() + contentsMargins().bottom();
    const int limit = limitIn(area.width());
    int x = area.x();
    int y = area.y();
    int lineHeight = 0;
    QList<std::pair<QLayoutItem *, QRect>> line;
    const auto place = [&] {
        for (const auto &[item, where] : std::as_const(line)) {
            if (apply)
                item->setGeometry(where.translated(0, (lineHeight - where.height()) / 2));
        }
        line.clear();
    };
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        size.setWidth(widthOf(*item, area.width()));
        if (x > area.x() && x + size.width() > area.x() + limit) {
            place();
            x = area.x();
            y += lineHeight + m_vertical;
            lineHeight = 0;
        }
        line.append({item, QRect(QPoint(x, y), size)});
        x += size.width() + m_horizontal;
        lineHeight = qMax(lineHeight, size.height());
    }
    place();
    return y + lineHeight - rect.y() + contentsMargins().bottom();
}

} // namespace yuyi
