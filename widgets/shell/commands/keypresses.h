// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>

#include <functional>

namespace yuyi {

/// @brief Tells whether a key was newly pressed or is held down. The window system marks auto-repeat, but not always: some
/// repeats arrive as a release and a press at the same moment, faster than a finger. Observes the keys of the whole program.
class KeyPresses final : public QObject
{
    Q_OBJECT
public:
    /// A monotonic clock in milliseconds with any starting point.
    using Clock = std::function<qint64()>;

    explicit KeyPresses(QObject *parent = nullptr);

    void setClock(Clock clock) { m_clock = std::move(clock); }
    qint64 now() const { return m_clock(); }
    /// Returns true if the key is auto-repeating; its action was done when it was pressed.
    bool isHeld() const { return m_held; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Clock m_clock;
    QHash<int, qint64> m_released; ///< key → time of its release
    bool m_held = false;
};

} // namespace yuyi
