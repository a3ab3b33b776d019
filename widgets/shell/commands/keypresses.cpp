// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/keypresses.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>

namespace yuyi {

namespace {
constexpr qint64 leastUpMs = 50; // a key that is up for less was never let go

KeyPresses::Clock machineClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}
} // namespace

KeyPresses::KeyPresses(QObject *parent) : QObject(parent), m_clock(machineClock())
{
    if (QCoreApplication *program = QCoreApplication::instance())
        program->installEventFilter(this);
}

bool KeyPresses::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const auto released = m_released.constFind(key.key());
        m_held = key.isAutoRepeat() || (released != m_released.constEnd() && now() - *released < leastUpMs);
        break;
    }
    case QEvent::KeyRelease:
        m_released.insert(static_cast<QKeyEvent *>(event)->key(), now());
        m_held = false;
        break;
    case QEvent::MouseButtonPress: m_held = false; break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace yuyi
