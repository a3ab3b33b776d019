// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/annotationqueue.h"

#include "models/services/rules/calibrated.h"
#include "models/services/rules/reservations.h"
#include "models/stores/stores.h"

#include <QDate>

namespace yuyi {

Result<AnnotationQueue> annotationQueue(Stores &stores, const PersonId &person)
{
    AnnotationQueue queue;
    const auto turn = turnOf(stores, person);
    if (!turn)
        return passOn(turn);
    const auto open = stores.annotations().workFor(*turn);
    if (!open)
        return passOn(open);
    queue.open = open->all();
    queue.returned = open->returned;
    queue.calibration = open->calibration;
    const auto today =
        stores.annotations().submittedSince(person, QDate::currentDate().startOfDay().toUTC());
    if (!today)
        return passOn(today);
    queue.today = *today;
    const auto calibrated = mayProduce(stores, person);
    if (!calibrated)
        return passOn(calibrated);
    queue.calibrationFirst = !*calibrated;
    return queue;
}

} // namespace yuyi
