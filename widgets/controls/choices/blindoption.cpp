// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/blindoption.h"

#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/wordlines.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {
// As the check boxes of the style sheet.
constexpr int boxSide = 14;
constexpr int boxRadius = 4;
} // namespace

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

void BlindOption::setKey(const QString &key)
{
    m_key = key == m_letter ? QString() : key;
    updateGeometry();
    update();
}

void BlindOption::setSeveral(bool several)
{
    if (m_several == several)
        return;
    m_several = several;
    updateGeometry();
    update();
}

/// The check box; without width where only one may be chosen.
QRect BlindOption::boxRect() const
{
    const int side = m_several ? Theme::of(this).px(boxSide) : 0;
    return {spacing::small, (height() - side) / 2, side, side};
}

QRect BlindOption::capRect() const
{
    const QSize cap = keyCapSize(Theme::of(this), m_letter);
    const int left = spacing::small + (m_several ? boxRect().width() + spacing::small : 0);
    return {QPoint(left, (height() - cap.height()) / 2), cap};
}

QRect BlindOption::textRect(const QRect &in) const
{
    const int key = m_key.isEmpty() ? 0 : keyCapSize(Theme::of(this), m_key).width() + spacing::small;
    const QRect cap = capRect();
    return in.adjusted(cap.x() + cap.width() + spacing::small, spacing::small, -spacing::medium - key, -spacing::small);
}

int BlindOption::heightForWidth(int width) const
{
    const QRect room = textRect(QRect(0, 0, width, 10000));
    const QFont font = Theme::of(this).font(TextRole::Body);
    const int text = static_cast<int>(std::ceil(wordLinesHeight(this->text(), font, room.width())));
    return std::max(text, QFontMetrics(font).height()) + 2 * spacing::small;
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

void BlindOption::paintBox(QPainter &painter, const QRect &box, bool chosen) const
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    painter.setPen(chosen ? tokens.accent : isEnabled() ? tokens.soft
                                                        : tokens.line);
    painter.setBrush(chosen ? tokens.accent : tokens.panel);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), boxRadius, boxRadius);
    if (chosen)
        theme.icon(QStringLiteral("check"), QStringLiteral("on-accent")).paint(&painter, box);
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
    painter.setBrush(chosen ? tokens.accentTint : underMouse() && isEnabled() ? tokens.hover
                                                                              : tokens.panel);
    painter.drawRoundedRect(frame, radius::control, radius::control);
    if (m_several)
        paintBox(painter, boxRect(), chosen);
    paintKeyCap(painter, theme, capRect(), m_letter, chosen ? tokens.accent : tokens.neutralTint,
                chosen ? tokens.accent : tokens.line, chosen ? tokens.onAccent : tokens.soft);
    if (!m_key.isEmpty()) {
        const QSize size = keyCapSize(theme, m_key);
        paintKeyCap(painter, theme, QRect(QPoint(width() - spacing::small - size.width(), (height() - size.height()) / 2), size), m_key,
                    tokens.neutralTint, tokens.line, isEnabled() ? tokens.soft : tokens.disabled);
    }
    painter.setPen(!isEnabled() ? tokens.disabled : chosen ? tokens.onTint
                                                           : tokens.text);
    const QRect room = textRect(rect());
    const QFont body = theme.font(TextRole::Body);
    const qreal high = wordLinesHeight(text(), body, room.width());
    drawWordLines(painter, QRectF(room).translated(0, (room.height() - high) / 2), text(), body);
}

void BlindOption::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange) {
        updateGeometry();
        update();
    }
}

void BlindOption::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    // Wider means lower: the least height that was asked for before is no longer true.
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

} // namespace yuyi
