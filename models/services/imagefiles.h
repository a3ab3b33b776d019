// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/result.h"

#include <QImage>
#include <QString>

namespace yuyi {

/// Where the bytes of an image lie in a project's folder: images/ab/<sha256>.<extension of its real format>.
QString imageFilePath(const QString &folder, const Sha256 &sha256, ImageFormat format);

/// @brief SHA-256 of a file, read in blocks. Errors: NotFound, Environment.
Result<Sha256> hashFile(const QString &path);

/// SHA-256 of the pixels of a picture of format RGB32, row by row.
QByteArray pixelDigest(const QImage &image);

/// @brief Copies a file into the project under its hash: temporary name, fsync, hash compared, rename. An existing good copy is
/// left as it is. Errors: Environment (disk full, read-only), Damaged (the source changed while it was read).
Result<> storeImageFile(const QString &folder, const QString &source, const Sha256 &sha256, ImageFormat format);

} // namespace yuyi
