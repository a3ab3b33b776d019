// SPDX-License-Identifier: GPL-3.0-or-later
// Regions on the picture of a case, by mouse and by keys.
#include "widgets/errors/codingview.h"

#include "widgets/errors/codingform.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr double stride = 8;         // pixels of the screen, for one key
constexpr double leastRegion = 6;    // so, too
constexpr double newShare = 0.3;     // of what is seen of the picture

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

QRectF between(const QPointF &a, const QPointF &b)
{
    return QRectF(a, b).normalized();
}

} // namespace

void CodingView::addRegionCommands()
{
    const auto drawing = [this] { return isEditable() && m_viewer->isDrawing(); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, std::function<void()> run,
                         std::function<bool()> enabled) {
        Command command;
        command.id = QStringLiteral("errors.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = true;
        command.listed = false;
        command.run = std::move(run);
        command.enabled = [this, enabled = std::move(enabled)] { return m_entered && enabled(); };
        m_context.commands.add(std::move(command))->setAutoRepeat(false);
    };
    // The view reads the arrows itself, for only there they are known one by one; here they have their names.
    const auto here = [this] { setFocus(Qt::ShortcutFocusReason); };
    add("region-move", [] { return tr("Move the New Region"); },
        {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)}, here, drawing);
    add("region-size", [] { return tr("Size the New Region"); },
        {QKeySequence(Qt::SHIFT | Qt::Key_Left), QKeySequence(Qt::SHIFT | Qt::Key_Right), QKeySequence(Qt::SHIFT | Qt::Key_Up),
         QKeySequence(Qt::SHIFT | Qt::Key_Down)},
        here, drawing);
    add("region-keep", [] { return tr("Keep the New Region"); }, {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
        [this] { addRegion(std::exchange(m_newRegion, QRectF())); }, [this, drawing] { return drawing() && !m_newRegion.isEmpty(); });
    add("region-end", [] { return tr("End Marking Regions"); }, {QKeySequence(Qt::Key_Escape)}, [this] { toggleDrawing(); }, drawing);
}

void CodingView::toggleDrawing()
{
    m_viewer->setDrawing(!m_viewer->isDrawing());
    m_newRegion = {};
    setFocus();
    showOverlays();
    m_context.commands.refresh();
    if (m_viewer->isDrawing()) {
        Q_EMIT toast(tr("Draw around what matters, or set a region with the arrow keys: with Shift they size it, Enter keeps it. M ends."),
                     false);
    }
}

/// `area` in pixels of the picture shown.
void CodingView::addRegion(const QRectF &area)
{
    const QSizeF size(m_viewer->imageSize());
    if (!isEditable() || size.isEmpty() || area.isEmpty())
        return;
    QList<QRectF> regions = m_form->content().regions;
    regions.append(QRectF(area.x() / size.width(), area.y() / size.height(), area.width() / size.width(), area.height() / size.height()));
    m_form->setRegions(regions);
    m_region = -1;
    m_newRegion = {};
    showOverlays();
    edited();
}

void CodingView::removeRegion()
{
    QList<QRectF> regions = m_form->content().regions;
    if (regions.isEmpty())
        return;
    regions.removeAt(m_region >= 0 && m_region < regions.size() ? m_region : regions.size() - 1);
    m_region = -1;
    m_form->setRegions(regions);
    showOverlays();
    edited();
}

/// Moves the right and lower edges of the new region, or all of it, as the arrow points on the screen. The first key makes one in the
/// middle of what is seen.
void CodingView::nudgeRegion(const QPointF &direction, bool size)
{
    const QRectF whole(QPointF(0, 0), QSizeF(m_viewer->imageSize()));
    if (m_newRegion.isEmpty()) {
        QRectF seen = between(m_viewer->fromImage(whole.topLeft()), m_viewer->fromImage(whole.bottomRight())) & QRectF(m_viewer->rect());
        const QPointF middle = seen.center();
        seen.setSize(seen.size() * newShare);
        seen.moveCenter(middle);
        m_newRegion = between(m_viewer->toImage(seen.topLeft()), m_viewer->toImage(seen.bottomRight()));
    } else {
        QRectF shown = between(m_viewer->fromImage(m_newRegion.topLeft()), m_viewer->fromImage(m_newRegion.bottomRight()));
        const QPointF by = direction * stride;
        if (size) {
            shown.setSize({std::max(leastRegion, shown.width() + by.x()), std::max(leastRegion, shown.height() + by.y())});
            m_newRegion = between(m_viewer->toImage(shown.topLeft()), m_viewer->toImage(shown.bottomRight())) & whole;
        } else {
            shown.translate(by);
            m_newRegion = between(m_viewer->toImage(shown.topLeft()), m_viewer->toImage(shown.bottomRight()));
            m_newRegion.moveLeft(std::clamp(m_newRegion.left(), 0.0, std::max(0.0, whole.width() - m_newRegion.width())));
            m_newRegion.moveTop(std::clamp(m_newRegion.top(), 0.0, std::max(0.0, whole.height() - m_newRegion.height())));
        }
    }
    // It never goes where nobody sees it.
    if (!QRectF(m_viewer->rect()).contains(m_viewer->fromImage(m_newRegion.center())))
        m_viewer->fit();
    showOverlays();
    m_context.commands.refresh();
}

bool CodingView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_viewer->isDrawing()
        && !directionOf(static_cast<QKeyEvent *>(event)->key()).isNull()) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void CodingView::keyPressEvent(QKeyEvent *event)
{
    const QPointF direction = directionOf(event->key());
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (direction.isNull() || !isEditable() || !m_viewer->isDrawing() || !m_viewer->hasImage()
        || (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    nudgeRegion(direction, modifiers == Qt::ShiftModifier);
}

} // namespace yuyi
