// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/areabox.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QTransform>

#include <algorithm>

namespace yuyi {

namespace {

constexpr double stride = 8;      // pixels of the screen, for one key
constexpr double least = 2;       // pixels of the picture
constexpr double newWidth = 0.4;  // of what is seen: about a line of text
constexpr double newHeight = 0.12;

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

QPolygonF cornersOf(const QRectF &box)
{
    return QPolygonF(QList<QPointF>{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()});
}

} // namespace

AreaBox::AreaBox(ImageViewer *viewer) : QObject(viewer), m_viewer(viewer)
{
    viewer->installEventFilter(this);
}

bool AreaBox::begin()
{
    if (!m_viewer->hasImage())
        return false;
    const QRectF picture(QPointF(0, 0), QSizeF(m_viewer->imageSize()));
    const QRectF seen = QRectF(m_viewer->toImage({0, 0}),
                               m_viewer->toImage(QPointF(m_viewer->width(), m_viewer->height()))).normalized() & picture;
    QRectF box(0, 0, std::max(least, seen.width() * newWidth), std::max(least, seen.height() * newHeight));
    box.moveCenter(seen.center());
    start(cornersOf(box & picture));
    return true;
}

bool AreaBox::begin(const QPolygonF &area)
{
    const QRectF around = area.boundingRect();
    if (!m_viewer->hasImage() || around.width() <= 0 || around.height() <= 0)
        return false;
    start(area);
    return true;
}

void AreaBox::start(const QPolygonF &shape)
{
    m_shape = shape;
    m_box = shape.boundingRect();
    m_active = true;
    m_viewer->setFocus(Qt::ShortcutFocusReason);
    Q_EMIT changed();
}

void AreaBox::drop()
{
    if (!m_active)
        return;
    m_active = false;
    Q_EMIT changed();
}

QPolygonF AreaBox::polygon() const
{
    const QRectF was = m_shape.boundingRect();
    QTransform grown;
    grown.translate(m_box.left(), m_box.top());
    grown.scale(m_box.width() / was.width(), m_box.height() / was.height());
    grown.translate(-was.left(), -was.top());
    return grown.map(m_shape);
}

bool AreaBox::press(const QKeyEvent &event)
{
    const QSizeF picture(m_viewer->imageSize());
    // As far on the screen whatever the zoom; a single pixel of the picture with Ctrl.
    const double step = event.modifiers() & Qt::ControlModifier
        ? 1
        : (m_viewer->toImage({stride, 0}) - m_viewer->toImage({0, 0})).manhattanLength();
    QPointF by;
    switch (event.key()) {
    case Qt::Key_Left: by = {-step, 0}; break;
    case Qt::Key_Right: by = {step, 0}; break;
    case Qt::Key_Up: by = {0, -step}; break;
    case Qt::Key_Down: by = {0, step}; break;
    default: return false;
    }
    if (event.modifiers() & Qt::ShiftModifier) {
        m_box.setWidth(std::clamp(m_box.width() + by.x(), least, std::max(least, picture.width() - m_box.left())));
        m_box.setHeight(std::clamp(m_box.height() + by.y(), least, std::max(least, picture.height() - m_box.top())));
    } else {
        m_box.moveLeft(std::clamp(m_box.left() + by.x(), 0.0, std::max(0.0, picture.width() - m_box.width())));
        m_box.moveTop(std::clamp(m_box.top() + by.y(), 0.0, std::max(0.0, picture.height() - m_box.height())));
    }
    // It never goes where nobody sees it.
    const QRectF shown(m_viewer->fromImage(m_box.topLeft()), m_viewer->fromImage(m_box.bottomRight()));
    if (!QRectF(m_viewer->rect()).contains(shown.center()))
        m_viewer->fit();
    Q_EMIT changed();
    return true;
}

bool AreaBox::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_active)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // The arrows are the box's, not those of the commands that name them.
        if (isArrow(static_cast<QKeyEvent *>(event)->key())) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (press(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    case QEvent::MouseButtonPress:
        if (m_viewer->isDrawing())
            drop();
        break;
    case QEvent::FocusOut:
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
