// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief Cleans a path from an untrusted file ("./a//b" → "a/b"). Returns Refused if the path is empty, absolute, leads
/// upwards (".."), or contains backslashes, a drive, control characters or names too long for a file system.
Result<QString> safeRelativePath(const QString &path);

/// A safe name for one file or folder: every character except letters, digits, ".", "-" and "_" becomes "-". Never empty.
QString safeFileName(const QString &name);

/// @brief Finds the image file that an entry names. Searches `imagesFolder` (if given), the folder of the benchmark file and its
/// parent folder, in this order, for the path; then `imagesFolder` for the file name alone. Links that lead out of these folders
/// are not followed. Returns NotFound, which names the path, if there is no such file.
Result<QString> locateImage(const QString &entryPath, const QString &benchmarkFile, const QString &imagesFolder = {});

} // namespace yuyi
