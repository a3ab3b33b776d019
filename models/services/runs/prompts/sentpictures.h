// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/runs/endpoint.h"

#include <QByteArray>
#include <QCache>
#include <QMutex>
#include <QSet>
#include <QSize>
#include <QString>
#include <QWaitCondition>

namespace yuyi {

/// A picture as it stands in requests.
struct EncodedPicture {
    QByteArray base64; ///< shared by all requests that show it
    qint64 bytes = 0;  ///< before base64
    QString mediaType; ///< media type of the bytes
    Sha256 sha256;     ///< of the bytes
    QSize size;        ///< pixels, upright
};

/// @brief Images as they are sent, each prepared, hashed and encoded once per profile and kept in memory; re-encoded ones also in
/// the project's cache folder. All methods are thread-safe; two threads that want the same image prepare it only once.
class SentPictures
{
public:
    /// @param folder the project's folder
    /// @param memory limit of the images kept in memory, in bytes
    explicit SentPictures(QString folder, qint64 memory = qint64(128) << 20);

    /// Returns the image to send of this picture of the project. Errors: those of pictureBytes and preparePicture.
    Result<EncodedPicture> picture(const Medium &picture, const PictureProfile &profile);
    /// Returns these pictures, as picture() prepares them, on one sheet (contactSheet) within the limits of the profile.
    Result<EncodedPicture> sheet(const QList<Medium> &pictures, const PictureProfile &profile);

private:
    Result<EncodedPicture> make(const Medium &picture, const PictureProfile &profile);
    QString cached(const Sha256 &sha256, const PictureProfile &profile) const;

    QString m_folder;
    QMutex m_mutex;
    QWaitCondition m_made;
    QCache<QString, EncodedPicture> m_kept;
    QSet<QString> m_making;
};

} // namespace yuyi
