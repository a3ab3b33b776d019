// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/picturesources.h"

#include "models/domain/images/imagepart.h"
#include "models/domain/preset/categories.h"

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

Result<> correctMadeOf(Stores &stores, const Image &before, const Image &after)
{
    // As pictures keep them.
    const QString formerUrl = before.sourceUrl.trimmed();
    const QString formerLicence = before.licence.trimmed();
    const QString url = after.sourceUrl.trimmed();
    const QString licence = after.licence.trimmed();
    if (url == formerUrl && licence == formerLicence)
        return {};
    YUYI_TRY(const auto parts, stores.composing().parts(after.id));
    YUYI_TRY(const auto sheets, stores.composing().sheets(after.id));
    QHash<Sha256, bool> made; // whether nothing but this image is in it
    bool allCut = true;
    for (const ImagePart &part : parts) {
        made.insert(part.medium.sha256, !part.area.isNull());
        allCut = allCut && !part.area.isNull();
    }
    for (const ImageSheet &sheet : sheets) {
        if (!isCategorySheet(sheet.code))
            made.insert(sheet.medium.sha256, allCut);
    }
    YUYI_TRY(const auto media, stores.media().media(made.keys()));
    for (const MediumFacts &facts : media) {
        const bool urlTaken = facts.sourceUrl == formerUrl;
        const bool licenceTaken = facts.licence == formerLicence;
        // A panel that came as a file may have the same licence by chance: both have to be those of the image.
        if (!made.value(facts.sha256) && !(urlTaken && licenceTaken))
            continue;
        const QString newUrl = urlTaken ? url : facts.sourceUrl;
        const QString newLicence = licenceTaken ? licence : facts.licence;
        if (newUrl != facts.sourceUrl || newLicence != facts.licence)
            YUYI_CHECK(stores.media().setSource(facts.sha256, newUrl, newLicence));
    }
    return {};
}

} // namespace yuyi
