// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/picturedifference.h"

#include <QMutex>
#include <QPainter>
#include <QThreadPool>

#include <cmath>

namespace yuyi {

namespace {

constexpr double shownGain = 4.0;
constexpr int longestSide = 1600;

QTransform toPixels(const QSize &size)
{
    return QTransform::fromScale(size.width(), size.height());
}

} // namespace

struct PictureDifference::Ticket {
    QMutex mutex;
    PictureDifference *owner = nullptr;
};

PictureDifference::PictureDifference(QObject *parent) : QObject(parent) {}

PictureDifference::~PictureDifference()
{
    cancel();
}

void PictureDifference::cancel()
{
    if (!m_ticket)
        return;
    // The ticket is held until its lock is let go.
    const std::shared_ptr<Ticket> ticket = std::move(m_ticket);
    const QMutexLocker lock(&ticket->mutex);
    ticket->owner = nullptr;
}

void PictureDifference::compute(const QImage &a, const QImage &b, const QTransform &bToA)
{
    cancel();
    auto ticket = std::make_shared<Ticket>();
    ticket->owner = this;
    m_ticket = ticket;
    QThreadPool::globalInstance()->start([ticket, a, b, bToA] {
        const QImage result = differenceOf(a, b, bToA, shownGain, longestSide);
        const QMutexLocker lock(&ticket->mutex);
        if (!ticket->owner)
            return;
        PictureDifference *owner = ticket->owner;
        QMetaObject::invokeMethod(
            owner,
            [owner, ticket, result] {
                if (owner->m_ticket != ticket)
                    return;
                owner->m_image = result;
                owner->m_ticket.reset();
                Q_EMIT owner->ready();
            },
            Qt::QueuedConnection);
    });
}

QImage PictureDifference::differenceOf(const QImage &a, const QImage &b, const QTransform &bToA, double gain, int longest)
{
    if (a.isNull() || b.isNull())
        return {};
    QSize size = a.size();
    if (qMax(size.width(), size.height()) > longest)
        size = size.scaled(longest, longest, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
    const QImage first = a.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_RGB32);
    // B is brought near its size in the result first: one bilinear step over a large factor would leave holes.
    const QTransform toResult = bToA * toPixels(size);
    const QRectF landed = toResult.mapRect(QRectF(0, 0, 1, 1));
    const QSize near = landed.size().toSize().boundedTo(b.size()).expandedTo(QSize(1, 1));
    const QImage smaller = b.scaled(near, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QImage second(size, QImage::Format_ARGB32_Premultiplied);
    second.fill(Qt::transparent);
    {
        QPainter painter(&second);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setTransform(toPixels(smaller.size()).inverted() * toResult);
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
            const auto apart = [gain](int p, int q) { return qMin(255, static_cast<int>(std::abs(p - q) * gain)); };
            out[x] = qRgb(apart(qRed(one[x]), qRed(two[x])), apart(qGreen(one[x]), qGreen(two[x])),
                          apart(qBlue(one[x]), qBlue(two[x])));
        }
    }
    return result;
}

} // namespace yuyi
