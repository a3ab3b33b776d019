// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/flowlayout.h"

#include <QWidget>

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

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
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
        size.setWidth(qMin(size.width(), qMax(area.width(), item->minimumSize().width())));
        if (x > area.x() && x + size.width() > area.x() + area.width()) {
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
