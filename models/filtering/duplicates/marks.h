// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/filtering/duplicates/verificationcopy.h"

#include <QTransform>

#include <optional>

namespace yuyi {

/// @brief Finds which of two copies has a border, a caption bar or an overlay such as text. Looks at the area outside the
/// common part (plain areas, perhaps with text) and at edges that only one copy has. `geometry` maps unit coordinates of other
/// onto those of kept. `farApart`: PixelAgreement::farApart of the two laid so, where it is known; it saves looking again.
Marked markedOf(const VerificationCopy &kept, const VerificationCopy &other,
                const QTransform &geometry, std::optional<double> farApart = {});

} // namespace yuyi
