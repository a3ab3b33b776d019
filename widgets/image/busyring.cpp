// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/busyring.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <QWidget>

namespace yuyi {

BusyRing::BusyRing(QWidget *owner) : QObject(owner), m_owner(owner)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(200);
    m_turn.setInterval(40);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_since.start();
        m_turn.start();
        m_owner->update();
    });
    connect(&m_turn, &QTimer::timeout, this, [this] { m_owner->update(); });
}

void BusyRing::start()
{
    if (!m_turn.isActive() && !m_patience.isActive())
        m_patience.start();
}

void BusyRing::stop()
{
    m_patience.stop();
    m_turn.stop();
}

void BusyRing::paint(QPainter &painter, const QPointF &center) const
{
    if (!isVisible())
        return;
    const Theme &theme = Theme::of(m_owner);
    const double side = theme.px(28);
    const QRectF circle(center - QPointF(side / 2, side / 2), QSizeF(side, side));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.tokens().line, 3));
    painter.drawEllipse(circle);
    QPen arc(theme.tokens().soft, 3);
    arc.setCapStyle(Qt::RoundCap);
    painter.setPen(arc);
    painter.drawArc(circle, -static_cast<int>(m_since.elapsed() * 16 * 360 / 1100), 90 * 16);
}

} // namespace yuyi
