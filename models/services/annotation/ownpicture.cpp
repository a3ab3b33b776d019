// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/ownpicture.h"

#include "models/domain/annotation/questionpictures.h"

#include <algorithm>

namespace yuyi {

static bool lists(const Question &question, const Sha256 &picture)
{
    const QList<ItemPicture> listed = itemPictures(question, {}, question.options);
    return std::any_of(listed.begin(), listed.end(), [&](const ItemPicture &one) { return one.medium.sha256 == picture; });
}

Result<> keepOwnPicture(Stores &stores, const Annotation &annotation)
{
    const QList<Question> &questions = annotation.content.questions;
    if (std::none_of(questions.begin(), questions.end(), [](const Question &question) { return question.hasPictures(); }))
        return {};
    YUYI_TRY(const auto image, stores.images().image(annotation.image));
    if (std::none_of(questions.begin(), questions.end(), [&](const Question &question) { return lists(question, image.sha256); }))
        return {};
    // A draft is saved every few moments, and a server would compare the bytes with their hash each time.
    YUYI_TRY(const auto known, stores.media().media({image.sha256}));
    if (!known.isEmpty())
        return {};
    MediumFacts facts;
    facts.sha256 = image.sha256;
    facts.format = image.format;
    facts.bytes = image.bytes;
    facts.size = image.size;
    facts.sourceUrl = image.sourceUrl;
    facts.licence = image.licence;
    facts.createdBy = image.createdBy;
    return stores.media().add(facts, {}); // its bytes are those of the image
}

} // namespace yuyi
