// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/importer.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <utility>

namespace yuyi {

struct ItemImportRequest {
    QString file; ///< or a folder: in the format cmmmu all its data files are imported, in the format marvel the one that it has
    ImportFormat format = ImportFormat::CiiBench;
    QString imagesFolder; ///< base folder of the entries' paths; empty: searched beside the file and in the folders above it
    PersonId by;

    QByteArray toJson() const;
    static ItemImportRequest fromJson(const QByteArray &json);
};

struct ItemImportReport {
    qint64 images = 0;        ///< distinct images of the file, by their bytes
    qint64 imagesAdded = 0;   ///< of these, new to the project
    qint64 pictures = 0;      ///< distinct pictures of its questions by their bytes; more than images where questions have several
    qint64 questions = 0;     ///< added
    qint64 known = 0;         ///< entries of these images that were imported before, by the names of their files and their ids
    qint64 panels = 0;        ///< images that got panels
    qint64 withoutPanels = 0; ///< added entries whose questions show the whole picture, because there are no panels to compose a sheet of
    struct Conflict {
        QString image;      ///< first name of the image
        QString field;      ///< code of the dimension
        QStringList values; ///< published texts, without repetition
        ImageId id;
    };
    QList<Conflict> conflicts;
    struct Refused {
        QString item; ///< id or row
        QString reason;
    };
    QList<Refused> refused;
    QList<Refused> notes; ///< what is odd about entries that were imported
    double seconds = 0;

    QByteArray toJson() const;
    static ItemImportReport fromJson(const QByteArray &json);
};

/// @brief Imports a published benchmark file. Each entry becomes an annotation with its questions, made by the import; the
/// first entry of an image becomes the gold; differences between entries of one image are reported as conflicts; the questions
/// are accepted. Further pictures of a question are added as media; an entry of which a picture is missing or faulty is refused whole.
/// Panels are optional: where their files are there, the image gets them, and questions show the sheets composed of them. A repeated
/// import adds only what is missing; panels that come later change no question. Leads only (Refused).
class ItemImportService
{
public:
    ItemImportService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}
    Result<ItemImportReport> importItems(const ItemImportRequest &request, Progress &progress);

private:
    struct Prepared;
    /// Reads and keeps the pictures of an entry. Any thread.
    void prepare(Prepared &one, const ItemImportRequest &request, const Preset &preset, const QSet<Sha256> &known) const;
    void preparePanels(Prepared &one, const ItemImportRequest &request, const Preset &preset) const;
    void prepareMedia(Prepared &one, const QHash<QString, MediumFacts> &facts) const;
    /// Returns the image and whether it is new to the project.
    Result<std::pair<ImageId, bool>> ensureImage(const Prepared &prepared, const PersonId &by);
    /// Adds what an entry has that is not in the project, and counts it.
    Result<> takeIn(const ImageId &image, const ImportedSet &set, const Prepared &prepared, const PersonId &by,
                    ItemImportReport &counted);
    Result<> addEntry(const ImageId &image, const ImportedSet &set, const Prepared &prepared, const PersonId &by);
    Result<> refreshGold(const ImageId &image, const PersonId &by);
    Result<> reportConflicts(const QList<ImageId> &images, ItemImportReport &report);

    Stores &m_stores;
    QString m_folder;
};

} // namespace yuyi
