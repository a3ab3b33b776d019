// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/badge.h"

#include "widgets/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace yuyi {

namespace {

QFont capFont(const Theme &theme)
{
    QFont font = theme.font(TextRole::Mono);
    font.setPixelSize(theme.px(11));
    return font;
}

} // namespace

Badge::Badge(QWidget *parent) : Badge(QString(), Tone::Neutral, parent) {}

Badge::Badge(const QString &text, Tone tone, QWidget *parent) : QLabel(text, parent), m_tone(tone)
{
    setProperty("badge", true);
    setProperty("tone", toneName(tone));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Badge::setTone(Tone tone)
{
    m_tone = tone;
    setStyleProperty(this, "tone", toneName(tone));
}

void Badge::show(const QString &text, Tone tone)
{
    setText(text);
    setTone(tone);
    setVisible(!text.isEmpty());
}

KeyHint::KeyHint(const QString &key, QWidget *parent) : QLabel(key, parent)
{
    setProperty("role", QStringLiteral("keyhint"));
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize badgeSize(const Theme &theme, const QString &text)
{
    const QFontMetrics metrics(theme.font(TextRole::Small));
    return {metrics.horizontalAdvance(text) + 2 * theme.px(6), metrics.height() + 2 * theme.px(2)};
}

void paintBadge(QPainter &painter, const Theme &theme, const QRect &rect, const QString &text, Tone tone)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.tokens().toneTint(tone));
    painter.drawRoundedRect(QRectF(rect), 4, 4);
    const QFont font = theme.font(TextRole::Small);
    painter.setFont(font);
    painter.setPen(theme.tokens().toneText(tone));
    const int room = rect.width() - 2 * theme.px(6);
    painter.drawText(rect, Qt::AlignCenter,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, qMax(room, 0) + 1));
    painter.restore();
}

QSize keyCapSize(const Theme &theme, const QString &key)
{
    const QFontMetrics metrics(capFont(theme));
    const int height = metrics.height() + 2;
    return {qMax(height, metrics.horizontalAdvance(key) + 2 * theme.px(4)), height};
}

void paintKeyCap(QPainter &painter, const Theme &theme, const QRect &rect, const QString &key,
                 const QColor &fill, const QColor &border, const QColor &ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(border.isValid() ? QPen(border) : QPen(Qt::NoPen));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(ink);
    painter.setFont(capFont(theme));
    painter.drawText(rect, Qt::AlignCenter, key);
    painter.restore();
}

} // namespace yuyi
