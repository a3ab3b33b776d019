// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/verificationcopy.h"

#include <QTransform>

#include <optional>

namespace yuyi::filtering {

/// What two pictures have in common when one is laid over the other.
struct Agreement {
    double correlation = 0;   ///< normalised cross-correlation on the overlap, −1…1
    double structural = 0;    ///< SSIM (Wang et al. 2004) on the overlap after a gain and bias fit, −1…1; only where asked for
    double overlap = 0;       ///< share of the kept picture that is covered
    double otherOverlap = 0;  ///< share of the other picture that lies inside the kept one
    double changedBlocks = 1; ///< share of 8 × 8 blocks that differ by > 25 grey levels after the fit
    double agreeingBlocks = 0;///< share of blocks that differ by < 12
    double calmCorrelation = 0; ///< correlation without the blocks that changed
};

/// @brief Lays `other` over `kept`; `geometry` maps unit coordinates of other onto those of kept.
Agreement measure(const VerificationCopy &kept, const VerificationCopy &other, const QTransform &geometry);

/// The share of the unit square that the unit square covers after the map.
double overlapOf(const QTransform &geometry);

struct FeatureMatch {
    QTransform geometry; ///< unit coordinates of other onto those of kept
    int inliers = 0;
};

/// @brief The affine map most matched ORB features agree on (RANSAC). Nothing: too few, or no map a picture is copied by.
std::optional<FeatureMatch> matchFeatures(const VerificationCopy &kept, const VerificationCopy &other);

/// @brief A map refined by enhanced correlation (Evangelidis and Psarakis 2008), from one that is roughly right.
std::optional<QTransform> refine(const VerificationCopy &kept, const VerificationCopy &other, const QTransform &geometry);

} // namespace yuyi::filtering
