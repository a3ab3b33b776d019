// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"

#include <QFuture>
#include <QImage>
#include <QObject>

#include <memory>

namespace yuyi {

/// @brief Loads pictures for display: thumbnails (cached in the project's cache/ folder and in memory) and full pictures with
/// prefetch. Decodes on its own threads; lives in the GUI thread. Memory is bounded (256 MB of thumbnails and pictures).
class PictureLoader : public QObject
{
    Q_OBJECT
public:
    /// `folder` holds images/ and cache/.
    explicit PictureLoader(const QString &folder, QObject *parent = nullptr);
    ~PictureLoader() override;

    /// Thumbnails have an edge of 160 or 320 pixels; larger requests get 320.
    /// @return the thumbnail if it is in memory; else a null image, and `thumbnailReady` is emitted later.
    QImage thumbnail(const Image &image, int edge);
    bool failed(const Sha256 &sha) const;
    /// Drops requests that are not yet started, for example after scrolling.
    void forgetPending();

    /// The upright picture in full, at most 8192 pixels on its longer edge; the newest request is served first.
    QFuture<Result<QImage>> picture(const Image &image);
    /// Decodes these pictures in advance.
    void prefetch(const QList<Image> &images);

    QString path(const Image &image) const;
    /// The path of the thumbnail in the cache; the file may not exist yet.
    QString thumbnailPath(const Image &image, int edge) const;

Q_SIGNALS:
    void thumbnailReady(const yuyi::Sha256 &sha);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace yuyi
