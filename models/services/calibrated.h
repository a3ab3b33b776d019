// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QSet>

namespace yuyi {

class Stores;

/// @brief Who has passed a calibration: of a person's batches the newest one that was decided counts, so that whoever is asked to
/// label a later batch again has not passed until they do.
Result<QSet<PersonId>> calibratedPeople(Stores &stores);
/// @brief Whether the rules of the project let this person have images beside calibrations. True for everybody where they do not
/// ask for a calibration.
Result<bool> mayProduce(Stores &stores, const PersonId &person);

} // namespace yuyi
