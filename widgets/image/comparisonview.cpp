// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/comparisonview.h"

#include "widgets/controls/keys.h"
#include "widgets/image/busyring.h"
#include "widgets/image/picturepyramid.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QMutex>
#include <QPainter>
#include <QPainterPath>
#include <QThreadPool>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr double gain = 4.0;
constexpr int differenceSide = 1600;
constexpr double keyStep = 1.25;

QTransform unitToPixels(const QSize &size)
{
    return QTransform::fromScale(size.width(), size.height());
}

} // namespace

struct ComparisonView::Ticket {
    QMutex mutex;
    ComparisonView *owner = nullptr;
};

ComparisonView::ComparisonView(QWidget *parent)
    : QWidget(parent), m_a(new PicturePyramid(this)), m_b(new PicturePyramid(this)),
      m_busy(new BusyRing(this))
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
}

ComparisonView::~ComparisonView()
{
    if (m_ticket) {
        const QMutexLocker lock(&m_ticket->mutex);
        m_ticket->owner = nullptr;
    }
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
    m_difference = QImage();
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

QImage ComparisonView::difference(const QImage &a, const QImage &b, const QTransform &bToA, double factor,
                                  int longest)
{
    if (a.isNull() || b.isNull())
        return {};
    QSize size = a.size();
    if (qMax(size.width(), size.height()) > longest)
        size = size.scaled(longest, longest, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
    const QImage first = a.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_RGB32);
    // B is brought near its size in the result first: one bilinear step over a large factor would leave holes.
    const QTransform toResult = bToA * unitToPixels(size);
    const QRectF landed = toResult.mapRect(QRectF(0, 0, 1, 1));
    const QSize near = landed.size().toSize().boundedTo(b.size()).expandedTo(QSize(1, 1));
    const QImage smaller = b.scaled(near, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QImage second(size, QImage::Format_ARGB32_Premultiplied);
    second.fill(Qt::transparent);
    {
        QPainter painter(&second);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setTransform(unitToPixels(smaller.size()).inverted() * toResult);
        painter.drawImage(QPointF(0, 0), smaller);
    }
    QImage result(size, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < size.height(); ++y) {
        const auto *one = reinterpret_cast<const QRgb *>(first.constScanLine(y));
        const auto *two = reinterpret_cast<const QRgb *>(second.constScanLine(y));
        auto *out = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            if (qAlpha(two[x]) < 255) {
                out[x] = 0;
                continue;
            }
            const auto apart = [factor](int p, int q) { return qMin(255, int(std::abs(p - q) * factor)); };
            out[x] = qRgb(apart(qRed(one[x]), qRed(two[x])), apart(qGreen(one[x]), qGreen(two[x])),
                          apart(qBlue(one[x]), qBlue(two[x])));
        }
    }
    return result;
}

void ComparisonView::wantDifference()
{
    if (m_ticket) {
        const QMutexLocker lock(&m_ticket->mutex);
        m_ticket->owner = nullptr;
        m_ticket.reset();
    }
    if (m_mode != Mode::Difference || !hasImages() || isDifferenceReady())
        return;
    m_busy->start();
    auto ticket = std::make_shared<Ticket>();
    ticket->owner = this;
    m_ticket = ticket;
    QThreadPool::globalInstance()->start([ticket, a = m_a->image(), b = m_b->image(), map = m_bToA] {
        const QImage result = difference(a, b, map, gain, differenceSide);
        const QMutexLocker lock(&ticket->mutex);
        if (!ticket->owner)
            return;
        ComparisonView *owner = ticket->owner;
        QMetaObject::invokeMethod(
            owner,
            [owner, ticket, result] {
                if (owner->m_ticket != ticket)
                    return;
                owner->m_busy->stop();
                owner->m_difference = result;
                owner->m_ticket.reset();
                owner->update();
            },
            Qt::QueuedConnection);
    });
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
