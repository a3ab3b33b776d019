// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/inspection.h"

#include "models/stores/stores.h"

namespace yuyi {

Result<InspectionQueue> inspectionQueue(Stores &stores, const PersonId &person, const Clock &clock)
{
    ImageFilter filter;
    filter.stage = Stage::Collected;
    YUYI_TRY(const auto open, stores.images().list(filter, ImageSort::Added));
    YUYI_TRY(const auto decisions, stores.images().decisionsInForce(FilterStep::Inspect));
    InspectionQueue queue{open, {}};
    const QDate today = clock().toLocalTime().date();
    for (auto it = decisions.begin(); it != decisions.end(); ++it) {
        if (it->person == person && it->rule.isEmpty() && it->createdAt.toLocalTime().date() == today)
            queue.today.insert(it.key(), it->outcome);
    }
    return queue;
}

Result<QList<InspectedImage>> inspectedImages(Stores &stores, const QList<ImageId> &ids)
{
    YUYI_TRY(const auto images, stores.images().images(ids));
    QList<InspectedImage> list;
    for (const Image &image : images) {
        InspectedImage inspected;
        inspected.image = image;
        YUYI_TRY(const auto measure, stores.filters().measure(image.id));
        if (measure)
            inspected.ratio = measure->ratio;
        YUYI_TRY(const auto decisions, stores.images().decisions(image.id));
        for (const Decision &decision : decisions) {
            if (decision.step == FilterStep::Inspect && decision.undoneBy.isNull())
                inspected.decision = decision;
        }
        list.append(inspected);
    }
    return list;
}

} // namespace yuyi
