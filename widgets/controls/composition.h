// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QInputMethodEvent;
class QKeyEvent;

namespace yuyi {

/// @brief Knows whether an input method is composing in a field, so that the Enter (or Escape) that ends a composition
/// is not taken for the person's own. Some input methods pass that key on after they committed the text.
class Composition final : public QObject
{
public:
    explicit Composition(QObject *field) : QObject(field) {}

    /// Call first in the field's inputMethodEvent().
    void note(const QInputMethodEvent &event);
    bool active() const { return m_active; }
    /// This key belongs to the composition (running, or ended by it just now): drop it.
    bool swallows(const QKeyEvent &event) const;

private:
    bool m_active = false;
    bool m_justEnded = false;
};

} // namespace yuyi
