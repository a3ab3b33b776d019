// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/permissions.h"

#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Permissions)
};

tl::unexpected<Error> refused(const QString &sentence)
{
    return failure(ErrorCode::Refused, sentence);
}

} // namespace

Result<Person> requirePerson(Stores &stores, const PersonId &actor)
{
    YUYI_TRY(const auto people, stores.project().people());
    const auto found =
        std::find_if(people.begin(), people.end(), [&](const Person &person) { return person.id == actor; });
    if (found == people.end())
        return refused(Tr::tr("The current user does not belong to this project."));
    if (!found->active)
        return refused(Tr::tr("%1 has left the project and can no longer change anything.").arg(found->name));
    return *found;
}

Result<Person> requireRole(Stores &stores, const PersonId &actor, Role role)
{
    YUYI_TRY(const auto person, requirePerson(stores, actor));
    if (!person.is(role)) {
        return refused(
            Tr::tr("%1 does not have the role “%2” in this project.").arg(person.name, titleOf(role)));
    }
    return person;
}

Result<bool> isLead(Stores &stores, const PersonId &actor)
{
    YUYI_TRY(const auto people, stores.project().people());
    return std::any_of(people.begin(), people.end(), [&](const Person &person) {
        return person.id == actor && person.active && person.is(Role::Lead);
    });
}

Result<> requireLead(Stores &stores, const PersonId &actor)
{
    YUYI_TRY(const auto person, requirePerson(stores, actor));
    if (!person.is(Role::Lead))
        return refused(Tr::tr("Only a lead can do this; %1 is not a lead.").arg(person.name));
    return {};
}

Result<Person> requireResultsReader(Stores &stores, const PersonId &actor)
{
    YUYI_TRY(const auto person, requirePerson(stores, actor));
    if (!person.is(Role::Lead) && !person.is(Role::Expert)) {
        return refused(
            Tr::tr(
                "Model results and replies show the answer keys, so only leads and experts can see them. %1 is neither a lead nor an "
                "expert.")
                .arg(person.name));
    }
    return person;
}

namespace {

/// Not even a lead looks into a calibration that is still being labelled.
Result<> requireRevealed(Stores &stores, const ImageId &image)
{
    YUYI_TRY(const auto held, stores.calibration().holding(image));
    if (!held)
        return {};
    YUYI_TRY(const auto batch, stores.calibration().batch(*held));
    if (batch.state != CalibrationState::Labelling)
        return {};
    return refused(Tr::tr("This image belongs to the calibration batch “%1”: labels are hidden until the batch is revealed.")
                       .arg(batch.name));
}

} // namespace

Result<> mayReadAnnotationsOf(Stores &stores, const PersonId &actor, const ImageId &image)
{
    YUYI_TRY(const auto person, requirePerson(stores, actor));
    YUYI_TRY(const auto part, stores.work().partIn(image, actor));
    if (part.unfinished || part.assigned) {
        return refused(Tr::tr("You still have to annotate this image: other people's annotations stay hidden until you have submitted "
                              "yours."));
    }
    YUYI_CHECK(requireRevealed(stores, image));
    if (person.is(Role::Lead) || part.submitted || (person.is(Role::Adjudicator) && !part.wrote))
        return {};
    return refused(Tr::tr(
        "The annotations of this image are visible only to leads, to adjudicators, and to annotators who have submitted their own "
        "annotation of this image."));
}

Result<QList<ImageId>> hiddenFrom(Stores &stores, const PersonId &actor)
{
    YUYI_TRY(auto hidden, stores.work().unfinishedOf(actor));
    YUYI_TRY(const auto batches, stores.calibration().batches());
    for (const CalibrationBatch &batch : batches) {
        if (batch.state == CalibrationState::Labelling)
            hidden.append(batch.images);
    }
    return hidden;
}

Result<> mayAdjudicate(Stores &stores, const PersonId &actor, const ImageId &image)
{
    YUYI_CHECK(requireRole(stores, actor, Role::Adjudicator));
    YUYI_TRY(const auto part, stores.work().partIn(image, actor));
    if (part.wrote)
        return refused(Tr::tr("You cannot adjudicate this image: you annotated it yourself."));
    if (part.assigned)
        return refused(Tr::tr("You still have to annotate this image, so somebody else adjudicates it."));
    return {};
}

Result<> mayValidate(Stores &stores, const PersonId &actor, const ImageId &image)
{
    YUYI_CHECK(requireRole(stores, actor, Role::Validator));
    YUYI_TRY(const auto part, stores.work().partIn(image, actor));
    if (part.wrote)
        return refused(Tr::tr("You cannot validate this image: you annotated it yourself."));
    if (part.adjudicated)
        return refused(Tr::tr("You adjudicated this image, so other people answer its questions."));
    if (part.assigned)
        return refused(Tr::tr("You still have to annotate this image, so other people answer its questions."));
    return {};
}

} // namespace yuyi
