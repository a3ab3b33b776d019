// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/reader.h"

#include <QByteArrayView>

#include <optional>

namespace yuyi::imaging {

/// @brief Small header parsers, one per format. They fill `storedSize`, `orientation`, `frames`,
/// `bitsPerChannel`, `colour` and
/// `truncated`; nothing = the header breaks off or makes no sense. None of them allocates by what
/// the file claims.
std::optional<Header> parseJpeg(QByteArrayView bytes);
std::optional<Header> parsePng(QByteArrayView bytes);
std::optional<Header> parseWebP(QByteArrayView bytes);
std::optional<Header> parseGif(QByteArrayView bytes);
std::optional<Header> parseBmp(QByteArrayView bytes);
std::optional<Header> parseTiff(QByteArrayView bytes);

/// The orientation 1…8 of an EXIF block (with or without its "Exif" mark); 1 where it says none.
int exifOrientation(QByteArrayView exif);

/// Bytes of one pixel as the decoder holds it, told by `colour` and `bitsPerChannel`.
int bytesPerPixel(const Header &header);

} // namespace yuyi::imaging
