// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/exportplan.h"
#include "models/exchange/benchmarks/writers.h"
#include "models/exchange/files/parttarget.h"

namespace yuyi {

/// @file
/// @brief The form of CMMMU (Zhang et al. 2024, github.com/CMMMU-Benchmark/CMMMU): a folder for each split, in it one for each discipline
/// with a file of JSON lines and the pictures that its lines name, for example cmmmu-data-dev/science/science.jsonl.

/// @brief Reads one line: {id, type, source_type, source, question, option1…, answer, analysis, img_list, labels…}. The kind is the one
/// whose published value is "type". Pictures are where the texts have <img="NAME">: NAME is a file beside the data file. In the stem they
/// are numbered in the order of their first appearance; img_list is only compared with them. The image is the first picture of the stem,
/// or else the first picture of an option. The caller sets `position` and `raw`.
EntryResult<ImportedEntry> readCmmmu(const Json &entry, const Preset &preset);

/// @brief Writes the line of one item. Starts from the imported line, if any, and changes only what differs from it. Without keys
/// "answer", "analysis" and all members that the published files do not have are left out.
Json writeCmmmu(const PlannedItem &item, const Preset &preset, bool withKeys);

/// Writes the data files of the plan and returns their names.
Result<QStringList> writeCmmmuFiles(const WriteJob &job, PartFolder &folder);

/// @brief How the program names a file of CMMMU: from the folder of its split on ("cmmmu-data-dev/science/science.jsonl"); without such a
/// folder its name alone.
QString cmmmuFileName(const QString &path);
/// @brief The data file of an item in an export. That which it was imported from under this name stays, if the split does; others are
/// "cmmmu-data-SPLIT/NAME/NAME.jsonl", NAME being that of the imported file, the label in the dimension "category", or the split.
QString cmmmuDataFile(const Item &item, const SourceEntry *source);
/// The name of a new picture, "q_00012_001.png" in a stem and "a_00012_003.png" in an option. `number` counts from 1.
QString cmmmuPictureName(const QString &id, bool ofOption, int number, const QString &suffix);
/// The id as a whole number from 0; −1 if it is none, as all ids of CMMMU are.
qint64 cmmmuId(const QString &id);

/// The data files in a folder and the folders in it, by path. Links are not followed.
QStringList cmmmuFilesIn(const QString &folder);

} // namespace yuyi
