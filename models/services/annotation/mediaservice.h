// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <utility>

namespace yuyi {

class PictureFile;
class Stores;

/// Where a picture comes from and under which licence it may be used; both may be empty.
struct MediumSource {
    QString url;
    QString licence;
};

/// @brief Adds the pictures of questions to the project. Who may annotate may add: annotators and leads, in projects and work packages.
/// Adding is no step of the undo history, as it shows nowhere until a question has the picture; the change of the question is. Reads and
/// decodes the file; runs on the thread of `stores`.
class MediaService
{
public:
    /// `folder`: that of the project, as StoreFactory::folder() has it.
    MediaService(Stores &stores, QString folder, const PersonId &actor)
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor)
    {
    }

    /// @brief Adds a picture file and returns it without role and caption. The content decides the format, not the name. A picture that is
    /// there already is returned as it is; `source` then changes nothing. Links are followed. Errors: those of PictureFile::read(), Damaged
    /// for a file that ends before its picture or cannot be decoded, Refused for others than annotators and leads, Environment.
    Result<Medium> add(const QString &file, const MediumSource &source = {});
    /// The same of bytes, for example from the clipboard. `name` is only used in messages; it may be empty.
    Result<Medium> add(const QByteArray &bytes, const QString &name, const MediumSource &source = {});
    /// What is known of these pictures, in the order of the list; missing ones are left out. For annotators and leads.
    Result<QList<MediumFacts>> facts(const QList<Sha256> &hashes);
    /// @brief Changes source and licence; recorded in the audit trail. Sheets that were composed of the picture follow; for others than
    /// leads, those that they composed. Refused for others than leads and whoever added the picture; a new source that the rules do not
    /// allow, too.
    Result<> setSource(const Sha256 &sha256, const MediumSource &source);

private:
    Result<Medium> store(const PictureFile &picture, const MediumSource &source);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
};

} // namespace yuyi
