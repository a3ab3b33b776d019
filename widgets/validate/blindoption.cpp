// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/blindoption.h"

#include "widgets/controls/badge.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int wrapping = Qt::TextWordWrap | Qt::TextWrapAnywhere | Qt::AlignLeft | Qt::AlignVCenter;
}

BlindOption::BlindOption(const QString &letter, QWidget *parent) : QAbstractButton(parent), m_letter(letter)
{
    setCheckable(true);
    setFocusPolicy(Qt::NoFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void BlindOption::setOption(const QString &text)
{
    setText(text);
    setAccessibleName(tr("%1: %2").arg(m_letter, text));
    updateGeometry();
    update();
}

int BlindOption::capWidth() const
{
    return keyCapSize(Theme::of(this), m_letter).width();
}

QRect BlindOption::textRect(const QRect &in) const
{
    return in.adjusted(spacing::small + capWidth() + spacing::small, spacing::small, -spacing::medium, -spacing::small);
}

int BlindOption::heightForWidth(int width) const
{
    const QRect room = textRect(QRect(0, 0, width, 10000));
    const QFontMetrics metrics(Theme::of(this).font(TextRole::Body));
    const int text = metrics.boundingRect(QRect(0, 0, std::max(1, room.width()), 10000), wrapping, this->text()).height();
    return std::max(text, metrics.height()) + 2 * spacing::small;
}

QSize BlindOption::sizeHint() const
{
    const int width = Theme::of(this).px(360);
    return {width, heightForWidth(width)};
}

QSize BlindOption::minimumSizeHint() const
{
    return {Theme::of(this).px(160), heightForWidth(std::max(width(), Theme::of(this).px(160)))};
}

void BlindOption::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool chosen = isChecked() || isDown();
    painter.setPen(chosen ? tokens.accent : tokens.line);
    painter.setBrush(chosen ? tokens.accentTint : underMouse() && isEnabled() ? tokens.hover : tokens.panel);
    painter.drawRoundedRect(frame, radius::control, radius::control);
    const QSize cap = keyCapSize(theme, m_letter);
    const QRect capRect(QPoint(spacing::small, (height() - cap.height()) / 2), cap);
    paintKeyCap(painter, theme, capRect, m_letter, chosen ? tokens.accent : tokens.neutralTint,
                chosen ? tokens.accent : tokens.line, chosen ? tokens.onAccent : tokens.soft);
    painter.setFont(theme.font(TextRole::Body));
    painter.setPen(!isEnabled() ? tokens.disabled : chosen ? tokens.onTint : tokens.text);
    painter.drawText(textRect(rect()), wrapping, text());
}

void BlindOption::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange) {
        updateGeometry();
        update();
    }
}

} // namespace yuyi
