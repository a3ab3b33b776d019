// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/hiddenitems.h"

#include "models/services/rules/permissions.h"
#include "models/stores/stores.h"

namespace yuyi {

Result<HiddenItems> hiddenItems(Stores &stores, const PersonId &actor)
{
    YUYI_TRY(const auto person, requirePerson(stores, actor));
    YUYI_TRY(const auto images, hiddenFrom(stores, actor));
    HiddenItems hidden;
    hidden.images = QSet<ImageId>(images.begin(), images.end());
    if (!person.is(Role::Validator))
        return hidden;
    YUYI_TRY(const auto known, stores.validationQueue().openButKnownTo(actor));
    YUYI_TRY(const auto open, stores.validation().inState(ValidationState::Open));
    for (const Validation &round : open) {
        if (known.contains(round.questionVersion))
            continue;
        hidden.questions.insert(round.questionVersion);
        hidden.answered.insert(round.image);
    }
    return hidden;
}

} // namespace yuyi
