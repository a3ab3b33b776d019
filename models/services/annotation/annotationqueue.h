// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <optional>

namespace yuyi {

class Stores;

/// A person's open annotation work and progress of the day.
struct AnnotationQueue {
    qint64 open = 0;               ///< images still to be annotated by this person
    qint64 today = 0;              ///< images submitted since midnight
    qint64 returned = 0;           ///< how many of the open images were returned
    qint64 calibration = 0;        ///< how many of the open images belong to a calibration
    bool calibrationFirst = false; ///< the rules require a calibration that the person has not passed
    std::optional<int> annotators; ///< active annotators of the project, where there are fewer than an image needs
};

/// Counts the open work on the Annotate page and the work done since midnight, local time. Call on the thread of the stores.
Result<AnnotationQueue> annotationQueue(Stores &stores, const PersonId &person);

} // namespace yuyi
