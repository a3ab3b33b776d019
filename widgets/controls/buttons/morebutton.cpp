// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/buttons/morebutton.h"

#include <QEvent>
#include <QMenu>

namespace yuyi {

MoreButton::MoreButton(const QList<QAction *> &actions, QWidget *parent)
    : ActionButton(tr("More"), {}, Kind::Plain, parent)
{
    setObjectName(QStringLiteral("moreActions"));
    auto *menu = new QMenu(this);
    menu->addActions(actions);
    setMenu(menu);
}

void MoreButton::changeEvent(QEvent *event)
{
    ActionButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setText(tr("More"));
}

} // namespace yuyi
