// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/hues.h"

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

/// Below this difference of the strongest and the weakest channel, hue is noise of the codec.
constexpr int leastChroma = 40;
/// Colour corrections turn hues by up to 50 degrees.
constexpr double turnedBy = 65;
constexpr double leastColoured = 0.04;
/// Above this a pixel is not grey, whatever the codec did to it.
constexpr int greyChroma = 16;
/// Where one picture has colour and the other none, a grey copy is as light, or a little brighter or darker throughout.
constexpr double greyShare = 0.1;
constexpr double otherLight = 50;

int chromaOf(const quint8 *pixel) { return std::max({pixel[0], pixel[1], pixel[2]}) - std::min({pixel[0], pixel[1], pixel[2]}); }

double lightOf(const quint8 *pixel) { return 0.114 * pixel[0] + 0.587 * pixel[1] + 0.299 * pixel[2]; }

/// Whether one of two pixels is coloured and the other grey.
bool hasLostColour(const quint8 *one, const quint8 *other)
{
    const auto [less, more] = std::minmax({chromaOf(one), chromaOf(other)});
    return more >= leastChroma && less < greyChroma;
}

/// Degrees, 0…360; negative where there is too little colour.
double hueOf(const quint8 *pixel)
{
    const int blue = pixel[0];
    const int green = pixel[1];
    const int red = pixel[2];
    const int most = std::max({red, green, blue});
    const int chroma = chromaOf(pixel);
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
    int greyed = 0;
    double lightDifference = 0;
    for (int y = 0; y < a.size.height(); ++y) {
        const double down = (y + 0.5) / a.size.height();
        const double startX = backwards.m21() * down + backwards.dx();
        const double startY = backwards.m22() * down + backwards.dy();
        for (int x = 0; x < a.size.width(); ++x) {
            const double across = (x + 0.5) / a.size.width();
            const int otherX = static_cast<int>(std::floor((backwards.m11() * across + startX) * b.size.width()));
            const int otherY = static_cast<int>(std::floor((backwards.m12() * across + startY) * b.size.height()));
            if (otherX < 0 || otherY < 0 || otherX >= b.size.width()
                || otherY >= b.size.height())
                continue;
            ++covered;
            const quint8 *pixel = &a.colours[3 * static_cast<size_t>(y * a.size.width() + x)];
            const quint8 *theirs = &b.colours[3 * static_cast<size_t>(otherY * b.size.width() + otherX)];
            if (hasLostColour(pixel, theirs)) {
                ++greyed;
                lightDifference += std::abs(lightOf(pixel) - lightOf(theirs));
            }
            const double here = hueOf(pixel);
            const double that = hueOf(theirs);
            if (here < 0 || that < 0)
                continue;
            ++coloured;
            const double difference = std::abs(here - that);
            turned += std::min(difference, 360 - difference) > turnedBy;
        }
    }
    if (greyed > greyShare * covered && lightDifference > otherLight * greyed)
        return 1;
    return coloured > leastColoured * covered ? static_cast<double>(turned) / coloured : 0;
}

} // namespace yuyi
