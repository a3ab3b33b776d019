// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/filtering/duplicates/dcthash.h"

#include <QRectF>
#include <QTransform>

namespace yuyi {

/// @brief One crop of a picture: a part of it, possibly rotated or mirrored. The order of the crops is the order of the hashes
/// in a fingerprint.
struct Crop {
    MatchKind kind = MatchKind::Aligned;
    QRectF part{0, 0, 1, 1}; ///< unit coordinates; of the trimmed picture if `ofTrimmed`
    PictureTurn turn = PictureTurn::None;
    bool ofTrimmed = false;
};

inline constexpr int fullCrop = 0;
inline constexpr int trimmedCrop = 1;
inline constexpr int firstTurn = 2;    ///< 7 turns of the trimmed picture
inline constexpr int firstStrip = 9;   ///< 8 crops without a bar at the top or bottom
inline constexpr int firstWindow = 17; ///< 54 windows of 80…95 %
inline constexpr int cropCount = 71;

const Crop &cropAt(int index);

/// The part of a picture, in unit coordinates, that a crop with this index shows.
QRectF cropPart(int view, const QRectF &trimmed);

/// Maps unit coordinates of a picture onto the unit square of its crop: first cropped to the part, then turned.
QTransform transformOf(int view, const QRectF &trimmed);

} // namespace yuyi
