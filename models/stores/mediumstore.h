// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

/// @brief The pictures that belong to questions, by their hashes. A medium is never deleted: history may refer to it. The same file may
/// also be that of an image. Thread of the connection. Errors: NotFound, Invalid, Environment.
class MediumStore
{
public:
    virtual ~MediumStore() = default;

    /// @brief Adds a medium; what is stored about a known one stays. Its bytes are kept where the project keeps pictures, also where those
    /// of a known one are lost: in a project on disk they are the file that was stored before, on a server a row of `blob`, in a work
    /// package a row of its own. `content` may be empty where the file is in the folder of the project. Invalid: no hash, a format that is
    /// not read, bytes that do not match the hash, or none in a package that lacks them.
    virtual Result<> add(const MediumFacts &facts, const QByteArray &content) = 0;
    /// The media with these hashes, in the order of the list; missing ones are left out.
    virtual Result<QList<MediumFacts>> media(const QList<Sha256> &hashes) = 0;
    /// All media, by hash.
    virtual Result<QList<MediumFacts>> all() = 0;
    /// The bytes of a medium that was added in this work package; NotFound for all others.
    virtual Result<QByteArray> added(const Sha256 &sha256) = 0;
    /// NotFound if the medium is not in the project.
    virtual Result<> setSource(const Sha256 &sha256, const QString &url, const QString &licence) = 0;
};

} // namespace yuyi
