// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/verificationcopy.h"

#include <QTransform>

#include <optional>

namespace yuyi::filtering {

/// What two pictures have in common when one is laid over the other.
struct Agreement {
    double correlation = 0; ///< normalised cross-correlation on the overlap, −1…1
    /// the same without the blocks that differ, for what was written over a picture is not the
    /// picture
    double calmCorrelation = 0;
    /// standard deviation of the kept picture in those blocks, grey levels
    double calmContrast = 0;
    /// SSIM (Wang et al. 2004) on the overlap after the tones are fitted, −1…1; 0 where the
    /// correlations are so low that no rule asks for it
    double structural = 0;
    double overlap = 0;      ///< share of the kept picture that is covered
    double otherOverlap = 0; ///< share of the other picture that lies inside the kept one
    /// share of 8 × 8 blocks that differ by > 25 grey levels after the fit, and in structure
    double changedBlocks = 1;
    double agreeingBlocks = 0; ///< share of blocks that differ by < 12
    /// share of blocks where one picture shows something the other has not, on the side that has
    /// fewer of them: what is written over a picture is on one side only, another content is on
    /// both
    double exchangedBlocks = 0;
    /// the same of blocks that differ by > 40 grey levels and have nothing in common, as where the
    /// hands of a clock stand
    double opposedBlocks = 0;
};

/// @brief Lays `other` over `kept`; `geometry` maps unit coordinates of other onto those of kept.
Agreement measure(const VerificationCopy &kept, const VerificationCopy &other,
                  const QTransform &geometry);

/// The same on copies half as wide and high, at a third of the cost: to see whether measure() may
/// be worth it.
Agreement measureCoarsely(const VerificationCopy &kept, const VerificationCopy &other,
                          const QTransform &geometry);

/// The correlation at half the size, at a tenth of the cost; 0 where they hardly overlap.
double quickCorrelation(const VerificationCopy &kept, const VerificationCopy &other,
                        const QTransform &geometry);

/// The share of the unit square that the unit square covers after the map.
double overlapOf(const QTransform &geometry);

struct FeatureMatch {
    QTransform geometry; ///< unit coordinates of other onto those of kept
    int inliers = 0;
};

/// @brief The affine map most matched ORB features agree on (RANSAC). Nothing: too few, or no map a
/// picture is copied by. Where `mirror`, the map is of the other picture seen in a mirror.
std::optional<FeatureMatch> matchFeatures(const VerificationCopy &kept,
                                          const VerificationCopy &other, bool mirror);

/// @brief A map refined by enhanced correlation (Evangelidis and Psarakis 2008), from one that is
/// roughly right, in so many steps at most.
std::optional<QTransform> refine(const VerificationCopy &kept, const VerificationCopy &other,
                                 const QTransform &geometry, int steps);

} // namespace yuyi::filtering
