// SPDX-License-Identifier: GPL-3.0-or-later
// libjpeg-turbo writes the form of QImage itself: to turn each pixel round afterwards takes as long as to decode it.
#include "models/imaging/codecs/decodejpeg.h"

#include <QByteArray>

#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <exception>
#include <memory>

#include <jpeglib.h>

namespace yuyi {

#if defined(JCS_ALPHA_EXTENSIONS)

namespace {

constexpr J_COLOR_SPACE asQRgb = Q_BYTE_ORDER == Q_LITTLE_ENDIAN ? JCS_EXT_BGRA : JCS_EXT_ARGB;

struct ReadFault {
    jpeg_error_mgr manager;
    std::jmp_buf back;
};

void leaveReading(j_common_ptr info)
{
    std::longjmp(reinterpret_cast<ReadFault *>(info->err)->back, 1);
}

void sayNothingOfReading(j_common_ptr) {}

/// What libjpeg works with, in one place that outlives its jumps.
struct ReadWork {
    jpeg_decompress_struct info;
    ReadFault fault;
};

/// What is asked of the colours of a JPEG.
enum class Wanted : quint8 {
    Colours,
    Light ///< brightness alone, where it is stored on its own
};

bool startReading(ReadWork &work, QByteArrayView bytes, int reduction, Wanted wanted)
{
    jpeg_decompress_struct &info = work.info;
    info.err = jpeg_std_error(&work.fault.manager);
    work.fault.manager.error_exit = leaveReading;
    work.fault.manager.output_message = sayNothingOfReading;
    if (setjmp(work.fault.back) != 0)
        return false;
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, reinterpret_cast<const unsigned char *>(bytes.data()), static_cast<unsigned long>(bytes.size()));
    if (jpeg_read_header(&info, TRUE) != JPEG_HEADER_OK)
        return false;
    const bool inks = info.num_components == 4;
    if (info.num_components != 1 && info.num_components != 3 && !inks)
        return false;
    info.scale_num = 1;
    info.scale_denom = static_cast<unsigned int>(reduction);
    if (wanted == Wanted::Light && info.jpeg_color_space != JCS_YCbCr && info.jpeg_color_space != JCS_GRAYSCALE)
        return false;
    info.out_color_space = wanted == Wanted::Light ? JCS_GRAYSCALE : inks ? JCS_CMYK
                                                                          : asQRgb;
    return jpeg_start_decompress(&info) == TRUE;
}

bool readRows(ReadWork &work, uchar *pixels, qsizetype bytesPerLine)
{
    jpeg_decompress_struct &info = work.info;
    if (setjmp(work.fault.back) != 0)
        return false;
    constexpr JDIMENSION rowsAtOnce = 16;
    while (info.output_scanline < info.output_height) {
        JSAMPROW rows[rowsAtOnce];
        const JDIMENSION wanted = std::min(rowsAtOnce, info.output_height - info.output_scanline);
        for (JDIMENSION i = 0; i < wanted; ++i)
            rows[i] = pixels + static_cast<qsizetype>(info.output_scanline + i) * bytesPerLine;
        if (jpeg_read_scanlines(&info, rows, wanted) == 0)
            return false;
    }
    jpeg_finish_decompress(&info);
    return true;
}

/// Four inks to red, green, blue, in place. Programs that write CMYK as JPEG store it inverted, as Adobe's did: 255 is no ink.
void inksToColours(QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        uchar *line = image.scanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            const uchar *ink = line + 4 * x;
            const int light = ink[3];
            const auto left = [&](int value) { return light - ((255 - value) * light >> 8); };
            const QRgb colour = qRgb(left(ink[0]), left(ink[1]), left(ink[2]));
            reinterpret_cast<QRgb *>(line)[x] = colour;
        }
    }
}

QImage readJpeg(QByteArrayView bytes, const ImageHeader &header, int reduction, Wanted wanted)
{
    try {
        // With an end mark libjpeg fills what is missing with grey.
        QByteArray ended;
        if (header.truncated) {
            ended = bytes.toByteArray() + QByteArray("\xFF\xD9");
            bytes = ended;
        }
        const auto work = std::make_unique<ReadWork>();
        QImage image;
        if (startReading(*work, bytes, reduction, wanted)) {
            image = QImage(static_cast<int>(work->info.output_width), static_cast<int>(work->info.output_height),
                           wanted == Wanted::Light ? QImage::Format_Grayscale8 : QImage::Format_RGB32);
            if (!image.isNull() && !readRows(*work, image.bits(), image.bytesPerLine()))
                image = {};
            if (work->info.out_color_space == JCS_CMYK)
                inksToColours(image);
        }
        jpeg_destroy_decompress(&work->info);
        return image;
    } catch (const std::exception &) {
        return {};
    }
}

} // namespace

QImage decodeJpeg(QByteArrayView bytes, const ImageHeader &header, int reduction)
{
    return readJpeg(bytes, header, reduction, Wanted::Colours);
}

QImage decodeJpegLight(QByteArrayView bytes, const ImageHeader &header)
{
    return readJpeg(bytes, header, 1, Wanted::Light);
}

#else

QImage decodeJpegLight(QByteArrayView, const ImageHeader &)
{
    return {};
}

QImage decodeJpeg(QByteArrayView, const ImageHeader &, int)
{
    return {};
}

#endif

} // namespace yuyi
