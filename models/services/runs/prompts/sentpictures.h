// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/prompts/sentpicture.h"

#include <QCache>
#include <QMutex>
#include <QSet>
#include <QString>
#include <QWaitCondition>

namespace yuyi {

/// @brief Images as they are sent, each prepared once per profile and kept in memory; re-encoded ones also in the project's
/// cache folder. All methods are thread-safe; two threads that want the same image prepare it only once.
class SentPictures
{
public:
    /// @param folder the project's folder
    /// @param memory limit of the images kept in memory, in bytes
    explicit SentPictures(QString folder, qint64 memory = qint64(64) << 20);

    /// Returns the image to send. `file`: the stored image. Errors: those of pictureBytes and preparePicture.
    Result<SentPicture> picture(const QString &file, const Sha256 &sha256, const PictureProfile &profile);

private:
    Result<SentPicture> make(const QString &file, const Sha256 &sha256, const PictureProfile &profile);
    QString cached(const Sha256 &sha256, const PictureProfile &profile) const;

    QString m_folder;
    QMutex m_mutex;
    QWaitCondition m_made;
    QCache<QString, SentPicture> m_kept;
    QSet<QString> m_making;
};

} // namespace yuyi
