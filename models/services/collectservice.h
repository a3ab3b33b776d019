// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// What shall be collected. Paths are files or folders.
struct CollectRequest {
    QStringList paths;
    QString manifest;        ///< CSV or JSON; with it and no paths the manifest's files are collected
    bool recursive = true;
    PersonId by;

    QByteArray toJson() const;
    static CollectRequest fromJson(const QByteArray &json);
};

/// What is entered for several images at once; what is not set stays.
struct FactsPatch {
    std::optional<QString> sourceUrl;
    std::optional<QString> licence;
    std::optional<QString> collector;
};

struct RefusedFile {
    QString path;
    QString reason;          ///< a sentence
};

struct CollectReport {
    qint64 added = 0;
    qint64 known = 0;        ///< their bytes were there already
    QList<RefusedFile> knownFiles;   ///< the first 10,000 of them, each with what it is in the project
    QList<RefusedFile> refused;
    double seconds = 0;

    QByteArray toJson() const;
    static CollectReport fromJson(const QByteArray &json);
};

/// @brief Brings raw pictures into the project. The bytes decide what a file is; each file that is not taken is listed with its
/// reason; the same bytes are taken once. Leads only (Refused). What was finished when it stops is kept, and the same request continues.
/// Reads and decodes on all cores; runs in the thread of `stores`.
class CollectService
{
public:
    CollectService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}

    Result<CollectReport> collect(const CollectRequest &request, Progress &progress);
    /// Changes source, licence, collector and note of one image (optimistic: `image.version`).
    Result<> updateFacts(const Image &image, const PersonId &by);
    /// Enters the same for all of them, over what stands there; returns how many were changed.
    Result<qint64> updateFactsOf(const QList<ImageId> &images, const FactsPatch &patch, const PersonId &by);

private:
    Stores &m_stores;
    QString m_folder;
};

/// Files under the paths, sorted; of the folders only those that may not be looked into. Hidden files are left out.
QStringList filesUnder(const QStringList &paths, bool recursive);
/// Files and folders there that filesUnder() does not see, because Qt has no text for the bytes of their names.
QList<RefusedFile> notInUtf8(const QStringList &paths, bool recursive);

} // namespace yuyi
