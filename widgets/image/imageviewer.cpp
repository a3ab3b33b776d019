// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/imageviewer.h"

#include "widgets/controls/keys.h"
#include "widgets/image/busyring.h"
#include "widgets/image/picturepyramid.h"
#include "widgets/theme/theme.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleHints>
#include <QWheelEvent>

#include <cmath>

namespace yuyi {

namespace {

constexpr double keyStep = 1.25;

} // namespace

ImageViewer::ImageViewer(QWidget *parent) : QWidget(parent), m_picture(new PicturePyramid(this)), m_busy(new BusyRing(this))
{
    setFocusPolicy(Qt::ClickFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Image"));
    connect(m_picture, &PicturePyramid::improved, this, qOverload<>(&QWidget::update));
}

ImageViewer::~ImageViewer() = default;

void ImageViewer::setState(State state, const QString &message)
{
    m_state = state;
    m_message = message;
    if (state == State::Loading)
        m_busy->start();
    else
        m_busy->stop();
    if (state != State::Image) {
        m_picture->setImage(QImage());
        m_overlays.clear();
    }
    m_dragging = false;
    setAccessibleDescription(message);
    afterViewChange();
}

void ImageViewer::setImage(const QImage &image)
{
    if (image.isNull()) {
        setState(State::Empty);
        return;
    }
    m_picture->setImage(image);
    m_overlays.clear();
    m_view = ImageView();
    m_view.setWindow(size());
    m_view.setContent(QRectF(QPointF(0, 0), QSizeF(image.size())));
    setState(State::Image);
}

void ImageViewer::refineImage(const QImage &image)
{
    if (m_state != State::Image || image.isNull()) {
        setImage(image);
        return;
    }
    const double scale = static_cast<double>(image.width()) / m_picture->size().width();
    const QPointF middle = rect().toRectF().center();
    const QPointF seen = toImage(middle) * scale;
    const bool wasFit = m_view.isFit();
    const double was = m_view.zoom();
    m_picture->setImage(image);
    m_view.setContent(QRectF(QPointF(0, 0), QSizeF(image.size())));
    if (!wasFit) {
        m_view.zoomTo(was / scale, middle);
        m_view.pan(middle - m_view.toWindow().map(seen));
    }
    const QTransform grown = QTransform::fromScale(scale, scale);
    for (ImageOverlay &overlay : m_overlays)
        overlay.polygon = grown.map(overlay.polygon);
    afterViewChange();
}

void ImageViewer::setLoading()
{
    setState(State::Loading);
}

void ImageViewer::setError(const QString &sentence)
{
    setState(State::Error, sentence);
}

void ImageViewer::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void ImageViewer::clear()
{
    setState(State::Empty);
}

bool ImageViewer::hasImage() const
{
    return m_state == State::Image;
}

QSize ImageViewer::imageSize() const
{
    return m_picture->size();
}

void ImageViewer::setOverlays(const QList<ImageOverlay> &overlays)
{
    m_overlays = overlays;
    update();
}

void ImageViewer::setOverlaysVisible(bool visible)
{
    m_overlaysVisible = visible;
    update();
}

double ImageViewer::zoom() const
{
    return m_view.zoom() * devicePixelRatioF();
}

void ImageViewer::setDrawing(bool drawing)
{
    m_drawing = drawing;
    m_dragging = false;
    afterViewChange();
}

QPointF ImageViewer::toImage(const QPointF &position) const
{
    return m_view.toWindow().inverted().map(position);
}

QPointF ImageViewer::fromImage(const QPointF &point) const
{
    return m_view.toWindow().map(point);
}

void ImageViewer::fit()
{
    m_view.fit();
    afterViewChange();
}

void ImageViewer::setView(const ImageView &view)
{
    m_view = view;
    m_view.setWindow(size());
    afterViewChange();
}

void ImageViewer::actualSize()
{
    zoomTo(1.0 / devicePixelRatioF(), rect().toRectF().center());
}

void ImageViewer::zoomIn()
{
    zoomTo(m_view.zoom() * keyStep, rect().toRectF().center());
}

void ImageViewer::zoomOut()
{
    zoomTo(m_view.zoom() / keyStep, rect().toRectF().center());
}

void ImageViewer::rotateView()
{
    m_view.turn(1);
    afterViewChange();
}

void ImageViewer::rotateViewBack()
{
    m_view.turn(-1);
    afterViewChange();
}

void ImageViewer::zoomTo(double zoom, const QPointF &anchor)
{
    if (m_state != State::Image)
        return;
    m_view.zoomTo(zoom, anchor);
    afterViewChange();
}

void ImageViewer::afterViewChange()
{
    if (m_drawing && m_state == State::Image)
        setCursor(Qt::CrossCursor);
    else if (m_state == State::Image && m_view.canPan())
        setCursor(m_dragging ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    else
        unsetCursor();
    update();
    Q_EMIT zoomChanged(zoom());
}

int ImageViewer::overlayAt(const QPointF &position) const
{
    const QPointF point = toImage(position);
    for (int i = static_cast<int>(m_overlays.size()) - 1; i >= 0; --i) {
        if (m_overlays[i].polygon.containsPoint(point, Qt::OddEvenFill))
            return i;
    }
    return -1;
}

void ImageViewer::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_view.setWindow(size());
    afterViewChange();
}

void ImageViewer::wheelEvent(QWheelEvent *event)
{
    const bool scrolls = m_wheelNeedsCtrl && !event->modifiers().testFlag(Qt::ControlModifier);
    if (m_state != State::Image || event->angleDelta().y() == 0 || scrolls) {
        event->ignore();
        return;
    }
    zoomTo(m_view.zoom() * std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void ImageViewer::mousePressEvent(QMouseEvent *event)
{
    if (m_state != State::Image || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_pressed = m_last = event->position();
    m_dragging = true;
    m_moved = false;
    afterViewChange();
}

void ImageViewer::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragging) {
        if (m_state == State::Image && !m_drawing && overlayAt(event->position()) >= 0)
            setCursor(Qt::PointingHandCursor);
        else if (cursor().shape() == Qt::PointingHandCursor)
            afterViewChange();
        return;
    }
    const QPointF delta = event->position() - m_last;
    m_last = event->position();
    if ((event->position() - m_pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance())
        m_moved = true;
    if (m_drawing)
        update();
    else if (m_view.pan(delta))
        afterViewChange();
}

void ImageViewer::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_dragging)
        return;
    m_dragging = false;
    if (m_drawing && m_moved) {
        const QRectF whole(QPointF(0, 0), QSizeF(imageSize()));
        const QRectF area = QRectF(toImage(m_pressed), toImage(event->position())).normalized() & whole;
        if (area.width() >= 2 && area.height() >= 2) {
            QPolygonF corners(area);
            corners.removeLast();
            Q_EMIT areaDrawn(corners);
        }
    } else if (!m_moved && event->button() == Qt::LeftButton) {
        const int hit = m_overlaysVisible ? overlayAt(event->position()) : -1;
        if (hit >= 0)
            Q_EMIT overlayClicked(hit);
    }
    afterViewChange();
}

void ImageViewer::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_state != State::Image || m_drawing)
        return;
    if (m_view.isFit())
        zoomTo(1.0 / devicePixelRatioF(), event->position());
    else
        fit();
}

void ImageViewer::keyPressEvent(QKeyEvent *event)
{
    const QChar sign = asciiKey(*event);
    const int digit = m_digitKeys ? digitKey(*event) : -1;
    QPointF move;
    const double stride = 0.1 * qMin(width(), height());
    if (m_state == State::Image) {
        if (sign == u'+' || sign == u'=') {
            zoomIn();
            return;
        }
        if (sign == u'-') {
            zoomOut();
            return;
        }
        if (digit == 0) {
            fit();
            return;
        }
        if (digit == 1) {
            actualSize();
            return;
        }
        switch (m_view.canPan() && event->modifiers() == Qt::NoModifier ? event->key() : 0) {
        case Qt::Key_Left: move = {stride, 0}; break;
        case Qt::Key_Right: move = {-stride, 0}; break;
        case Qt::Key_Up: move = {0, stride}; break;
        case Qt::Key_Down: move = {0, -stride}; break;
        default: break;
        }
        if (!move.isNull()) {
            m_view.pan(move);
            afterViewChange();
            return;
        }
    }
    if (event->key() == Qt::Key_Escape && m_drawing && m_dragging) {
        m_dragging = false;
        update();
        return;
    }
    QWidget::keyPressEvent(event);
}

void ImageViewer::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void ImageViewer::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void ImageViewer::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Image"));
}

void ImageViewer::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::of(this).tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()), radius::panel, radius::panel);
    painter.fillPath(frame, t.pictureGround);
    if (m_state == State::Image) {
        painter.save();
        painter.setClipPath(frame);
        m_picture->draw(painter, m_view.toWindow(), QRectF(rect()));
        if (m_overlaysVisible)
            paintOverlays(painter);
        if (m_drawing && m_dragging) {
            painter.setPen(QPen(t.accent, 2));
            QColor fill = t.accent;
            fill.setAlpha(40);
            painter.setBrush(fill);
            painter.drawRect(QRectF(m_pressed, m_last).normalized());
        }
        painter.restore();
    } else if (m_state == State::Loading) {
        m_busy->paint(painter, QRectF(rect()).center());
    } else {
        paintMessage(painter);
    }
    if (hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius::panel, radius::panel);
    }
}

void ImageViewer::paintOverlays(QPainter &painter) const
{
    const Theme &theme = Theme::of(this);
    const QTransform transform = m_view.toWindow();
    const QFont font = theme.font(TextRole::Small);
    painter.setFont(font);
    const QFontMetrics metrics(font);
    for (const ImageOverlay &overlay : m_overlays) {
        const QColor color = overlay.color.isValid() ? overlay.color : theme.tokens().accent;
        const QPolygonF shape = transform.map(overlay.polygon);
        QColor fill = color;
        fill.setAlpha(overlay.strong ? 70 : 36);
        QPen pen(color, overlay.strong ? 3 : 2);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        painter.setBrush(fill);
        painter.drawPolygon(shape);
        if (!overlay.label.isEmpty()) {
            const QRectF box = shape.boundingRect();
            const double height = metrics.height() + 4;
            const double width = qMin<double>(metrics.horizontalAdvance(overlay.label) + 10, 320);
            QRectF tag(box.left() - 1, box.top() - height - 1, width, height);
            if (tag.top() < 0)
                tag.moveTop(qMax(0.0, box.top() + 1));
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            painter.drawRect(tag);
            painter.setPen(theme.tokens().textOn(color));
            painter.drawText(tag.adjusted(5, 0, -5, 0), Qt::AlignVCenter | Qt::TextSingleLine,
                             metrics.elidedText(overlay.label, Qt::ElideRight, static_cast<int>(width) - 9));
        }
    }
}

void ImageViewer::paintMessage(QPainter &painter) const
{
    const Theme &theme = Theme::of(this);
    const bool failed = m_state == State::Error;
    const QString text = failed ? m_message : m_emptyText;
    if (text.isEmpty())
        return;
    QRect area = rect().adjusted(spacing::large, spacing::large, -spacing::large, -spacing::large);
    const QIcon icon = failed ? theme.icon(QStringLiteral("warning"), QStringLiteral("attention")) : QIcon();
    painter.setFont(theme.font(TextRole::Body));
    const QRect words = painter.boundingRect(area, Qt::AlignCenter | Qt::TextWordWrap, text);
    if (!icon.isNull()) {
        const int side = theme.px(32);
        icon.paint(&painter, QRect((width() - side) / 2, words.top() - side - spacing::small, side, side));
    }
    painter.setPen(failed ? theme.tokens().text : theme.tokens().soft);
    painter.drawText(words, Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace yuyi
