// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/verificationcopy.h"

#include <QTransform>

namespace yuyi {

/// @brief The share, 0…1, of the area coloured in both pictures whose hue differs by more than a colour correction explains:
/// a red and a green flag of one shape are different pictures. Returns 0 if little area is coloured or one picture is grey.
/// `geometry` maps unit coordinates of other onto those of kept.
double recolouredShareOf(const VerificationCopy &kept, const VerificationCopy &other,
                         const QTransform &geometry);

} // namespace yuyi
