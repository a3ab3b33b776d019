// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/medium.h"

namespace yuyi {

Medium mediumOf(const Image &image)
{
    return {image.sha256, image.format, image.size, {}, {}};
}

Medium mediumOf(const MediumFacts &facts)
{
    return {facts.sha256, facts.format, facts.size, {}, {}};
}

Image imageOf(const Medium &medium)
{
    Image image;
    image.sha256 = medium.sha256;
    image.format = medium.format;
    image.size = medium.size;
    return image;
}

} // namespace yuyi
