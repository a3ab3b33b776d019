// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QCache>
#include <QIcon>
#include <QImage>
#include <QObject>
#include <QVariant>

namespace yuyi {

class PictureLoader;

/// A card of this size in logical pixels with the whole picture in its middle; an empty card for a null picture.
QIcon pictureCard(const QImage &picture, const QSize &size, qreal ratio);

/// @brief Small pictures for the rows of a list. Each is uncropped and centred on a card; all cards have the same size, so the
/// texts beside them are aligned. Cards are cached. Lives in the GUI thread.
class RowPictures final : public QObject
{
    Q_OBJECT
public:
    explicit RowPictures(PictureLoader &pictures, QObject *parent = nullptr);

    /// Sets the size of a card in logical pixels and the device pixel ratio.
    void setSize(const QSize &size, qreal ratio);
    /// Returns an icon: an empty card while the picture is being read; `ready` is emitted when it is available.
    QVariant card(const Image &image) const;

Q_SIGNALS:
    void ready(const yuyi::Sha256 &sha);

private:
    PictureLoader &m_pictures;
    QSize m_size{72, 48};
    qreal m_ratio = 1;
    mutable QCache<Sha256, QIcon> m_cards{256};
};

} // namespace yuyi
