// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/blindoption.h"

#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/wordlines.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QList>
#include <QMouseEvent>
#include <QPainter>
#include <QPen>
#include <QPolygonF>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace yuyi {

namespace {
// As the check boxes of the style sheet.
constexpr int boxSide = 14;
constexpr int boxRadius = 4;
// A drawing of few pixels is not blown up further.
constexpr int mostEnlarged = 2;
} // namespace

BlindOption::BlindOption(const QString &label, QWidget *parent) : QAbstractButton(parent), m_label(label)
{
    setCheckable(true);
    setFocusPolicy(Qt::NoFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void BlindOption::setLabel(const QString &label)
{
    m_label = label;
}

void BlindOption::setOption(const QString &text)
{
    setText(text);
    const QString said = text.isEmpty() && hasPicture() ? tr("picture") : text;
    setAccessibleName(said.isEmpty() ? m_label : tr("%1: %2").arg(m_label, said));
    updateGeometry();
    update();
}

void BlindOption::setTile(bool tile)
{
    m_tile = tile;
    m_picture = QImage();
    setPictureSize({});
}

void BlindOption::setPictureSize(const QSize &size)
{
    m_pictureSize = size;
    setPicture(QImage());
    setOption(text());
}

void BlindOption::setPicture(const QImage &picture)
{
    m_picture = picture;
    m_drawn = QPixmap();
    m_painted = false;
    update();
}

bool BlindOption::isPainted() const
{
    return m_picture.isNull() || m_painted || visibleRegion().isEmpty();
}

void BlindOption::setKey(const QString &key)
{
    m_key = key;
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
    const int row = m_tile ? keyCapSize(Theme::of(this), m_label).height() + 2 * spacing::small : height();
    return {spacing::small, (row - side) / 2, side, side};
}

QRect BlindOption::capRect() const
{
    const QSize cap = keyCapSize(Theme::of(this), m_label);
    const int left = spacing::small + (m_several ? boxRect().width() + spacing::small : 0);
    return {QPoint(left, m_tile ? spacing::small : (height() - cap.height()) / 2), cap};
}

QRect BlindOption::textRect(const QRect &in) const
{
    const int beside = key().isEmpty() ? 0 : keyCapSize(Theme::of(this), m_key).width() + spacing::small;
    const QRect cap = capRect();
    return in.adjusted(cap.x() + cap.width() + spacing::small, spacing::small, -spacing::medium - beside, -spacing::small);
}

QRect BlindOption::enlargeRect() const
{
    if (!m_tile || !hasPicture())
        return {};
    const int side = capRect().height();
    return {width() - spacing::small - side, spacing::small, side, side};
}

/// Of a tile: between the line of the key cap and the text.
QRect BlindOption::pictureRect() const
{
    const int top = capRect().bottom() + 1 + spacing::tiny;
    const int bottom = height() - spacing::small - (text().isEmpty() ? 0 : textHeight(width()) + spacing::tiny);
    return {spacing::small, top, std::max(0, width() - 2 * spacing::small), std::max(0, bottom - top)};
}

int BlindOption::textHeight(int width) const
{
    const QFont font = Theme::of(this).font(TextRole::Body);
    return static_cast<int>(std::ceil(wordLinesHeight(text(), font, width - 2 * spacing::small)));
}

int BlindOption::pictureHeight(int width) const
{
    const int wide = width - 2 * spacing::small;
    if (!hasPicture() || wide <= 0)
        return 0;
    const QSize most(wide, wide); // no higher than a square
    const QSize grown = m_pictureSize * mostEnlarged;
    const bool fits = grown.width() <= most.width() && grown.height() <= most.height();
    return (fits ? grown : m_pictureSize.scaled(most, Qt::KeepAspectRatio)).height();
}

int BlindOption::heightBesidePicture(int width) const
{
    const int cap = keyCapSize(Theme::of(this), m_label).height();
    return cap + 2 * spacing::small + (hasPicture() ? spacing::tiny : 0) + (text().isEmpty() ? 0 : textHeight(width) + spacing::tiny);
}

int BlindOption::heightForWidth(int width) const
{
    if (m_tile)
        return heightBesidePicture(width) + pictureHeight(width);
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

void BlindOption::paintPicture(QPainter &painter)
{
    if (m_picture.isNull())
        return;
    const QRect room = pictureRect();
    const qreal ratio = devicePixelRatioF();
    const QSize grown = m_picture.size() * mostEnlarged / ratio;
    const bool fits = grown.width() <= room.width() && grown.height() <= room.height();
    const QSize size = fits ? grown : m_picture.size().scaled(room.size(), Qt::KeepAspectRatio);
    const QSize pixels = size * ratio;
    if (m_drawn.size() != pixels) {
        m_drawn = QPixmap::fromImage(m_picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        m_drawn.setDevicePixelRatio(ratio);
    }
    painter.drawPixmap(room.x() + (room.width() - size.width()) / 2, room.y() + (room.height() - size.height()) / 2, m_drawn);
    m_painted = true;
}

/// An arrow between two corners.
void BlindOption::paintEnlarge(QPainter &painter, const QColor &ink) const
{
    const QRectF box = enlargeRect();
    if (box.isEmpty())
        return;
    const QRectF in = box.adjusted(box.width() / 4, box.height() / 4, -box.width() / 4, -box.height() / 4);
    const qreal head = in.width() / 2;
    painter.setPen(QPen(ink, 1.5));
    painter.drawLine(in.bottomLeft(), in.topRight());
    for (const auto &[corner, way] : {std::pair(in.topRight(), -head), std::pair(in.bottomLeft(), head)})
        painter.drawPolyline(QPolygonF(QList<QPointF>{corner + QPointF(way, 0), corner, corner - QPointF(0, way)}));
}

void BlindOption::mousePressEvent(QMouseEvent *event)
{
    m_enlarging = event->button() == Qt::LeftButton && enlargeRect().contains(event->position().toPoint());
    if (!m_enlarging)
        QAbstractButton::mousePressEvent(event);
}

void BlindOption::mouseReleaseEvent(QMouseEvent *event)
{
    if (!std::exchange(m_enlarging, false))
        QAbstractButton::mouseReleaseEvent(event);
    else if (enlargeRect().contains(event->position().toPoint()))
        Q_EMIT enlargeWanted();
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
    paintKeyCap(painter, theme, capRect(), m_label, chosen ? tokens.accent : tokens.neutralTint,
                chosen ? tokens.accent : tokens.line, chosen ? tokens.onAccent : tokens.soft);
    if (!key().isEmpty()) {
        const QSize size = keyCapSize(theme, m_key);
        const QPoint place = m_tile ? capRect().topRight() + QPoint(spacing::small, 0)
                                    : QPoint(width() - spacing::small - size.width(), (height() - size.height()) / 2);
        paintKeyCap(painter, theme, QRect(place, size), m_key, tokens.neutralTint, tokens.line,
                    isEnabled() ? tokens.soft : tokens.disabled);
    }
    if (m_tile) {
        paintPicture(painter);
        paintEnlarge(painter, isEnabled() ? tokens.soft : tokens.disabled);
    }
    painter.setPen(!isEnabled() ? tokens.disabled : chosen ? tokens.onTint
                                                           : tokens.text);
    const QFont body = theme.font(TextRole::Body);
    if (m_tile) {
        const int below = height() - spacing::small - textHeight(width());
        drawWordLines(painter, QRectF(spacing::small, below, width() - 2 * spacing::small, textHeight(width())), text(), body);
        return;
    }
    const QRect room = textRect(rect());
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
