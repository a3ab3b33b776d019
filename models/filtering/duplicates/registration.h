// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/verificationcopy.h"

#include <QTransform>

namespace yuyi {

/// How one picture lies on another, and how well.
struct Registration {
    QTransform geometry;    ///< maps unit coordinates of the other picture onto those of the kept one
    double correlation = 0; ///< normalised cross-correlation on the overlap, −1…1; 0 if they hardly overlap
};

/// @brief The correlation of two small planes when `other` is laid over `kept`. A tenth of a millisecond and less: no smoothing,
/// nearest two lines and columns only.
double planeCorrelation(const GreyPlane &kept, const GreyPlane &other, const QTransform &geometry);

/// @brief Improves a placement step by step (inverse compositional alignment, Baker and Matthews 2004, affine, with gain and
/// bias). Ends after `steps`, when a step moves nothing any more, or when the correlation stays low. Never worse than the start.
Registration registered(const GreyPlane &kept, const GreyPlane &other, const QTransform &start, int steps);

} // namespace yuyi
