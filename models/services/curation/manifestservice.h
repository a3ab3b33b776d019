// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"

#include <QString>
#include <QStringList>

#include <utility>

namespace yuyi {

class Stores;

struct ManifestWritten {
    qint64 images = 0;
    QStringList columns;
};

/// @brief Writes the images of a project with a manifest as they are collected: images/NAME, and manifest.csv with path, the facts that the
/// preset declares and some image has (in the preset's order), and source_url, licence, collector and note where some image has one. Rows
/// are in the order in which the images were collected, so that what came in goes out. Images whose names are equal get a part of their
/// hash behind the name. For leads. Thread of the stores.
class ManifestService
{
public:
    ManifestService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}

    /// @brief Writes to a folder that does not exist yet or is empty. Images that are discarded, and those about which the actor may still
    /// answer a question, are left out. Errors: Refused, Cancelled (nothing is written), those of pictureBytes(), Environment.
    Result<ManifestWritten> write(const QString &target, const PersonId &actor, Progress &progress);

private:
    Stores &m_stores;
    QString m_folder;
};

} // namespace yuyi
