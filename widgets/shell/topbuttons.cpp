// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/topbuttons.h"

#include "widgets/controls/badge.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

namespace {

constexpr int nameLimit = 160;

void paintFocus(QPainter &painter, const QWidget &widget, const Tokens &tokens)
{
    if (!widget.hasFocus())
        return;
    painter.setPen(QPen(tokens.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), radius::control, radius::control);
}

} // namespace

SearchButton::SearchButton(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SearchButton::setKey(const QString &key)
{
    m_key = key;
    update();
}

QSize SearchButton::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const int text = QFontMetrics(theme.font(TextRole::Body)).horizontalAdvance(this->text());
    const int wanted = text + keyCapSize(theme, m_key).width() + theme.px(44);
    return {qMax(theme.px(320), wanted), QFontMetrics(theme.font(TextRole::Body)).height() + theme.px(12)};
}

QSize SearchButton::minimumSizeHint() const
{
    const Theme &theme = Theme::of(this);
    return {keyCapSize(theme, m_key).width() + theme.px(60), sizeHint().height()};
}

void SearchButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(underMouse() ? tokens.disabled : tokens.line, 1));
    painter.setBrush(tokens.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius::control, radius::control);
    paintFocus(painter, *this, tokens);
    QRect area = rect().adjusted(theme.px(12), 0, -theme.px(8), 0);
    if (!m_key.isEmpty()) {
        const QSize cap = keyCapSize(theme, m_key);
        const QRect key(area.right() - cap.width() + 1, (height() - cap.height()) / 2, cap.width(), cap.height());
        paintKeyCap(painter, theme, key, m_key, tokens.panel, tokens.line, tokens.soft);
        area.setRight(key.left() - theme.px(8));
    }
    painter.setFont(theme.font(TextRole::Body));
    painter.setPen(tokens.soft);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
}

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
    painter.setPen(QPen(hasFocus() ? tokens.accent : underMouse() ? tokens.disabled : tokens.line, hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() || isDown() ? tokens.hover : tokens.ground);
    painter.drawEllipse(circle);
    painter.setFont(theme.font(m_initials.size() > 1 ? TextRole::Small : TextRole::Body));
    painter.setPen(tokens.soft);
    painter.drawText(circle, Qt::AlignCenter, m_initials);
}

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
    paintFocus(painter, *this, tokens);
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
