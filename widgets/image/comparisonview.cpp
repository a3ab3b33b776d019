// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/comparisonview.h"

#include "widgets/controls/keys.h"
#include "widgets/image/busyring.h"
#include "widgets/image/comparisonpainter.h"
#include "widgets/image/picturedifference.h"
#include "widgets/image/picturepyramid.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr double keyStep = 1.25;

QTransform unitToPixels(const QSize &size)
{
    return QTransform::fromScale(size.width(), size.height());
}

} // namespace

ComparisonView::ComparisonView(QWidget *parent)
    : QWidget(parent), m_a(new PicturePyramid(this)), m_b(new PicturePyramid(this)),
      m_difference(new PictureDifference(this)), m_busy(new BusyRing(this))
{
    setFocusPolicy(Qt::ClickFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_flicker.setInterval(500);
    connect(&m_flicker, &QTimer::timeout, this, [this] {
        m_showB = !m_showB;
        update();
    });
    connect(m_a, &PicturePyramid::improved, this, qOverload<>(&QWidget::update));
    connect(m_b, &PicturePyramid::improved, this, qOverload<>(&QWidget::update));
    connect(m_difference, &PictureDifference::ready, this, [this] {
        m_busy->stop();
        update();
    });
}

ComparisonView::~ComparisonView() = default;

bool ComparisonView::isDifferenceReady() const
{
    return m_difference->isReady();
}

const QImage &ComparisonView::differenceImage() const
{
    return m_difference->image();
}

bool ComparisonView::hasImages() const
{
    return !m_a->isNull() && !m_b->isNull();
}

QTransform ComparisonView::bToAPixels() const
{
    return unitToPixels(m_b->size()).inverted() * m_bToA * unitToPixels(m_a->size());
}

void ComparisonView::setImages(const QImage &a, const QImage &b, const QTransform &bToA)
{
    m_a->setImage(a);
    m_b->setImage(b);
    m_bToA = bToA.isInvertible() ? bToA : QTransform();
    m_message.clear();
    m_busy->stop();
    m_showB = false;
    m_position = 0.5;
    m_difference->forget();
    if (hasImages()) {
        // The frame holds all of both pictures: nothing of either is cut away.
        const QRectF frameA(QPointF(0, 0), QSizeF(a.size()));
        const QRectF frameB = bToAPixels().mapRect(QRectF(QPointF(0, 0), QSizeF(b.size())));
        m_view = ImageView();
        m_view.setWindow(panes().first().size());
        m_view.setContent(frameA | frameB);
    }
    updateTimer();
    wantDifference();
    afterViewChange();
}

void ComparisonView::setLabels(const QString &a, const QString &b)
{
    m_labelA = a;
    m_labelB = b;
    update();
}

void ComparisonView::setLoading()
{
    clear();
    m_busy->start();
}

void ComparisonView::setError(const QString &sentence)
{
    clear();
    m_message = sentence;
    setAccessibleDescription(sentence);
}

void ComparisonView::clear()
{
    setImages(QImage(), QImage());
}

void ComparisonView::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_showB = false;
    m_view.setWindow(panes().first().size());
    updateTimer();
    wantDifference();
    afterViewChange();
    Q_EMIT modeChanged(mode);
}

void ComparisonView::setFlickerInterval(int milliseconds)
{
    m_flicker.setInterval(qMax(100, milliseconds));
}

void ComparisonView::setPosition(double position)
{
    m_position = std::clamp(position, 0.0, 1.0);
    update();
}

void ComparisonView::switchByHand()
{
    if (m_mode != Mode::Flicker)
        return;
    m_flicker.stop();
    m_showB = !m_showB;
    update();
}

void ComparisonView::updateTimer()
{
    if (m_mode == Mode::Flicker && hasImages() && isVisible())
        m_flicker.start();
    else
        m_flicker.stop();
}

void ComparisonView::wantDifference()
{
    m_difference->cancel();
    if (m_mode != Mode::Difference || !hasImages() || isDifferenceReady())
        return;
    m_busy->start();
    m_difference->compute(m_a->image(), m_b->image(), m_bToA);
}

QList<QRectF> ComparisonView::panes() const
{
    const QRectF all(rect());
    if (m_mode != Mode::SideBySide)
        return {all};
    const double half = (all.width() - spacing::medium) / 2;
    return {QRectF(0, 0, half, all.height()), QRectF(half + spacing::medium, 0, half, all.height())};
}

QRectF ComparisonView::paneAt(const QPointF &position) const
{
    const QList<QRectF> all = panes();
    return position.x() >= all.last().left() ? all.last() : all.first();
}

double ComparisonView::zoom() const
{
    return m_view.zoom() * devicePixelRatioF();
}

void ComparisonView::fit()
{
    m_view.fit();
    afterViewChange();
}

void ComparisonView::actualSize()
{
    zoomTo(1.0 / devicePixelRatioF(), panes().first().center());
}

void ComparisonView::zoomIn()
{
    zoomTo(m_view.zoom() * keyStep, panes().first().center());
}

void ComparisonView::zoomOut()
{
    zoomTo(m_view.zoom() / keyStep, panes().first().center());
}

void ComparisonView::zoomTo(double zoom, const QPointF &position)
{
    if (!hasImages())
        return;
    m_view.zoomTo(zoom, position - paneAt(position).topLeft());
    afterViewChange();
}

void ComparisonView::afterViewChange()
{
    update();
    Q_EMIT zoomChanged(zoom());
}

void ComparisonView::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    ComparisonPainter comparison(painter, theme, {*m_a, *m_b, hasImages() ? bToAPixels() : QTransform(), m_view.toWindow()});
    const QList<QRectF> all = panes();
    for (const QRectF &pane : all)
        comparison.drawGround(pane);
    if (!hasImages()) {
        painter.setFont(theme.font(TextRole::Body));
        painter.setPen(m_message.isEmpty() ? theme.tokens().soft : theme.tokens().text);
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_message);
        m_busy->paint(painter, QRectF(rect()).center());
        return;
    }
    for (const QRectF &pane : all) {
        painter.save();
        comparison.clipTo(pane);
        paintPane(painter, comparison, pane);
        painter.restore();
    }
    paintLabels(comparison);
    if (hasFocus()) {
        for (const QRectF &pane : all)
            comparison.drawFocus(pane);
    }
}

void ComparisonView::paintPane(QPainter &painter, ComparisonPainter &comparison, const QRectF &pane)
{
    switch (m_mode) {
    case Mode::SideBySide:
        if (pane == panes().last())
            comparison.drawB(pane);
        else
            comparison.drawA(pane);
        break;
    case Mode::Flicker:
        if (m_showB)
            comparison.drawB(pane);
        else
            comparison.drawA(pane);
        break;
    case Mode::Slider:
        comparison.drawA(pane);
        comparison.drawSlider(pane, m_position);
        break;
    case Mode::Difference:
        if (isDifferenceReady()) {
            comparison.drawInsteadOfA(differenceImage());
        } else {
            painter.setOpacity(0.3);
            comparison.drawA(pane);
            painter.setOpacity(1.0);
            m_busy->paint(painter, pane.center());
        }
        break;
    case Mode::Overlay:
        comparison.drawA(pane);
        painter.setOpacity(m_position);
        comparison.drawB(pane);
        painter.setOpacity(1.0);
        break;
    }
}

void ComparisonView::paintLabels(ComparisonPainter &comparison) const
{
    const QList<QRectF> all = panes();
    if (m_mode == Mode::SideBySide) {
        comparison.drawLabel(all.first(), m_labelA, Qt::AlignLeft);
        comparison.drawLabel(all.last(), m_labelB, Qt::AlignLeft);
    } else if (m_mode == Mode::Flicker) {
        comparison.drawLabel(all.first(), m_showB ? m_labelB : m_labelA, m_showB ? Qt::AlignRight : Qt::AlignLeft);
    } else if (m_mode == Mode::Slider) {
        comparison.drawLabel(all.first(), m_labelA, Qt::AlignLeft);
        comparison.drawLabel(all.first(), m_labelB, Qt::AlignRight);
    }
}

void ComparisonView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_view.setWindow(panes().first().size());
    afterViewChange();
}

void ComparisonView::wheelEvent(QWheelEvent *event)
{
    if (!hasImages() || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    zoomTo(m_view.zoom() * std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void ComparisonView::mousePressEvent(QMouseEvent *event)
{
    if (!hasImages() || event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_last = event->position();
    m_dragging = true;
    m_draggingLine = m_mode == Mode::Slider && std::abs(event->position().x() - m_position * width()) < 16;
}

void ComparisonView::mouseMoveEvent(QMouseEvent *event)
{
    const bool onLine = m_mode == Mode::Slider && std::abs(event->position().x() - m_position * width()) < 16;
    setCursor(m_draggingLine || (onLine && !m_dragging) ? Qt::SplitHCursor
              : hasImages() && m_view.canPan()          ? Qt::OpenHandCursor
                                                        : Qt::ArrowCursor);
    if (!m_dragging)
        return;
    if (m_draggingLine)
        setPosition(event->position().x() / qMax(1, width()));
    else if (m_view.pan(event->position() - m_last))
        afterViewChange();
    m_last = event->position();
}

void ComparisonView::mouseReleaseEvent(QMouseEvent *)
{
    m_dragging = m_draggingLine = false;
}

void ComparisonView::keyPressEvent(QKeyEvent *event)
{
    const QChar sign = asciiKey(*event);
    const bool weighs = m_mode == Mode::Slider || m_mode == Mode::Overlay;
    if (!hasImages()) {
        QWidget::keyPressEvent(event);
    } else if (sign == u'+' || sign == u'=') {
        zoomIn();
    } else if (sign == u'-') {
        zoomOut();
    } else if (sign == u'0') {
        fit();
    } else if (sign == u'1') {
        actualSize();
    } else if (weighs && event->key() == Qt::Key_Left) {
        setPosition(m_position - 0.05);
    } else if (weighs && event->key() == Qt::Key_Right) {
        setPosition(m_position + 0.05);
    } else if (m_mode == Mode::Flicker && event->key() == Qt::Key_Space) {
        switchByHand();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ComparisonView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateTimer();
}

void ComparisonView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_flicker.stop();
}

void ComparisonView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void ComparisonView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace yuyi
