// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/exchange/importer.h"
#include "models/stores/stores.h"

#include <utility>

namespace yuyi {

struct ItemImportRequest {
    QString file;
    ImportFormat format = ImportFormat::CiiBench;
    QString imagesFolder;      ///< where the entries' paths start; empty: beside the file and above it
    PersonId by;

    QByteArray toJson() const;
    static ItemImportRequest fromJson(const QByteArray &json);
};

struct ItemImportReport {
    qint64 images = 0;         ///< distinct by bytes, of this file
    qint64 imagesAdded = 0;    ///< of these, not in the project before
    qint64 questions = 0;      ///< added
    qint64 known = 0;          ///< entries imported before
    struct Conflict {
        QString image;         ///< first name of the image
        QString field;         ///< code of the dimension
        QStringList values;    ///< published texts, each once
        ImageId id;
    };
    QList<Conflict> conflicts;
    struct Refused {
        QString item;          ///< id or row
        QString reason;
    };
    QList<Refused> refused;
    double seconds = 0;

    QByteArray toJson() const;
    static ItemImportReport fromJson(const QByteArray &json);
};

/// @brief Brings a published benchmark file in: each entry becomes an annotation by the import with its questions, the gold
/// follows the first entry of an image, differences between entries of one image are reported as conflicts, the questions
/// are accepted. Importing again adds what is missing only. Leads only (Refused).
class ItemImportService
{
public:
    ItemImportService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}
    Result<ItemImportReport> importItems(const ItemImportRequest &request, Progress &progress);

private:
    struct Prepared;
    /// The image, and whether it is new.
    Result<std::pair<ImageId, bool>> ensureImage(const Prepared &prepared, const PersonId &by);
    Result<> addEntry(const ImageId &image, const ImportedSet &set, const ImportedEntry &entry, const PersonId &by);
    Result<> refreshGold(const ImageId &image, const PersonId &by);
    Result<> reportConflicts(const QList<ImageId> &images, ItemImportReport &report);

    Stores &m_stores;
    QString m_folder;
};

} // namespace yuyi
