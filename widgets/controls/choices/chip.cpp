// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/chip.h"

#include "widgets/controls/labels/badge.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

namespace yuyi {

Chip::Chip(QWidget *parent) : Chip(QString(), QString(), parent) {}

Chip::Chip(const QString &text, const QString &key, QWidget *parent)
    : QAbstractButton(parent), m_key(key)
{
    setText(text);
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setKey(const QString &key)
{
    if (m_key == key)
        return;
    m_key = key;
    updateGeometry();
    update();
}

void Chip::setKeyActive(bool active)
{
    if (m_keyActive == active)
        return;
    m_keyActive = active;
    update();
}

void Chip::setMarked(bool marked)
{
    if (m_marked == marked)
        return;
    m_marked = marked;
    update();
}

QFont Chip::labelFont(bool bold) const
{
    QFont font = Theme::of(this).font(TextRole::Body);
    if (bold)
        font.setWeight(QFont::DemiBold);
    return font;
}

QSize Chip::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    // The bold width always, so that choosing never moves a neighbour.
    const QFontMetrics bold(labelFont(true));
    const QFontMetrics plain(labelFont(false));
    int width = qMax(bold.horizontalAdvance(text()), plain.horizontalAdvance(text()));
    int height = bold.height();
    if (!m_key.isEmpty()) {
        const QSize cap = keyCapSize(theme, m_key);
        width += cap.width() + theme.px(6);
        height = qMax(height, cap.height());
    }
    const int side = m_key.isEmpty() ? theme.px(12) : theme.px(10);
    return {width + side + theme.px(12), height + theme.px(8)};
}

QSize Chip::minimumSizeHint() const
{
    return sizeHint();
}

bool Chip::hitButton(const QPoint &position) const
{
    return rect().contains(position);
}

void Chip::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        updateGeometry();
}

void Chip::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &t = theme.tokens();
    const bool on = isChecked();
    const bool ring = hasFocus() || m_marked;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double stroke = ring ? 2 : 1;
    const QRectF body = QRectF(rect()).adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2);
    QColor fill = on ? t.accentTint : t.panel;
    if (isEnabled() && !on && (underMouse() || isDown()))
        fill = t.hover;
    if (!isEnabled())
        fill = on ? t.neutralTint : t.panel;
    const bool accented = isEnabled() && (on || ring);
    painter.setPen(QPen(accented ? t.accent : t.line, stroke));
    painter.setBrush(fill);
    const double round = qMin(body.height() / 2, static_cast<double>(theme.px(14)));
    painter.drawRoundedRect(body, round, round);

    QRect area = rect().adjusted(m_key.isEmpty() ? theme.px(12) : theme.px(10), 0, -theme.px(12), 0);
    if (!m_key.isEmpty()) {
        const QSize cap = keyCapSize(theme, m_key);
        const QRect square(area.left(), (height() - cap.height()) / 2, cap.width(), cap.height());
        QColor ink = m_keyActive ? t.onTint : t.soft;
        QColor ground = m_keyActive ? t.accentTint : t.neutralTint;
        if (on)
            ground = t.panel;
        if (!isEnabled())
            ink = t.disabled;
        paintKeyCap(painter, theme, square, m_key, ground,
                    m_keyActive && isEnabled() ? mixed(t.line, t.accent, 0.4) : t.line, ink);
        area.setLeft(square.right() + 1 + theme.px(6));
    }
    const QFont font = labelFont(on);
    painter.setFont(font);
    painter.setPen(!isEnabled() ? t.disabled : on ? t.onTint
                                                  : t.text);
    painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text(), Qt::ElideRight, area.width() + 1));
}

} // namespace yuyi
