// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QDateTime>

namespace yuyi {

/// How many minutes what a person took from the pool is reserved for them. A project can set its own number
/// (WorkRules::reservationMinutes), and so can a preset.
struct ReservationLength {
    static constexpr int usual = 120;
    static constexpr int least = 1;
    static constexpr int most = 7 * 24 * 60;
};

/// End of a reservation that is made or renewed at `now`.
QDateTime reservationEnd(int minutes, const QDateTime &now);

/// Returns Invalid for a length that a project cannot have.
Result<> checkReservationLength(int minutes);

} // namespace yuyi
