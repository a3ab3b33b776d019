// SPDX-License-Identifier: GPL-3.0-or-later
// Regions on the picture of a case, by mouse and by keys.
#include "widgets/errors/codingview.h"

#include "widgets/errors/codingform.h"
#include "widgets/image/keybox.h"
#include "widgets/shell/commands.h"

#include <utility>

namespace yuyi {

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
    // The box reads the arrows itself, for only there they are known one by one; here they have their names.
    const auto here = [this] { setFocus(Qt::ShortcutFocusReason); };
    add("region-move", [] { return tr("Move the New Region"); },
        {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)}, here, drawing);
    add("region-size", [] { return tr("Resize the New Region"); },
        {QKeySequence(Qt::SHIFT | Qt::Key_Left), QKeySequence(Qt::SHIFT | Qt::Key_Right), QKeySequence(Qt::SHIFT | Qt::Key_Up),
         QKeySequence(Qt::SHIFT | Qt::Key_Down)},
        here, drawing);
    add("region-keep", [] { return tr("Accept New Region"); }, {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
        [this] { addRegion(m_box->polygon()); }, [this, drawing] { return drawing() && m_box->isActive(); });
    add("region-end", [] { return tr("Finish Marking Regions"); }, {QKeySequence(Qt::Key_Escape)}, [this] { toggleDrawing(); }, drawing);
}

void CodingView::toggleDrawing()
{
    m_viewer->setDrawing(!m_viewer->isDrawing());
    m_box->drop();
    setFocus();
    m_context.commands.refresh();
    if (m_viewer->isDrawing()) {
        Q_EMIT toast(tr("Draw a region with the mouse, or move it with the arrow keys; Shift resizes it, Enter accepts it. M ends "
                        "marking."),
                     false);
    }
}

/// `shape` in pixels of the picture shown.
void CodingView::addRegion(const QPolygonF &shape)
{
    const QRectF area = shape.boundingRect();
    const QSizeF size(m_viewer->imageSize());
    if (!isEditable() || size.isEmpty() || area.isEmpty())
        return;
    QList<QRectF> regions = m_form->content().regions;
    regions.append(QRectF(area.x() / size.width(), area.y() / size.height(), area.width() / size.width(), area.height() / size.height()));
    m_form->setRegions(regions);
    m_region = -1;
    m_box->drop();
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

} // namespace yuyi
