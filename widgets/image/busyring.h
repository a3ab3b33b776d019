// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPointF>
#include <QTimer>

class QPainter;
class QWidget;

namespace yuyi {

/// @brief A small spinner that appears only if something takes longer than 200 ms.
class BusyRing final : public QObject
{
public:
    /// Repaints `owner` while it turns.
    explicit BusyRing(QWidget *owner);

    void start();
    void stop();
    /// Returns true if the spinner was started more than 200 ms ago and is visible.
    bool isVisible() const { return m_turn.isActive(); }
    void paint(QPainter &painter, const QPointF &center) const;

private:
    QWidget *m_owner;
    QTimer m_patience;
    QTimer m_turn;
    QElapsedTimer m_since;
};

} // namespace yuyi
