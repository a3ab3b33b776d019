// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/images/imagepath.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace yuyi {

/// @brief Source of the image files of a project whose folder is only a cache. Any thread.
class PictureServer
{
public:
    virtual ~PictureServer() = default;
    /// @brief Returns the bytes of an image file; blocks until they are available. NotFound if the server does not have it,
    /// Environment if the server cannot be reached.
    virtual Result<QByteArray> bytes(const Sha256 &sha256) = 0;
};

/// Makes `folder` a cache of the files that `source` holds, for as long as `source` exists.
void setPictureServer(const QString &folder, const std::weak_ptr<PictureServer> &source);
/// Whether the folder is only a cache, in which missing files are not an error.
bool isPictureCache(const QString &folder);

/// The largest image file that a server keeps: a value of PostgreSQL holds 1 GB, and a statement names each byte with two digits.
inline constexpr qint64 serverPictureLimitBytes = 400LL * 1024 * 1024;
/// The largest image file that the project of this folder keeps.
qint64 pictureLimitBytes(const QString &folder);

/// @brief Returns the path of an image file; all code gets it from here. In a project's own folder it is imageFilePath(). In a
/// cache, the file is first fetched if it is missing or its hash is wrong (checked once for an unchanged file). It is written under
/// a temporary name, and only once for simultaneous requests. Blocks: never call in the GUI thread. Errors in a cache: those of
/// PictureServer, Damaged if the source does not match the hash, Environment (disk).
Result<QString> pictureFile(const QString &folder, const Sha256 &sha256, ImageFormat format);
/// As above for a path made by imageFilePath(). Any other path is returned unchanged.
Result<QString> pictureFile(const QString &path);

/// @brief Returns the bytes of an image file; everything that leaves the project (export, request, book) gets them from here. A
/// link, or a file of imageFilePath() that does not match its hash, is refused with a sentence that names the image (`name`, or
/// else its file). Blocks like pictureFile(). Errors: those of pictureFile(), NotFound, Damaged, Environment.
Result<QByteArray> pictureBytes(const QString &path, const Sha256 &sha256, const QString &name = {});

} // namespace yuyi
