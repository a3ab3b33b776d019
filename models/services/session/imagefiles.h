// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/picturefile.h"
#include "models/stores/pictures.h"

#include <QString>

namespace yuyi {

/// @brief Returns the SHA-256 of a file that the program itself created, read in blocks; links are not followed. Errors: NotFound,
/// Refused (not a regular file), Environment.
Result<Sha256> hashFile(const QString &path);

/// @brief Puts a picture into the project under its hash: writes a temporary file, calls fsync, renames. The content is that of
/// `picture`; its file is not read again. An existing intact copy is kept. Error: Environment (disk full, read-only).
Result<> storeImageFile(const QString &folder, const PictureFile &picture);

/// @brief Flushes the directory entries of the project's images to the disk. Call it before the rows that refer to these images
/// are committed; storeImageFile() flushes only the content. Error: Environment.
Result<> syncImageNames(const QString &folder);

/// Returns the error of an interrupted import with a sentence added that says how many images (`kept`) were imported before.
Error keptUntilThere(const Error &error, qint64 kept);

} // namespace yuyi
