// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/undosteps.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/rules/contentfields.h"
#include "models/services/rules/contentjson.h"
#include "models/services/rules/events.h"
#include "models/services/rules/reservations.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/pools.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

constexpr const char *kStruck = "struck";

QByteArray contentJson(const AnnotationContent &content, const QString &field)
{
    return storedText({{"field", field}, {"content", toJson(content)}});
}

Result<> pushContentStep(Stores &stores, UndoStep undo, const Annotation &annotation, const AnnotationContent &before,
                         const QString &field)
{
    undo.before = contentJson(before, field);
    undo.after = contentJson(annotation.content, field);
    return stores.history().push(undo);
}

/// The change is made in the name of the author, whoever undoes it.
Result<> applyField(const UndoTurn &turn, UndoneStep &undone)
{
    const AnnotationStepData was = readAnnotationStep(turn.undo ? turn.step.after : turn.step.before);
    const AnnotationStepData wanted = readAnnotationStep(turn.undo ? turn.step.before : turn.step.after);
    undone.page = PageId::Annotate;
    undone.field = wanted.field;
    AnnotationService service(turn.stores, turn.step.person);
    YUYI_CHECK(service.restoreInTransaction(AnnotationId(turn.step.subject), was.content, wanted.content, wanted.field));
    const Json sides[] = {storedJson(turn.step.before), storedJson(turn.step.after)};
    const Json &from = fieldOf(sides[turn.undo ? 1 : 0], kStruck);
    const Json &to = fieldOf(sides[turn.undo ? 0 : 1], kStruck);
    if (!to.is_object())
        return {};
    const StruckChange change{textOf(to, "name"), textOf(from, "value"), textOf(to, "value")};
    // What others have struck out since stays.
    YUYI_TRY(const auto facts, turn.stores.composing().facts(turn.step.image));
    return facts.value(change.name) == change.before ? storeStruck(turn.stores, turn.actor, turn.step.image, change) : Result<>();
}

/// With its labels, a draft that an import began also loses the place that was kept for it.
Result<> applyLabelImport(const UndoTurn &turn, UndoneStep &undone)
{
    YUYI_CHECK(applyField(turn, undone));
    return turn.undo ? limitReservationInTransaction(turn.stores, turn.step.person, turn.step.image)
                     : keepReservationInTransaction(turn.stores, turn.step.person, turn.step.image);
}

Result<> applySubmission(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Annotate;
    AnnotationService service(turn.stores, turn.actor);
    const AnnotationId id(turn.step.subject);
    if (!turn.undo)
        return service.submitInTransaction(id);
    YUYI_TRY(const auto image, turn.stores.images().image(turn.step.image));
    if (image.stage == Stage::Released) {
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "“%1” was released after the annotation was submitted. To change the annotation, reopen it on the Annotate page.")
                .arg(image.names.value(0)));
    }
    return service.reopenInTransaction(id);
}

/// Undoing submits again, if nothing has happened since. What was released and is still the same is released as before.
Result<> applyReopening(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Annotate;
    AnnotationService service(turn.stores, turn.actor);
    const AnnotationId id(turn.step.subject);
    if (!turn.undo)
        return service.reopenInTransaction(id);
    const Json before = storedJson(turn.step.before);
    const AnnotationContent content = annotationContentFromJson(fieldOf(before, "content"));
    YUYI_TRY(const auto annotation, turn.stores.annotations().annotation(id));
    if (annotation.person != turn.actor || fromCode<AnnotationState>(textOf(before, "now")) != annotation.state
        || !fieldsThatDiffer(content, annotation.content).isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The annotation has changed since it was reopened. Check it on the Annotate page, and submit it there."));
    }
    YUYI_CHECK(service.submitInTransaction(id));
    YUYI_TRY(const auto image, turn.stores.images().image(annotation.image));
    if (image.stage != Stage::Accepted || fromCode<Stage>(textOf(before, "stage")) != Stage::Released
        || toJson(annotation.content) != toJson(content))
        return {};
    YUYI_CHECK(turn.stores.images().setStage(image.id, Stage::Released));
    return turn.stores.record(makeEvent(Entity::Image, image.id.value(), AuditAction::Stage, turn.actor, codeOf(image.stage).toUtf8(),
                                        codeOf(Stage::Released).toUtf8()));
}

} // namespace

Result<> pushAnnotationStep(Stores &stores, const PersonId &actor, const Annotation &annotation,
                            const AnnotationContent &before, const QString &field, const QString &text)
{
    return pushContentStep(stores, newUndoStep(annotationFieldStep, actor, annotation.image, annotation.id.value(), text), annotation,
                           before, field);
}

Result<> storeStruck(Stores &stores, const PersonId &actor, const ImageId &image, const StruckChange &change)
{
    YUYI_CHECK(stores.composing().setFacts(image, {{change.name, change.after}}, actor));
    const auto shown = [&](const QString &value) -> Result<QByteArray> {
        const QMap<QString, QString> fact{{change.name, value}};
        YUYI_TRY(const auto names, struckNames(stores, fact));
        return auditValueOfFacts({{change.name, names.value(kindOfStruck(change.name)).join(Tr::tr(", ", "between options"))}});
    };
    YUYI_TRY(const auto before, shown(change.before));
    YUYI_TRY(const auto after, shown(change.after));
    return stores.record(makeEvent(Entity::Image, image.value(), AuditAction::Facts, actor, before, after));
}

Result<> pushStrikeStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const AnnotationContent &before,
                        const QString &field, const QString &text, const StruckChange &struck)
{
    const auto side = [&](const AnnotationContent &content, const QString &value) {
        Json json = storedJson(contentJson(content, field));
        json[kStruck] = {{"name", toUtf8(struck.name)}, {"value", toUtf8(value)}};
        return storedText(json);
    };
    UndoStep undo = newUndoStep(annotationFieldStep, actor, annotation.image, annotation.id.value(), text);
    undo.before = side(before, struck.before);
    undo.after = side(annotation.content, struck.after);
    return stores.history().push(undo);
}

Result<> pushLabelImportStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const AnnotationContent &before,
                             const QString &text)
{
    return pushContentStep(stores, newUndoStep(labelImportStep, actor, annotation.image, annotation.id.value(), text), annotation, before,
                           labelsField);
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

Result<> pushReopeningStep(Stores &stores, const PersonId &actor, const Annotation &annotation, AnnotationState now, Stage stage)
{
    UndoStep undo = newUndoStep(reopeningStep, actor, annotation.image, annotation.id.value(), Tr::tr("Reopened"));
    undo.before = storedText({{"stage", codeOf(stage)}, {"now", codeOf(now)}, {"content", toJson(annotation.content)}});
    return stores.history().push(undo);
}

QList<UndoAction> annotationUndoActions()
{
    UndoAction field{annotationFieldStep, applyField};
    field.namesImage = true;
    field.authorOnly = [] { return Tr::tr("Only the author of a draft can change it."); };
    UndoAction labels{labelImportStep, applyLabelImport};
    labels.namesImage = true;
    UndoAction submission{submissionStep, applySubmission};
    submission.namesImage = true;
    submission.standsAlone = true;
    UndoAction reopening{reopeningStep, applyReopening};
    reopening.namesImage = true;
    reopening.authorOnly = [] { return Tr::tr("Only the author of an annotation can submit it."); };
    return {field, labels, submission, reopening};
}

} // namespace yuyi
