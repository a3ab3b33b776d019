// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QRect>

namespace yuyi {

/// The picture in Format_RGB32, with what is transparent over white. Null for a null picture. Thread-safe.
QImage onWhite(const QImage &image);

/// @brief Part of a picture, on white as above. Null if the area does not lie within the picture. Thread-safe.
QImage cutOut(const QImage &whole, const QRect &area);

/// @brief Writes a PNG file of 8-bit RGB without anything but its pixels; what is transparent stands over white. The same pixels give the
/// same bytes on every computer with the same version of zlib. Empty for a null picture. Thread-safe.
QByteArray plainPng(const QImage &image);

} // namespace yuyi
