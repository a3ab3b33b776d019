// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/people/assignmentservice.h"

namespace yuyi {

/// @brief Assigns images to people. Each image goes to those with the least new work; ties go to the pair with the fewest shared
/// images so far, then by the seed. Nobody gets an image twice. The result depends only on the arguments.
/// `candidates` may be in any fixed order; `annotators` lists who already annotates each image.
Allocation deal(const HandOut &wanted, QList<ImageId> candidates, const QHash<ImageId, QList<PersonId>> &annotators);

} // namespace yuyi
