// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/filtering/duplicates/candidatepairs.h"
#include "models/filtering/duplicates/verificationcopy.h"

#include <QTransform>

#include <optional>

namespace yuyi {

/// One of the two pictures of a comparison: its pixels and its fingerprint.
struct ComparedPicture {
    const VerificationCopy &copy;
    const FingerprintView &fingerprint;
};

/// A possible placement of one picture on another: maps unit coordinates of the other onto those of the kept one.
struct Placement {
    QTransform geometry;
    MatchKind kind = MatchKind::Aligned;

    /// No value if the map has no inverse.
    std::optional<Placement> inverted() const;
};

/// @brief Compares a pair and returns the verdict. The placement of the most similar crops is registered on small copies; what
/// may be one picture is compared in full, and by matched features where they may tell. The verdict does not depend on which
/// picture is kept. `by`, if given, is tried as well. Thread-safe.
PairFigures comparePictures(const ComparedPicture &kept, const ComparedPicture &other,
                            const std::optional<Placement> &by = {});

/// The same figures with the kept and the other picture exchanged.
PairFigures exchangedFigures(const PairFigures &figures);

/// If at least this share of blocks differs, two pictures are two versions of one template.
inline constexpr double templateShare = 0.10;
/// If at least this share of the coloured area has another hue, two pictures are two versions of one template.
inline constexpr double recolouredShare = 0.15;

} // namespace yuyi
