// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/regularfile.h"
#include "models/domain/result.h"
#include "models/stores/pictures.h"

#include <QImage>
#include <QString>

namespace yuyi {

/// @brief SHA-256 of a file, read in blocks. Errors: NotFound, Refused (no regular file), Environment.
Result<Sha256> hashFile(const QString &path, FileLinks links = FileLinks::Followed);

/// @brief Copies a file into the project under its hash: temporary name, fsync, hash compared, rename. An existing good copy is
/// left as it is. Errors: Environment (disk full, read-only), Damaged (the source changed while it was read).
Result<> storeImageFile(const QString &folder, const QString &source, const Sha256 &sha256, ImageFormat format);

/// @brief Brings the names of the pictures in the project to the disk, as storeImageFile() does with what is in them: before the rows
/// that speak of them are committed. Error: Environment.
Result<> syncImageNames(const QString &folder);

/// The error of an import that stopped after so many images had come in.
Error keptUntilThere(const Error &error, qint64 kept);

} // namespace yuyi
