// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPointF>
#include <QTimer>

class QPainter;
class QWidget;

namespace yuyi {

/// @brief A quiet turning ring that only appears when something takes longer than 200 ms.
class BusyRing final : public QObject
{
public:
    /// Repaints `owner` while it turns.
    explicit BusyRing(QWidget *owner);

    void start();
    void stop();
    /// Started and slow enough to be seen.
    bool isVisible() const { return m_turn.isActive(); }
    void paint(QPainter &painter, const QPointF &center) const;

private:
    QWidget *m_owner;
    QTimer m_patience;
    QTimer m_turn;
    QElapsedTimer m_since;
};

} // namespace yuyi
