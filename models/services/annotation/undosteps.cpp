// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/undosteps.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/rules/contentjson.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

QByteArray contentJson(const AnnotationContent &content, const QString &field)
{
    return storedText({{"field", field}, {"content", toJson(content)}});
}

Result<> applyField(const UndoTurn &turn, UndoneStep &undone)
{
    const AnnotationStepData was = readAnnotationStep(turn.undo ? turn.step.after : turn.step.before);
    const AnnotationStepData wanted = readAnnotationStep(turn.undo ? turn.step.before : turn.step.after);
    undone.page = PageId::Annotate;
    undone.field = wanted.field;
    AnnotationService service(turn.stores, turn.actor);
    YUYI_CHECK(service.restoreInTransaction(AnnotationId(turn.step.subject), was.content, wanted.content, wanted.field));
    return {};
}

Result<> applySubmission(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Annotate;
    AnnotationService service(turn.stores, turn.actor);
    const AnnotationId id(turn.step.subject);
    if (turn.undo)
        return service.reopenInTransaction(id);
    YUYI_CHECK(service.submitInTransaction(id));
    return {};
}

/// Undoing submits again. What was released and is still the same is released as before.
Result<> applyReopening(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Annotate;
    AnnotationService service(turn.stores, turn.actor);
    const AnnotationId id(turn.step.subject);
    if (!turn.undo)
        return service.reopenInTransaction(id);
    YUYI_CHECK(service.submitInTransaction(id));
    const Json before = storedJson(turn.step.before);
    YUYI_TRY(const auto annotation, turn.stores.annotations().annotation(id));
    if (fromCode<Stage>(textOf(before, "stage")) != Stage::Released
        || toJson(annotation.content) != toJson(annotationContentFromJson(fieldOf(before, "content"))))
        return {};
    return turn.stores.images().setStage(annotation.image, Stage::Released);
}

} // namespace

Result<> pushAnnotationStep(Stores &stores, const PersonId &actor, const Annotation &annotation,
                            const AnnotationContent &before, const QString &field, const QString &text)
{
    UndoStep undo =
        newUndoStep(annotationFieldStep, actor, annotation.image, annotation.id.value(), text);
    undo.before = contentJson(before, field);
    undo.after = contentJson(annotation.content, field);
    return stores.history().push(undo);
}

AnnotationStepData readAnnotationStep(const QByteArray &json)
{
    const Json object = storedJson(json);
    return {textOf(object, "field"), annotationContentFromJson(fieldOf(object, "content"))};
}

Result<> pushSubmissionStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const QString &text)
{
    return stores.history().push(
        newUndoStep(submissionStep, actor, annotation.image, annotation.id.value(), text));
}

Result<> pushReopeningStep(Stores &stores, const PersonId &actor, const Annotation &annotation, Stage stage)
{
    UndoStep undo = newUndoStep(reopeningStep, actor, annotation.image, annotation.id.value(), Tr::tr("Reopened"));
    undo.before = storedText({{"stage", codeOf(stage)}, {"content", toJson(annotation.content)}});
    return stores.history().push(undo);
}

QList<UndoAction> annotationUndoActions()
{
    UndoAction field{annotationFieldStep, applyField};
    field.namesImage = true;
    field.authorOnly = [] { return Tr::tr("Only the author of a draft can change it."); };
    UndoAction submission{submissionStep, applySubmission};
    submission.namesImage = true;
    submission.standsAlone = true;
    UndoAction reopening{reopeningStep, applyReopening};
    reopening.namesImage = true;
    reopening.authorOnly = [] { return Tr::tr("Only the author of an annotation can submit it."); };
    return {field, submission, reopening};
}

} // namespace yuyi
