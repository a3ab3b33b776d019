// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/images/image.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Image)
};
} // namespace

QString titleOf(Stage stage)
{
    switch (stage) {
    case Stage::Collected: return Tr::tr("Collected");
    case Stage::Discarded: return Tr::tr("Discarded");
    case Stage::Kept: return Tr::tr("Kept");
    case Stage::Annotating: return Tr::tr("Being annotated");
    case Stage::Disputed: return Tr::tr("Disputed");
    case Stage::Agreed: return Tr::tr("Agreed");
    case Stage::Gold: return Tr::tr("Gold");
    case Stage::Validating: return Tr::tr("Being validated");
    case Stage::Returned: return Tr::tr("Returned");
    case Stage::Accepted: return Tr::tr("Accepted");
    case Stage::Released: return Tr::tr("Released");
    }
    return {};
}

QString titleOf(FilterStep step)
{
    switch (step) {
    case FilterStep::Duplicate: return Tr::tr("Duplicates");
    case FilterStep::Text: return Tr::tr("Text ratio");
    case FilterStep::Inspect: return Tr::tr("Inspection");
    }
    return {};
}

QString titleOf(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Unknown: return Tr::tr("Unknown format");
    case ImageFormat::Jpeg: return QStringLiteral("JPEG");
    case ImageFormat::Png: return QStringLiteral("PNG");
    case ImageFormat::WebP: return QStringLiteral("WebP");
    case ImageFormat::Gif: return QStringLiteral("GIF");
    case ImageFormat::Bmp: return QStringLiteral("BMP");
    case ImageFormat::Tiff: return QStringLiteral("TIFF");
    case ImageFormat::Heic: return QStringLiteral("HEIC");
    case ImageFormat::Avif: return QStringLiteral("AVIF");
    case ImageFormat::Jxl: return QStringLiteral("JPEG XL");
    case ImageFormat::Svg: return QStringLiteral("SVG");
    case ImageFormat::Pdf: return QStringLiteral("PDF");
    }
    return {};
}

} // namespace yuyi
