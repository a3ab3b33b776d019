// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/seats.h"

#include "models/stores/packagestore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

namespace yuyi {

Result<StudySeats> studySeats(Stores &stores, const StudyId &id)
{
    const auto study = stores.studies().study(id);
    if (!study)
        return passOn(study);
    const auto people = stores.studies().participants(id);
    if (!people)
        return passOn(people);
    const auto packages = stores.packages().packages();
    if (!packages)
        return passOn(packages);
    StudySeats seats{study->name, *people, {}};
    for (const Package &package : *packages) {
        if (package.isOut())
            seats.elsewhere.insert(package.participant);
    }
    return seats;
}

} // namespace yuyi
