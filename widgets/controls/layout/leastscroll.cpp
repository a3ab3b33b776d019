// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/leastscroll.h"

#include <QEvent>
#include <QScrollBar>
#include <QTimer>

namespace yuyi {

LeastScroll::LeastScroll(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->installEventFilter(this);
}

QSize LeastScroll::minimumSizeHint() const
{
    QSize size = QScrollArea::minimumSizeHint();
    if (widget() && !isSideways())
        size.setWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    return size;
}

void LeastScroll::show(QWidget *inside)
{
    QTimer::singleShot(0, inside, [inside] {
        for (QWidget *around = inside->parentWidget(); around; around = around->parentWidget()) {
            if (auto *scroll = qobject_cast<QScrollArea *>(around)) {
                scroll->ensureWidgetVisible(inside, 0, 0);
                return;
            }
        }
    });
}

void LeastScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

bool LeastScroll::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        if (!isSideways())
            updateGeometry();
        fit();
    }
    return QScrollArea::eventFilter(watched, event);
}

void LeastScroll::fit()
{
    if (!widget())
        return;
    const QSize least = widget()->minimumSizeHint();
    QSize room = maximumViewportSize();
    if (isSideways() && least.width() > room.width())
        room.rheight() -= horizontalScrollBar()->sizeHint().height();
    if (least.height() > room.height())
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    widget()->resize(room.expandedTo(least));
}

} // namespace yuyi
