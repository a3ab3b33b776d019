// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/inputcomposition.h"

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QTimer>

namespace yuyi {

void InputComposition::note(const QInputMethodEvent &event)
{
    const bool composing = !event.preeditString().isEmpty();
    if (m_active && !composing) {
        m_justEnded = true;
        QTimer::singleShot(0, this, [this] { m_justEnded = false; });
    }
    m_active = composing;
}

bool InputComposition::swallows(const QKeyEvent &event) const
{
    if (!m_active && !m_justEnded)
        return false;
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Escape;
}

} // namespace yuyi
