// SPDX-License-Identifier: GPL-3.0-or-later
// Work put back where it was: a part of AssignmentService.
#include "models/services/people/assignmentservice.h"
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

} // namespace

Result<> AssignmentService::moveWithin(const QList<WorkMove> &moves, bool undo, bool skipping)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    QList<WorkMove> inOrder = moves;
    if (undo)
        std::reverse(inOrder.begin(), inOrder.end());   // a place is given up before it is taken again
    for (const WorkMove &move : std::as_const(inOrder)) {
        const auto moved = moveBack(move, undo);
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
        return refused(Tr::tr("The task was changed after this step. Check it in the task table on the People page."));
    YUYI_CHECK(m_stores.work().lockImage(work.image));
    YUYI_TRY(const auto current, m_stores.annotations().current(work.image, work.person));
    const QDateTime now = m_clock();
    const bool holds = to != AssignmentState::Withdrawn && (!until.isValid() || until > now);
    if (to == AssignmentState::Withdrawn && current && current->id != move.annotation)
        return refused(Tr::tr("Somebody has started on these images. Withdraw the remaining tasks on the People page."));
    if (from == AssignmentState::Withdrawn) {
        YUYI_TRY(const auto again, m_stores.work().find(work.person, work.task, work.image, work.question));
        if (again || current)
            return refused(Tr::tr("Nothing was changed: one of these images was assigned to the same person again."));
    }
    if (holds) {
        YUYI_TRY(const auto person, requirePerson(m_stores, work.person));
        YUYI_TRY(const auto part, m_stores.work().partIn(work.image, work.person, now));
        YUYI_TRY(const auto taken, m_stores.work().placesTaken(work.image, work.person, now));
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
                                      undo ? QStringLiteral("taken-up") : QStringLiteral("put-aside"), m_actor)));
    }
    work.state = to;
    work.reservedUntil = until;
    YUYI_CHECK(m_stores.work().update(work));
    const QByteArray name = work.person.toString().toLatin1();
    const bool taking = to == AssignmentState::Withdrawn || !holds;
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Assignment, work.image.value(),
                                         taking ? QStringLiteral("withdrawn") : QStringLiteral("given-again"),
                                         m_actor, taking ? name : QByteArray(), taking ? QByteArray() : name)));
    YUYI_CHECK(refreshStage(m_stores, work.image, m_actor));
    return {};
}

} // namespace yuyi
