// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/dcthash.h"
#include "models/filtering/duplicatesearch.h"

#include <QByteArray>
#include <QRectF>

#include <array>
#include <optional>
#include <span>

namespace yuyi::filtering {

/// Mean colours of an 8 × 8 grid: what pictures without detail are compared by before their pixels.
using Colours = std::array<quint8, 8 * 8 * 3>;

/// @brief What a fingerprint says, readable without copying: views into its bytes, which must live
/// longer.
struct FingerprintView {
    bool lowDetail = false;
    QRectF trimmed{0, 0, 1, 1};      ///< the picture without uniform borders, unit coordinates
    std::span<const quint8> colours; ///< empty in a reduced fingerprint of a picture with detail
    /// 32 bytes each, in the order of the views; only the first ones when it was reduced
    std::span<const quint8> hashes;
    QByteArrayView pixelDigest;

    int viewCount() const { return int(hashes.size() / sizeof(Hash256)); }
    Hash256 hash(int view) const;
    bool isTrimmed() const { return trimmed != QRectF(0, 0, 1, 1); }
};

/// Nothing when the bytes are of another version or damaged.
std::optional<FingerprintView> parse(const Fingerprint &fingerprint);

} // namespace yuyi::filtering
