// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/frame/overlay.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLayout>

namespace yuyi {

Overlay::Overlay(QWidget *host, Anchor where) : QWidget(host), m_anchor(where)
{
    host->installEventFilter(this);
    hide();
}

void Overlay::place()
{
    const QRect area = host()->rect();
    if (m_anchor == Anchor::Fill) {
        setGeometry(area);
        return;
    }
    if (isLine()) {
        prepare(area.width());
        return;
    }
    const int room = qMin(qMax(0, area.width() - 2 * spacing::medium), widthLimit());
    prepare(room);
    if (layout())
        layout()->activate();
    const int width = qMin(room, sizeHint().width());
    const int height = hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
    const int y = m_anchor == Anchor::Top ? spacing::medium : area.height() - height - spacing::tiny;
    setGeometry((area.width() - width) / 2, y, width, height);
}

bool Overlay::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == host() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

void Overlay::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    place();
    raise();
}

} // namespace yuyi
