// SPDX-License-Identifier: GPL-3.0-or-later
// A JPEG with all its colours. Qt's writer halves their resolution, and OpenCV 4.6 cannot be told otherwise.
#include "models/imaging/codecs/encodejpeg.h"

#include "models/domain/images/image.h"

#include <QCoreApplication>

#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <jpeglib.h>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageWriter)
};

struct JpegFault {
    jpeg_error_mgr manager;
    std::jmp_buf back;
    char words[JMSG_LENGTH_MAX] = {};
};

void leave(j_common_ptr info)
{
    auto *fault = reinterpret_cast<JpegFault *>(info->err);
    fault->manager.format_message(info, fault->words);
    std::longjmp(fault->back, 1);
}

void sayNothing(j_common_ptr) {}

/// What libjpeg works with, in one place that outlives its jumps.
struct JpegWork {
    jpeg_compress_struct info;
    JpegFault fault;
    unsigned char *bytes = nullptr;
    unsigned long size = 0;
};

bool write(JpegWork &work, const QImage &picture, int quality)
{
    jpeg_compress_struct &info = work.info;
    info.err = jpeg_std_error(&work.fault.manager);
    work.fault.manager.error_exit = leave;
    work.fault.manager.output_message = sayNothing;
    if (setjmp(work.fault.back) != 0)
        return false;
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &work.bytes, &work.size);
    info.image_width = static_cast<JDIMENSION>(picture.width());
    info.image_height = static_cast<JDIMENSION>(picture.height());
    info.input_components = 3;
    info.in_color_space = JCS_RGB;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    // Luminance as fine as the others: 4:4:4.
    info.comp_info[0].h_samp_factor = 1;
    info.comp_info[0].v_samp_factor = 1;
    info.optimize_coding = TRUE;
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        auto *row = const_cast<JSAMPROW>(picture.constScanLine(static_cast<int>(info.next_scanline)));
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    return true;
}

} // namespace

Result<QByteArray> encodeFineJpeg(const QImage &image, int quality)
{
    if (image.isNull())
        return failure(ErrorCode::Invalid, Tr::tr("There is no image to save."));
    const QImage picture = image.convertToFormat(QImage::Format_RGB888);
    const auto work = std::make_unique<JpegWork>();
    const bool written = write(*work, picture, quality);
    jpeg_destroy_compress(&work->info);
    QByteArray bytes;
    if (written)
        bytes = QByteArray(reinterpret_cast<const char *>(work->bytes), static_cast<qsizetype>(work->size));
    std::free(work->bytes);
    if (!written) {
        return failure(ErrorCode::Environment, Tr::tr("The image could not be saved in the format %1.").arg(titleOf(ImageFormat::Jpeg)),
                       QString::fromLatin1(work->fault.words));
    }
    return bytes;
}

} // namespace yuyi
