// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/exchangeset.h"

namespace yuyi {

/// @file
/// @brief The pictures that entries of benchmark files name by their paths. Pure; any thread.

/// Stands for the picture at this path until its file is read: its hash is that of the path, cleaned. Null for an empty path.
Medium pictureAt(const QString &path);

/// @brief Lists these pictures of the stem in the question, unless stemPictures() gives just them without a list. The options must have
/// their pictures. `own` is the picture of the image.
void listPictures(Question &question, const QList<Medium> &stem, const Medium &own);

/// The paths of all pictures of an entry, each once; that of its image comes first.
QStringList picturePaths(const ImportedEntry &entry);

/// @brief The questions of the entry with the pictures found under its paths. `pictures` holds one for each of picturePaths(). Invalid: two
/// pictures of one stem have the same content.
Result<QList<Question>> withPictures(const ImportedEntry &entry, const QHash<QString, Medium> &pictures);

/// @brief Gives the question of an entry the pictures at these paths, whose places its texts write as "<image 2>". A picture whose place
/// ends an option, and is not in the stem, is that of the option; the others are those of the stem. `pointer`: of the list in the entry.
EntryResult<void> showPlacedPictures(ImportedEntry &entry, const QStringList &paths, const Preset &preset, const QString &pointer);

} // namespace yuyi
