// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/demo/render/steps.h"

#include <QBuffer>
#include <QColor>
#include <QHash>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QSvgRenderer>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>

namespace yuyi::demo {

namespace {

using Step = std::function<Drawing(const QImage &, const QJsonObject &, const QDir &)>;

double number(const QJsonObject &step, QLatin1String key, double otherwise)
{
    return step.value(key).toDouble(otherwise);
}

int whole(const QJsonObject &step, QLatin1String key, int otherwise)
{
    return step.value(key).toInt(otherwise);
}

/// A value in 0 … 1 that depends on the place and the seed alone.
double noiseAt(std::uint32_t x, std::uint32_t y, std::uint32_t seed)
{
    std::uint32_t h = x * 0x8da6b343U ^ y * 0xd8163841U ^ seed * 0xcb1ab31fU;
    h = (h ^ (h >> 15)) * 0x2c1b3c6dU;
    h = (h ^ (h >> 12)) * 0x297a2d39U;
    h ^= h >> 15;
    return static_cast<double>(h & 0xffffffU) / static_cast<double>(0xffffffU);
}

/// The same, but smooth between points that lie a cell apart.
double smoothNoise(double x, double y, std::uint32_t seed)
{
    const double left = std::floor(x);
    const double top = std::floor(y);
    const auto ix = static_cast<std::uint32_t>(left);
    const auto iy = static_cast<std::uint32_t>(top);
    const auto ease = [](double t) { return t * t * (3.0 - 2.0 * t); };
    const double u = ease(x - left);
    const double v = ease(y - top);
    const double a = noiseAt(ix, iy, seed) * (1 - u) + noiseAt(ix + 1, iy, seed) * u;
    const double b = noiseAt(ix, iy + 1, seed) * (1 - u) + noiseAt(ix + 1, iy + 1, seed) * u;
    return a * (1 - v) + b * v;
}

/// Adds to every channel of every pixel what `shift` says for its place.
QImage shifted(const QImage &image, const std::function<double(int, int)> &shift)
{
    QImage result = image.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < result.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (int x = 0; x < result.width(); ++x) {
            const int by = static_cast<int>(std::lround(shift(x, y)));
            const QRgb p = line[x];
            line[x] = qRgba(std::clamp(qRed(p) + by, 0, 255), std::clamp(qGreen(p) + by, 0, 255),
                            std::clamp(qBlue(p) + by, 0, 255), qAlpha(p));
        }
    }
    return result;
}

Drawing grain(const QImage &image, const QJsonObject &step, const QDir &)
{
    const double amount = number(step, QLatin1String("amount"), 5);
    const auto seed = static_cast<std::uint32_t>(whole(step, QLatin1String("seed"), 1));
    return shifted(image, [=](int x, int y) {
        const auto ux = static_cast<std::uint32_t>(x);
        const auto uy = static_cast<std::uint32_t>(y);
        return (noiseAt(ux, uy, seed) + noiseAt(ux, uy, seed + 1) - 1.0) * amount;
    });
}

Drawing paper(const QImage &image, const QJsonObject &step, const QDir &)
{
    const double amount = number(step, QLatin1String("amount"), 10);
    const auto seed = static_cast<std::uint32_t>(whole(step, QLatin1String("seed"), 1));
    return shifted(image, [=](int x, int y) {
        // Clouds, then fibres lying along the sheet, then fine grain.
        const double clouds = smoothNoise(x / 90.0, y / 90.0, seed) - 0.5;
        const double fibres = smoothNoise(x / 14.0, y / 2.2, seed + 7) - 0.5;
        const double fine = noiseAt(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y),
                                    seed + 9)
                          - 0.5;
        return amount * (0.9 * clouds + 0.6 * fibres + 0.7 * fine);
    });
}

Drawing crop(const QImage &image, const QJsonObject &step, const QDir &)
{
    const auto part = [&](const char *key, int length) {
        return static_cast<int>(std::lround(number(step, QLatin1String(key), 0) * length));
    };
    const QRect rest = image.rect().adjusted(part("left", image.width()), part("top", image.height()),
                                             -part("right", image.width()),
                                             -part("bottom", image.height()));
    if (rest.isEmpty())
        return tl::unexpected(QStringLiteral("The step \"crop\" leaves nothing of the picture."));
    return image.copy(rest);
}

Drawing scale(const QImage &image, const QJsonObject &step, const QDir &)
{
    const int width = whole(step, QLatin1String("width"), 0);
    if (width <= 0)
        return tl::unexpected(QStringLiteral("The step \"scale\" needs a \"width\" in pixels."));
    return image.scaledToWidth(width, Qt::SmoothTransformation);
}

Drawing border(const QImage &image, const QJsonObject &step, const QDir &)
{
    const int all = whole(step, QLatin1String("pixels"), 0);
    const int top = whole(step, QLatin1String("top"), all);
    const int bottom = whole(step, QLatin1String("bottom"), all);
    const QColor colour(step.value(QLatin1String("colour")).toString());
    if (!colour.isValid())
        return tl::unexpected(QStringLiteral("The step \"border\" needs a \"colour\"."));
    QImage result(image.width() + 2 * all, image.height() + top + bottom, QImage::Format_ARGB32);
    result.fill(colour);
    QPainter painter(&result);
    painter.drawImage(all, top, image);
    return result;
}

Drawing flip(const QImage &image, const QJsonObject &, const QDir &)
{
    return image.mirrored(true, false);
}

Drawing rotate(const QImage &image, const QJsonObject &step, const QDir &)
{
    const int quarters = whole(step, QLatin1String("quarters"), 1);
    return image.transformed(QTransform().rotate(90.0 * quarters));
}

Drawing overlay(const QImage &image, const QJsonObject &step, const QDir &svgs)
{
    const QString name = step.value(QLatin1String("svg")).toString();
    const int width = static_cast<int>(number(step, QLatin1String("width"), 0.25) * image.width());
    const Drawing mark = drawSvg(svgs.filePath(name), width, true);
    if (!mark)
        return mark;
    QImage result = image.convertToFormat(QImage::Format_ARGB32);
    QPainter painter(&result);
    painter.setOpacity(number(step, QLatin1String("opacity"), 1));
    painter.drawImage(QPointF(number(step, QLatin1String("x"), 0) * (image.width() - mark->width()),
                              number(step, QLatin1String("y"), 0) * (image.height() - mark->height())),
                      *mark);
    return result;
}

Drawing blur(const QImage &image, const QJsonObject &step, const QDir &)
{
    // Shrinking and growing again is a blur whose cost does not depend on the radius.
    const int radius = std::max(1, whole(step, QLatin1String("radius"), 2));
    const QImage small = image.scaled(std::max(1, image.width() / radius),
                                      std::max(1, image.height() / radius), Qt::IgnoreAspectRatio,
                                      Qt::SmoothTransformation);
    return small.scaled(image.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

Drawing tone(const QImage &image, const QJsonObject &step, const QDir &)
{
    const double gain = number(step, QLatin1String("gain"), 1);
    const double bias = number(step, QLatin1String("bias"), 0);
    const double saturation = number(step, QLatin1String("saturation"), 1);
    QImage result = image.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < result.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (int x = 0; x < result.width(); ++x) {
            const QRgb p = line[x];
            const double grey = 0.299 * qRed(p) + 0.587 * qGreen(p) + 0.114 * qBlue(p);
            const auto channel = [&](int value) {
                const double mixed = grey + (value - grey) * saturation;
                return std::clamp(static_cast<int>(std::lround(mixed * gain + bias)), 0, 255);
            };
            line[x] = qRgba(channel(qRed(p)), channel(qGreen(p)), channel(qBlue(p)), qAlpha(p));
        }
    }
    return result;
}

Drawing recompress(const QImage &image, const QJsonObject &step, const QDir &)
{
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    QImageWriter writer(&buffer, "jpeg");
    writer.setQuality(whole(step, QLatin1String("quality"), 40));
    if (!writer.write(image.convertToFormat(QImage::Format_RGB32)))
        return tl::unexpected(QStringLiteral("The step \"recompress\" failed: %1").arg(writer.errorString()));
    buffer.seek(0);
    return QImageReader(&buffer, "jpeg").read();
}

} // namespace

Drawing drawSvg(const QString &path, int width, bool transparent)
{
    QSvgRenderer renderer(path);
    if (!renderer.isValid())
        return tl::unexpected(QStringLiteral("%1 is not a readable SVG file.").arg(path));
    const QSizeF shape = renderer.viewBoxF().size();
    if (shape.isEmpty() || width <= 0)
        return tl::unexpected(QStringLiteral("%1 has no size.").arg(path));
    const int height = static_cast<int>(std::lround(width * shape.height() / shape.width()));
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(transparent ? Qt::transparent : Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(0, 0, width, height));
    painter.end();
    return image;
}

Drawing applyStep(const QImage &image, const QJsonObject &step, const QDir &svgs)
{
    static const QHash<QString, Step> steps = {
        {QStringLiteral("grain"), grain},
        {QStringLiteral("paper"), paper},
        {QStringLiteral("crop"), crop},
        {QStringLiteral("scale"), scale},
        {QStringLiteral("border"), border},
        {QStringLiteral("flip"), flip},
        {QStringLiteral("rotate"), rotate},
        {QStringLiteral("overlay"), overlay},
        {QStringLiteral("blur"), blur},
        {QStringLiteral("tone"), tone},
        {QStringLiteral("recompress"), recompress},
    };
    const QString op = step.value(QLatin1String("op")).toString();
    const auto found = steps.constFind(op);
    if (found == steps.constEnd())
        return tl::unexpected(QStringLiteral("\"%1\" is no step of the render tool.").arg(op));
    return (*found)(image, step, svgs);
}

} // namespace yuyi::demo
