// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/work.h"

namespace yuyi {

class Stores;

/// @brief Places at an image: each image takes as many annotators as the project says. Whoever opens a free image holds a place for
/// as long as the project keeps reservations; each save prolongs it.

/// What decides which images this person may be offered now. Somebody who is paused, has left or is no annotator gets nothing new.
Result<Turn> turnOf(Stores &stores, const PersonId &person, const Clock &now = systemClock());

enum class WorkPlace {
    Held,      ///< the image is this person's to annotate
    Lost       ///< the reservation ran out and others have taken the place: what was written stays, but cannot be submitted
};

enum class Reservation {
    Renewed,   ///< something is written
    Kept       ///< the image is only looked at: one that still runs stays as it is
};

/// @brief Before somebody annotates an image: makes or renews the reservation. Refused with a sentence when the image is not for
/// them. Within a transaction.
Result<WorkPlace> takePlaceWithin(Stores &stores, const PersonId &person, const ImageId &image,
                                  const Clock &now = systemClock(), Reservation running = Reservation::Renewed);
/// Refused when the place is lost. Within a transaction.
Result<> requirePlaceWithin(Stores &stores, const PersonId &person, const ImageId &image,
                            const Clock &now = systemClock());
/// @brief An image taken from the pool that nobody wrote anything about is free again at once. Within a transaction.
Result<> giveBackPlaceWithin(Stores &stores, const PersonId &person, const ImageId &image,
                             const Clock &now = systemClock());

} // namespace yuyi
