// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/assignmentservice.h"

namespace yuyi {

/// @brief Deals images to people: each image goes to those with the least new work, ties to the pair that has shared least so
/// far, then by the seed. Nobody gets an image twice. Depends on its arguments alone.
/// `candidates`: in any fixed order; `annotators`: who is at an image already.
Allocation deal(const HandOut &wanted, QList<ImageId> candidates, const QHash<ImageId, QList<PersonId>> &annotators);

} // namespace yuyi
