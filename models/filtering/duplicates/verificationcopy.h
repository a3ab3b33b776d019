// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>
#include <QSize>

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace yuyi {

/// Longer side of the pictures that are compared pixel by pixel.
inline constexpr int copySide = 320;
/// Longer side of the picture whose hues are compared.
inline constexpr int hueSide = 80;

/// Corners found by ORB (Rublee et al., ICCV 2011), with 32 bytes each.
struct PictureFeatures {
    std::vector<QPointF> points; ///< pixels of the copy
    std::vector<quint8> descriptors;
};

/// 8-bit grey levels, row by row without gaps.
struct GreyPlane {
    QSize size;
    std::vector<quint8> grey;
};

/// Blue, green, red of each pixel, row by row without gaps.
struct ColourPlane {
    QSize size;
    std::vector<quint8> colours;
};

/// @brief A small grey picture for verification. The half-size copy and the features are computed when first needed.
/// Thread-safe once constructed.
class VerificationCopy
{
public:
    /// `image` is an upright picture of any size; it is scaled down to `copySide`, never enlarged. Colours are kept if
    /// `withColours`.
    explicit VerificationCopy(const QImage &image, bool withColours = false);

    int width() const { return m_full.size.width(); }
    int height() const { return m_full.size.height(); }
    const GreyPlane &full() const { return m_full; }
    /// The picture at half the width and height, for quick checks.
    const GreyPlane &half() const;
    /// The picture at a quarter of the width and height, for the first check; larger where this has too few lines.
    const GreyPlane &rough() const;
    /// Blue, green, red of each pixel; empty unless constructed with `withColours`.
    const std::vector<quint8> &colours() const { return m_colours; }
    /// The picture in colour at a quarter of the width and height.
    const ColourPlane &hues() const { return m_hues; }
    const PictureFeatures &features() const;
    /// The features of the picture mirrored left to right.
    const PictureFeatures &mirroredFeatures() const;
    /// The memory used now; it grows as parts are computed.
    qsizetype bytes() const;

private:
    GreyPlane m_full;
    std::vector<quint8> m_colours;
    ColourPlane m_hues;
    mutable std::atomic<qsizetype> m_later = 0; ///< bytes of the parts computed on demand
    mutable std::once_flag m_halfOnce;
    mutable GreyPlane m_half;
    mutable std::once_flag m_roughOnce;
    mutable GreyPlane m_rough;
    mutable std::once_flag m_featuresOnce;
    mutable PictureFeatures m_features;
    mutable std::once_flag m_mirroredOnce;
    mutable PictureFeatures m_mirroredFeatures;
};

} // namespace yuyi
