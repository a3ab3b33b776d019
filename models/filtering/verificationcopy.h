// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>
#include <QSize>

#include <memory>
#include <mutex>
#include <vector>

namespace yuyi::filtering {

/// Longer side of the pictures that are compared pixel by pixel.
inline constexpr int copySide = 320;

/// Corners found by ORB (Rublee et al., ICCV 2011), with 32 bytes each.
struct Features {
    std::vector<QPointF> points; ///< pixels of the copy
    std::vector<quint8> descriptors;
};

/// @brief A small grey picture for verification; its features are found when first needed. Thread-safe once made.
class VerificationCopy
{
public:
    /// From an upright picture of any size; shrinks to `copySide`, never enlarges.
    explicit VerificationCopy(const QImage &image);
    VerificationCopy(std::vector<quint8> grey, QSize size);

    int width() const { return m_size.width(); }
    int height() const { return m_size.height(); }
    const std::vector<quint8> &grey() const { return m_grey; }
    /// Blue, green, red of each pixel; empty in a mirrored copy.
    const std::vector<quint8> &colours() const { return m_colours; }
    /// Standard deviation of the grey levels.
    double contrast() const { return m_contrast; }
    const Features &features() const;
    /// Seen in a mirror (left and right exchanged); without colours.
    const VerificationCopy &mirrored() const;
    qsizetype bytes() const;

private:
    void measureContrast();

    QSize m_size;
    std::vector<quint8> m_grey;
    std::vector<quint8> m_colours;
    double m_contrast = 0;
    mutable std::once_flag m_featuresOnce;
    mutable Features m_features;
    mutable std::once_flag m_mirroredOnce;
    mutable std::unique_ptr<VerificationCopy> m_mirrored;
};

} // namespace yuyi::filtering
