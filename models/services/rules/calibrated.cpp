// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/calibrated.h"

#include "models/stores/stores.h"

namespace yuyi {

Result<QSet<PersonId>> calibratedPeople(Stores &stores)
{
    YUYI_TRY(const auto batches, stores.calibration().batches());
    QSet<PersonId> decided;
    QSet<PersonId> passed;
    for (const CalibrationBatch &batch : batches) { // newest first
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
    YUYI_TRY(const auto info, stores.project().info());
    if (!info.rules.calibratedOnly)
        return true;
    YUYI_TRY(const auto passed, calibratedPeople(stores));
    return passed.contains(person);
}

} // namespace yuyi
