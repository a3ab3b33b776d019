// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QInputMethodEvent;
class QKeyEvent;

namespace yuyi {

/// @brief Tracks whether an input method is composing in a field, so the Enter or Escape that ends a composition is not handled as
/// the user's own key. Some input methods pass that key on after committing the text.
class InputComposition final : public QObject
{
    Q_OBJECT
public:
    explicit InputComposition(QObject *field) : QObject(field) {}

    /// Call first in the field's inputMethodEvent().
    void note(const QInputMethodEvent &event);
    bool active() const { return m_active; }
    /// Whether the key belongs to a composition that is active or has just ended; such a key must be ignored.
    bool swallows(const QKeyEvent &event) const;

private:
    bool m_active = false;
    bool m_justEnded = false;
};

} // namespace yuyi
