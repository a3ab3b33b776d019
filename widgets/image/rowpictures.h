// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"

#include <QCache>
#include <QIcon>
#include <QObject>
#include <QVariant>

namespace yuyi {

class PictureLoader;

/// @brief The small pictures in the rows of a list: each whole, in the middle of a card as large as all others, so that the words
/// beside them stand in one line. Made once and kept. Lives in the GUI thread.
class RowPictures final : public QObject
{
    Q_OBJECT
public:
    explicit RowPictures(PictureLoader &pictures, QObject *parent = nullptr);

    /// Of a card, in logical pixels, and how many pixels of the screen one of them has.
    void setSize(const QSize &size, qreal ratio);
    /// An icon; an empty card while the picture is still being read (then `ready` follows).
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
