// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "models/domain/image.h"

namespace yuyi {

/// A picture as its image tells it.
struct StoredPicture {
    Sha256 sha256;
    ImageFormat format = ImageFormat::Unknown;
    QString createdAt;
    QString createdBy;   ///< an id, or empty
};

/// The pictures of all images of a project, in the order of their hashes.
Result<QList<StoredPicture>> picturesOf(Connection &connection);

/// @brief The bytes of a picture: a file of `folder`, or on a server a row of `blob`; compared with its hash. Damaged names it.
Result<QByteArray> readPicture(Connection &connection, const QString &folder, const StoredPicture &picture);
/// @brief Keeps the bytes where the backend keeps them. Files are not brought to the disk one by one: the caller does that.
Result<> writePicture(Connection &connection, const QString &folder, const StoredPicture &picture, const QByteArray &content);

/// Copies a picture's file when it is what its hash says; NotFound and Damaged else.
Result<> bringPictureFile(const QString &from, const QString &to, const Sha256 &sha256);

/// @brief Makes files of `folder` out of the rows of `blob` in a backup of a project on a server, then takes the rows out.
Result<> layOutPictureRows(Connection &backup, const QString &folder);

} // namespace yuyi
