// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/filtering/dcthash.h"

#include <QRectF>
#include <QTransform>

namespace yuyi::filtering {

/// @brief One view of a picture: a part of it, possibly rotated or mirrored. The order of the views
/// is the order of the hashes in a fingerprint.
struct View {
    MatchKind kind = MatchKind::Aligned;
    QRectF part{0, 0, 1, 1}; ///< unit coordinates; of the trimmed picture if `ofTrimmed`
    Turn turn = Turn::None;
    bool ofTrimmed = false;
};

inline constexpr int fullView = 0;
inline constexpr int trimmedView = 1;
inline constexpr int firstTurn = 2;    ///< 7 turns of the trimmed picture
inline constexpr int firstStrip = 9;   ///< 8 views without a bar at the top or bottom
inline constexpr int firstWindow = 17; ///< 54 windows of 80…95 %
inline constexpr int viewCount = 71;

const View &viewAt(int index);

/// The part of a picture, in unit coordinates, that a view with this index shows.
QRectF partOf(int view, const QRectF &trimmed);

/// Maps unit coordinates of a picture onto the unit square of its view: first cropped to the part,
/// then turned.
QTransform transformOf(int view, const QRectF &trimmed);

} // namespace yuyi::filtering
