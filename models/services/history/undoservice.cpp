// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/undoservice.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/descriptions/ratingservice.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/review/acceptedreviewservice.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/review/validationservice.h"
#include "models/services/rules/events.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::UndoService)
};

const QString kAct = QStringLiteral("act");
constexpr qint64 burstMs = 1000;   // decisions that follow each other faster than anybody looks
constexpr int burstAtMost = 200;

} // namespace

Result<std::optional<UndoneStep>> UndoService::undo(const QDateTime &unaskedSince)
{
    return turn(true, unaskedSince);
}

Result<std::optional<UndoneStep>> UndoService::redo()
{
    return turn(false);
}

Result<std::optional<UndoneStep>> UndoService::turn(bool undo, const QDateTime &unaskedSince)
{
    std::optional<UndoneStep> undone;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto turned, turnWithin(undo, unaskedSince));
        undone = turned;
        return {};
    }));
    return undone;
}

Result<std::optional<UndoneStep>> UndoService::undoSeveral(int count, const UndoId &undoneLast)
{
    std::optional<UndoneStep> undone;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto last, m_stores.history().nextRedo(m_actor));
        if (!last || last->id != undoneLast)
            return {};
        for (int i = 0; i < count; ++i) {
            YUYI_TRY(const auto turned, turnWithin(true));
            if (!turned)
                return {};
            undone = turned;
        }
        return {};
    }));
    return undone;
}

Result<std::optional<UndoneStep>> UndoService::turnWithin(bool undo, const QDateTime &unaskedSince)
{
    YUYI_TRY(const auto step, undo ? lastStepWithin() : m_stores.history().nextRedo(m_actor));
    if (!step)
        return std::optional<UndoneStep>();
    if (unaskedSince.isValid() && step->createdAt < unaskedSince) {
        UndoneStep asked;
        asked.id = step->id;
        asked.text = step->text;
        asked.doneAt = step->createdAt;
        return std::optional(asked);
    }
    YUYI_TRY(const auto applied, apply(*step, undo));
    UndoneStep undone = applied;
    YUYI_CHECK(nameImage(undone));
    YUYI_CHECK(recordWithin(*step, undo));
    if (undo) {
        YUYI_TRY(const auto together, burstBefore(*step));
        undone.together = together;
    }
    return std::optional(undone);
}

Result<std::optional<UndoStep>> UndoService::lastStepWithin()
{
    YUYI_TRY(const auto step, m_stores.history().nextUndo(m_actor));
    EventFilter saves;
    saves.person = m_actor;
    saves.entity = Entity::Annotation;
    saves.action = QStringLiteral("saved");
    YUYI_TRY(const auto typed, m_stores.history().find(saves, 0, 1));
    if (typed.isEmpty() || (step && step->createdAt > typed.constFirst().createdAt))
        return step;
    const ImageId image(typed.constFirst().subject);
    YUYI_CHECK(AnnotationService(m_stores, m_actor).stepTypingWithin(image));
    return m_stores.history().nextUndo(m_actor);
}

Result<int> UndoService::burstBefore(const UndoStep &step)
{
    if (step.kind != codeOf(UndoKind::Decision) && step.kind != codeOf(UndoKind::Group) && step.kind != codeOf(UndoKind::Vote))
        return 0;
    YUYI_TRY(const auto former, m_stores.history().lastSteps(m_actor, burstAtMost));
    int together = 0;
    QDateTime after = step.createdAt;
    for (const UndoStep &one : former) {
        if (one.kind != step.kind || one.createdAt.msecsTo(after) > burstMs)
            break;
        after = one.createdAt;
        ++together;
    }
    return together;
}

Result<> UndoService::nameImage(UndoneStep &undone)
{
    if (undone.kind != UndoKind::AnnotationField && undone.kind != UndoKind::Submission && undone.kind != UndoKind::Decision)
        return {};
    if (undone.image.isNull() || undone.images > 1)
        return {};
    YUYI_TRY(const auto image, m_stores.images().image(undone.image));
    undone.imageName = image.names.value(0);
    return {};
}

Result<> UndoService::undoWithin(const UndoStep &step, const QString &reason)
{
    YUYI_CHECK(apply(step, true, !reason.isEmpty()));
    return recordWithin(step, true, reason);
}

Result<> UndoService::recordWithin(const UndoStep &step, bool undo, const QString &reason)
{
    YUYI_CHECK(step.person == m_actor ? m_stores.history().setUndone(step.id, undo)
                                               : m_stores.history().forget(step.id));
    QJsonObject after{{kAct, step.act.toString(QUuid::WithoutBraces)}, {QStringLiteral("text"), step.text}};
    if (!reason.isEmpty())
        after.insert(QStringLiteral("reason"), reason);
    if (step.person != m_actor)
        after.insert(QStringLiteral("person"), step.person.toString());
    Event event = makeEvent(Entity::Undo, step.subject, undo ? QStringLiteral("undone") : QStringLiteral("redone"),
                            m_actor, {}, QJsonDocument(after).toJson(QJsonDocument::Compact));
    event.image = step.image;
    return m_stores.record(event);
}

QUuid undoneAct(const Event &event)
{
    return QUuid::fromString(QJsonDocument::fromJson(event.after).object().value(kAct).toString());
}

Result<UndoneStep> UndoService::apply(const UndoStep &step, bool undo, bool reasoned)
{
    const auto kind = fromCode<UndoKind>(step.kind);
    if (!kind)
        return failure(ErrorCode::Refused, Tr::tr("This step was recorded by a newer version of Yuyi. Update the program to "
                                                  "undo it."));
    UndoneStep undone;
    undone.id = step.id;
    undone.kind = *kind;
    undone.text = step.text;
    undone.image = step.image;
    switch (*kind) {
    case UndoKind::Decision: {
        const DecisionStepData data = readDecisionStep(step);
        undone.step = data.step;
        undone.images = data.ids.size();
        DecisionService decisions(m_stores, m_actor);
        YUYI_CHECK(decisions.setUndoneWithin(data.ids, undo));
        YUYI_CHECK(decisions.setUndoneWithin(data.lifted, !undo));
        break;
    }
    case UndoKind::Group:
        undone.step = FilterStep::Duplicate;
        YUYI_CHECK(applyGroup(step, undo));
        break;
    case UndoKind::TextAreas: {
        undone.step = FilterStep::Text;
        const TextMeasure measure = readTextAreas(undo ? step.before : step.after);
        YUYI_CHECK(m_stores.filters().saveMeasure(measure));
        const Event event =
            makeEvent(Entity::TextMeasure, measure.image.value(), QStringLiteral("areas"), m_actor);
        YUYI_CHECK(m_stores.record(event));
        break;
    }
    case UndoKind::AnnotationField: {
        const AnnotationStepData was = readAnnotationStep(undo ? step.after : step.before);
        const AnnotationStepData wanted = readAnnotationStep(undo ? step.before : step.after);
        undone.field = wanted.field;
        AnnotationService service(m_stores, m_actor);
        if (const auto done = service.restoreWithin(AnnotationId(step.subject), was.content, wanted.content, wanted.field);
            !done)
            return passOn(done);
        break;
    }
    case UndoKind::HandOut: {
        AssignmentService service(m_stores, m_actor);
        YUYI_CHECK(service.undoHandOutWithin(readHandOutStep(step), step.person, undo));
        break;
    }
    case UndoKind::Work: {
        AssignmentService service(m_stores, m_actor);
        YUYI_CHECK(service.moveWithin(readWorkStep(step), undo));
        break;
    }
    case UndoKind::Person: {
        PeopleService service(m_stores, m_actor);
        YUYI_CHECK(service.restoreWithin(readPersonStep(step), undo));
        break;
    }
    case UndoKind::Submission: {
        AnnotationService service(m_stores, m_actor);
        const AnnotationId id(step.subject);
        if (undo) {
            YUYI_CHECK(service.reopenWithin(id));
        } else if (const auto done = service.submitWithin(id); !done) {
            return passOn(done);
        }
        break;
    }
    case UndoKind::Vote: {
        ValidationService service(m_stores, m_actor);
        const VoteId id(step.subject);
        YUYI_CHECK(!undo ? service.restoreWithin(id)
            : reasoned          ? service.takeOutWithin(id)
                                : service.withdrawWithin(id));
        break;
    }
    case UndoKind::CaseCode: {
        undone.record = step.subject;
        if (step.person != m_actor)
            return failure(ErrorCode::Refused, Tr::tr("You cannot withdraw another expert's code."));
        ErrorCodingService service(m_stores, m_actor);
        const ErrorCaseId id(step.subject);
        YUYI_CHECK(undo ? service.reopenWithin(id) : service.submitAgainWithin(id));
        break;
    }
    case UndoKind::Score: {
        undone.record = step.subject;
        if (step.person != m_actor)
            return failure(ErrorCode::Refused, Tr::tr("You cannot withdraw another person's score."));
        RatingService service(m_stores, m_actor);
        YUYI_CHECK(service.restoreWithin(AttemptId(step.subject), undo ? step.before : step.after));
        break;
    }
    case UndoKind::Adjudication: {
        const AdjudicationStepData data = readAdjudicationStep(step);
        undone.field = data.field;
        const QByteArray &wanted = undo ? data.before : data.after;
        std::optional<FieldDecision> decision;
        if (!wanted.isEmpty())
            decision = fieldDecisionFromJson(wanted, kindOf(data.field));
        AdjudicationService service(m_stores, m_actor);
        YUYI_CHECK(service.restoreWithin(DiscrepancyId(step.subject), decision));
        break;
    }
    case UndoKind::Case: {
        AdjudicationService service(m_stores, m_actor);
        const AdjudicationCaseId id(step.subject);
        YUYI_CHECK(undo ? service.reopenWithin(id) : service.finishWithin(id));
        break;
    }
    case UndoKind::Review: {
        AcceptedReviewService service(m_stores, m_actor);
        YUYI_CHECK(service.setApprovedWithin(ReviewSampleId(step.subject), readReviewStep(step), !undo));
        break;
    }
    }
    return undone;
}

Result<> UndoService::applyGroup(const UndoStep &step, bool undo)
{
    DecisionService decisions(m_stores, m_actor);
    const QList<GroupStep> steps = readGroupStep(step);
    for (const GroupStep &one : steps) {
        YUYI_CHECK(decisions.setUndoneWithin(one.decisions, undo));
        YUYI_CHECK(decisions.setUndoneWithin(one.lifted, !undo));
        for (const auto &[a, b] : one.notDuplicates) {
            YUYI_CHECK(undo ? m_stores.filters().removeNotDuplicate(a, b)
                                   : m_stores.filters().addNotDuplicate(a, b, m_actor));
        }
        YUYI_TRY(const auto current, m_stores.filters().group(one.before.id));
        DuplicateGroup group = undo ? one.before : one.after;
        group.version = current.version;
        YUYI_CHECK(m_stores.filters().updateGroup(group));
        const Event event = makeEvent(Entity::DuplicateGroup, group.id.value(),
                                      undo ? QStringLiteral("undone") : QStringLiteral("redone"), m_actor);
        YUYI_CHECK(m_stores.record(event));
    }
    return {};
}

} // namespace yuyi
