// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/regularfile.h"
#include "models/domain/result.h"
#include "models/stores/pictures.h"

#include <QImage>
#include <QString>

namespace yuyi {

/// @brief Returns the SHA-256 of a file, read in blocks. Errors: NotFound, Refused (not a regular file), Environment.
Result<Sha256> hashFile(const QString &path, FileLinks links = FileLinks::Followed);

/// @brief Copies a file into the project under its hash: writes a temporary file, calls fsync, compares the hash, renames. An
/// existing intact copy is kept. Errors: Environment (disk full, read-only), Damaged (the source changed while it was read).
Result<> storeImageFile(const QString &folder, const QString &source, const Sha256 &sha256, ImageFormat format);

/// @brief Flushes the directory entries of the project's images to the disk. Call it before the rows that refer to these images
/// are committed; storeImageFile() flushes only the content. Error: Environment.
Result<> syncImageNames(const QString &folder);

/// Returns the error of an interrupted import with a sentence added that says how many images (`kept`) were imported before.
Error keptUntilThere(const Error &error, qint64 kept);

} // namespace yuyi
