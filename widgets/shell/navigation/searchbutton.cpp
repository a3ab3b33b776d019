// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation/searchbutton.h"

#include "widgets/controls/labels/badge.h"
#include "widgets/shell/window/focusring.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

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
    paintFocusRing(painter, *this, tokens);
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

} // namespace yuyi
