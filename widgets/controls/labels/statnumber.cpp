// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/statnumber.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

namespace yuyi {

StatNumber::StatNumber(QWidget *parent) : QAbstractButton(parent), m_number(QStringLiteral("–"))
{
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setPassive(false);
}

StatNumber::StatNumber(const QString &label, const QString &number, QWidget *parent) : StatNumber(parent)
{
    m_number = number;
    setLabel(label);
}

void StatNumber::setNumber(qint64 number)
{
    setNumberText(locale().toString(number));
}

void StatNumber::setNumberText(const QString &number)
{
    if (m_number == number)
        return;
    m_number = number;
    name();
    updateGeometry();
    update();
}

void StatNumber::setLabel(const QString &label)
{
    setText(label);
    name();
    updateGeometry();
}

void StatNumber::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void StatNumber::setPassive(bool passive)
{
    m_passive = passive;
    setFocusPolicy(passive ? Qt::NoFocus : Qt::StrongFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents, passive);
    setCursor(passive ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void StatNumber::name()
{
    setAccessibleName(text());
    setAccessibleDescription(m_number);
}

QSize StatNumber::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics number(theme.font(TextRole::Display));
    const QFontMetrics label(theme.font(TextRole::Small));
    return {qMax(number.horizontalAdvance(m_number), label.horizontalAdvance(text())) + 2 * spacing::small,
            number.height() + label.height() + 2 * spacing::tiny};
}

void StatNumber::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        updateGeometry();
}

void StatNumber::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &t = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_passive && (underMouse() || hasFocus() || isDown())) {
        painter.setPen(hasFocus() ? QPen(t.accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() || isDown() ? t.hover : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius::control, radius::control);
    }
    const QFont numberFont = theme.font(TextRole::Display);
    const QFont labelFont = theme.font(TextRole::Small);
    const QFontMetrics number(numberFont);
    const QFontMetrics label(labelFont);
    const QRect area = rect().adjusted(spacing::small, spacing::tiny, -spacing::small, -spacing::tiny);
    painter.setFont(numberFont);
    QColor ink = m_tone == Tone::Neutral ? t.text : t.toneText(m_tone);
    if (!isEnabled())
        ink = t.disabled;
    painter.setPen(ink);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignTop, m_number);
    painter.setFont(labelFont);
    painter.setPen(isEnabled() ? t.soft : t.disabled);
    painter.drawText(area.adjusted(0, number.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop,
                     label.elidedText(text(), Qt::ElideRight, area.width() + 1));
}

} // namespace yuyi
