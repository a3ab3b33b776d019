// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/exchangeset.h"

namespace yuyi {

/// @brief Reads a benchmark file (JSON array; cii-flat also one JSON object per line). Entries that break a rule are listed in
/// `refused` and the others read. Errors (one sentence for the whole file): NotFound, Refused (too large), Invalid (no JSON, no
/// array), Environment. Never throws; any thread.
Result<ImportedSet> readItems(const QString &file, ImportFormat format, const Preset &preset);
/// The same from the bytes of a file called `name`.
Result<ImportedSet> readItems(const QByteArray &text, const QString &name, ImportFormat format, const Preset &preset);

/// @brief The same where the content decides the format: the one that reads more entries. Invalid when no entry can be read.
Result<ImportedSet> readItems(const QString &file, const Preset &preset);

/// @brief The items of a set that is in no project, for the linter and statistics on a file: one image id per distinct path.
/// `names` gets the items' ids, parallel.
struct LooseItems {
    QList<Item> items;
    QStringList names;
    QHash<ImageId, QString> paths;   ///< entry path of each image
};
LooseItems looseItems(const ImportedSet &set);

} // namespace yuyi
