// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/people/personbutton.h"

#include "widgets/shell/window/focusring.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

namespace {

constexpr int nameLimit = 160;

} // namespace

PersonButton::PersonButton(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PersonButton::setPerson(const QString &name, const QString &initials, const QString &role)
{
    setText(name);
    m_initials = initials;
    m_role = role;
    setAccessibleName(tr("Working as %1, %2").arg(name, role));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize PersonButton::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics body(theme.font(TextRole::Body));
    const int name = qMin(body.horizontalAdvance(text()), theme.px(nameLimit));
    int width = theme.px(6) + theme.px(26) + theme.px(8) + name + theme.px(8);
    if (!m_role.isEmpty())
        width += QFontMetrics(theme.font(TextRole::Small)).horizontalAdvance(m_role) + theme.px(8);
    return {width, qMax(theme.px(32), body.height() + theme.px(10))};
}

QSize PersonButton::minimumSizeHint() const
{
    return sizeHint();
}

void PersonButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.hover);
        painter.drawRoundedRect(QRectF(rect()), radius::control, radius::control);
    }
    paintFocusRing(painter, *this, tokens);
    const int side = theme.px(26);
    const QRect circle(theme.px(6), (height() - side) / 2, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.accentTint);
    painter.drawEllipse(circle);
    QFont bold = theme.font(m_initials.size() > 1 ? TextRole::Small : TextRole::Body);
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(tokens.onTint);
    painter.drawText(circle, Qt::AlignCenter, m_initials);

    QRect area = rect().adjusted(circle.right() + 1 + theme.px(8), 0, -theme.px(8), 0);
    painter.setFont(theme.font(TextRole::Body));
    painter.setPen(tokens.text);
    const QString name = painter.fontMetrics().elidedText(text(), Qt::ElideRight, theme.px(nameLimit));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, name);
    area.setLeft(area.left() + painter.fontMetrics().horizontalAdvance(name) + theme.px(8));
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(tokens.soft);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, m_role);
}

} // namespace yuyi
