// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/duplicatestate.h"

#include "models/filtering/duplicatesearch.h"
#include "models/services/curation/stepreport.h"
#include "models/stores/stores.h"

namespace yuyi {

Result<DuplicateState> duplicateState(Stores &stores)
{
    DuplicateState state;
    const auto heads = stores.filters().groups({});
    if (!heads)
        return passOn(heads);
    QList<ImageId> ids;
    for (const DuplicateGroup &head : *heads) {
        const auto group = stores.filters().group(head.id);
        if (!group)
            return passOn(group);
        state.groups.append(*group);
        ids.append(group->kept);
        for (const DuplicateMember &member : group->members)
            ids.append(member.image);
    }
    const auto images = stores.images().images(ids);
    if (!images)
        return passOn(images);
    for (const Image &image : *images)
        state.images.insert(image.id, image);
    const auto report = stepReport(stores, FilterStep::Duplicate);
    if (!report)
        return passOn(report);
    if (*report) {
        state.report = stepLines(**report);
        state.engine = (*report)->run.engine;
    }
    const auto unreadable = lastUnreadable(stores, QStringLiteral("scan-duplicates"));
    if (!unreadable)
        return passOn(unreadable);
    state.unreadable = *unreadable;
    const auto funnel = stores.images().funnel();
    if (!funnel)
        return passOn(funnel);
    state.collected = funnel->collected;
    const auto project = stores.project().info();
    if (!project)
        return passOn(project);
    state.project = *project;
    const auto work = stores.inbox().filterWork(filtering::duplicateEngineVersion(), project->rules.textRatioLimit);
    if (!work)
        return passOn(work);
    state.unsearched = work->unsearched;
    return state;
}

} // namespace yuyi
