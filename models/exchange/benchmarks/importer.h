// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/exchangeset.h"

namespace yuyi {

/// @brief Reads a benchmark file (JSON array; other forms than cii-bench also one JSON object per line; a table of VLMEvalKit), or all
/// data files of a folder of cmmmu, or the data file in a folder of marvel. Entries that break a rule are listed in `refused`; the other
/// entries are read. Errors concern the whole file: NotFound, Refused (too large), Invalid (not of this format; the sentence names the
/// format that it has), Environment. Never throws; may be called on any thread.
Result<ImportedSet> readItems(const QString &file, ImportFormat format, const Preset &preset);
/// Overload that reads the bytes of a file called `name`.
Result<ImportedSet> readItems(const QByteArray &text, const QString &name, ImportFormat format, const Preset &preset);

/// Overload that detects the format: the format that reads the most entries is used; of equals, the one called like the preset. Returns
/// Invalid if no entry can be read.
Result<ImportedSet> readItems(const QString &file, const Preset &preset);

/// Reads one entry, as it is kept in SourceEntry::raw.
EntryResult<ImportedEntry> readEntry(const Json &entry, ImportFormat format, const Preset &preset);

/// The name of the file that holds an entry, as SourceEntry::file keeps it.
QString sourceFileOf(const ImportedSet &set, const ImportedEntry &entry);

/// @brief The items of an imported set that belongs to no project. Used to run the linter and the statistics on a file. Each
/// distinct image path gets one image id. `names` holds the ids of `items`, in the same order.
struct LooseItems {
    QList<Item> items;
    QStringList names;
    QHash<ImageId, QString> paths; ///< path of each image as given in the file
};
LooseItems looseItems(const ImportedSet &set);

} // namespace yuyi
