// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/pictures/addpictures.h"

#include "models/services/annotation/mediaservice.h"
#include "models/services/curation/imageservice.h"

#include <QBuffer>

namespace yuyi {

namespace {

QByteArray asFile(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

} // namespace

Result<AddedPictures> addBroughtPictures(Stores &stores, const QString &folder, const PersonId &person, const ImageId &image,
                                         const BroughtPictures &brought)
{
    const auto own = ImageService(stores).image(image);
    if (!own)
        return passOn(own);
    const MediumSource source{own->sourceUrl, own->licence};
    MediaService service(stores, folder, person);
    AddedPictures added;
    const auto take = [&added](const Result<Medium> &medium) {
        if (medium)
            added.media.append(*medium);
        else
            added.faults.append(medium.error().sentence);
    };
    for (const QString &file : brought.files)
        take(service.add(file, source));
    if (brought.files.isEmpty())
        take(service.add(brought.bytes.isEmpty() ? asFile(brought.image) : brought.bytes, {}, source));
    return added;
}

} // namespace yuyi
