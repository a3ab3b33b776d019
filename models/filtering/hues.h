// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/verificationcopy.h"

#include <QTransform>

namespace yuyi::filtering {

/// @brief How much of the area that is coloured in both pictures has another hue in one than in the
/// other, by more than a correction of the colours turns it: a red and a green flag of one shape are
/// two pictures. 0…1; 0 where little is coloured, or one of them is grey.
/// `geometry` maps unit coordinates of other onto those of kept.
double recolouredShareOf(const VerificationCopy &kept, const VerificationCopy &other,
                         const QTransform &geometry);

} // namespace yuyi::filtering
