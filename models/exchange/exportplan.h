// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/exchange/exchangeset.h"

#include <memory>

namespace yuyi {

/// An imported entry read again, to see what of it was changed since.
struct SourceView {
    Json raw;
    ImportedEntry entry;
};

/// @brief One item as it will stand in the files: with its id, the path of its image in the set, and its file.
struct PlannedItem {
    const Item *item = nullptr;
    const ExchangeImage *image = nullptr;
    QString id;
    QString imagePath;                          ///< relative, safe
    QString file;                               ///< name of the data file of a folder format
    std::shared_ptr<const SourceView> source;   ///< of an import of the same format; else null
    int sourceQuestion = -1;                    ///< which question of the source it is; −1: a new one
};

struct ExportPlan {
    QList<PlannedItem> items;
    QList<std::pair<QString, ImageId>> pictures;   ///< paths to be written, each once
    int images = 0;                                ///< distinct
};

/// @brief Gives every item its id, image path and file. Ids and paths of imported entries are kept; others are made from the split
/// ("test-12", "images/test/test-12.jpg"). No id stands twice in a file, no path names two images.
/// NotFound: an item whose image is not among the set's.
Result<ExportPlan> planExport(const ExportSet &set, ExportFormat format);

/// The suffix that belongs to a picture's real format.
QString suffixOf(ImageFormat format);

} // namespace yuyi
