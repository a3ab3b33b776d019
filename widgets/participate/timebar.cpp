// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/timebar.h"

#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace yuyi {

TimeBar::TimeBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimeBar::setShare(double share)
{
    const double wanted = std::clamp(share, 0.0, 1.0);
    // Repainted only when it would be seen.
    const bool seen = std::abs(wanted - m_share) * std::max(1, width()) >= 0.5;
    m_share = wanted;
    if (seen)
        update();
}

QSize TimeBar::sizeHint() const
{
    return {Theme::of(this).px(80), spacing::tiny};
}

void TimeBar::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::of(this).tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double round = height() / 2.0;
    painter.setBrush(tokens.line);
    painter.drawRoundedRect(QRectF(rect()), round, round);
    if (m_share <= 0)
        return;
    painter.setBrush(tokens.soft);
    painter.drawRoundedRect(QRectF(0, 0, std::max(static_cast<double>(height()), width() * m_share), height()), round, round);
}

} // namespace yuyi
