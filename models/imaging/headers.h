// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/reader.h"

#include <QByteArrayView>

#include <optional>

namespace yuyi::imaging {

/// @brief Header parsers, one per format. They fill `storedSize`, `orientation`, `frames`,
/// `bitsPerChannel`, `colour` and `truncated`, and return no value if the header is incomplete or
/// invalid. They never allocate memory by sizes given in the file.
std::optional<Header> parseJpeg(QByteArrayView bytes);
std::optional<Header> parsePng(QByteArrayView bytes);
std::optional<Header> parseWebP(QByteArrayView bytes);
std::optional<Header> parseGif(QByteArrayView bytes);
std::optional<Header> parseBmp(QByteArrayView bytes);
std::optional<Header> parseTiff(QByteArrayView bytes);

/// The orientation 1…8 of an EXIF block (with or without the "Exif" prefix); 1 if it has none.
int exifOrientation(QByteArrayView exif);

/// Bytes per pixel in the decoder's memory, derived from `colour` and `bitsPerChannel`.
int bytesPerPixel(const Header &header);

} // namespace yuyi::imaging
