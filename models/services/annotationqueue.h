// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// Where the person is in the day's work.
struct AnnotationQueue {
    qint64 open = 0;         ///< still to annotate for this person
    qint64 today = 0;        ///< submitted since midnight
    qint64 returned = 0;     ///< of the open ones: what came back
    qint64 calibration = 0;  ///< of the open ones: images of a calibration
    bool calibrationFirst = false;   ///< the rules ask for a calibration that the person has not passed
};

/// @brief Counts what waits for the person on the annotate page, and what they did since midnight, local time. Thread of the stores.
Result<AnnotationQueue> annotationQueue(Stores &stores, const PersonId &person);

} // namespace yuyi
