// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/paneloverlay.h"

#include "widgets/compose/composewords.h"
#include "widgets/compose/panelframe.h"
#include "widgets/image/imageviewer.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>

#include <algorithm>

namespace yuyi {

PanelOverlay::PanelOverlay(ImageViewer *viewer) : QWidget(viewer), m_viewer(viewer)
{
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::CrossCursor);
    // Zoom, place and size of the picture, and whether there is one.
    connect(viewer, &ImageViewer::zoomChanged, this, &PanelOverlay::placeFrames);
    placeFrames();
}

double PanelOverlay::shownScale() const
{
    return static_cast<double>(m_viewer->imageSize().width()) / std::max(1, m_picture.width());
}

QPointF PanelOverlay::toPicture(const QPointF &position) const
{
    return m_viewer->toImage(position) / std::max(1e-9, shownScale());
}

QRectF PanelOverlay::shownArea(const QRect &area) const
{
    const QRectF full(area);
    return QRectF(m_viewer->fromImage(full.topLeft() * shownScale()), m_viewer->fromImage(full.bottomRight() * shownScale())).normalized();
}

PanelFrame *PanelOverlay::newFrame()
{
    auto *frame = new PanelFrame([this](const QPointF &position) { return toPicture(position); }, this);
    const auto indexOf = [this, frame] { return static_cast<int>(m_frames.indexOf(frame)); };
    connect(frame, &PanelFrame::chosen, this, [this, indexOf] { Q_EMIT chosen(indexOf()); });
    connect(frame, &PanelFrame::dragged, this, [this, frame](const QRect &area) { frame->place(shownArea(area)); });
    connect(frame, &PanelFrame::changed, this, [this, indexOf](const QRect &area) { Q_EMIT changed(indexOf(), area); });
    connect(frame, &PanelFrame::nudged, this, [this, indexOf](const QRect &area) { Q_EMIT nudged(indexOf(), area); });
    return frame;
}

void PanelOverlay::setPanels(const QList<CutPanel> &panels, int current, const QSize &picture)
{
    m_panels = panels;
    m_current = current;
    m_picture = picture;
    showFrames();
}

void PanelOverlay::showFrames()
{
    const bool focused = std::any_of(m_spare.begin(), m_spare.end(), [](const PanelFrame *frame) { return frame->hasFocus(); });
    m_frames.clear();
    int used = 0;
    int places[] = {0, 0, 0};
    for (int i = 0; i < m_panels.size(); ++i) {
        const CutPanel &panel = m_panels.at(i);
        const int place = places[static_cast<int>(panel.role)]++;
        if (panel.area.isNull()) {
            m_frames.append(nullptr);
            continue;
        }
        if (used == m_spare.size())
            m_spare.append(newFrame());
        PanelFrame *frame = m_spare.at(used++);
        frame->setPanel(panel.area, m_picture, composewords::panelName(panel.role, place),
                        composewords::colourOf(panel.role, Theme::of(this).tokens()));
        frame->setCurrent(i == m_current);
        m_frames.append(frame);
    }
    placeFrames();
    PanelFrame *selected = m_frames.value(m_current);
    if (selected)
        selected->raise();
    // The keys stay with the selected panel when another one is selected, or when it has another place: before the frame that has them is
    // hidden, since they would go to whatever comes next.
    if (focused && !(selected && selected->hasFocus()))
        focusCurrent();
    for (int i = used; i < m_spare.size(); ++i)
        m_spare.at(i)->hide();
}

void PanelOverlay::placeFrames()
{
    setGeometry(m_viewer->rect());
    setVisible(m_viewer->hasImage());
    for (PanelFrame *frame : std::as_const(m_frames)) {
        if (!frame)
            continue;
        if (!frame->isDragged())
            frame->place(shownArea(frame->area()));
        frame->setVisible(m_viewer->hasImage());
    }
}

QRect PanelOverlay::proposedArea() const
{
    const QRectF whole(QPointF(0, 0), QSizeF(m_picture));
    const QRectF seen = QRectF(toPicture({0, 0}), toPicture(QPointF(width(), height()))).normalized() & whole;
    QRectF area(0, 0, std::max<double>(PanelFrame::least, seen.width() / 4), std::max<double>(PanelFrame::least, seen.height() / 4));
    area.moveCenter(seen.center());
    return area.toRect() & whole.toRect();
}

void PanelOverlay::focusCurrent()
{
    PanelFrame *selected = m_frames.value(m_current);
    if (!selected) {
        setFocus(Qt::ShortcutFocusReason);
        return;
    }
    if (!rect().intersects(selected->geometry()))
        m_viewer->fit();
    selected->setFocus(Qt::ShortcutFocusReason);
}

QRect PanelOverlay::drawnArea() const
{
    const QRectF area = QRectF(toPicture(m_from), toPicture(m_to)).normalized();
    return area.toRect() & QRect(QPoint(0, 0), m_picture);
}

void PanelOverlay::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore(); // the viewer moves the picture
        return;
    }
    m_drawing = true;
    m_from = m_to = event->position();
}

void PanelOverlay::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_drawing) {
        event->ignore();
        return;
    }
    m_to = event->position();
    update();
}

void PanelOverlay::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_drawing || event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_drawing = false;
    m_to = event->position();
    update();
    const QRect area = drawnArea();
    const bool far = (m_to - m_from).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (far && area.width() >= PanelFrame::least && area.height() >= PanelFrame::least)
        Q_EMIT drawn(area);
    else
        Q_EMIT chosen(-1);
}

void PanelOverlay::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange)
        showFrames();
}

void PanelOverlay::paintEvent(QPaintEvent *)
{
    if (!m_drawing)
        return;
    const Tokens &tokens = Theme::of(this).tokens();
    QColor fill = tokens.accent;
    fill.setAlpha(40);
    QPainter painter(this);
    painter.setPen(QPen(tokens.accent, 2));
    painter.setBrush(fill);
    painter.drawRect(shownArea(drawnArea()));
}

} // namespace yuyi
