// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <span>

namespace yuyi {

/// @brief 256 bits, one for each low frequency of a picture's discrete cosine transform. All bits are zero if there is no hash
/// because the crop has too little detail to be told from others.
struct Hash256 {
    std::array<quint64, 4> words{};

    bool isNull() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }
    friend bool operator==(const Hash256 &, const Hash256 &) = default;
};

/// The Hamming distance: the number of differing bits, 0…256.
int distanceBetween(const Hash256 &a, const Hash256 &b);

/// Side of the square that every picture is scaled to before it is hashed, in pixels.
inline constexpr int tileSide = 64;
/// Frequencies 1…16 in each direction make the hash.
inline constexpr int hashSide = 16;

/// Grey levels 0…255 of the whole picture, area-averaged to 64 × 64 regardless of its proportions, row by row.
using HashTile = std::array<float, tileSide * tileSide>;
/// Orthonormal DCT-II coefficients, rows and columns 1…16.
using DctBlock = std::array<float, hashSide * hashSide>;

/// @brief The cosines of one direction over a part of the tile. A pixel that is cut by the edge of the part is weighted by the
/// share inside.
class CosineBasis
{
public:
    /// The part from `start` to `end`, both 0…1.
    CosineBasis(double start, double end);
    /// The cosine of frequency k = 1…16 at pixel x is at index (k − 1) × 64 + x.
    const std::array<float, hashSide * tileSide> &values() const { return m_values; }
    double length() const { return m_length; }

private:
    std::array<float, hashSide * tileSide> m_values{};
    double m_length; ///< in pixels of the tile
};

/// The vertical transform of a tile, 16 × 64; shared by all crops with the same vertical extent.
using HalfBlock = std::array<float, hashSide * tileSide>;
HalfBlock transformRows(const HashTile &tile, const CosineBasis &vertical);
DctBlock transformColumns(const HalfBlock &half, const CosineBasis &horizontal);

/// @brief Standard deviation, in grey levels, of the hashed frequencies of a part of `area` tile pixels. Below `leastDetail`
/// the signs of the coefficients are codec noise.
double dctDetailOf(const DctBlock &block, double area);
inline constexpr double leastDetail = 0.5;

/// @brief The eight ways to rotate and mirror a picture. A mirrored picture has the same coefficients with other signs and a
/// transposed one has the transposed block, so one transform gives all eight hashes.
enum class PictureTurn : quint8 {
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

/// @brief The hash of the picture after `turn`. Each bit tells whether a coefficient is above the median, as in PDQ (Facebook,
/// "The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing Algorithm", 2019).
Hash256 dctHashOf(const DctBlock &block, PictureTurn turn = PictureTurn::None);

} // namespace yuyi
