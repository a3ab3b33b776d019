// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/image.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Image)
};
} // namespace

QString titleOf(Stage stage)
{
    switch (stage) {
    case Stage::Collected: return Text::tr("Collected");
    case Stage::Discarded: return Text::tr("Discarded");
    case Stage::Kept: return Text::tr("Kept");
    case Stage::Annotating: return Text::tr("Being annotated");
    case Stage::Disputed: return Text::tr("Disputed");
    case Stage::Agreed: return Text::tr("Agreed");
    case Stage::Gold: return Text::tr("Gold");
    case Stage::Validating: return Text::tr("Being validated");
    case Stage::Returned: return Text::tr("Returned");
    case Stage::Accepted: return Text::tr("Accepted");
    case Stage::Released: return Text::tr("Released");
    }
    return {};
}

QString titleOf(FilterStep step)
{
    switch (step) {
    case FilterStep::Duplicate: return Text::tr("Duplicates");
    case FilterStep::Text: return Text::tr("Text ratio");
    case FilterStep::Inspect: return Text::tr("Inspection");
    }
    return {};
}

QString titleOf(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Unknown: return Text::tr("Unknown format");
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
