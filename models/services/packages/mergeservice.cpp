// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergeservice.h"

#include "models/domain/json/json.h"
#include "models/services/packages/entries.h"
#include "models/services/packages/mergeannotations.h"
#include "models/services/packages/mergecases.h"
#include "models/services/packages/mergecodes.h"
#include "models/services/packages/mergerole.h"
#include "models/services/packages/mergetrials.h"
#include "models/services/packages/mergevotes.h"
#include "models/services/packages/packageservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMerge)
};

/// How often what was refused meanwhile is left out before the person is asked to look again.
constexpr int mostAttempts = 20;
/// How often a merge is begun anew because another program merged the same package meanwhile.
constexpr int mostStarts = 3;
/// How often a locked project is waited for, some two seconds each.
constexpr int mostWaits = 30;

QString shown(const ReturnedPackage &returned) { return QDir::toNativeSeparators(returned.file); }

tl::unexpected<Error> refused(const QString &sentence, const QString &detail = {})
{
    return failure(ErrorCode::Refused, sentence, detail);
}

tl::unexpected<Error> altered(const ReturnedPackage &returned, const QString &detail)
{
    return failure(ErrorCode::Damaged,
                   Tr::tr("The content of the work package %1 was changed after packing; nothing was imported.")
                       .arg(shown(returned)),
                   detail);
}

bool leavesOut(const Error &error)
{
    return error.code == ErrorCode::Refused || error.code == ErrorCode::Invalid || error.code == ErrorCode::Conflict
        || error.code == ErrorCode::NotFound;
}

QByteArray auditText(const MergePlan &plan)
{
    return storedText({{"file", QFileInfo(plan.file).fileName()},
                       {"new", plan.count(MergeState::New)},
                       {"changed", plan.count(MergeState::Changed)},
                       {"conflicts", plan.conflicts()}});
}

tl::unexpected<Error> overtaken()
{
    return failure(ErrorCode::Conflict,
                   Tr::tr("Work from this package has just been imported elsewhere. Nothing was changed here; try again."));
}

tl::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, Tr::tr("Stopped; nothing was imported."));
}

} // namespace

QString titleOf(MergeState state)
{
    switch (state) {
    case MergeState::Untouched: return Tr::tr("Not done by the person");
    case MergeState::Same: return Tr::tr("Already in project");
    case MergeState::New: return Tr::tr("New");
    case MergeState::Changed: return Tr::tr("Changed");
    case MergeState::Conflict: return Tr::tr("Not imported");
    }
    return {};
}

int MergePlan::count(MergeState state) const
{
    return static_cast<int>(
        std::count_if(entries.begin(), entries.end(), [&](const MergeEntry &entry) { return entry.state == state; }));
}

EntryMark EntryMark::from(const QString &state)
{
    EntryMark mark;
    const qsizetype at = state.indexOf(u'\n');
    mark.project = at < 0 ? state : state.left(at);
    if (at >= 0)
        mark.returned = state.mid(at + 1).toLongLong();
    return mark;
}

QString EntryMark::text() const
{
    return returned < 0 ? project : project % u'\n' % QString::number(returned);
}

struct PackageMergeService::Known {
    Package package;
    QString file;
    QString holder;
    bool finished = false;
    QDateTime finishedAt;
    QString gone; ///< why nothing of this person may be taken; empty: it may
    QList<PackageEntry> entries;
    std::unique_ptr<Stores> returned;
    std::unique_ptr<MergeRole> role;
    QString returnHash;
    bool overtaken = false; ///< another program has merged work of this package since this was read

    bool sameAsBefore() const { return !package.returnHash.isEmpty() && package.returnHash == returnHash; }
    MergePlan emptyPlan() const
    {
        MergePlan plan;
        plan.file = file;
        plan.package = package;
        plan.holder = holder;
        plan.finished = finished;
        plan.mergedBefore = sameAsBefore();
        return plan;
    }
};

Result<PackageMergeService::Known> PackageMergeService::known(const ReturnedPackage &returned)
{
    YUYI_CHECK(requireLead(m_project, m_actor));
    Known known;
    known.file = returned.file;
    YUYI_TRY(const auto package, m_project.packages().package(returned.package.id));
    YUYI_TRY(const auto info, m_project.project().info());
    if (!package || returned.package.project != info.id)
        return refused(Tr::tr("The work package %1 does not belong to this project.").arg(shown(returned)));
    known.package = *package;
    const Package &told = returned.package;
    if (known.package.state == PackageState::Withdrawn)
        return refused(Tr::tr("The work package %1 was withdrawn and can no longer be imported.").arg(shown(returned)));
    if (told.role != known.package.role || told.person != known.package.person || told.study != known.package.study
        || told.participant != known.package.participant
        || !returned.contentHashes.contains(known.package.contentHash))
        return altered(returned, returned.contentHashes.join(u' '));
    known.finished = told.state == PackageState::Finished;
    known.finishedAt = std::min(told.finishedAt, m_clock());
    YUYI_TRY(const auto entries, m_project.packages().entries(known.package.id));
    known.entries = entries;
    if (!known.package.idSecret.isEmpty())
        YUYI_CHECK(returned.unmask(known.package.idSecret));
    YUYI_TRY(auto stores, returned.stores->open());
    known.returned = std::move(stores);

    if (known.package.role == Role::Participant) {
        YUYI_TRY(const auto participant, m_project.studies().participant(known.package.participant));
        known.holder = participant.code;
        if (participant.state == ParticipantState::Withdrawn) {
            return refused(Tr::tr("%1 has withdrawn from the study: the work package %2 cannot be imported.")
                               .arg(known.holder, shown(returned)));
        }
        // Whoever has answered everything has ended it, also where the window was closed another way than by its button.
        YUYI_TRY(const auto there, known.returned->studies().participant(known.package.participant));
        if (!known.finished && there.state == ParticipantState::Finished) {
            known.finished = true;
            known.finishedAt = std::min(there.finishedAt, m_clock());
        }
    } else {
        YUYI_TRY(const auto people, m_project.project().people());
        const auto person = std::find_if(people.begin(), people.end(),
                                         [&](const Person &one) { return one.id == known.package.person; });
        if (person == people.end())
            return altered(returned, QStringLiteral("nobody"));
        known.holder = person->name;
        if (!person->active) {
            known.gone = Tr::tr("%1 has left the project. Restore the person first if this work is still needed.")
                             .arg(person->name);
        }
    }
    const MergeContext context{m_project, m_folder, *known.returned, known.package, m_clock()};
    switch (known.package.role) {
    case Role::Annotator: known.role = annotationMerge(context); break;
    case Role::Validator: known.role = voteMerge(context); break;
    case Role::Adjudicator: known.role = caseMerge(context); break;
    case Role::Expert: known.role = codeMerge(context); break;
    case Role::Participant: known.role = trialMerge(context); break;
    case Role::Lead: return altered(returned, QStringLiteral("lead"));
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(known.finished ? QByteArrayView("finished") : QByteArrayView("partly"));
    for (const PackageEntry &entry : std::as_const(known.entries)) {
        YUYI_TRY(const auto work, known.role->work(entry));
        const QByteArray length = QByteArray::number(work.size()) + ' ';
        hash.addData(length);
        hash.addData(work);
    }
    known.returnHash = QString::fromLatin1(hash.result().toHex());
    return known;
}

Result<MergePlan> PackageMergeService::tried(Known &known, const MergeChoice &choice, Progress &progress)
{
    MergePlan plan = known.emptyPlan();
    progress.setTotal(known.entries.size());
    for (const PackageEntry &stored : std::as_const(known.entries)) {
        if (progress.cancelled())
            return stopped();
        YUYI_TRY(auto found, known.role->entries(stored));
        YUYI_TRY(const auto now, entryStateInProject(m_project, known.package, stored.entity, stored.subject));
        const EntryMark mark = EntryMark::from(stored.state);
        for (MergeEntry &entry : found) {
            Result<EntryOutcome> outcome = EntryOutcome();
            const auto trial = within(known, progress, [&]() -> Result<> {
                outcome = known.role->merge(entry, mark, mark.project != now, choice.takes(entry.subject));
                return failure(ErrorCode::Cancelled, {});
            });
            if (progress.cancelled())
                return stopped();
            // A database that does not even begin says so; everything else ends by rolling back.
            if (trial.error().code != ErrorCode::Cancelled)
                return passOn(trial);
            if (outcome && !known.gone.isEmpty() && outcome->state != MergeState::Untouched
                && outcome->state != MergeState::Same) {
                entry.state = MergeState::Conflict;
                entry.reason = known.gone;
            } else if (outcome) {
                entry.state = outcome->state;
            } else if (!leavesOut(outcome.error())) {
                return passOn(outcome);
            } else {
                entry.state = MergeState::Conflict;
                entry.reason = outcome.error().sentence;
            }
            if (entry.state == MergeState::Conflict) {
                YUYI_CHECK(known.role->describe(entry));
                entry.mayTake = entry.mayTake && known.gone.isEmpty() && outcome.error().code == ErrorCode::Conflict;
            }
            plan.entries.append(entry);
        }
        progress.advance();
    }
    return plan;
}

Result<MergePlan> PackageMergeService::plan(const ReturnedPackage &returned, const MergeChoice &choice, Progress &progress)
{
    return onWhatHolds(returned, [&](Known &known) { return tried(known, choice, progress); });
}

Result<MergePlan> PackageMergeService::merge(const ReturnedPackage &returned, const MergeChoice &choice, Progress &progress)
{
    return onWhatHolds(returned, [&](Known &known) { return mergeKnown(known, choice, progress); });
}

Result<MergePlan> PackageMergeService::onWhatHolds(const ReturnedPackage &returned, const std::function<Result<MergePlan>(Known &)> &work)
{
    for (int start = 1;; ++start) {
        YUYI_TRY(auto facts, known(returned));
        auto plan = work(facts);
        if (plan || !facts.overtaken || start == mostStarts)
            return plan;
    }
}

Result<> PackageMergeService::note(Known &known, const MergePlan &plan, const QHash<QUuid, qint64> &merged)
{
    for (const PackageEntry &stored : std::as_const(known.entries)) {
        if (!merged.contains(stored.subject))
            continue;
        YUYI_TRY(const auto now, entryStateInProject(m_project, known.package, stored.entity, stored.subject));
        PackageEntry entry = stored;
        entry.state = EntryMark{now, merged.value(stored.subject)}.text();
        YUYI_CHECK(m_project.packages().updateEntry(entry));
    }
    Package package = known.package;
    // The package stays out until its person has finished. An older file that brings nothing does not change that.
    const bool older = !known.finished && package.state == PackageState::Merged && merged.isEmpty();
    if (!older) {
        package.state = known.finished ? PackageState::Merged : PackageState::Packed;
        package.returnHash = known.returnHash;
    }
    package.mergedAt = m_clock();
    if (known.finished)
        package.finishedAt = known.finishedAt;
    YUYI_CHECK(m_project.packages().update(package));
    const Event event = makeEvent(Entity::Package, package.id.value(), AuditAction::Merged, m_actor, {}, auditText(plan));
    YUYI_CHECK(m_project.record(event));
    // A person who has finished needs no places any more.
    if (known.finished)
        YUYI_CHECK(PackageService(m_project, m_actor, m_clock).releaseReservationsInTransaction(package));
    return known.role->writeFiles();
}

Result<> PackageMergeService::within(Known &known, Progress &progress, const std::function<Result<>()> &work)
{
    for (int attempt = 1;; ++attempt) {
        bool begun = false;
        auto done = m_project.transaction([&]() -> Result<> {
            begun = true;
            YUYI_TRY(const auto now, m_project.packages().package(known.package.id));
            known.overtaken = !now || now->version != known.package.version;
            return known.overtaken ? overtaken() : work();
        });
        if (done || begun || done.error().code != ErrorCode::Environment)
            return done;
        if (progress.cancelled())
            return stopped();
        if (attempt == mostWaits)
            return done;
    }
}

Result<std::optional<MergePlan>> PackageMergeService::straight(Known &known, const MergeChoice &choice, Progress &progress)
{
    MergePlan plan;
    bool conflict = false;
    const auto done = within(known, progress, [&]() -> Result<> {
        plan = known.emptyPlan();
        progress.setTotal(known.entries.size());
        QHash<QUuid, qint64> merged;
        for (const PackageEntry &stored : std::as_const(known.entries)) {
            if (progress.cancelled())
                return stopped();
            YUYI_TRY(auto found, known.role->entries(stored));
            YUYI_TRY(const auto now, entryStateInProject(m_project, known.package, stored.entity, stored.subject));
            const EntryMark mark = EntryMark::from(stored.state);
            for (MergeEntry &entry : found) {
                const auto outcome = known.role->merge(entry, mark, mark.project != now, choice.takes(entry.subject));
                if (!outcome) {
                    conflict = leavesOut(outcome.error());
                    return passOn(outcome);
                }
                entry.state = outcome->state;
                if (entry.state == MergeState::New || entry.state == MergeState::Changed)
                    merged[stored.subject] = std::max<qint64>(merged.value(stored.subject, -1), outcome->returned);
                plan.entries.append(entry);
            }
            progress.advance();
        }
        return note(known, plan, merged);
    });
    if (done)
        return plan;
    if (conflict)
        return std::nullopt;
    return passOn(done);
}

Result<bool> PackageMergeService::mergeEntries(Known &known, MergePlan &plan, const MergeChoice &choice, Progress &progress)
{
    QHash<QUuid, PackageEntry> stored;
    for (const PackageEntry &entry : std::as_const(known.entries))
        stored.insert(entry.subject, entry);
    MergeEntry *failed = nullptr;
    const auto done = within(known, progress, [&]() -> Result<> {
        QHash<QUuid, qint64> merged;
        for (MergeEntry &entry : plan.entries) {
            if (entry.state != MergeState::New && entry.state != MergeState::Changed)
                continue;
            if (progress.cancelled())
                return stopped();
            const PackageEntry &source = stored[entry.source.isNull() ? entry.subject : entry.source];
            YUYI_TRY(const auto now, entryStateInProject(m_project, known.package, source.entity, source.subject));
            const EntryMark mark = EntryMark::from(source.state);
            const bool projectChanged = entry.source.isNull() && mark.project != now;
            const auto outcome = known.role->merge(entry, mark, projectChanged, choice.takes(entry.subject));
            if (!outcome) {
                failed = leavesOut(outcome.error()) ? &entry : nullptr;
                return passOn(outcome);
            }
            merged[source.subject] = std::max<qint64>(merged.value(source.subject, -1), outcome->returned);
            progress.advance();
        }
        return note(known, plan, merged);
    });
    if (done)
        return true;
    if (failed == nullptr)
        return passOn(done);
    failed->state = MergeState::Conflict;
    failed->reason = done.error().sentence;
    YUYI_CHECK(known.role->describe(*failed));
    failed->mayTake = failed->mayTake && done.error().code == ErrorCode::Conflict;
    return false;
}

Result<MergePlan> PackageMergeService::mergeKnown(Known &known, const MergeChoice &choice, Progress &progress)
{
    // Mostly nothing has changed in the project: then each entry is looked at once and all of it is kept.
    if (known.gone.isEmpty() && !known.sameAsBefore()) {
        YUYI_TRY(auto plan, straight(known, choice, progress));
        if (plan)
            return std::move(*plan);
    }
    YUYI_TRY(auto plan, tried(known, choice, progress));
    // The same work again, and nothing that waited for the lead's word: not a row is written.
    if (plan.mergedBefore && plan.taken() == 0)
        return plan;
    progress.setTotal(known.entries.size() + plan.taken());
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        YUYI_TRY(const auto done, mergeEntries(known, plan, choice, progress));
        if (done)
            return plan;
    }
    return failure(ErrorCode::Conflict, Tr::tr("The project is changing too fast to import the package. Try again."));
}

} // namespace yuyi
