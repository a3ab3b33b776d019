// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/furtherpictures.h"

#include "models/services/rules/picturesources.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReleaseService)
};

} // namespace

QString FurtherPicture::where(const QString &name) const
{
    return Tr::tr("%1, %2", "an item and one of its pictures").arg(name, captionOf(place));
}

Result<QHash<ImageId, Sha256>> ownPicturesOf(Stores &stores, const QList<Item> &items)
{
    QHash<ImageId, Sha256> hashes;
    if (std::none_of(items.begin(), items.end(), [](const Item &item) { return item.question.hasPictures(); }))
        return hashes;
    QSet<ImageId> ids;
    for (const Item &item : items)
        ids.insert(item.image);
    YUYI_TRY(const auto images, stores.images().images(QList<ImageId>(ids.begin(), ids.end())));
    for (const Image &image : images)
        hashes.insert(image.id, image.sha256);
    return hashes;
}

Result<QList<FurtherPicture>> listedPicturesOf(Stores &stores, const QList<Item> &items)
{
    QList<FurtherPicture> pictures;
    QList<Sha256> hashes;
    QSet<Sha256> seen;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const Question &question = items.at(i).question;
        // Without an own picture, the stem has just the listed ones.
        const QList<ItemPicture> listed = itemPictures(question, {}, question.options);
        for (const ItemPicture &one : listed) {
            if (seen.contains(one.medium.sha256))
                continue;
            seen.insert(one.medium.sha256);
            hashes.append(one.medium.sha256);
            pictures.append({{}, i, one});
        }
    }
    if (hashes.isEmpty())
        return pictures;
    YUYI_TRY(const auto facts, sourcedMedia(stores, hashes));
    for (FurtherPicture &picture : pictures)
        picture.facts = facts.value(picture.place.medium.sha256);
    return pictures;
}

Result<QList<FurtherPicture>> furtherPicturesOf(Stores &stores, const QList<Item> &items)
{
    YUYI_TRY(auto pictures, listedPicturesOf(stores, items));
    if (pictures.isEmpty())
        return pictures;
    YUYI_TRY(const auto own, ownPicturesOf(stores, items));
    const QSet<Sha256> images(own.cbegin(), own.cend());
    pictures.removeIf([&images](const FurtherPicture &picture) { return images.contains(picture.place.medium.sha256); });
    return pictures;
}

} // namespace yuyi
