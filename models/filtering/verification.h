// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/filtering/candidatepairs.h"
#include "models/filtering/verificationcopy.h"

namespace yuyi::filtering {

/// @brief One of two pictures that are compared: its pixels and where its borders end.
struct Compared {
    const VerificationCopy &copy;
    QRectF trimmed{0, 0, 1, 1};
    bool lowDetail = false;
};

/// @brief The verdict on a pair, cheap checks first: laid over each other as the views say, by
/// their features, refined by correlation.
/// `pair.a` is the kept picture. Thread-safe.
PairFigures verify(const Compared &kept, const Compared &other, const CandidatePair &pair);

/// The same figures with kept and other exchanged.
PairFigures exchanged(const PairFigures &figures);

/// Share of changed blocks from which two pictures are called two versions of one template.
inline constexpr double templateShare = 0.10;

} // namespace yuyi::filtering
