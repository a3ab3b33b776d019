// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/people/avatarbutton.h"

#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

AvatarButton::AvatarButton(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void AvatarButton::setInitials(const QString &initials)
{
    m_initials = initials;
    update();
}

QSize AvatarButton::sizeHint() const
{
    const int side = Theme::of(this).px(30);
    return {side, side};
}

void AvatarButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF circle = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
    painter.setPen(QPen(hasFocus() ? tokens.accent : underMouse() ? tokens.disabled
                                                                  : tokens.line,
                        hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() || isDown() ? tokens.hover : tokens.ground);
    painter.drawEllipse(circle);
    painter.setFont(theme.font(m_initials.size() > 1 ? TextRole::Small : TextRole::Body));
    painter.setPen(tokens.soft);
    painter.drawText(circle, Qt::AlignCenter, m_initials);
}

} // namespace yuyi
