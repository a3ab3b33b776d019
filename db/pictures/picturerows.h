// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/images/image.h"

namespace yuyi {

/// A picture with the facts of its image, or of its medium where it belongs to questions alone.
struct StoredPicture {
    Sha256 sha256;
    ImageFormat format = ImageFormat::Unknown;
    QString createdAt;
    QString createdBy;   ///< an id, or empty
    bool isImage = true; ///< whether it is the picture of an image
};

/// @brief The pictures of all images and questions of a project, each once, in the order of their hashes. In a backup of an older version,
/// which knew no pictures of questions, those of its images.
Result<QList<StoredPicture>> picturesOf(Connection &connection);

/// @brief Reads the bytes of a picture from a file of `folder`, or on a server from a row of `blob`, and compares them with the
/// hash. Damaged names the picture.
Result<QByteArray> readPicture(Connection &connection, const QString &folder, const StoredPicture &picture);
/// @brief Stores the bytes where the backend keeps pictures. Files are not synced to disk one by one: the caller does that.
Result<> writePicture(Connection &connection, const QString &folder, const StoredPicture &picture, const QByteArray &content);

/// Copies a picture's file if it matches its hash. NotFound if the file is missing, Damaged if it does not match.
Result<> copyPictureFile(const QString &from, const QString &to, const Sha256 &sha256);

/// Writes the rows of `blob` in a backup of a server project as files of `folder`, then deletes the rows.
Result<> layOutPictureRows(Connection &backup, const QString &folder);

} // namespace yuyi
