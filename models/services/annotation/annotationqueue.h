// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// A person's open annotation work and progress of the day.
struct AnnotationQueue {
    qint64 open = 0;               ///< images still to be annotated by this person
    qint64 today = 0;              ///< images submitted since midnight
    qint64 returned = 0;           ///< how many of the open images were returned
    qint64 calibration = 0;        ///< how many of the open images belong to a calibration
    bool calibrationFirst = false; ///< the rules require a calibration that the person has not passed
    int annotators = 0;            ///< active annotators of the project, fewer than an image needs; 0: there are enough
};

/// Counts the open work on the Annotate page and the work done since midnight, local time. Call on the thread of the stores.
Result<AnnotationQueue> annotationQueue(Stores &stores, const PersonId &person);

} // namespace yuyi
