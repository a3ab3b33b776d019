// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/keptactions.h"

#include "models/domain/annotation/annotationjson.h"
#include "models/domain/json/jsonfields.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/annotation/keptdecisions.h"
#include "models/services/session/once.h"

namespace yuyi {

namespace {

const QString submissionKind = QStringLiteral("submission");
const QString answerKind = QStringLiteral("answer");
const QString commentKind = QStringLiteral("comment");

QString nameText(const QUuid &name)
{
    return name.toString(QUuid::WithoutBraces);
}

/// The annotation to save, in the version that it must have in the project.
Result<Annotation> annotationToSave(Stores &stores, const PersonId &person, const Json &content)
{
    QList<QUuid> saves;
    for (const QString &name : textsOf(content, "saves"))
        saves.append(QUuid::fromString(name));
    YUYI_TRY(const int version, versionAfter(stores, wholeOf(content, "version"), saves));
    Annotation annotation;
    annotation.id = AnnotationId::fromString(textOf(content, "annotation"));
    annotation.image = ImageId::fromString(textOf(content, "image"));
    annotation.person = person;
    if (version > 0) {
        YUYI_TRY(const auto stored, stores.annotations().annotation(annotation.id));
        annotation = stored;
    }
    annotation.version = version;
    annotation.content = annotationContentFromJson(fieldOf(content, "content"));
    return annotation;
}

Result<Carried> carrySubmission(Stores &stores, const PersonId &person, const KeptAction &action)
{
    const Json &content = action.content;
    AnnotationService service(stores, person);
    YUYI_TRY(const bool submitted, tookPlace(stores, action.name));
    if (!submitted) {
        // Saved first: a submission that is refused must not cost what was typed.
        const QUuid saving = saveNameOf(action);
        YUYI_TRY(const bool saved, tookPlace(stores, saving));
        if (!saved) {
            YUYI_TRY(const auto annotation, annotationToSave(stores, person, content));
            YUYI_CHECK(once(stores, saving, [&]() -> Result<> {
                YUYI_CHECK(service.saveDraft(annotation));
                return {};
            }));
        }
    }
    // Restored from its copy, a first save has made another annotation than the one that was sent.
    YUYI_TRY(const auto current, stores.annotations().current(ImageId::fromString(textOf(content, "image")), person));
    YUYI_TRY(const auto stored, current ? Result<Annotation>(*current)
                                        : stores.annotations().annotation(AnnotationId::fromString(textOf(content, "annotation"))));
    Carried carried;
    carried.answer["version"] = stored.version;
    if (!submitted) {
        const auto done = once(stores, action.name, [&] { return service.submit(stored); });
        if (!done && done.error().code == ErrorCode::Environment)
            return passOn(done);
        if (!done)
            carried.refused = done.error();
    }
    YUYI_TRY(const auto image, stores.images().image(stored.image));
    carried.answer["stage"] = codeOf(image.stage);
    return carried;
}

BlindAnswer keptAnswer(const Json &content)
{
    BlindAnswer answer;
    answer.validation = ValidationId::fromString(textOf(content, "validation"));
    const QString text = textOf(content, "text");
    answer.answer = text.isEmpty() ? Answer(idsOf<OptionId>(content, "options")) : Answer::written(text);
    answer.milliseconds = wholeOf<qint64>(content, "milliseconds");
    for (const QString &flag : textsOf(content, "flags")) {
        if (const auto known = fromCode<VoteFlag>(flag))
            answer.flags.append(*known);
    }
    answer.note = textOf(content, "note");
    return answer;
}

Result<Carried> carryAnswer(Stores &stores, const PersonId &person, const KeptAction &action)
{
    YUYI_CHECK(once(stores, action.name, [&]() -> Result<> {
        YUYI_CHECK(ValidationService(stores, person).answer(keptAnswer(action.content), textOf(action.content, "step")));
        return {};
    }));
    return Carried();
}

Result<Carried> carryComment(Stores &stores, const PersonId &person, const KeptAction &action)
{
    const Json &content = action.content;
    CommentTarget target;
    target.subject = fromCode<TalkSubject>(textOf(content, "subject")).value_or(TalkSubject::Image);
    target.id = QUuid::fromString(textOf(content, "about"));
    target.image = ImageId::fromString(textOf(content, "image"));
    target.field = textOf(content, "field");
    YUYI_CHECK(once(stores, action.name, [&]() -> Result<> {
        YUYI_CHECK(CommentService(stores, person).add(target, textOf(content, "text")));
        return {};
    }));
    return Carried();
}

} // namespace

Result<int> versionAfter(Stores &stores, int version, const QList<QUuid> &saves)
{
    for (const QUuid &save : saves) {
        YUYI_TRY(const bool done, tookPlace(stores, save));
        version += done ? 1 : 0;
    }
    return version;
}

Result<Annotation> saveNamed(Stores &stores, const PersonId &person, Annotation annotation, const AnnotationContent &before,
                             const std::optional<std::pair<QString, QString>> &step, const QList<QUuid> &saves, const QUuid &name)
{
    YUYI_TRY(annotation.version, versionAfter(stores, annotation.version, saves));
    AnnotationService service(stores, person);
    stores.identify(name);
    auto stored = step ? service.commit(annotation, before, step->first, step->second) : service.saveDraft(annotation);
    stores.identify({});
    return stored;
}

KeptAction toAction(const Submitting &submitting, const QString &where, const QString &typed)
{
    const Annotation &annotation = submitting.annotation;
    QStringList saves;
    for (const QUuid &save : submitting.saves)
        saves.append(nameText(save));
    KeptAction action;
    action.kind = submissionKind;
    action.where = where;
    action.typed = typed;
    action.at = currentTime();
    action.content = Json{{"annotation", annotation.id},
                          {"image", annotation.image},
                          {"version", annotation.version},
                          {"saves", saves},
                          {"content", toJson(annotation.content)}};
    return action;
}

QUuid saveNameOf(const KeptAction &submission)
{
    return QUuid::createUuidV5(submission.name, QStringLiteral("saved"));
}

KeptAction toAction(const BlindAnswer &answer, const QString &step, const QString &where, const QString &typed)
{
    QStringList options;
    for (const OptionId &option : answer.answer.options())
        options.append(option.toString());
    QStringList flags;
    for (const VoteFlag flag : answer.flags)
        flags.append(codeOf(flag));
    KeptAction action;
    action.kind = answerKind;
    action.where = where;
    action.typed = typed;
    action.at = currentTime();
    action.content = Json{{"validation", answer.validation},
                          {"options", options},
                          {"text", answer.answer.text},
                          {"milliseconds", answer.milliseconds},
                          {"flags", flags},
                          {"note", answer.note},
                          {"step", step}};
    return action;
}

KeptAction toAction(const CommentTarget &target, const QString &text, const QString &where)
{
    KeptAction action;
    action.kind = commentKind;
    action.where = where;
    action.typed = text;
    action.at = currentTime();
    action.content = Json{{"subject", codeOf(target.subject)},
                          {"about", nameText(target.id)},
                          {"image", target.image},
                          {"field", target.field},
                          {"text", text}};
    return action;
}

void addCarriers(ActionOutbox &outbox)
{
    addDecisionCarriers(outbox);
    outbox.addCarrier(commentKind, &carryComment);
    outbox.addCarrier(submissionKind, &carrySubmission);
    outbox.addCarrier(answerKind, &carryAnswer);
}

} // namespace yuyi
