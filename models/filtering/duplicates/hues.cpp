// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/hues.h"

#include <QPointF>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

/// Below this difference of the strongest and the weakest channel, hue is noise of the codec.
constexpr int leastChroma = 40;
/// Colour corrections turn hues by up to 50 degrees.
constexpr double turnedBy = 65;
constexpr double leastColoured = 0.04;

/// Degrees, 0…360; negative where there is too little colour.
double hueOf(const quint8 *pixel)
{
    const int blue = pixel[0];
    const int green = pixel[1];
    const int red = pixel[2];
    const int most = std::max({red, green, blue});
    const int chroma = most - std::min({red, green, blue});
    if (chroma < leastChroma)
        return -1;
    if (most == red)
        return std::fmod(60.0 * (green - blue) / chroma + 360, 360);
    if (most == green)
        return 60.0 * (blue - red) / chroma + 120;
    return 60.0 * (red - green) / chroma + 240;
}

} // namespace

double recolouredShareOf(const VerificationCopy &kept, const VerificationCopy &other,
                         const QTransform &geometry)
{
    const ColourPlane &a = kept.hues();
    const ColourPlane &b = other.hues();
    if (a.colours.empty() || b.colours.empty() || !geometry.isInvertible())
        return 0;
    const QTransform backwards = geometry.inverted();
    int covered = 0;
    int coloured = 0;
    int turned = 0;
    for (int y = 0; y < a.size.height(); ++y) {
        for (int x = 0; x < a.size.width(); ++x) {
            const QPointF there = backwards.map(
                QPointF((x + 0.5) / a.size.width(), (y + 0.5) / a.size.height()));
            const int otherX = static_cast<int>(std::floor(there.x() * b.size.width()));
            const int otherY = static_cast<int>(std::floor(there.y() * b.size.height()));
            if (otherX < 0 || otherY < 0 || otherX >= b.size.width()
                || otherY >= b.size.height())
                continue;
            ++covered;
            const double here =
                hueOf(&a.colours[3 * static_cast<size_t>(y * a.size.width() + x)]);
            const double that =
                hueOf(&b.colours[3 * static_cast<size_t>(otherY * b.size.width() + otherX)]);
            if (here < 0 || that < 0)
                continue;
            ++coloured;
            const double difference = std::abs(here - that);
            turned += std::min(difference, 360 - difference) > turnedBy;
        }
    }
    return coloured > leastColoured * covered ? static_cast<double>(turned) / coloured : 0;
}

} // namespace yuyi
