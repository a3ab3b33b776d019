// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/ids.h"
#include "models/domain/people/work.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @file
/// @brief Reservations of images: each image can be reserved by as many people as the project's number of annotators. Opening a
/// free image reserves it for the time in `models/domain/preset/reservationlength.h`; each save renews the reservation.

/// Returns the conditions under which images are offered to this person now. People who are paused, have left or are not
/// annotators get no new images.
Result<Turn> turnOf(Stores &stores, const PersonId &person, const Clock &now = systemClock());

enum class ReservationState {
    Held, ///< the person may annotate the image
    Lost  ///< the reservation expired and others reserved the image: the draft is kept but cannot be submitted
};

enum class Reservation {
    Renewed, ///< the person edits the image: its reservation is renewed
    Kept     ///< the person only views the image: a running reservation is not extended
};

/// @brief Makes or renews the reservation before a person annotates an image. Refused if the image is not open to them. Call it
/// within a transaction.
Result<ReservationState> reserveInTransaction(Stores &stores, const PersonId &person, const ImageId &image,
                                              const Clock &now = systemClock(), Reservation running = Reservation::Renewed);
/// Like reserveInTransaction(), but Refused if the reservation is lost. Call it within a transaction.
Result<> requireReservationInTransaction(Stores &stores, const PersonId &person, const ImageId &image,
                                         const Clock &now = systemClock());
/// @brief Frees an image that the person took from the pool and has not annotated. Call it within a transaction.
Result<> releaseReservationInTransaction(Stores &stores, const PersonId &person, const ImageId &image,
                                         const Clock &now = systemClock());
/// @brief What the person took from the pool stays theirs without an end. Call it within a transaction.
Result<> keepReservationInTransaction(Stores &stores, const PersonId &person, const ImageId &image);
/// @brief What stays theirs without an end, but was not assigned to them, ends like any other reservation. Call it within a transaction.
Result<> limitReservationInTransaction(Stores &stores, const PersonId &person, const ImageId &image, const Clock &now = systemClock());

} // namespace yuyi
