// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/decisionguard.h"

#include "widgets/shell/commands/keypresses.h"

#include <QEvent>
#include <QWidget>

namespace yuyi {

DecisionGuard::DecisionGuard(KeyPresses &presses, QWidget *view) : QObject(view), m_presses(presses), m_view(view)
{
    view->installEventFilter(this);
}

void DecisionGuard::expectPicture()
{
    m_seen = Seen::Expected;
}

void DecisionGuard::pictureIsIn()
{
    if (m_seen != Seen::Expected)
        return;
    m_seen = Seen::In;
    m_view->update();
}

bool DecisionGuard::mayDecide() const
{
    return m_seen == Seen::Painted && !m_presses.isHeld() && m_presses.now() - m_since >= leastSeenMs;
}

bool DecisionGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::Paint && m_seen == Seen::In) {
        m_seen = Seen::Painted;
        m_since = m_presses.now();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace yuyi
