// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/people/assignmentservice.h"

#include "models/services/people/allocation.h"
#include "models/services/people/undosteps.h"
#include "models/services/rules/calibrated.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AssignmentService)
};

tl::unexpected<Error> refused(const QString &sentence)
{
    return failure(ErrorCode::Refused, sentence);
}

/// Somebody who may be given images now.
Result<Person> requireAvailable(Stores &stores, const QList<Person> &people, const PersonId &id)
{
    const auto found = std::find_if(people.begin(), people.end(), [&](const Person &one) { return one.id == id; });
    if (found == people.end())
        return refused(Tr::tr("One of these people does not belong to this project."));
    if (!found->active)
        return refused(Tr::tr("%1 has left the project and gets no new work.").arg(found->name));
    if (found->paused)
        return refused(Tr::tr("%1 is paused and gets no new work.").arg(found->name));
    if (!found->is(Role::Annotator))
        return refused(Tr::tr("%1 is not an annotator. Assign the role first.").arg(found->name));
    YUYI_TRY(const auto calibrated, mayProduce(stores, id));
    if (!calibrated) {
        return refused(Tr::tr("%1 has not passed a calibration. In this project, only people who passed a calibration get images.")
                           .arg(found->name));
    }
    return *found;
}

QByteArray nameOf(const PersonId &person)
{
    return person.toString().toLatin1();
}

} // namespace

Result<Allocation> AssignmentService::allocate(const HandOut &wanted)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto people, m_stores.project().people());
    if (wanted.people.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose at least one person to assign images to."));
    for (const PersonId &person : wanted.people)
        YUYI_CHECK(requireAvailable(m_stores, people, person));
    if (wanted.perImage < 1 || wanted.perImage > info.rules.annotatorsPerImage) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("This project allows at most %n annotator(s) for each image.", nullptr,
                              info.rules.annotatorsPerImage));
    }
    if (wanted.overlap < 0 || wanted.overlap > 1)
        return failure(ErrorCode::Invalid, Tr::tr("The overlap must be a number from 0 to 1."));
    if (wanted.images < 0 || wanted.perPerson < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The number of images cannot be negative."));

    YUYI_TRY(const auto annotators, m_stores.work().annotators(m_clock()));
    QList<ImageId> candidates;
    for (const Stage stage : {Stage::Kept, Stage::Annotating}) {
        ImageFilter filter = wanted.filter;
        if (filter.stage && *filter.stage != stage)
            continue;
        filter.stage = stage;
        YUYI_TRY(const auto found, m_stores.images().list(filter, ImageSort::Added));
        for (const ImageId &image : found) {
            if (annotators.value(image).size() < wanted.perImage)
                candidates.append(image);
        }
    }
    YUYI_TRY(const auto held, m_stores.work().heldByCalibration());
    if (!held.isEmpty())
        candidates.removeIf([&](const ImageId &image) { return held.contains(image); });
    Allocation dealt = deal(wanted, candidates, annotators);
    dealt.candidates = candidates.size();
    return dealt;
}

Result<Allocation> AssignmentService::preview(const HandOut &wanted)
{
    return allocate(wanted);
}

Result<Allocation> AssignmentService::handOut(const HandOut &wanted, const QByteArray &expected)
{
    Allocation handed;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto allocation, allocate(wanted));
        if (!expected.isEmpty() && allocation.fingerprint != expected) {
            return failure(ErrorCode::Conflict,
                           Tr::tr("The project has changed since the preview. Check the new preview, then assign again."));
        }
        if (allocation.shares.isEmpty())
            return refused(Tr::tr("Nothing to assign: no matching image can be given to these people."));
        const QDateTime now = m_clock();
        for (const Allocation::Share &share : allocation.shares) {
            YUYI_CHECK(m_stores.work().lockImage(share.image));
            for (const PersonId &person : share.people) {
                YUYI_TRY(const auto taken, m_stores.work().reservedCount(share.image, person, now));
                if (taken >= wanted.perImage) {
                    return failure(ErrorCode::Conflict,
                                   Tr::tr("Somebody has just taken one of these images. Check the assignment and try again."));
                }
                YUYI_CHECK(giveInTransaction(person, share.image, wanted.note, now));
            }
        }
        handed = allocation;
        return pushHandOutStep(m_stores, m_actor, now, handed.shares.constFirst().image, Tr::tr("Images assigned"));
    }));
    return handed;
}

Result<WorkMove> AssignmentService::giveInTransaction(const PersonId &person, const ImageId &image, const QString &note,
                                                      const QDateTime &now)
{
    YUYI_TRY(const auto former, m_stores.work().find(person, Task::Annotate, image));
    if (former) {
        // A reservation that ran out makes room for work that stays.
        Assignment ended = *former;
        ended.state = AssignmentState::Withdrawn;
        YUYI_CHECK(m_stores.work().update(ended));
    }
    Assignment fresh;
    fresh.id = AssignmentId::create();
    fresh.person = person;
    fresh.image = image;
    fresh.note = note;
    fresh.createdAt = now;
    fresh.createdBy = m_actor;
    YUYI_CHECK(m_stores.work().add(fresh));
    YUYI_CHECK(m_stores.record(
        makeEvent(Entity::Assignment, image.value(), AuditAction::HandedOut, m_actor, {}, nameOf(person))));
    WorkMove given;
    given.id = fresh.id;
    given.before = AssignmentState::Withdrawn;
    given.after = AssignmentState::Open;
    return given;
}

Result<WorkMove> AssignmentService::withdrawInTransaction(const Assignment &assignment, const QString &note, bool returnedToo)
{
    YUYI_TRY(const auto current, m_stores.annotations().current(assignment.image, assignment.person));
    const bool returned = current && current->state == AnnotationState::Returned;
    if (assignment.state == AssignmentState::Withdrawn)
        return refused(Tr::tr("This task was already withdrawn."));
    if (assignment.state == AssignmentState::Done && returned && !returnedToo)
        return refused(Tr::tr("This task was returned. You can reassign it, but not withdraw it."));
    if (assignment.state == AssignmentState::Done && !returned)
        return refused(Tr::tr("This task has been submitted; it can be returned, but not withdrawn."));
    WorkMove taken;
    taken.id = assignment.id;
    taken.before = assignment.state;
    taken.untilBefore = taken.untilAfter = assignment.reservedUntil;
    if (current && assignment.question.isNull()) {
        taken.annotation = current->id;
        taken.annotationBefore = current->state;
        YUYI_CHECK(m_stores.annotations().setState(current->id, AnnotationState::Superseded));
        YUYI_CHECK(m_stores.record(
            makeEvent(Entity::Annotation, assignment.image.value(), AuditAction::Superseded, m_actor)));
    }
    Assignment back = assignment;
    back.state = AssignmentState::Withdrawn;
    if (!note.isEmpty())
        back.note = note;
    YUYI_CHECK(m_stores.work().update(back));
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Assignment, assignment.image.value(),
                                         AuditAction::Withdrawn, m_actor, nameOf(assignment.person), {})));
    YUYI_CHECK(refreshStage(m_stores, assignment.image, m_actor));
    return taken;
}

Result<int> AssignmentService::withdraw(const QList<AssignmentId> &ids, const QString &note)
{
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        QList<WorkMove> moves;
        ImageId first;
        for (const AssignmentId &id : ids) {
            YUYI_TRY(const auto assignment, m_stores.work().assignment(id));
            YUYI_TRY(const auto back, withdrawInTransaction(assignment, note, false));
            moves.append(back);
            if (first.isNull())
                first = assignment.image;
        }
        if (moves.isEmpty())
            return {};
        return pushWorkStep(m_stores, m_actor, moves, first, Tr::tr("Task withdrawn"));
    }));
    return static_cast<int>(ids.size());
}

Result<int> AssignmentService::reassign(const QList<AssignmentId> &ids, const PersonId &to, const QString &note)
{
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto people, m_stores.project().people());
        YUYI_TRY(const auto other, requireAvailable(m_stores, people, to));
        const QDateTime now = m_clock();
        QList<WorkMove> moves;
        ImageId first;
        for (const AssignmentId &id : ids) {
            YUYI_TRY(const auto assignment, m_stores.work().assignment(id));
            if (assignment.task != Task::Annotate || !assignment.question.isNull())
                return refused(Tr::tr("Only annotation tasks can be reassigned."));
            YUYI_TRY(const auto part, m_stores.work().partIn(assignment.image, to, now));
            YUYI_TRY(const auto former, m_stores.work().find(to, Task::Annotate, assignment.image));
            const bool ranOut = part.unfinished && former && former->state == AssignmentState::Open && !former->isLive(now);
            if ((part.wrote && !ranOut) || part.assigned || assignment.person == to) {
                const auto image = m_stores.images().image(assignment.image);
                return refused(Tr::tr("%1 has already been assigned the image %2. The same image is never assigned twice to "
                                      "one person.")
                                   .arg(other.name, image ? image->names.value(0) : QString()));
            }
            if (part.adjudicated) {
                return refused(Tr::tr("%1 adjudicated one of these images and cannot annotate it.")
                                   .arg(other.name));
            }
            YUYI_CHECK(m_stores.work().lockImage(assignment.image));
            YUYI_TRY(const auto back, withdrawInTransaction(assignment, note, true));
            YUYI_TRY(const auto given, giveInTransaction(to, assignment.image, note, now));
            moves << back << given;
            if (first.isNull())
                first = assignment.image;
        }
        if (moves.isEmpty())
            return {};
        return pushWorkStep(m_stores, m_actor, moves, first, Tr::tr("Task reassigned to %1").arg(other.name));
    }));
    return static_cast<int>(ids.size());
}

Result<> AssignmentService::requireMayList(const WorkFilter &filter)
{
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    if (!lead && filter.person != m_actor)
        return refused(Tr::tr("Only a lead can see other people's tasks."));
    return {};
}

Result<QList<WorkRow>> AssignmentService::work(const WorkFilter &filter)
{
    YUYI_CHECK(requireMayList(filter));
    return m_stores.work().rows(filter, m_clock());
}

Result<qint64> AssignmentService::countWork(const WorkFilter &filter)
{
    YUYI_CHECK(requireMayList(filter));
    return m_stores.work().countRows(filter, m_clock());
}

Result<> AssignmentService::undoHandOutInTransaction(const QDateTime &handedOutAt, const PersonId &by, bool undo)
{
    AssignmentFilter filter;
    filter.createdBy = by;
    filter.createdAt = handedOutAt;
    filter.origin = AssignmentOrigin::Lead;
    YUYI_TRY(const auto handed, m_stores.work().list(filter));
    for (const Assignment &assignment : handed) {
        if (undo && assignment.state == AssignmentState::Withdrawn)
            continue; // withdrawn by hand meanwhile
        YUYI_TRY(const auto current, m_stores.annotations().current(assignment.image, assignment.person));
        if (undo && (current || assignment.state == AssignmentState::Done)) {
            return refused(Tr::tr("Somebody has already started on these images, so no task was withdrawn. On the People page, withdraw "
                                  "the tasks that nobody has started."));
        }
        if (!undo) {
            if (assignment.state != AssignmentState::Withdrawn)
                continue;
            YUYI_CHECK(m_stores.work().lockImage(assignment.image));
            YUYI_TRY(const auto held, m_stores.work().find(assignment.person, Task::Annotate, assignment.image));
            if (held)
                continue; // the person has the image again already
            YUYI_TRY(const auto info, m_stores.project().info());
            YUYI_TRY(const auto taken, m_stores.work().reservedCount(assignment.image, assignment.person, m_clock()));
            if (current || taken >= info.rules.annotatorsPerImage)
                return refused(Tr::tr("One of these images is now assigned to other people, so this step cannot be undone or "
                                      "redone."));
        }
        Assignment changed = assignment;
        changed.state = undo ? AssignmentState::Withdrawn : AssignmentState::Open;
        YUYI_CHECK(m_stores.work().update(changed));
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Assignment, assignment.image.value(),
                                             undo ? AuditAction::Withdrawn : AuditAction::HandedOut, m_actor,
                                             undo ? nameOf(assignment.person) : QByteArray(),
                                             undo ? QByteArray() : nameOf(assignment.person))));
    }
    return {};
}

Result<> AssignmentService::moveInTransaction(const QList<WorkMove> &moves, bool undo, bool skipping)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    QList<WorkMove> inOrder = moves;
    if (undo)
        std::reverse(inOrder.begin(), inOrder.end()); // a place is given up before it is taken again
    for (const WorkMove &move : std::as_const(inOrder)) {
        auto moved = moveBack(move, undo);
        if (!moved && !(skipping && moved.error().code == ErrorCode::Refused))
            return moved;
    }
    return {};
}

Result<> AssignmentService::moveBack(const WorkMove &move, bool undo)
{
    const AssignmentState from = undo ? move.after : move.before;
    const AssignmentState to = undo ? move.before : move.after;
    const QDateTime until = undo ? move.untilBefore : move.untilAfter;
    YUYI_TRY(const auto stored, m_stores.work().assignment(move.id));
    Assignment work = stored;
    if (work.state != from)
        return refused(Tr::tr("The task has changed since this step, so the step cannot be undone or redone. Check the task in the task "
                              "table on the People page."));
    YUYI_CHECK(m_stores.work().lockImage(work.image));
    YUYI_TRY(const auto current, m_stores.annotations().current(work.image, work.person));
    const QDateTime now = m_clock();
    const bool holds = to != AssignmentState::Withdrawn && (!until.isValid() || until > now);
    if (to == AssignmentState::Withdrawn && current && current->id != move.annotation)
        return refused(Tr::tr("Somebody has already started on these images, so no task was withdrawn. On the People page, withdraw the "
                              "tasks that nobody has started."));
    if (from == AssignmentState::Withdrawn) {
        YUYI_TRY(const auto again, m_stores.work().find(work.person, work.task, work.image, work.question));
        if (again || current)
            return refused(Tr::tr("This step cannot be undone or redone, because one of these images was later assigned to the same "
                                  "person again."));
    }
    if (holds) {
        YUYI_TRY(const auto person, requirePerson(m_stores, work.person));
        YUYI_TRY(const auto part, m_stores.work().partIn(work.image, work.person, now));
        YUYI_TRY(const auto taken, m_stores.work().reservedCount(work.image, work.person, now));
        YUYI_TRY(const auto info, m_stores.project().info());
        if (part.adjudicated) {
            return refused(Tr::tr("%1 adjudicated one of these images and cannot annotate it.")
                               .arg(person.name));
        }
        if (work.task == Task::Annotate && taken >= info.rules.annotatorsPerImage)
            return refused(Tr::tr("One of these images is now assigned to other people, so this step cannot be undone or "
                                  "redone."));
    }
    if (!move.annotation.isNull()) {
        const AnnotationState state = undo ? move.annotationBefore : AnnotationState::Superseded;
        YUYI_CHECK(m_stores.annotations().setState(move.annotation, state));
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Annotation, work.image.value(),
                                             undo ? AuditAction::TakenUp : AuditAction::Superseded, m_actor)));
    }
    work.state = to;
    work.reservedUntil = until;
    YUYI_CHECK(m_stores.work().update(work));
    const QByteArray name = work.person.toString().toLatin1();
    const bool taking = to == AssignmentState::Withdrawn || !holds;
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Assignment, work.image.value(),
                                         taking ? AuditAction::Withdrawn : AuditAction::GivenAgain,
                                         m_actor, taking ? name : QByteArray(), taking ? QByteArray() : name)));
    YUYI_CHECK(refreshStage(m_stores, work.image, m_actor));
    return {};
}

} // namespace yuyi
