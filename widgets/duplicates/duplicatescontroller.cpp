// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/duplicatescontroller.h"

#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/filtering/text/engineversion.h"
#include "models/services/curation/duplicateservice.h"
#include "models/services/curation/duplicatestate.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/duplicates/groupsmodel.h"

#include <algorithm>
#include <utility>

namespace yuyi {

DuplicatesController::DuplicatesController(ProjectAccess &project, JobCenter &jobs, PictureLoader &pictures, QObject *parent)
    : QObject(parent),
      m_project(project),
      m_jobs(jobs),
      m_groups(new GroupsModel(pictures, this))
{
}

bool DuplicatesController::isSearching() const
{
    return m_jobs.isRunning(JobKind::ScanDuplicates);
}

void DuplicatesController::enter(const ListPosition &position)
{
    m_entered = true;
    load(position);
}

void DuplicatesController::leave()
{
    m_latest.drop();
}

void DuplicatesController::projectChanged(const Changes &changes)
{
    if (!changes.touches(Entity::DuplicateGroup) && !changes.touches(Entity::Project))
        return;
    if (m_ownWrites == 0)
        Q_EMIT outdated();
    else
        m_stale = m_stale || changes.external;
}

void DuplicatesController::load(const ListPosition &position)
{
    if (m_ownWrites > 0) {
        m_stale = true;
        return;
    }
    m_stale = false;
    m_loading = true;
    m_project.read(&duplicateState).then(this, m_latest.only([this, position](const Result<DuplicateState> &state) {
        m_loading = false;
        m_changing.clear();
        if (state)
            take(*state, position);
        else
            Q_EMIT failed(state.error().sentence);
    }));
}

void DuplicatesController::take(const DuplicateState &state, const ListPosition &position)
{
    m_loaded = true;
    m_unreadable = state.unreadable;
    m_collected = state.collected;
    m_unsearched = state.unsearched;
    m_searched = !state.engine.isEmpty();
    m_olderEngine = isOlderEngine(state.engine, duplicateEngineVersion()) ? state.engine : QString();
    m_projectLimit = state.project.rules.certaintyLimit;
    m_report = state.report;
    DuplicateGroupId wanted = position.group;
    if (!position.image.isNull()) {
        for (const DuplicateGroup &group : state.groups) {
            const bool holds = group.kept == position.image
                            || std::any_of(group.members.begin(), group.members.end(),
                                           [&](const DuplicateMember &m) { return m.image == position.image; });
            if (!holds)
                continue;
            wanted = group.id;
            m_groups->setView(group.state != GroupState::Open                ? GroupView::Settled
                              : group.verdict == DuplicateVerdict::Duplicate ? GroupView::Duplicates
                                                                             : GroupView::Templates);
        }
    }
    m_groups->setGroups(state.groups, state.images);
    // Only on coming in: never under the fingers, where the next Enter would discard.
    if (std::exchange(m_entered, false) && m_groups->view() == GroupView::Duplicates
        && m_groups->count(GroupView::Duplicates) == 0 && m_groups->count(GroupView::Templates) > 0)
        m_groups->setView(GroupView::Templates);
    const int found = m_groups->rowOf(wanted);
    Q_EMIT loaded(found >= 0 ? found : std::clamp(position.row, 0, std::max(0, m_groups->rowCount() - 1)));
}

void DuplicatesController::setLimits(double certainty, int distance)
{
    m_certainty = certainty;
    m_distance = distance;
    m_groups->setLimits(certainty, distance);
}

void DuplicatesController::setProjectLimit(double certainty)
{
    m_projectLimit = certainty;
    run([certainty, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).setCertaintyLimit(certainty);
    },
        false);
}

double DuplicatesController::batchLimit() const
{
    return std::max(m_projectLimit, m_certainty);
}

/// What is confirmed together: what the list shows under its limits, from the lead's certainty on.
QList<DuplicateGroupId> DuplicatesController::batch() const
{
    return m_groups->openFrom(batchLimit(), m_distance);
}

void DuplicatesController::search()
{
    DuplicateScanRequest request;
    request.threshold = m_project.info().rules.duplicateDistance;
    request.by = m_project.person().id;
    m_jobs.start(JobKind::ScanDuplicates, request.toJson());
    Q_EMIT searchStarted();
}

void DuplicatesController::run(std::function<Result<>(Stores &)> work, bool reload)
{
    // What is being read now does not know of it yet: it is read again afterwards.
    m_latest.drop();
    ++m_ownWrites;
    m_stale = m_stale || reload || std::exchange(m_loading, false);
    m_project.write(std::move(work)).then(this, [this](const Result<> &written) {
        --m_ownWrites;
        if (!written) {
            Q_EMIT failed(written.error().sentence);
            m_stale = true;
        }
        if (m_stale && m_ownWrites == 0)
            Q_EMIT outdated();
    });
}

void DuplicatesController::confirm(const DuplicateGroupId &group)
{
    const DuplicateGroup seen = m_changing.value(group, m_groups->withId(group));
    const QString text = tr("%n duplicate(s) discarded", nullptr, static_cast<int>(seen.members.size()));
    m_groups->setState(group, GroupState::Confirmed);
    run([seen, text, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).confirm({seen}, text);
    },
        false);
    Q_EMIT done(text);
}

void DuplicatesController::confirmBatch(const QList<DuplicateGroup> &groups, const QString &percent)
{
    const QString text = tr("Confirmed %n group(s) with a certainty of %1 % or more", nullptr,
                            static_cast<int>(groups.size()))
                             .arg(percent);
    run([groups, text, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).confirm(groups, text);
    },
        true);
    Q_EMIT done(text);
}

void DuplicatesController::dismiss(const DuplicateGroupId &group)
{
    const QString text = tr("Marked as not duplicates");
    m_groups->setState(group, GroupState::Dismissed);
    run([group, text, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).dismiss(group, text);
    },
        false);
    Q_EMIT done(text);
}

/// False when another key changes the group already: what is shown of it is no longer so, and is read anew.
bool DuplicatesController::beginChange(const DuplicateGroup &after)
{
    if (m_changing.contains(after.id))
        return false;
    m_changing.insert(after.id, after);
    return true;
}

bool DuplicatesController::split(const DuplicateGroupId &group, const ImageId &member)
{
    DuplicateGroup after = m_groups->withId(group);
    after.members.removeIf([&](const DuplicateMember &one) { return one.image == member; });
    if (!beginChange(after))
        return false;
    const QString text = tr("Image removed from the group");
    run([group, member, text, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).split(group, member, text);
    },
        true);
    Q_EMIT done(text);
    return true;
}

bool DuplicatesController::keepInstead(const DuplicateGroupId &group, const ImageId &kept)
{
    DuplicateGroup after = m_groups->withId(group);
    const ImageId former = std::exchange(after.kept, kept);
    for (DuplicateMember &one : after.members) {
        if (one.image == kept)
            one.image = former;
    }
    if (!beginChange(after))
        return false;
    run([group, kept, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).swapKept(group, kept);
    },
        true);
    return true;
}

bool DuplicatesController::reopen(const DuplicateGroupId &group)
{
    if (!beginChange(m_groups->withId(group)))
        return false;
    const QString text = tr("Group reopened");
    run([group, text, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).reopen(group, text);
    },
        true);
    Q_EMIT done(text);
    return true;
}

} // namespace yuyi
