// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/recentbutton.h"

#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int pictureWidth = 72;
constexpr int pictureHeight = 52;
} // namespace

RecentButton::RecentButton(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RecentButton::setLines(const QString &note, const QString &detail)
{
    m_note = note;
    m_detail = detail;
    setAccessibleDescription(note.isEmpty() ? detail : tr("%1. %2").arg(note, detail));
    setToolTip(detail);
    update();
}

void RecentButton::setPicture(const QImage &picture)
{
    m_picture = picture;
    update();
}

QSize RecentButton::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const int lines = QFontMetrics(theme.font(TextRole::Body)).height() + 2 * QFontMetrics(theme.font(TextRole::Small)).height();
    return {theme.px(360), std::max(lines, theme.px(pictureHeight)) + theme.px(16)};
}

QSize RecentButton::minimumSizeHint() const
{
    return {Theme::of(this).px(200), sizeHint().height()};
}

void RecentButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (isEnabled() && (underMouse() || isDown())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.hover);
        painter.drawRoundedRect(body, radius::control, radius::control);
    }
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(body, radius::control, radius::control);
    }
    const QRect area = rect().adjusted(theme.px(8), theme.px(8), -theme.px(8), -theme.px(8));
    const QRect card(area.left(), area.center().y() - theme.px(pictureHeight) / 2, theme.px(pictureWidth), theme.px(pictureHeight));
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.pictureGround);
    painter.drawRoundedRect(card, radius::control, radius::control);
    if (!m_picture.isNull()) {
        const QSize size = m_picture.size().scaled(card.size(), Qt::KeepAspectRatio);
        QRect rect(QPoint(0, 0), size);
        rect.moveCenter(card.center());
        painter.setOpacity(isEnabled() ? 1 : 0.4);
        painter.drawImage(rect, m_picture);
        painter.setOpacity(1);
    }
    const QRect words = area.adjusted(card.width() + theme.px(12), 0, 0, 0);
    QFont bold = theme.font(TextRole::Body);
    bold.setWeight(QFont::DemiBold);
    const QFont small = theme.font(TextRole::Small);
    const QFontMetrics head(bold), line(small);
    const int rows = m_note.isEmpty() ? 1 : 2;
    int y = words.center().y() - (head.height() + rows * line.height()) / 2;
    painter.setFont(bold);
    painter.setPen(isEnabled() ? tokens.text : tokens.disabled);
    painter.drawText(QRect(words.left(), y, words.width(), head.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     head.elidedText(text(), Qt::ElideRight, words.width()));
    y += head.height();
    painter.setFont(small);
    if (!m_note.isEmpty()) {
        painter.setPen(isEnabled() ? tokens.onTint : tokens.disabled);
        painter.drawText(QRect(words.left(), y, words.width(), line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         line.elidedText(m_note, Qt::ElideRight, words.width()));
        y += line.height();
    }
    painter.setPen(isEnabled() ? tokens.soft : tokens.disabled);
    painter.drawText(QRect(words.left(), y, words.width(), line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     line.elidedText(m_detail, Qt::ElideMiddle, words.width()));
}

void RecentButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace yuyi
