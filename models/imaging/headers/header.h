// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QSize>
#include <QString>

namespace yuyi {

/// The properties in the header of a picture file, read without decoding.
struct ImageHeader {
    ImageFormat format = ImageFormat::Unknown;
    QSize storedSize;    ///< as stored, before orientation
    QSize size;          ///< as shown, after orientation
    int orientation = 1; ///< EXIF 1…8, read from JPEG, PNG (eXIf), WebP (EXIF) and TIFF
    int frames = 1;
    int bitsPerChannel = 8;
    QString colour;         ///< "rgb8", "rgba8", "grey8", "cmyk8", "palette8", "rgb16" …
    bool lossy = false;     ///< lossy compression: a lossless copy keeps its artefacts and takes ten times the bytes
    bool truncated = false; ///< the end marker of the format is missing
};

} // namespace yuyi
