// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printfile.h"

#include <QBuffer>
#include <QByteArray>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRect>
#include <QSaveFile>
#include <QSize>
#include <QSvgGenerator>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PrintFigure)
};

constexpr int unitsPerInch = 2540;
constexpr double millimetresPerInch = 25.4;
constexpr double tallestMillimetres = 4000; // a page of a .pdf may have 5080
constexpr qint64 mostPixels = 200'000'000;
constexpr int pictureQuality = 90;

tl::unexpected<Error> unwritable(const QString &path, const QString &why)
{
    return failure(ErrorCode::Environment,
                   Tr::tr("The file “%1” could not be written. Choose another location, or free some disk space.").arg(path), why);
}

QSize unitsOf(const PrintPage &page)
{
    return (page.millimetres * printUnitsPerMillimetre).toSize();
}

/// Qt writes every picture as PNG, which is many times as large for photographs.
QByteArray withSmallPictures(const QByteArray &svg)
{
    const QByteArray start = "data:image/png;base64,";
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf(start); at >= 0; at = svg.indexOf(start, done)) {
        const qsizetype from = at + start.size();
        const qsizetype end = svg.indexOf('"', from);
        if (end < 0)
            break;
        const QByteArray png = QByteArray::fromBase64(svg.mid(from, end - from));
        const QImage picture = QImage::fromData(png, "png");
        QByteArray jpeg;
        QBuffer buffer(&jpeg);
        const bool smaller = !picture.isNull() && !picture.hasAlphaChannel() && buffer.open(QIODevice::WriteOnly)
                          && picture.save(&buffer, "jpeg", pictureQuality) && jpeg.size() < png.size();
        result += svg.mid(done, at - done);
        result += smaller ? QByteArray("data:image/jpeg;base64," + jpeg.toBase64()) : svg.mid(at, end - at);
        done = end;
    }
    return result + svg.mid(done);
}

void writePdf(const PrintPage &page, QSaveFile &file)
{
    QPdfWriter writer(&file);
    writer.setCreator(QStringLiteral("Yuyi"));
    writer.setResolution(unitsPerInch);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(page.millimetres, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    QPainter painter(&writer);
    page.paint(&painter);
}

QByteArray svgOf(const PrintPage &page)
{
    QByteArray svg;
    QBuffer buffer(&svg);
    buffer.open(QIODevice::WriteOnly);
    const QRect all(QPoint(0, 0), unitsOf(page));
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(unitsPerInch);
    generator.setSize(all.size());
    generator.setViewBox(all);
    generator.setTitle(page.title);
    generator.setDescription(page.description);
    QPainter painter(&generator);
    painter.fillRect(all, Qt::white);
    page.paint(&painter);
    painter.end();
    return withSmallPictures(svg);
}

/// Null: there is not enough memory.
QImage bitmapOf(const PrintPage &page, const QSize &pixels)
{
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    const int dotsPerMetre = qRound(page.dpi / millimetresPerInch * 1000);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.fill(Qt::white);
    const double scale = page.dpi / static_cast<double>(unitsPerInch);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    page.paint(&painter);
    return image;
}

} // namespace

Result<> writePrintPage(const PrintPage &page, const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != QLatin1String("pdf") && ending != QLatin1String("svg") && ending != QLatin1String("png"))
        return failure(ErrorCode::Unsupported,
                       Tr::tr("Figures are saved as .pdf, .svg or .png, not as “%1”.").arg(QFileInfo(path).fileName()));
    const QSize pixels = (QSizeF(unitsOf(page)) * (page.dpi / static_cast<double>(unitsPerInch))).toSize();
    const bool manyPixels = static_cast<qint64>(pixels.width()) * pixels.height() > mostPixels || pixels.height() > 32'000;
    if (page.millimetres.height() > tallestMillimetres || (ending == QLatin1String("png") && manyPixels))
        return failure(ErrorCode::Unsupported, Tr::tr("The figure is too large for one file. Show less in it, or lower the resolution."));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return unwritable(path, file.errorString());
    if (ending == QLatin1String("pdf")) {
        writePdf(page, file);
    } else if (ending == QLatin1String("svg")) {
        const QByteArray svg = svgOf(page);
        if (file.write(svg) != svg.size())
            return unwritable(path, file.errorString());
    } else if (!bitmapOf(page, pixels).save(&file, "png")) {
        return unwritable(path, file.errorString());
    }
    if (!file.commit())
        return unwritable(path, file.errorString());
    return {};
}

} // namespace yuyi
