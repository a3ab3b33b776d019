// SPDX-License-Identifier: GPL-3.0-or-later
// What a person decides on the duplicates page; how it looks is in duplicatespage.cpp.
#include "widgets/duplicates/duplicatespage.h"

#include "models/services/curation/duplicateservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/banner.h"
#include "widgets/duplicates/batchdialog.h"
#include "widgets/duplicates/groupsmodel.h"

#include <QListView>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace yuyi {

void DuplicatesPage::search()
{
    DuplicateScanRequest request;
    request.threshold = m_context.project.info().rules.duplicateDistance;
    request.by = m_context.project.person().id;
    m_context.jobs.start(QStringLiteral("scan-duplicates"), request.toJson());
    showEmpty();
}

void DuplicatesPage::run(std::function<Result<>(Stores &)> work, bool reload)
{
    // What is being read now does not know of it yet: it is read again afterwards.
    ++m_request;
    ++m_ownWrites;
    m_stale = m_stale || reload || std::exchange(m_loading, false);
    m_context.project.write(std::move(work)).then(this, [this](const Result<> &done) {
        --m_ownWrites;
        if (!done) {
            m_frame.banner->show(Tone::Bad, done.error().sentence);
            m_stale = true;
        }
        if (m_stale && m_ownWrites == 0)
            this->reload();
    });
}

void DuplicatesPage::reload()
{
    const DuplicateGroup *group = current();
    load(group ? group->id : DuplicateGroupId());
}

void DuplicatesPage::confirm()
{
    const DuplicateGroup *group = current();
    if (!group || group->state != GroupState::Open || !isReady())
        return;
    const DuplicateGroupId id = group->id;
    const QString text = tr("%n duplicate(s) discarded", nullptr, static_cast<int>(group->members.size()));
    const int row = m_list->currentIndex().row();
    m_model->setState(id, GroupState::Confirmed);
    run([id, text, folder = m_context.project.factory().folder(),
         person = m_context.project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).confirm({id}, text);
    }, false);
    Q_EMIT toast(text, true);
    selectRow(row);
    showCounts();
    showEmpty();
}

double DuplicatesPage::batchLimit() const
{
    return m_certainty ? std::max(m_limit, certaintyLimit()) : m_limit;
}

/// What is confirmed together: what the list shows under its limits, from the lead's certainty on.
QList<DuplicateGroupId> DuplicatesPage::batch() const
{
    return m_model->openFrom(batchLimit(), m_distance ? m_distance->value() : 256);
}

QString DuplicatesPage::manyText() const
{
    return tr("Confirm %n Group(s) ≥ %1 %", nullptr, static_cast<int>(batch().size()))
        .arg(QString::number(batchLimit() * 100, 'f', 1));
}

void DuplicatesPage::setBatchLimit(double percent)
{
    m_limit = percent / 100;
    showCounts();
    run([limit = m_limit, folder = m_context.project.factory().folder(),
         person = m_context.project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).setCertaintyLimit(limit);
    }, false);
}

void DuplicatesPage::confirmMany()
{
    const double limit = batchLimit();
    const QList<DuplicateGroupId> ids = batch();
    const QString percent = QString::number(limit * 100, 'f', 1);
    if (ids.isEmpty()) {
        m_frame.banner->show(Tone::Info, tr("No open group within the maximum distance has a certainty of %1 % "
                                            "or more.").arg(percent));
        return;
    }
    QList<DuplicateGroup> groups;
    for (const DuplicateGroupId &id : ids)
        groups.append(m_model->withId(id));
    // What was looked at is confirmed, whatever the list shows by then.
    auto *sheet = new BatchDialog(groups, m_model->images(), m_context.pictures, this);
    connect(sheet, &BatchDialog::confirmed, this, [this, ids, percent] { confirmBatch(ids, percent); });
    sheet->open();
}

void DuplicatesPage::confirmBatch(const QList<DuplicateGroupId> &ids, const QString &percent)
{
    const QString text = tr("Confirmed %n group(s) with a certainty of %1 % or more", nullptr, static_cast<int>(ids.size())).arg(percent);
    selectRow(0);
    run([ids, text, folder = m_context.project.factory().folder(),
         person = m_context.project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).confirm(ids, text);
    }, true);
    Q_EMIT toast(text, true);
}

void DuplicatesPage::dismiss()
{
    const DuplicateGroup *group = current();
    if (!group || group->state != GroupState::Open || !isReady())
        return;
    const DuplicateGroupId id = group->id;
    const QString text = tr("Marked as not duplicates");
    const int row = m_list->currentIndex().row();
    m_model->setState(id, GroupState::Dismissed);
    run([id, text, folder = m_context.project.factory().folder(),
         person = m_context.project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).dismiss(id, text);
    }, false);
    Q_EMIT toast(text, true);
    selectRow(row);
    showCounts();
    showEmpty();
}

/// False when another key changes the group already: what is shown of it is no longer so, and is read anew.
bool DuplicatesPage::beginChange(const DuplicateGroupId &id)
{
    if (m_changing.contains(id))
        return false;
    m_changing.insert(id);
    return true;
}

void DuplicatesPage::split()
{
    const DuplicateGroup *group = current();
    if (!group || group->members.isEmpty() || !isReady())
        return;
    if (!beginChange(group->id))
        return;
    const ImageId member = group->members.at(m_member).image;
    const QString text = tr("Removed from the group");
    run([id = group->id, member, text, folder = m_context.project.factory().folder(),
         person = m_context.project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).split(id, member, text);
    }, true);
    Q_EMIT toast(text, true);
}

void DuplicatesPage::swap()
{
    const DuplicateGroup *group = current();
    if (!group || group->members.isEmpty() || !isReady())
        return;
    if (!beginChange(group->id))
        return;
    const ImageId kept = group->members.at(m_member).image;
    m_compare->setLoading();
    run([id = group->id, kept, folder = m_context.project.factory().folder(),
         person = m_context.project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).swapKept(id, kept);
    }, true);
}

void DuplicatesPage::reopen()
{
    const DuplicateGroup *group = current();
    if (!group || group->state == GroupState::Open || !beginChange(group->id))
        return;
    const QString text = tr("Group reopened");
    run([id = group->id, text, folder = m_context.project.factory().folder(),
         person = m_context.project.person().id](Stores &stores) {
        return DuplicateService(stores, folder, person).reopen(id, text);
    }, true);
    Q_EMIT toast(text, true);
}

} // namespace yuyi
