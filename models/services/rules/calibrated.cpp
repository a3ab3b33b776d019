// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/calibrated.h"

#include "models/stores/stores.h"

namespace yuyi {

Result<QSet<PersonId>> calibratedPeople(Stores &stores)
{
    const auto batches = stores.calibration().batches();
    if (!batches)
        return passOn(batches);
    QSet<PersonId> decided;
    QSet<PersonId> passed;
    for (const CalibrationBatch &batch : *batches) {   // newest first
        for (const CalibrationPerson &one : batch.people) {
            if (one.result == CalibrationResult::Open || decided.contains(one.person))
                continue;
            decided.insert(one.person);
            if (one.result == CalibrationResult::Passed)
                passed.insert(one.person);
        }
    }
    return passed;
}

Result<bool> mayProduce(Stores &stores, const PersonId &person)
{
    const auto info = stores.project().info();
    if (!info)
        return passOn(info);
    if (!info->rules.calibratedOnly)
        return true;
    const auto passed = calibratedPeople(stores);
    if (!passed)
        return passOn(passed);
    return passed->contains(person);
}

} // namespace yuyi
