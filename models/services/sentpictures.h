// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/sentpicture.h"

#include <QCache>
#include <QMutex>
#include <QSet>
#include <QString>
#include <QWaitCondition>

namespace yuyi {

/// @brief Pictures as they are sent, each prepared once per profile: in memory, and those that had to be encoded anew also in the
/// project's cache folder. Every method may be called from any thread; two that want the same picture wait for one.
class SentPictures
{
public:
    /// @param folder of the project @param memory bytes of pictures kept in memory
    explicit SentPictures(QString folder, qint64 memory = qint64(64) << 20);

    /// `file`: the stored image. Errors: those of pictureBytes and preparePicture.
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
