// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

class Stores;

/// The images to inspect, and what this person has decided since midnight, local time.
struct InspectionQueue {
    QList<ImageId> open;           ///< in the order collected
    QHash<ImageId, Outcome> today; ///< decisions in force
};

/// An image with what the Inspect page says of it.
struct InspectedImage {
    Image image;
    double ratio = -1;                ///< text ratio 0…1; −1: not measured
    std::optional<Decision> decision; ///< the decision in force in this step
};

/// Thread of the stores.
Result<InspectionQueue> inspectionQueue(Stores &stores, const PersonId &person, const Clock &clock = systemClock());
/// In the order of `ids`; missing images are left out. Thread of the stores.
Result<QList<InspectedImage>> inspectedImages(Stores &stores, const QList<ImageId> &ids);

} // namespace yuyi
