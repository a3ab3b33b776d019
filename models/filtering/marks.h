// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/filtering/verificationcopy.h"

#include <QTransform>

namespace yuyi::filtering {

/// @brief Tells which of two copies carries a border, a caption bar or something written over it, by what lies outside the common part (plain areas, perhaps with text) and by
/// where one has edges that the
/// other has not. `geometry` maps unit coordinates of other onto those of kept.
Marked markedOf(const VerificationCopy &kept, const VerificationCopy &other,
                const QTransform &geometry);

} // namespace yuyi::filtering
