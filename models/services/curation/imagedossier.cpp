// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/imagedossier.h"

#include "models/services/rules/permissions.h"
#include "models/stores/stores.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace yuyi {

bool ImageDossier::inForce(const Decision &decision) const
{
    if (!decision.undoneBy.isNull())
        return false;
    const auto newest = std::find_if(decisions.rbegin(), decisions.rend(), [&](const Decision &other) {
        return other.step == decision.step && other.undoneBy.isNull();
    });
    return newest != decisions.rend() && newest->id == decision.id;
}

ImageId keptByRule(const Decision &decision)
{
    const QJsonObject rule = QJsonDocument::fromJson(decision.rule.toUtf8()).object();
    return ImageId::fromString(rule.value(QStringLiteral("kept")).toString());
}

Result<ImageDossier> readDossier(Stores &stores, const ImageId &image, const PersonId &person)
{
    ImageDossier dossier;
    auto facts = stores.images().image(image);
    if (!facts)
        return passOn(facts);
    dossier.image = *facts;
    auto measure = stores.filters().measure(image);
    if (!measure)
        return passOn(measure);
    dossier.measure = *measure;
    const auto groups = stores.filters().groupsOf(image);
    if (!groups)
        return passOn(groups);
    auto decisions = stores.images().decisions(image);
    if (!decisions)
        return passOn(decisions);
    dossier.decisions = *decisions;

    QList<ImageId> others;
    for (const DuplicateGroup &group : *groups)
        others.append(group.kept);
    for (const Decision &decision : *decisions) {
        if (const ImageId kept = keptByRule(decision); !kept.isNull())
            others.append(kept);
    }
    if (!others.isEmpty()) {
        const auto named = stores.images().images(others);
        if (!named)
            return passOn(named);
        for (const Image &other : *named)
            dossier.otherNames.insert(other.id, other.names.value(0));
    }
    for (const DuplicateGroup &group : *groups)
        dossier.groups.append({group, dossier.otherNames.value(group.kept), group.kept == image});

    const auto readable = mayReadAnnotationsOf(stores, person, image);
    if (!readable && readable.error().code != ErrorCode::Refused)
        return passOn(readable);
    auto annotations = stores.annotations().ofImage(image);
    if (!annotations)
        return passOn(annotations);
    for (const AnnotationSummary &summary : *annotations) {
        if (readable || summary.person == person)
            dossier.annotations.append(summary);
    }
    if (readable) {
        auto gold = stores.annotations().gold(image);
        if (!gold)
            return passOn(gold);
        dossier.gold = *gold;
        TalkPlace place;
        place.subject = TalkSubject::Image;
        place.id = image.value();
        place.image = image;
        auto comments = stores.talk().thread(place);
        if (!comments)
            return passOn(comments);
        dossier.comments = *comments;
    }
    auto mine = stores.annotations().current(image, person);
    if (!mine)
        return passOn(mine);
    dossier.mine = *mine;
    auto sources = stores.sources().ofImage(image);
    if (!sources)
        return passOn(sources);
    dossier.sources = *sources;
    return dossier;
}

} // namespace yuyi
