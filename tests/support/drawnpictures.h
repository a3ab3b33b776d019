// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QRandomGenerator>

/// Pictures drawn by code, and what happens to pictures on their way from one person to the next.
namespace yuyi::drawn {

/// A scene of shapes on a sloped ground; every seed gives another one.
inline QImage scene(quint32 seed, QSize size = QSize(640, 480))
{
    QRandomGenerator random(seed * 7919 + 17);
    const auto colour = [&] {
        return QColor::fromHsv(static_cast<int>(random.bounded(360)), 40 + static_cast<int>(random.bounded(200)),
                               60 + static_cast<int>(random.bounded(190)));
    };
    QImage image(size, QImage::Format_RGB32);
    QLinearGradient ground(random.bounded(size.width()), 0, random.bounded(size.width()),
                           size.height());
    ground.setColorAt(0, colour());
    ground.setColorAt(1, colour());
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(image.rect(), ground);
    for (int i = 0; i < 26; ++i) {
        painter.setBrush(colour());
        painter.setPen(QPen(colour(), 1 + static_cast<double>(random.bounded(5))));
        const QPointF at(random.bounded(size.width()), random.bounded(size.height()));
        const double w = size.width() * (0.04 + 0.22 * random.generateDouble());
        const double h = size.height() * (0.04 + 0.22 * random.generateDouble());
        switch (random.bounded(3)) {
        case 0: painter.drawEllipse(at, w, h); break;
        case 1: painter.drawRect(QRectF(at, QSizeF(w, h))); break;
        default:
            painter.drawPolygon(QPolygonF{at, at + QPointF(w, h / 3), at + QPointF(w / 3, h)});
            break;
        }
    }
    return image;
}

/// Letters of an alphabet nobody reads, thick and white with a black rim, across the top and bottom
/// third.
inline QImage withCaption(QImage image, quint32 seed)
{
    QRandomGenerator random(seed * 104729 + 3);
    QPainter painter(&image);
    const double side = image.height() * 0.12;
    for (const double y : {image.height() * 0.04, image.height() * 0.80}) {
        for (double x = side * 0.3; x + side < image.width(); x += side * 1.08) {
            for (int stroke = 0; stroke < 4; ++stroke) {
                const QPointF from(x + side * random.generateDouble(),
                                   y + side * random.generateDouble());
                const QPointF to(x + side * random.generateDouble(),
                                 y + side * random.generateDouble());
                painter.setPen(QPen(Qt::black, side * 0.26));
                painter.drawLine(from, to);
                painter.setPen(QPen(Qt::white, side * 0.16));
                painter.drawLine(from, to);
            }
        }
    }
    return image;
}

inline QByteArray encoded(const QImage &image, const char *format, int quality)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, quality);
    return bytes;
}

inline QImage recompressed(const QImage &image, int quality)
{
    return QImage::fromData(encoded(image, "jpg", quality), "jpg")
        .convertToFormat(QImage::Format_RGB32);
}

inline QImage scaled(const QImage &image, double factor)
{
    return image
        .scaled(qRound(image.width() * factor), qRound(image.height() * factor),
                Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

inline QImage bordered(const QImage &image, int x, int y, const QColor &colour)
{
    QImage result(image.width() + 2 * x, image.height() + 2 * y, QImage::Format_RGB32);
    result.fill(colour);
    QPainter(&result).drawImage(x, y, image);
    return result;
}

/// `share` of each side is cut off, a third of it at the left and top.
inline QImage cropped(const QImage &image, double share)
{
    const int w = qRound(image.width() * (1 - share));
    const int h = qRound(image.height() * (1 - share));
    return image.copy((image.width() - w) / 3, (image.height() - h) / 3, w, h);
}

inline QImage brightened(QImage image, double gain, int bias)
{
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const auto level = [&](int value) {
                return qBound(0, qRound(gain * value) + bias, 255);
            };
            line[x] = qRgb(level(qRed(line[x])), level(qGreen(line[x])), level(qBlue(line[x])));
        }
    }
    return image;
}

inline QImage flat(const QColor &colour, QSize size = QSize(500, 400))
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

} // namespace yuyi::drawn
