// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/verificationcopy.h"

#include <QTransform>

#include <optional>

namespace yuyi {

struct FeatureMatch {
    QTransform geometry; ///< unit coordinates of other onto those of kept
    int inliers = 0;
};

/// @brief The affine map that most matched ORB features agree on (RANSAC). No value if there are too few matches or the map is
/// implausible for a copy. If `mirror`, `other` is mirrored first.
std::optional<FeatureMatch> matchFeatures(const VerificationCopy &kept,
                                          const VerificationCopy &other, bool mirror);

} // namespace yuyi
