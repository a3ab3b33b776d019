// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/filtering/duplicates/fingerprint.h"

#include <array>
#include <vector>

namespace yuyi {

/// Two crops, one of each picture, that look alike.
struct CropMatch {
    quint8 cropA = 0;
    quint8 cropB = 0;
    quint16 distance = 0;
};

/// @brief Two pictures to compare at pixel level, with the matching crops, nearest first. `a` and `b` are indices into the list
/// that was searched; a < b.
struct CandidatePair {
    static constexpr int maxMatches = 3;

    quint32 a = 0;
    quint32 b = 0;
    std::array<CropMatch, maxMatches> matches{};
    int count = 0; ///< 0: two low-detail pictures whose colours agree

    void add(CropMatch match);
    int distance() const { return count > 0 ? matches[0].distance : 0; }
};

struct SearchedPicture {
    FingerprintView fingerprint;
    bool isNew = true;
};

/// @brief Finds pairs of pictures with crops that differ in at most about `threshold` bits (8 more for whole pictures),
/// and pairs of low-detail pictures with similar colours. Pairs of two old pictures are omitted. Advances `progress` by one per
/// picture. Errors: Cancelled.
Result<std::vector<CandidatePair>> findCandidatePairs(const std::vector<SearchedPicture> &pictures,
                                                      int threshold, int threads,
                                                      Progress &progress);

/// The most similar crops of two pictures, whatever their distance.
CandidatePair nearestCrops(const FingerprintView &a, const FingerprintView &b);

} // namespace yuyi
