// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/progress.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

struct ManifestRow;

/// What to collect. Paths are files or folders.
struct CollectRequest {
    QStringList paths;
    QString manifest; ///< CSV or JSON; if `paths` is empty, the files listed in it are collected
    bool recursive = true;
    PersonId by;

    QByteArray toJson() const;
    static CollectRequest fromJson(const QByteArray &json);
};

/// Values to set for several images at once; members without a value stay unchanged.
struct FactsPatch {
    std::optional<QString> sourceUrl;
    std::optional<QString> licence;
    std::optional<QString> collector;
};

struct RefusedFile {
    QString path;
    QString reason; ///< a full sentence
};

struct CollectReport {
    qint64 added = 0;
    qint64 known = 0;              ///< files whose bytes were already in the project
    QList<RefusedFile> knownFiles; ///< the first 10,000 of them, each with its name in the project
    QList<RefusedFile> refused;
    double seconds = 0;

    QByteArray toJson() const;
    static CollectReport fromJson(const QByteArray &json);
};

/// @brief Adds raw pictures to the project. The content decides the format. Each refused file is listed with its reason; equal
/// bytes are added once; a manifest fills the empty facts of images that are there. Leads only; others get Refused. If cancelled,
/// finished images are kept and the same request continues. Reads and decodes on all cores; runs on the thread of `stores`.
class CollectService
{
public:
    CollectService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}

    Result<CollectReport> collect(const CollectRequest &request, Progress &progress);
    /// Changes source, licence, collector and note of one image; panels and sheets that took them over follow. Refused, too: a new source
    /// that the rules do not allow. Optimistic locking by `image.version`.
    Result<> updateFacts(const Image &image, const PersonId &by);
    /// Sets the same values for all images and overwrites existing ones, as above. Returns the number of changed images.
    Result<qint64> updateFactsOf(const QList<ImageId> &images, const FactsPatch &patch, const PersonId &by);

private:
    Result<QString> takeFacts(const Image &image, const ManifestRow &row, const PersonId &by);
    /// Whether the image lacked some. `differs`: set if the row says something else than the image.
    Result<bool> takeTemplateFacts(const ImageId &image, const ManifestRow &row, const PersonId &by, bool &differs);

    Stores &m_stores;
    QString m_folder;
};

/// The files under the paths, sorted within each path. Unreadable and linked folders are listed themselves. Hidden files are
/// omitted.
QStringList filesUnder(const QStringList &paths, bool recursive);
/// Files and folders whose names are not valid UTF-8. Qt cannot represent these names, so filesUnder() omits them.
QList<RefusedFile> notInUtf8(const QStringList &paths, bool recursive);

} // namespace yuyi
