// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>

#include <functional>

namespace yuyi {

/// @brief Whether a key was pressed anew or is only held down. The window system marks repeated presses, but not always: some
/// arrive as a release and a press at the same moment. A finger needs longer than that. Sees the keys of the whole program.
class KeyPresses final : public QObject
{
    Q_OBJECT
public:
    /// Milliseconds since any moment; never goes back.
    using Clock = std::function<qint64()>;

    explicit KeyPresses(QObject *parent = nullptr);

    void setClock(Clock clock) { m_clock = std::move(clock); }
    qint64 now() const { return m_clock(); }
    /// The key that is down repeats itself: what it asks for was done when it was pressed.
    bool isHeld() const { return m_held; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Clock m_clock;
    QHash<int, qint64> m_released;   ///< key → when
    bool m_held = false;
};

} // namespace yuyi
