// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/imagepictures.h"

#include "models/domain/annotation/questionpictures.h"

#include <QList>
#include <QSet>

namespace yuyi {

namespace {

/// The pictures that the questions list and that are their options, each once.
QList<Sha256> listedPictures(const QList<Question> &questions)
{
    QSet<Sha256> listed;
    for (const Question &question : questions) {
        const QList<ItemPicture> pictures = itemPictures(question, {}, question.options);
        for (const ItemPicture &one : pictures)
            listed.insert(one.medium.sha256);
    }
    return listed.values();
}

MediumFacts asMedium(const Image &image)
{
    MediumFacts facts;
    facts.sha256 = image.sha256;
    facts.format = image.format;
    facts.bytes = image.bytes;
    facts.size = image.size;
    facts.sourceUrl = image.sourceUrl;
    facts.licence = image.licence;
    facts.createdBy = image.createdBy;
    return facts;
}

} // namespace

Result<> keepImagePictures(Stores &stores, const Annotation &annotation)
{
    const QList<Sha256> listed = listedPictures(annotation.content.questions);
    if (listed.isEmpty())
        return {};
    // A draft is saved every few moments, and a server would compare the bytes with their hash each time.
    YUYI_TRY(const auto known, stores.media().media(listed));
    if (known.size() == listed.size())
        return {};
    QSet<Sha256> media;
    for (const MediumFacts &one : known)
        media.insert(one.sha256);
    for (const Sha256 &picture : listed) {
        if (media.contains(picture) || picture.isNull())
            continue;
        YUYI_TRY(const auto image, stores.images().byHash(picture));
        if (image)
            YUYI_CHECK(stores.media().add(asMedium(*image), {})); // its bytes are those of the image
    }
    return {};
}

} // namespace yuyi
