// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief A path from a file of others, cleaned ("./a//b" → "a/b"). Refused when it is empty, absolute, leads upwards ("..") or
/// holds backslashes, a drive, control characters, or names too long for a file system.
Result<QString> safeRelativePath(const QString &path);

/// A name as one file or folder of ours: everything but letters, digits, ".", "-" and "_" becomes "-"; never empty.
QString safeFileName(const QString &name);

/// @brief The file of an image that an entry names: looked for under `imagesFolder` (where given), beside the benchmark file and
/// in the folder above it, in this order; by its path, then under `imagesFolder` by its name alone. Links that lead out of these
/// folders are not followed. NotFound names the path.
Result<QString> locateImage(const QString &entryPath, const QString &benchmarkFile, const QString &imagesFolder = {});

} // namespace yuyi
