// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/countedpictures.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/labels/optioncounts.h"

namespace yuyi {

void showPicturesIn(OptionCounts *counts, PictureLoader &pictures)
{
    counts->setThumbnails([&pictures](const Medium &picture, int edge) { return pictures.thumbnail(imageOf(picture), edge); });
    QObject::connect(&pictures, &PictureLoader::thumbnailReady, counts, qOverload<>(&OptionCounts::update));
}

} // namespace yuyi
