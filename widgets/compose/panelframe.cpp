// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/panelframe.h"

#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int reach = 6;    // of an edge on both sides, in pixels of the screen
constexpr int farther = 10; // pixels of the picture, with Shift

enum Grip {
    Left = 1,
    Top = 2,
    Right = 4,
    Bottom = 8,
    Whole = 16
};

Qt::CursorShape shapeOf(int grip)
{
    if (grip == (Left | Top) || grip == (Right | Bottom))
        return Qt::SizeFDiagCursor;
    if (grip == (Right | Top) || grip == (Left | Bottom))
        return Qt::SizeBDiagCursor;
    if (grip & (Left | Right))
        return Qt::SizeHorCursor;
    if (grip & (Top | Bottom))
        return Qt::SizeVerCursor;
    return Qt::SizeAllCursor;
}

} // namespace

PanelFrame::PanelFrame(std::function<QPointF(const QPointF &)> toPicture, QWidget *parent)
    : QWidget(parent),
      m_toPicture(std::move(toPicture))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::ClickFocus);
}

void PanelFrame::setPanel(const QRect &area, const QSize &picture, const QString &tag, const QColor &colour)
{
    if (!isDragged())
        m_area = area; // else it follows the pointer
    m_picture = picture;
    m_tag = tag;
    m_colour = colour;
    setAccessibleName(tr("%1, %2 × %3 pixels at %4, %5", "panel, width, height, left, top")
                          .arg(tag)
                          .arg(area.width())
                          .arg(area.height())
                          .arg(area.left())
                          .arg(area.top()));
    setToolTip(accessibleName());
    update();
}

void PanelFrame::place(const QRectF &shown)
{
    setGeometry(shown.toAlignedRect().adjusted(-reach, -reach, reach, reach));
}

void PanelFrame::setCurrent(bool current)
{
    m_current = current;
    // One stop for Tab; the keys of the page go from panel to panel.
    setFocusPolicy(current ? Qt::StrongFocus : Qt::ClickFocus);
    update();
}

int PanelFrame::gripAt(const QPointF &position) const
{
    int grip = 0;
    const int inner = 2 * reach;
    if (position.x() < inner)
        grip |= Left;
    else if (position.x() > width() - inner)
        grip |= Right;
    if (position.y() < inner)
        grip |= Top;
    else if (position.y() > height() - inner)
        grip |= Bottom;
    return grip == 0 ? Whole : grip;
}

/// The edges move by so many pixels, not beyond the picture and not past one another.
QRect PanelFrame::resized(const QRect &area, int left, int top, int right, int bottom) const
{
    const int x1 = std::clamp(area.left() + left, 0, std::max(0, area.right() + 1 - least));
    const int y1 = std::clamp(area.top() + top, 0, std::max(0, area.bottom() + 1 - least));
    const int x2 = std::clamp(area.right() + 1 + right, std::min(x1 + least, m_picture.width()), m_picture.width());
    const int y2 = std::clamp(area.bottom() + 1 + bottom, std::min(y1 + least, m_picture.height()), m_picture.height());
    return {x1, y1, x2 - x1, y2 - y1};
}

QRect PanelFrame::draggedTo(const QPointF &position) const
{
    const QPointF by = m_toPicture(mapToParent(position.toPoint())) - m_pressed;
    const int x = qRound(by.x());
    const int y = qRound(by.y());
    if (m_grip == Whole) {
        QRect area = m_start;
        area.moveLeft(std::clamp(area.left() + x, 0, std::max(0, m_picture.width() - area.width())));
        area.moveTop(std::clamp(area.top() + y, 0, std::max(0, m_picture.height() - area.height())));
        return area;
    }
    return resized(m_start, m_grip & Left ? x : 0, m_grip & Top ? y : 0, m_grip & Right ? x : 0, m_grip & Bottom ? y : 0);
}

void PanelFrame::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore(); // the picture behind it is moved
        return;
    }
    m_start = m_area;
    m_grip = gripAt(event->position());
    m_pressed = m_toPicture(mapToParent(event->position().toPoint()));
    Q_EMIT chosen();
}

void PanelFrame::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip == 0) {
        setCursor(shapeOf(gripAt(event->position())));
        event->setAccepted(event->buttons() == Qt::NoButton);
        return;
    }
    const QRect area = draggedTo(event->position());
    if (area == m_area)
        return;
    m_area = area;
    Q_EMIT dragged(area);
}

void PanelFrame::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_grip == 0 || event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_grip = 0;
    if (m_area != m_start)
        Q_EMIT changed(m_area);
}

void PanelFrame::keyPressEvent(QKeyEvent *event)
{
    int x = 0;
    int y = 0;
    switch (event->key()) {
    case Qt::Key_Left: x = -1; break;
    case Qt::Key_Right: x = 1; break;
    case Qt::Key_Up: y = -1; break;
    case Qt::Key_Down: y = 1; break;
    default: break;
    }
    if ((x == 0 && y == 0) || event->modifiers().testFlag(Qt::AltModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? farther : 1;
    x *= step;
    y *= step;
    QRect area = m_area;
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        area = resized(area, 0, 0, x, y);
    } else {
        area.moveLeft(std::clamp(area.left() + x, 0, std::max(0, m_picture.width() - area.width())));
        area.moveTop(std::clamp(area.top() + y, 0, std::max(0, m_picture.height() - area.height())));
    }
    if (area != m_area)
        Q_EMIT nudged(area);
}

void PanelFrame::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
    Q_EMIT chosen();
}

void PanelFrame::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void PanelFrame::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF shape = QRectF(rect()).adjusted(reach, reach, -reach, -reach);
    QColor fill = m_colour;
    fill.setAlpha(m_current ? 44 : 20);
    QPen pen(m_colour, m_current ? 3 : 2);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRect(shape);
    if (hasFocus()) {
        painter.setPen(QPen(theme.tokens().textOn(m_colour), 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(shape);
    }
    if (m_current) {
        // Where it can be gripped.
        painter.setPen(QPen(m_colour, 1));
        painter.setBrush(theme.tokens().panel);
        for (const double x : {shape.left(), shape.center().x(), shape.right()}) {
            for (const double y : {shape.top(), shape.center().y(), shape.bottom()}) {
                if (QPointF(x, y) != shape.center())
                    painter.drawRect(QRectF(x - 3, y - 3, 6, 6));
            }
        }
    }
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    const QSizeF room(std::min(metrics.horizontalAdvance(m_tag) + 10, shape.width()), metrics.height() + 2);
    if (room.width() < metrics.height() || room.height() > shape.height())
        return;
    const QRectF tag(shape.topLeft(), room);
    painter.setFont(font);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colour);
    painter.drawRect(tag);
    painter.setPen(theme.tokens().textOn(m_colour));
    painter.drawText(tag.adjusted(5, 0, -4, 0), Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(m_tag, Qt::ElideRight, tag.width() - 8));
}

} // namespace yuyi
