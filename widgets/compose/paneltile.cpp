// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/paneltile.h"

#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>

namespace yuyi {

namespace {
constexpr int tileEdge = 52; // of the picture, in pixels at scale 1
} // namespace

PanelTile::PanelTile(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::ClickFocus);
    setCheckable(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PanelTile::setPanel(const QImage &picture, const QString &name, const QString &shortName, const QColor &colour)
{
    m_picture = picture;
    m_shortName = shortName;
    m_colour = colour;
    setAccessibleName(name);
    setToolTip(name);
    updateGeometry();
    update();
}

void PanelTile::setCurrent(bool current)
{
    m_current = current;
    setFocusPolicy(current ? Qt::StrongFocus : Qt::ClickFocus);
    update();
}

QSize PanelTile::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics small(theme.font(TextRole::Small));
    const int edge = theme.px(tileEdge) + 2 * spacing::tiny;
    return {std::max(edge, small.horizontalAdvance(m_shortName) + spacing::tiny), edge + small.height()};
}

void PanelTile::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &t = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int edge = theme.px(tileEdge) + 2 * spacing::tiny;
    const QRectF frame = QRectF((width() - edge) / 2.0, 0, edge, edge).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(m_current || hasFocus() ? m_colour : t.line, hasFocus() || m_current ? 2 : 1));
    painter.setBrush(t.pictureGround);
    painter.drawRoundedRect(frame, radius::control, radius::control);
    if (!m_picture.isNull()) {
        const QSizeF room = frame.size() - QSizeF(2 * spacing::tiny, 2 * spacing::tiny);
        QRectF place(QPointF(0, 0), QSizeF(m_picture.size()).scaled(room, Qt::KeepAspectRatio));
        place.moveCenter(frame.center());
        painter.drawImage(place, m_picture);
    }
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(m_current ? t.text : t.soft);
    painter.drawText(QRect(0, edge, width(), height() - edge), Qt::AlignCenter | Qt::TextSingleLine, m_shortName);
}

void PanelTile::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    m_dragging = false;
    QAbstractButton::mousePressEvent(event);
}

void PanelTile::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const bool far = (at - m_pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if ((event->buttons() & Qt::LeftButton) && (m_dragging || far)) {
        m_dragging = true;
        setDown(false);
        Q_EMIT dragged(at);
        return;
    }
    QAbstractButton::mouseMoveEvent(event);
}

void PanelTile::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_dragging && event->button() == Qt::LeftButton) {
        m_dragging = false;
        Q_EMIT dropped(event->position().toPoint());
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void PanelTile::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace yuyi
