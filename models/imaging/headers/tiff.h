// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/headers/header.h"

#include <QByteArrayView>

#include <optional>

namespace yuyi {

/// @brief Parses the header of a TIFF file. Fills `storedSize`, `orientation`, `frames`, `bitsPerChannel`, `colour` and
/// `truncated`. Returns no value if the header is incomplete or invalid. Never allocates memory by sizes given in the file.
std::optional<ImageHeader> parseTiff(QByteArrayView bytes);
/// The orientation 1…8 of an EXIF block (with or without the "Exif" prefix), which is laid out as a TIFF file;
/// 1 if it has none.
int exifOrientation(QByteArrayView exif);

} // namespace yuyi
