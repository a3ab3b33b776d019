// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/dcthash.h"
#include "models/filtering/duplicates/duplicatesearch.h"

#include <QByteArray>
#include <QRectF>

#include <array>
#include <optional>
#include <span>

namespace yuyi {

/// Mean colours of an 8 × 8 grid. Low-detail pictures are preselected by these, as they have no hash.
using Colours = std::array<quint8, 8 * 8 * 3>;

/// @brief A read-only view of a fingerprint. It refers to the bytes of the fingerprint, which must outlive it.
struct FingerprintView {
    bool lowDetail = false;
    QRectF trimmed{0, 0, 1, 1};      ///< the picture without uniform borders, unit coordinates
    std::span<const quint8> colours; ///< empty in a reduced fingerprint of a picture with detail
    /// 32 bytes each, in the order of the crops; a reduced fingerprint has only the first ones
    std::span<const quint8> hashes;
    QByteArrayView pixelDigest;

    int cropCount() const { return static_cast<int>(hashes.size() / sizeof(Hash256)); }
    Hash256 hash(int view) const;
    bool isTrimmed() const { return trimmed != QRectF(0, 0, 1, 1); }
};

/// No value if the bytes are damaged or were written by another version.
std::optional<FingerprintView> parseFingerprint(const Fingerprint &fingerprint);

} // namespace yuyi
