// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/exchange/benchmarks/exchangeset.h"

#include <memory>

namespace yuyi {

/// An imported entry, parsed again to find what was changed after the import.
struct SourceView {
    Json raw;
    ImportedEntry entry;
};

/// One item as it will be written: with its id, the path of its image in the set, and its data file.
struct PlannedItem {
    const Item *item = nullptr;
    const ExchangeImage *image = nullptr;
    QString id;
    /// Relative, safe. Empty in formats that hold only the pictures which a question shows, if that of its image is none of them.
    QString imagePath;
    QStringList pictures;                     ///< paths of the pictures of the stem, in order; empty where no picture is planned
    QStringList optionPictures;               ///< the same of the options, parallel to them; empty where one has none
    QString file;                             ///< name of the data file of a folder format
    std::shared_ptr<const SourceView> source; ///< only if imported from the same format; else null
    int sourceQuestion = -1;                  ///< index of the question in the source; −1: a new question
};

struct ExportPlan {
    QList<PlannedItem> items;
    QList<std::pair<QString, const ExchangeImage *>> pictures; ///< paths to write, each listed once; they point into the set
    int images = 0;                                            ///< number of distinct images
};

/// @brief Gives every item its id, image path and file. Ids and paths of imported entries are kept; others are made from the split
/// ("test-12", "images/test/test-12.jpg"). Ids are unique within a file, and each path names one image. The pictures that questions show
/// are planned if the format takes them and the set holds some: of new ones "images/test/test-12-2.png" is the second of a stem and
/// "images/test/test-12-C.png" that of the third option, and a picture is once in a split. NotFound: a picture of an item is not in the
/// set. Invalid: an item has further pictures, which the format does not take. The set must outlive the plan.
Result<ExportPlan> planExport(const ExportSet &set, ExportFormat format);

/// @brief The entry as it was imported, whatever format is written; null if it can no longer be read. Pictures of its questions are those
/// that its paths led to.
std::shared_ptr<const SourceView> viewOfSource(const SourceEntry &source, const ExportSet &set);

/// The file name suffix of an image format.
QString suffixOf(ImageFormat format);

} // namespace yuyi
