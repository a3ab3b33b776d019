// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/help/tourlight.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace yuyi {

TourLight::TourLight(QWidget *host) : Overlay(host, Anchor::Fill)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void TourLight::setRect(const QRect &rect)
{
    if (rect == m_lit)
        return;
    m_lit = rect;
    update();
}

void TourLight::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::of(this).tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shade;
    shade.addRect(rect());
    QPainterPath hole;
    if (!m_lit.isEmpty())
        hole.addRoundedRect(m_lit, radius::panel, radius::panel);
    painter.fillPath(shade.subtracted(hole), tokens.shade);
    if (!m_lit.isEmpty()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.drawPath(hole);
    }
}

} // namespace yuyi
