// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/picturesources.h"

#include "models/domain/images/image.h"

#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

bool lacksSource(const MediumFacts &facts)
{
    return facts.sourceUrl.isEmpty() || facts.licence.isEmpty();
}

} // namespace

Result<QHash<Sha256, MediumFacts>> sourcedMedia(Stores &stores, const QList<Sha256> &hashes)
{
    QHash<Sha256, MediumFacts> known;
    YUYI_TRY(const auto media, stores.media().media(hashes));
    for (const MediumFacts &medium : media)
        known.insert(medium.sha256, medium);
    if (std::none_of(media.begin(), media.end(), lacksSource))
        return known;
    YUYI_TRY(const auto made, stores.composing().madeOf());
    QSet<ImageId> wanted;
    for (const MediumFacts &medium : media) {
        const QList<ImageId> of = lacksSource(medium) ? made.value(medium.sha256) : QList<ImageId>();
        wanted.unite(QSet<ImageId>(of.begin(), of.end()));
    }
    YUYI_TRY(const auto images, stores.images().images(QList<ImageId>(wanted.begin(), wanted.end())));
    QHash<ImageId, Image> found;
    for (const Image &image : images)
        found.insert(image.id, image);
    for (MediumFacts &facts : known) {
        if (!lacksSource(facts))
            continue;
        QList<Image> sources;
        YUYI_TRY(const auto same, stores.images().byHash(facts.sha256));
        if (same)
            sources.append(*same);
        const QList<ImageId> of = made.value(facts.sha256);
        for (const ImageId &image : of)
            sources.append(found.value(image));
        for (const Image &image : std::as_const(sources)) {
            if (facts.sourceUrl.isEmpty())
                facts.sourceUrl = image.sourceUrl;
            if (facts.licence.isEmpty())
                facts.licence = image.licence;
        }
    }
    return known;
}

} // namespace yuyi
