// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/filtering/candidatepairs.h"
#include "models/filtering/verificationcopy.h"

#include <QTransform>

#include <optional>

namespace yuyi::filtering {

/// @brief One of two pictures that are compared: its pixels and its fingerprint.
struct Compared {
    const VerificationCopy &copy;
    const FingerprintView &print;
};

/// How one picture may lie on another: unit coordinates of the other onto those of the kept one.
struct Placement {
    QTransform geometry;
    MatchKind kind = MatchKind::Aligned;

    /// Nothing where it has no inverse.
    std::optional<Placement> inverted() const;
};

/// @brief The verdict on a pair, cheap checks first: laid over each other as the views say that are
/// most alike, by their features, refined by correlation. The verdict is the same whichever of the
/// two is kept. `by`, where it is known, is tried with the rest. Thread-safe.
PairFigures verify(const Compared &kept, const Compared &other,
                   const std::optional<Placement> &by = {});

/// The same figures with kept and other exchanged.
PairFigures exchanged(const PairFigures &figures);

/// Share of changed blocks from which two pictures are called two versions of one template.
inline constexpr double templateShare = 0.10;
/// Share of the coloured area from which another hue makes two versions of one template.
inline constexpr double recolouredShare = 0.15;

} // namespace yuyi::filtering
