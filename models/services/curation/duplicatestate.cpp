// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/duplicatestate.h"

#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/services/curation/stepreport.h"
#include "models/stores/stores.h"

namespace yuyi {

Result<DuplicateState> duplicateState(Stores &stores)
{
    DuplicateState state;
    YUYI_TRY(const auto heads, stores.filters().groups({}));
    QList<ImageId> ids;
    for (const DuplicateGroup &head : heads) {
        YUYI_TRY(const auto group, stores.filters().group(head.id));
        state.groups.append(group);
        ids.append(group.kept);
        for (const DuplicateMember &member : group.members)
            ids.append(member.image);
    }
    YUYI_TRY(const auto images, stores.images().images(ids));
    for (const Image &image : images)
        state.images.insert(image.id, image);
    YUYI_TRY(const auto report, stepReport(stores, FilterStep::Duplicate));
    if (report) {
        state.report = stepLines(*report);
        state.engine = report->run.engine;
    }
    YUYI_TRY(const auto unreadable, lastUnreadable(stores, JobKind::ScanDuplicates));
    state.unreadable = unreadable;
    YUYI_TRY(const auto funnel, stores.images().funnel());
    state.collected = funnel.collected;
    YUYI_TRY(const auto project, stores.project().info());
    state.project = project;
    YUYI_TRY(const auto work, stores.inbox().filterWork(duplicateEngineVersion(), project.rules.textRatioLimit));
    state.unsearched = work.unsearched;
    return state;
}

} // namespace yuyi
