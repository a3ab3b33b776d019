// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/hiddenitems.h"

#include "models/services/rules/permissions.h"
#include "models/stores/stores.h"

namespace yuyi {

Result<HiddenItems> hiddenItems(Stores &stores, const PersonId &actor)
{
    const auto person = requirePerson(stores, actor);
    if (!person)
        return passOn(person);
    const auto images = hiddenFrom(stores, actor);
    if (!images)
        return passOn(images);
    HiddenItems hidden;
    hidden.images = QSet<ImageId>(images->begin(), images->end());
    if (!person->is(Role::Validator))
        return hidden;
    const auto known = stores.validation().openButKnownTo(actor);
    if (!known)
        return passOn(known);
    const auto open = stores.validation().inState(ValidationState::Open);
    if (!open)
        return passOn(open);
    for (const Validation &round : *open) {
        if (!known->contains(round.questionVersion))
            hidden.questions.insert(round.questionVersion);
    }
    return hidden;
}

} // namespace yuyi
