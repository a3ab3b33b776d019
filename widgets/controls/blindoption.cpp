// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/blindoption.h"

#include "widgets/controls/badge.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

/// Lines as a typesetter breaks them: no mark at the beginning of a line, no word cut unless it is wider than the line.
qreal layOut(QTextLayout &layout, int width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

QString shownText(QString text)
{
    return text.replace(u'\n', QChar::LineSeparator);
}

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
    const QFont font = Theme::of(this).font(TextRole::Body);
    QTextLayout layout(shownText(text()), font);
    const int text = static_cast<int>(std::ceil(layOut(layout, room.width())));
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
    painter.setPen(!isEnabled() ? tokens.disabled : chosen ? tokens.onTint : tokens.text);
    const QRect room = textRect(rect());
    QTextLayout layout(shownText(text()), theme.font(TextRole::Body));
    const qreal high = layOut(layout, room.width());
    layout.draw(&painter, QPointF(room.left(), room.top() + (room.height() - high) / 2));
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
