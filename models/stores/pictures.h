// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/imagepath.h"
#include "models/domain/result.h"

#include <memory>

namespace yuyi {

/// @brief Where the pictures of a project come from whose folder only keeps copies of them. Any thread.
class PictureServer
{
public:
    virtual ~PictureServer() = default;
    /// @brief The bytes of a picture; blocks until they are there. NotFound where nobody stored them, Environment where the
    /// server cannot be reached.
    virtual Result<QByteArray> bytes(const Sha256 &sha256) = 0;
};

/// As long as `source` lives, the pictures of `folder` are copies of what it has.
void setPictureServer(const QString &folder, const std::weak_ptr<PictureServer> &source);
/// Whether the folder only keeps copies; a missing file is nothing to worry about there.
bool isPictureCache(const QString &folder);

/// @brief The one way to a picture's file. In a project's own folder it is where imageFilePath() says. Where the folder is a
/// cache, the file is brought there first when it is missing or its hash is not right (asked once for a file that nobody
/// touches), under a temporary name, and once however many ask for it at a time. Blocks: never in the GUI thread.
/// Errors of a cache: those of PictureServer, Damaged where the source itself is not what the hash says, Environment (disk).
Result<QString> pictureFile(const QString &folder, const Sha256 &sha256, ImageFormat format);
/// The same for a path of imageFilePath(); any other path comes back as it is.
Result<QString> pictureFile(const QString &path);

/// @brief The one way to a picture's bytes for whatever leaves the project (an export, a request, a book): a file of
/// imageFilePath() that is a link or not what its hash says is refused, with a sentence that names the image (`name`, else its
/// file). Blocks like pictureFile(). Errors: those of pictureFile(), NotFound, Damaged, Environment.
Result<QByteArray> pictureBytes(const QString &path, const Sha256 &sha256, const QString &name = {});

} // namespace yuyi
