// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/images/image.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>

namespace yuyi {

/// @brief What is known of these pictures, by hash. Where a picture has no source or no licence of its own, it has those of the image
/// that it is, or that it was cut out of or composed of; of several images, of the first that says something. Thread of the connection.
Result<QHash<Sha256, MediumFacts>> sourcedMedia(Stores &stores, const QList<Sha256> &hashes);
/// @brief Corrects the panels and sheets that took over the source and the licence of the image; what says something else stays. Sheets of
/// categories stay, too: they are made of other images. Within a transaction.
Result<> correctMadeOf(Stores &stores, const Image &before, const Image &after);

} // namespace yuyi
