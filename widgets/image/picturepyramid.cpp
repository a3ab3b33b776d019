// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/picturepyramid.h"

#include <QMetaObject>
#include <QMutex>
#include <QPaintDevice>
#include <QPainter>
#include <QThreadPool>

#include <cmath>

namespace yuyi {

namespace {

// Below this the whole pyramid is quicker than a frame.
constexpr qint64 smallEnough = 600LL * 600LL;
constexpr int coarsest = 256;
// Before background work waiting in the same pool: a person is looking.
constexpr int ahead = 10;

QImage drawable(const QImage &image)
{
    if (image.format() == QImage::Format_RGB32 || image.format() == QImage::Format_ARGB32_Premultiplied)
        return image;
    return image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied
                                                         : QImage::Format_RGB32);
}

} // namespace

/// Lets a worker know that nobody waits for it any more.
struct PicturePyramid::Ticket {
    QMutex mutex;
    PicturePyramid *owner = nullptr;
};

PicturePyramid::PicturePyramid(QObject *parent) : QObject(parent) {}

PicturePyramid::~PicturePyramid()
{
    if (m_ticket) {
        const QMutexLocker lock(&m_ticket->mutex);
        m_ticket->owner = nullptr;
    }
}

QList<QImage> PicturePyramid::levelsOf(const QImage &image)
{
    QList<QImage> levels{drawable(image)};
    while (qMax(levels.last().width(), levels.last().height()) >= 2 * coarsest) {
        const QSize half(qMax(1, levels.last().width() / 2), qMax(1, levels.last().height() / 2));
        const QImage smaller = levels.last().scaled(half, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        if (smaller.isNull())
            break;
        levels.append(drawable(smaller));
    }
    return levels;
}

void PicturePyramid::setImage(const QImage &image)
{
    if (m_ticket) {
        const QMutexLocker lock(&m_ticket->mutex);
        m_ticket->owner = nullptr;
    }
    m_ticket.reset();
    if (image.isNull() || static_cast<qint64>(image.width()) * image.height() <= smallEnough) {
        m_levels = image.isNull() ? QList<QImage>{QImage()} : levelsOf(image);
        m_complete = true;
        return;
    }
    m_levels = {image};
    m_complete = false;
    auto ticket = std::make_shared<Ticket>();
    ticket->owner = this;
    m_ticket = ticket;
    QThreadPool::globalInstance()->start([ticket, image] {
        {
            const QMutexLocker lock(&ticket->mutex);
            if (!ticket->owner)
                return;
        }
        const QList<QImage> levels = levelsOf(image);
        const QMutexLocker lock(&ticket->mutex);
        if (!ticket->owner)
            return;
        PicturePyramid *owner = ticket->owner;
        QMetaObject::invokeMethod(
            owner,
            [owner, ticket, levels] {
                if (owner->m_ticket != ticket)
                    return;
                owner->m_levels = levels;
                owner->m_complete = true;
                owner->m_ticket.reset();
                Q_EMIT owner->improved();
            },
            Qt::QueuedConnection);
    },
                                         ahead);
}

void PicturePyramid::draw(QPainter &painter, const QTransform &toDevice, const QRectF &clip) const
{
    if (isNull())
        return;
    bool invertible = false;
    const QTransform toImage = toDevice.inverted(&invertible);
    if (!invertible)
        return;
    const QRectF whole(QPointF(0, 0), QSizeF(size()));
    const QRectF seen = toImage.mapRect(clip).intersected(whole);
    if (seen.isEmpty())
        return;
    const double scale = std::sqrt(std::abs(toDevice.determinant())) * painter.device()->devicePixelRatioF();
    int level = 0;
    while (level + 1 < m_levels.size() && scale * (2 << level) <= 1.0)
        ++level;
    const QImage &source = m_levels[level];
    const double sx = static_cast<double>(source.width()) / size().width();
    const double sy = static_cast<double>(source.height()) / size().height();
    painter.save();
    painter.setTransform(toDevice, true);
    // Nearest while only the full picture is there (its cost follows the screen, not the picture), and for looking at
    // single pixels.
    const bool smooth = (m_complete || scale > 0.5) && scale < 3.0;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    // Whole source pixels, so that a moving clip never shifts the grid.
    const QRectF part(QPointF(std::floor(seen.left() * sx), std::floor(seen.top() * sy)),
                      QPointF(std::min<double>(source.width(), std::ceil(seen.right() * sx)),
                              std::min<double>(source.height(), std::ceil(seen.bottom() * sy))));
    const QRectF target(part.left() / sx, part.top() / sy, part.width() / sx, part.height() / sy);
    painter.drawImage(target, source, part);
    painter.restore();
}

} // namespace yuyi
