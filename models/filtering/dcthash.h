// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <span>

namespace yuyi::filtering {

/// @brief 256 bits, one for each low frequency of a picture's discrete cosine transform. All zero:
/// there is no hash, because the view
/// has too little detail to be told from others.
struct Hash256 {
    std::array<quint64, 4> words{};

    bool isNull() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }
    friend bool operator==(const Hash256 &, const Hash256 &) = default;
};

/// Differing bits, 0…256.
int distanceBetween(const Hash256 &a, const Hash256 &b);

/// Side of the square every picture is brought to before it is hashed, in pixels.
inline constexpr int tileSide = 64;
/// Frequencies 1…16 in each direction make the hash.
inline constexpr int hashSide = 16;

/// Grey levels 0…255 of the whole picture, area-averaged to 64 × 64 whatever its proportions, row
/// by row.
using Tile = std::array<float, tileSide * tileSide>;
/// Orthonormal DCT-II coefficients, rows and columns 1…16.
using DctBlock = std::array<float, hashSide * hashSide>;

/// @brief The cosines of one direction over a part of the tile. Parts that do not end on a pixel
/// weigh the cut pixel by its share.
class Basis
{
public:
    /// The part from `start` to `end`, both 0…1.
    Basis(double start, double end);
    /// Cosine of frequency k = 1…16 at pixel x, at [(k − 1) × 64 + x].
    const std::array<float, hashSide * tileSide> &values() const { return m_values; }
    double length() const { return m_length; }

private:
    std::array<float, hashSide * tileSide> m_values{};
    double m_length; ///< in pixels of the tile
};

/// Rows of the tile transformed: 16 × 64; shared by all views of the same height.
using HalfBlock = std::array<float, hashSide * tileSide>;
HalfBlock transformRows(const Tile &tile, const Basis &vertical);
DctBlock transformColumns(const HalfBlock &half, const Basis &horizontal);

/// @brief Standard deviation, in grey levels, of what the hash sees of a part of `area` tile
/// pixels. Below `leastDetail` the
/// signs of the coefficients are noise of the codec.
double detailOf(const DctBlock &block, double area);
inline constexpr double leastDetail = 0.5;

/// @brief The eight ways to turn and mirror a picture. A mirrored picture has the same coefficients
/// with other signs, a transposed one the
/// transposed block, so that all are hashed from one transform.
enum class Turn : quint8 {
    None,
    MirrorX,
    MirrorY,
    Rotate180,
    Transpose,
    Rotate90,
    Rotate270,
    AntiTranspose
};
inline constexpr int turnCount = 8;

/// @brief Bits against the median of the coefficients, as PDQ does it (Facebook, "The TMK+PDQF
/// Video-Hashing Algorithm and the PDQ
/// Image-Hashing Algorithm", 2019). The hash of the picture after `turn`.
Hash256 hashOf(const DctBlock &block, Turn turn = Turn::None);

} // namespace yuyi::filtering
