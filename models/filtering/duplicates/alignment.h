// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/verificationcopy.h"

#include <QTransform>

namespace yuyi {

/// What two pictures have in common when one is laid over the other.
struct PixelAgreement {
    double correlation = 0; ///< normalised cross-correlation on the overlap, −1…1
    /// the same without the blocks that differ: text written over a picture is not part of the picture
    double calmCorrelation = 0;
    double calmContrast = 0; ///< standard deviation of the kept picture in those blocks, grey levels
    /// SSIM (Wang et al. 2004) on the overlap after tone fitting, −1…1; 0 if the correlations are so low that no rule uses it
    double structural = 0;
    double overlap = 0;        ///< share of the kept picture that is covered
    double otherOverlap = 0;   ///< share of the other picture that lies inside the kept one
    double changedBlocks = 1;  ///< share of 8 × 8 blocks that differ by > 25 grey levels after the fit, and in structure
    double farApart = 0;       ///< share of pixels that differ by > 30 grey levels, as they are
    double agreeingBlocks = 0; ///< share of blocks that differ by < 12
    /// share of blocks where one picture shows something that the other does not, counted for the picture with fewer such
    /// blocks: an overlay adds them to one picture only, different content to both
    double exchangedBlocks = 0;
    /// the same for blocks that differ by > 40 grey levels and have nothing in common (for example the hands of a clock)
    double opposedBlocks = 0;
};

/// Lays `other` over `kept`; `geometry` maps unit coordinates of other onto those of kept.
PixelAgreement measureAgreement(const VerificationCopy &kept, const VerificationCopy &other,
                                const QTransform &geometry);

/// The same for any planes of the two pictures, as smaller ones: to decide whether measureAgreement() is worthwhile.
PixelAgreement agreementOfPlanes(const GreyPlane &kept, const GreyPlane &other, const QTransform &geometry);

/// The share of the unit square that the mapped unit square covers.
double overlapOf(const QTransform &geometry);

} // namespace yuyi
