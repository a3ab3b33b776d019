// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/seats.h"

#include "models/stores/packagestore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

namespace yuyi {

Result<StudySeats> studySeats(Stores &stores, const StudyId &id)
{
    YUYI_TRY(const auto study, stores.studies().study(id));
    YUYI_TRY(const auto people, stores.studies().participants(id));
    YUYI_TRY(const auto packages, stores.packages().packages());
    StudySeats seats{study.name, people, {}};
    for (const Package &package : packages) {
        if (package.isOut())
            seats.elsewhere.insert(package.participant);
    }
    return seats;
}

} // namespace yuyi
