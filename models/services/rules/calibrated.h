// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QSet>

namespace yuyi {

class Stores;

/// @brief The people who have passed a calibration. Only the newest decided batch of each person counts: a person who is asked to
/// repeat it has not passed until they do.
Result<QSet<PersonId>> calibratedPeople(Stores &stores);
/// @brief Whether the project's rules let this person annotate images outside calibrations. Always true if the rules do not
/// require a calibration.
Result<bool> mayProduce(Stores &stores, const PersonId &person);

} // namespace yuyi
