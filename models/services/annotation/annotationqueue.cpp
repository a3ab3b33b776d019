// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/annotationqueue.h"

#include "models/domain/clock.h"
#include "models/services/rules/calibrated.h"
#include "models/services/rules/face.h"
#include "models/services/rules/reservations.h"
#include "models/stores/stores.h"

#include <QDate>

#include <algorithm>

namespace yuyi {

Result<AnnotationQueue> annotationQueue(Stores &stores, const PersonId &person)
{
    AnnotationQueue queue;
    YUYI_TRY(const auto turn, turnOf(stores, person));
    YUYI_TRY(const auto open, stores.annotationQueue().workFor(turn));
    queue.open = open.all();
    queue.returned = open.returned;
    queue.calibration = open.calibration;
    YUYI_TRY(const auto today, stores.annotationQueue().submittedSince(person, currentTime().toLocalTime().date().startOfDay().toUTC()));
    queue.today = today;
    YUYI_TRY(const auto calibrated, mayProduce(stores, person));
    queue.calibrationFirst = !calibrated;
    YUYI_TRY(const auto inside, isAway(stores));
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto people, stores.project().people());
    const auto annotators = std::count_if(people.begin(), people.end(), [](const Person &one) {
        return one.active && one.is(Role::Annotator);
    });
    if (!inside && annotators < info.rules.annotatorsPerImage)
        queue.annotators = static_cast<int>(annotators);
    return queue;
}

} // namespace yuyi
