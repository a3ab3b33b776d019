// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/keybox.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QTransform>

#include <algorithm>

namespace yuyi {

namespace {

constexpr double stride = 8; // pixels of the screen, for one key
constexpr double least = 2;  // pixels of the picture

/// Where an arrow points on the screen; null for another key.
QPointF directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

} // namespace

KeyBox::KeyBox(ImageViewer *viewer, QWidget *keys, QSizeF share) : QObject(viewer), m_viewer(viewer), m_keys(keys), m_share(share)
{
    viewer->installEventFilter(this);
    if (keys != viewer)
        keys->installEventFilter(this);
}

bool KeyBox::begin()
{
    const QRectF seen = QRectF(m_viewer->toImage({0, 0}),
                               m_viewer->toImage(QPointF(m_viewer->width(), m_viewer->height())))
                            .normalized()
                      & picture();
    QRectF box(0, 0, std::max(least, seen.width() * m_share.width()), std::max(least, seen.height() * m_share.height()));
    box.moveCenter(seen.center());
    box &= picture();
    return begin(QList<QPointF>{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()});
}

bool KeyBox::begin(const QPolygonF &area)
{
    const QRectF around = area.boundingRect();
    if (!m_viewer->hasImage() || around.width() <= 0 || around.height() <= 0)
        return false;
    m_shape = area;
    m_box = around;
    m_active = true;
    m_keys->setFocus(Qt::ShortcutFocusReason);
    Q_EMIT changed();
    return true;
}

void KeyBox::drop()
{
    if (!m_active)
        return;
    m_active = false;
    Q_EMIT changed();
}

QPolygonF KeyBox::polygon() const
{
    const QRectF was = m_shape.boundingRect();
    QTransform grown;
    grown.translate(m_box.left(), m_box.top());
    grown.scale(m_box.width() / was.width(), m_box.height() / was.height());
    grown.translate(-was.left(), -was.top());
    return grown.map(m_shape);
}

/// The arrows are the box's, not those of the commands that name them.
bool KeyBox::take(const QKeyEvent &event)
{
    const QPointF direction = directionOf(event.key());
    if (direction.isNull() || (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) || !m_viewer->hasImage()
        || !(m_active || m_viewer->isDrawing()))
        return false;
    if (event.type() == QEvent::KeyPress && m_active)
        go(direction, event.modifiers());
    else if (event.type() == QEvent::KeyPress)
        begin();
    return true;
}

void KeyBox::go(const QPointF &direction, Qt::KeyboardModifiers with)
{
    // As far on the screen whatever the zoom; a single pixel of the picture with Ctrl.
    const QPointF by = direction
                     * (with & Qt::ControlModifier ? 1 : (m_viewer->toImage({stride, 0}) - m_viewer->toImage({0, 0})).manhattanLength());
    const QTransform turned = QTransform().rotate(90.0 * m_viewer->quarterTurns());
    const QRectF whole = turned.mapRect(picture());
    QRectF box = turned.mapRect(m_box);
    if (with & Qt::ShiftModifier) {
        box.setWidth(std::clamp(box.width() + by.x(), least, std::max(least, whole.right() - box.left())));
        box.setHeight(std::clamp(box.height() + by.y(), least, std::max(least, whole.bottom() - box.top())));
    } else {
        box.moveLeft(std::clamp(box.left() + by.x(), whole.left(), std::max(whole.left(), whole.right() - box.width())));
        box.moveTop(std::clamp(box.top() + by.y(), whole.top(), std::max(whole.top(), whole.bottom() - box.height())));
    }
    m_box = turned.inverted().mapRect(box);
    // It never goes where nobody sees it.
    if (!QRectF(m_viewer->rect()).contains(m_viewer->fromImage(m_box.center())))
        m_viewer->fit();
    Q_EMIT changed();
}

bool KeyBox::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (take(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::MouseButtonPress:
        if (watched == m_viewer && m_viewer->isDrawing())
            drop();
        break;
    case QEvent::FocusOut:
        if (watched != m_viewer)
            break;
        // Another window, a menu or the list of keys over it changes nothing.
        switch (static_cast<QFocusEvent *>(event)->reason()) {
        case Qt::MouseFocusReason:
        case Qt::TabFocusReason:
        case Qt::BacktabFocusReason:
        case Qt::ShortcutFocusReason: drop(); break;
        default: break;
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace yuyi
