// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/result.h"

#include <QFuture>
#include <QImage>
#include <QObject>

#include <memory>

namespace yuyi {

/// @brief Pictures for the eye: thumbnails (kept in the project's cache/ folder and in memory) and full pictures with
/// prefetch. Decodes on its own threads; lives in the GUI thread. Memory is bounded (256 MB of thumbnails and pictures).
class PictureLoader : public QObject
{
    Q_OBJECT
public:
    /// `folder` holds images/ and cache/.
    explicit PictureLoader(const QString &folder, QObject *parent = nullptr);
    ~PictureLoader() override;

    /// Edge lengths kept: 160 and 320 pixels; larger wishes get 320.
    /// @return the thumbnail when it is at hand, else a null image and `thumbnailReady` later.
    QImage thumbnail(const Image &image, int edge);
    bool failed(const Sha256 &sha) const;
    /// Requests not yet begun are dropped (the view scrolled on).
    void forgetPending();

    /// The upright picture in full, at most 8192 pixels on its longer edge; the newest request is served first.
    QFuture<Result<QImage>> picture(const Image &image);
    /// Decodes ahead without a waiter.
    void prefetch(const QList<Image> &images);

    QString path(const Image &image) const;
    /// Where its thumbnail is kept once it was made.
    QString thumbnailPath(const Image &image, int edge) const;

Q_SIGNALS:
    void thumbnailReady(const yuyi::Sha256 &sha);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace yuyi
