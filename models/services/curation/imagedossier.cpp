// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/imagedossier.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/pools.h"
#include "models/stores/stores.h"

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
    return ImageId::fromString(textOf(storedJson(decision.rule.toUtf8()), "kept"));
}

namespace {

/// Questions that the person may still answer blind are shown without their keys.
Result<> hideKeys(Stores &stores, const PersonId &person, AnnotationContent &content)
{
    YUYI_TRY(const auto hidden, hiddenItems(stores, person));
    for (Question &question : content.questions) {
        if (!hidden.questions.contains(question.versionId))
            continue;
        question.rationale.clear();
        question.accepted.clear();
        for (Option &option : question.options)
            option.correct = false;
    }
    return {};
}

} // namespace

Result<ImageDossier> readDossier(Stores &stores, const ImageId &image, const PersonId &person)
{
    ImageDossier dossier;
    YUYI_TRY(auto facts, stores.images().image(image));
    dossier.image = facts;
    YUYI_TRY(auto measure, stores.filters().measure(image));
    dossier.measure = measure;
    YUYI_TRY(const auto groups, stores.filters().groupsOf(image));
    YUYI_TRY(auto decisions, stores.images().decisions(image));
    dossier.decisions = decisions;

    QList<ImageId> others;
    for (const DuplicateGroup &group : groups)
        others.append(group.kept);
    for (const Decision &decision : decisions) {
        if (const ImageId kept = keptByRule(decision); !kept.isNull())
            others.append(kept);
    }
    if (!others.isEmpty()) {
        YUYI_TRY(const auto named, stores.images().images(others));
        for (const Image &other : named)
            dossier.otherNames.insert(other.id, other.names.value(0));
    }
    for (const DuplicateGroup &group : groups)
        dossier.groups.append({group, dossier.otherNames.value(group.kept), group.kept == image});

    const auto readable = mayReadAnnotationsOf(stores, person, image);
    if (!readable && readable.error().code != ErrorCode::Refused)
        return passOn(readable);
    YUYI_TRY(auto annotations, stores.annotations().ofImage(image));
    for (const AnnotationSummary &summary : annotations) {
        if (readable || summary.person == person)
            dossier.annotations.append(summary);
    }
    if (readable) {
        YUYI_TRY(auto gold, stores.annotations().gold(image));
        if (gold)
            YUYI_CHECK(hideKeys(stores, person, gold->content));
        dossier.gold = gold;
        CommentTarget target;
        target.subject = TalkSubject::Image;
        target.id = image.value();
        target.image = image;
        YUYI_TRY(auto comments, stores.talk().thread(target));
        dossier.comments = comments;
    }
    YUYI_TRY(auto mine, stores.annotations().current(image, person));
    dossier.mine = mine;
    YUYI_TRY(auto sources, stores.sources().ofImage(image));
    dossier.sources = sources;
    if (const auto known = FactService(stores, person).facts(image)) {
        dossier.facts = *known;
        YUYI_TRY(auto struck, struckNames(stores, *known));
        dossier.struck = struck;
    } else if (known.error().code != ErrorCode::Refused)
        return passOn(known);
    return dossier;
}

} // namespace yuyi
