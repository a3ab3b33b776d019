// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/fittedscroll.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace yuyi {

FittedScroll::FittedScroll(QWidget *content, double share, QWidget *parent) : QScrollArea(parent), m_share(share)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->installEventFilter(this);
    parent->installEventFilter(this);
}

bool FittedScroll::eventFilter(QObject *watched, QEvent *event)
{
    if ((watched == widget() && event->type() == QEvent::LayoutRequest)
        || (watched == parentWidget() && event->type() == QEvent::Resize))
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void FittedScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void FittedScroll::fit()
{
    if (!widget() || !widget()->layout())
        return;
    const QLayout *inside = widget()->layout();
    const int room = viewport()->width();
    const int wanted = inside->hasHeightForWidth() ? inside->totalHeightForWidth(room) : inside->totalSizeHint().height();
    const int most = static_cast<int>(parentWidget()->height() * m_share);
    const int height = std::clamp(wanted, 0, std::max(0, most));
    if (height != maximumHeight() || height != minimumHeight())
        setFixedHeight(height);
}

} // namespace yuyi
