// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/participantdesk.h"

#include "models/stores/deskstore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

namespace yuyi {

Result<ParticipantId> participantAtDesk(Stores &stores)
{
    // The desk of a participant has one study and nobody else; other desks have none.
    if (!stores.desk().isDesk())
        return ParticipantId();
    YUYI_TRY(const auto studies, stores.studies().studies());
    for (const Study &study : studies) {
        YUYI_TRY(const auto people, stores.studies().participants(study.id));
        if (!people.isEmpty())
            return people.constFirst().id;
    }
    return ParticipantId();
}

} // namespace yuyi
