// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/pictures/picturetile.h"

#include "widgets/image/busyring.h"
#include "widgets/image/rowpictures.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QIcon>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolButton>

namespace yuyi {

PictureTile::PictureTile(int edge, bool captioned, QWidget *parent)
    : QAbstractButton(parent),
      m_edge(edge),
      m_captioned(captioned),
      m_busy(new BusyRing(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover); // an empty place lights up
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PictureTile::setCards(RowPictures *cards)
{
    if (cards == m_cards)
        return;
    m_cards = cards;
    connect(cards, &RowPictures::ready, this, [this](const Sha256 &sha256) {
        if (sha256 == m_picture.sha256)
            update();
    });
}

void PictureTile::setPicture(const Medium &picture, const QString &caption)
{
    m_picture = picture;
    m_caption = caption;
    update();
}

void PictureTile::setWaiting(bool waiting)
{
    m_waiting = waiting;
    if (waiting)
        m_busy->start();
    else
        m_busy->stop();
    update();
}

void PictureTile::setCurrent(bool current)
{
    m_current = current;
    update();
}

void PictureTile::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    update();
}

QSize PictureTile::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const int edge = theme.px(m_edge) + 2 * spacing::tiny;
    const int line = m_captioned ? QFontMetrics(theme.font(TextRole::Small)).height() : 0;
    return {edge, edge + line};
}

void PictureTile::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &t = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int edge = theme.px(m_edge) + 2 * spacing::tiny;
    const QRectF frame = QRectF(0, 0, edge, edge).adjusted(1, 1, -1, -1);
    const bool filled = m_waiting || !m_picture.isNull();
    const bool marked = m_current || hasFocus();
    painter.setPen(QPen(marked ? t.accent : t.line, hasFocus() ? 2 : 1, filled ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(m_waiting                     ? t.neutralTint
                     : filled                      ? t.pictureGround
                     : underMouse() && !m_readOnly ? t.hover
                                                   : t.panel);
    painter.drawRoundedRect(frame, radius::control, radius::control);
    if (m_waiting) {
        m_busy->paint(painter, frame.center());
    } else if (filled && m_cards) {
        const QSize size(theme.px(m_edge), theme.px(m_edge));
        m_cards->setSize(size, devicePixelRatioF());
        const QRect place(QPoint(spacing::tiny, spacing::tiny), size);
        m_cards->card(imageOf(m_picture)).value<QIcon>().paint(&painter, place);
    } else if (!filled && !m_readOnly) {
        painter.setPen(t.soft);
        painter.setFont(theme.font(TextRole::Title));
        painter.drawText(frame, Qt::AlignCenter, QStringLiteral("+"));
    }
    if (!m_captioned || m_caption.isEmpty())
        return;
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(m_current ? t.onTint : t.soft);
    const QRect line(0, edge, width(), height() - edge);
    painter.drawText(line, Qt::AlignCenter, painter.fontMetrics().elidedText(m_caption, Qt::ElideRight, line.width()));
}

void PictureTile::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    m_dragging = false;
    QAbstractButton::mousePressEvent(event);
}

void PictureTile::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const bool far = (at - m_pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (!m_readOnly && (event->buttons() & Qt::LeftButton) && !m_picture.isNull() && (m_dragging || far)) {
        m_dragging = true;
        setDown(false);
        Q_EMIT dragged(at);
        return;
    }
    QAbstractButton::mouseMoveEvent(event);
}

void PictureTile::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_dragging && event->button() == Qt::LeftButton) {
        m_dragging = false;
        Q_EMIT dropped(event->position().toPoint());
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void PictureTile::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        updateGeometry();
}

QToolButton *smallButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    return button;
}

} // namespace yuyi
