// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

namespace yuyi {

/// @file
/// @brief What a release knows of the pictures that its questions list or have as options. Thread of the connection.

/// A picture besides the images, and where it is shown first.
struct FurtherPicture {
    MediumFacts facts;
    qsizetype item = 0; ///< index among the items
    ItemPicture place;  ///< in the question of this item

    /// "dev-12, Fig. 2", in the language in force; `name` is that of the item.
    QString where(const QString &name) const;
    bool lacksSource() const { return facts.sourceUrl.isEmpty() || facts.licence.isEmpty(); }
};

/// The hashes of the images of these items; empty if no question has further pictures.
Result<QHash<ImageId, Sha256>> ownPicturesOf(Stores &stores, const QList<Item> &items);

/// @brief All pictures that the questions list or have as options, each once, in the order of the items. Sources and
/// licences as sourcedMedia() says.
Result<QList<FurtherPicture>> listedPicturesOf(Stores &stores, const QList<Item> &items);
/// @brief Those of listedPicturesOf() that are no image of the items: what has to be said of these is said of the image.
Result<QList<FurtherPicture>> furtherPicturesOf(Stores &stores, const QList<Item> &items);

} // namespace yuyi
