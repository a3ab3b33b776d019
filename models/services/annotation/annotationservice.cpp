// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/annotationservice.h"

#include "models/domain/json/json.h"
#include "models/services/annotation/imagepictures.h"
#include "models/services/annotation/questionforms.h"
#include "models/services/annotation/undosteps.h"
#include "models/services/review/goldquestions.h"
#include "models/services/review/submissions.h"
#include "models/services/rules/annotationcheck.h"
#include "models/services/rules/contentfields.h"
#include "models/services/rules/contentjson.h"
#include "models/services/rules/events.h"
#include "models/services/rules/requests.h"
#include "models/services/rules/reservations.h"
#include "models/services/rules/returns.h"
#include "models/services/rules/stages.h"
#include "models/stores/deskstore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AnnotationService)
};

/// More unfinished ones than anybody has; the walk along the queue ends there.
constexpr int draftsLookedPast = 100;

bool sameWording(const Question &a, const Question &b)
{
    return a.stem == b.stem && a.kind == b.kind && a.options == b.options && a.accepted == b.accepted && a.rationale == b.rationale
        && a.media == b.media;
}

/// Options that do not belong to this version yet (an undo brought them from a former one) get ids of their own.
void takeOwnOptions(Question &question, const Question &former)
{
    for (Option &option : question.options) {
        const bool own = std::any_of(former.options.begin(), former.options.end(),
                                     [&](const Option &o) { return o.id == option.id; });
        if (!own)
            option.id = OptionId::create();
    }
}

/// A submitted version never changes: what differs from it becomes the question's next version. Labels belong to no version.
void startNewVersions(AnnotationContent &content, const AnnotationContent &stored)
{
    for (Question &question : content.questions) {
        const auto former = std::find_if(stored.questions.begin(), stored.questions.end(),
                                         [&](const Question &q) { return q.id == question.id; });
        if (former == stored.questions.end()) {
            question.frozen = false;
            continue;
        }
        if (!former->frozen) {
            question.frozen = false;
            question.versionId = former->versionId;
            question.number = former->number;
            takeOwnOptions(question, *former);
            continue;
        }
        if (sameWording(question, *former)) {
            const Labels labels = question.labels;
            question = *former;
            question.labels = labels;
            continue;
        }
        question.versionId = QuestionVersionId::create();
        question.number = former->number + 1;
        question.frozen = false;
        for (Option &option : question.options)
            option.id = OptionId::create();
    }
}

/// The same questions before anything was written.
AnnotationContent blankOf(const AnnotationContent &content, const Preset &preset)
{
    AnnotationContent blank;
    for (const Question &question : content.questions) {
        Question empty = newQuestion(preset, blank.questions);
        empty.id = question.id;
        blank.questions.append(empty);
    }
    return blank;
}

/// One that is not stored yet.
Annotation freshAnnotation(const Preset &preset, const ImageId &image, const PersonId &person)
{
    Annotation fresh;
    fresh.id = AnnotationId::create();
    fresh.image = image;
    fresh.person = person;
    fresh.version = 0;
    for (int i = 0; i < std::max(1, preset.questions.minimum); ++i)
        fresh.content.questions.append(newQuestion(preset, fresh.content.questions));
    return fresh;
}

/// The sentences about a refused place speak to the person who wants it; this one speaks to somebody else.
Result<> requirePlaceForAnother(Stores &stores, const PersonId &person, const ImageId &image, const Clock &clock)
{
    auto place = requireReservationInTransaction(stores, person, image, clock);
    if (place || place.error().code != ErrorCode::Refused)
        return place;
    return failure(ErrorCode::Refused, Tr::tr("The person cannot annotate this image: it is not assigned to them, it has enough "
                                              "annotators, or they may not start new work now."));
}

} // namespace

Result<Annotation> AnnotationService::open(const ImageId &image)
{
    YUYI_TRY(auto opened, openWork(image));
    return std::move(opened.annotation);
}

Result<OpenedAnnotation> AnnotationService::openWork(const ImageId &image)
{
    OpenedAnnotation opened;
    YUYI_TRY(const auto current, m_stores.annotations().current(image, m_actor));
    if (!current || current->state != AnnotationState::Submitted) {
        YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
            YUYI_TRY(const auto reservation, reserveInTransaction(m_stores, m_actor, image, m_clock, Reservation::Kept));
            opened.reservation = reservation;
            return {};
        }));
    }
    YUYI_TRY(const auto assignment, m_stores.work().find(m_actor, Task::Annotate, image));
    if (assignment && assignment->state == AssignmentState::Open)
        opened.note = assignment->note;
    YUYI_TRY(const auto batch, m_stores.calibration().batchFor(image, m_actor));
    opened.calibration = batch.has_value();
    if (current) {
        opened.annotation = *current;
        YUYI_TRY(const auto returns, m_stores.work().returnsOf(opened.annotation.id, true));
        opened.returns = returns;
        return opened;
    }
    YUYI_TRY(const auto info, m_stores.project().info());
    opened.annotation = freshAnnotation(info.preset, image, m_actor);
    return opened;
}

Result<> AnnotationService::leave(const ImageId &image)
{
    return m_stores.transaction([&] { return releaseReservationInTransaction(m_stores, m_actor, image, m_clock); });
}

Result<Annotation> AnnotationService::store(const Annotation &annotation, Written where)
{
    Annotation now = annotation;
    if (where != Written::Elsewhere) {
        YUYI_TRY(const auto guideline, m_stores.talk().guidelineInForce());
        now.guideline = guideline ? guideline->id : GuidelineId();
    }
    YUYI_CHECK(keepImagePictures(m_stores, now));
    if (now.version == 0) {
        // Two windows can save for the first time at once: the second one has to see what the first one saved.
        YUYI_CHECK(m_stores.work().lockImage(now.image));
        YUYI_TRY(const auto current, m_stores.annotations().current(now.image, m_actor));
        if (current) {
            return failure(ErrorCode::Conflict,
                           Tr::tr("You started to annotate this image in another window. Open the image again to continue."));
        }
        YUYI_CHECK(requireReservationInTransaction(m_stores, m_actor, now.image, m_clock));
        now.person = m_actor;
        now.version = 1;
        if (where != Written::Elsewhere) {
            now.createdAt = currentTime();
            now.updatedAt = now.createdAt;
        }
        YUYI_CHECK(m_stores.annotations().add(now));
    } else {
        YUYI_TRY(const auto stored, m_stores.annotations().annotation(now.id));
        if (stored.person != m_actor)
            return failure(ErrorCode::Refused, Tr::tr("This annotation belongs to somebody else, so you cannot change it."));
        if (stored.state == AnnotationState::Submitted || stored.state == AnnotationState::Superseded) {
            return failure(ErrorCode::Refused,
                           Tr::tr("This annotation has been submitted. Reopen it before you change it."));
        }
        // What was typed is kept even where the place is lost; handing it in is refused.
        YUYI_CHECK(reserveInTransaction(m_stores, m_actor, now.image, m_clock));
        startNewVersions(now.content, stored.content);
        YUYI_TRY(const auto version, m_stores.annotations().save(now));
        now.version = version;
    }
    if (where == Written::ByImporter)
        return now;
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Annotation, now.image.value(), AuditAction::Saved, m_actor)));
    YUYI_CHECK(refreshStage(m_stores, now.image, m_actor));
    return now;
}

Result<Annotation> AnnotationService::saveDraft(const Annotation &annotation)
{
    Annotation stored;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto now, store(annotation));
        stored = now;
        return {};
    }));
    return stored;
}

Result<Annotation> AnnotationService::commit(const Annotation &annotation, const AnnotationContent &before,
                                             const QString &field, const QString &text)
{
    Annotation stored;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        if (annotation.version > 0)
            YUYI_CHECK(stepWhatWasLeft(annotation, before));
        YUYI_TRY(const auto now, store(annotation));
        stored = now;
        if (stored.content == before)
            return {};
        return pushSteps(stored, before, field, text);
    }));
    return stored;
}

Result<bool> AnnotationService::fillLabelsInTransaction(const ImageId &image, const Labels &labels, const LabelSource &source)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto current, m_stores.annotations().current(image, m_actor));
    Annotation annotation = current ? *current : freshAnnotation(info.preset, image, m_actor);
    const AnnotationContent before = annotation.content;
    for (auto given = labels.constBegin(); given != labels.constEnd(); ++given) {
        QList<LabelCode> &own = annotation.content.labels[given.key()];
        const bool same = own.size() == given->size()
                       && std::all_of(own.begin(), own.end(), [&](const LabelCode &label) { return given->contains(label); });
        if (!own.isEmpty() && !same) {
            const Dimension *dimension = info.preset.dimension(given.key());
            return failure(ErrorCode::Conflict, Tr::tr("The person's annotation of this image has other labels for “%1”.")
                                                    .arg(dimension ? dimension->title.text() : given.key().text()));
        }
        if (own.isEmpty())
            own = given.value();
    }
    if (annotation.content == before)
        return false;
    if (annotation.state == AnnotationState::Submitted)
        return failure(ErrorCode::Refused, Tr::tr("The person has already submitted their annotation of this image."));
    const bool begins = annotation.version == 0;
    if (begins)
        YUYI_CHECK(requirePlaceForAnother(m_stores, m_actor, image, m_clock));
    else
        YUYI_CHECK(stepWhatWasLeft(annotation, before));
    YUYI_TRY(const auto stored, store(annotation, Written::ByImporter));
    if (begins)
        YUYI_CHECK(keepReservationInTransaction(m_stores, m_actor, image));
    const auto [was, is] = differingMembers(before, stored.content);
    Json after = storedJson(is);
    after["person"] = m_actor;
    after["file"] = toUtf8(source.file);
    YUYI_CHECK(m_stores.record(
        makeEvent(Entity::Annotation, image.value(), AuditAction::Imported, source.importer, was, storedText(after))));
    YUYI_CHECK(refreshStage(m_stores, image, source.importer));
    YUYI_CHECK(pushLabelImportStep(m_stores, m_actor, stored, before, Tr::tr("Imported labels")));
    return true;
}

Result<> AnnotationService::pushSteps(const Annotation &annotation, const AnnotationContent &before, const QString &named,
                                      const QString &text)
{
    const auto [was, is] = differingMembers(before, annotation.content);
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Annotation, annotation.image.value(), AuditAction::Edited, m_actor, was, is)));
    YUYI_TRY(const auto info, m_stores.project().info());
    QStringList fields = fieldsThatDiffer(before, annotation.content);
    const bool isNamed = fields.removeIf([&](const QString &field) {
        return field == named || (isQuestionField(field) && isQuestionField(named)) || (isLabelField(field) && named == labelsField);
    }) > 0;
    if (isNamed)
        fields.append(named);
    Annotation step = annotation;
    step.content = before;
    for (const QString &field : std::as_const(fields)) {
        const AnnotationContent former = step.content;
        step.content = withField(former, before, annotation.content, field);
        if (step.content == former)
            continue; // the field of a question before it took all changes of questions along
        const QString title = field == named ? text : nameOfContentField(field, info.preset);
        YUYI_CHECK(pushAnnotationStep(m_stores, m_actor, step, former, field, title));
    }
    return {};
}

Result<> AnnotationService::stepTypingInTransaction(const ImageId &image)
{
    YUYI_TRY(const auto current, m_stores.annotations().current(image, m_actor));
    if (!current || current->state == AnnotationState::Submitted)
        return {};
    return stepWhatWasLeft(*current, current->content);
}

Result<> AnnotationService::stepWhatWasLeft(const Annotation &annotation, const AnnotationContent &content)
{
    EventFilter saves;
    saves.person = m_actor;
    saves.entity = Entity::Annotation;
    saves.action = codeOf(AuditAction::Saved);
    saves.image = annotation.image;
    YUYI_TRY(const auto last, m_stores.history().find(saves, 0, 1));
    if (last.isEmpty() || last.constFirst().act.isNull())
        return {};
    YUYI_TRY(const auto together, m_stores.history().eventsOfAct(last.constFirst().act));
    const bool finished = std::any_of(together.begin(), together.end(), [](const Event &event) {
        return event.entity == Entity::Undo || (event.entity == Entity::Annotation && !event.is(AuditAction::Saved));
    });
    if (finished)
        return {}; // the last thing was no typing
    YUYI_TRY(const auto steps, m_stores.history().stepsOf(m_actor, annotation.id.value()));
    std::optional<AnnotationContent> known;
    for (const UndoStep &step : steps) {
        if (step.kind == reopeningStep && !step.undone)
            known = readAnnotationStep(step.before).content; // as it was submitted
        if (step.kind != annotationFieldStep && step.kind != labelImportStep)
            continue;
        if (!step.undone)
            known = readAnnotationStep(step.after).content;
        else if (!known)
            known = readAnnotationStep(step.before).content;
    }
    if (!known) {
        // Nothing was ever finished here, or it is too long ago to be in the history.
        EventFilter edits = saves;
        edits.action = codeOf(AuditAction::Edited);
        YUYI_TRY(const auto edited, m_stores.history().count(edits));
        if (edited > 0 || annotation.state != AnnotationState::Draft)
            return {};
        YUYI_TRY(const auto info, m_stores.project().info());
        known = blankOf(content, info.preset);
    }
    if (fieldsThatDiffer(*known, content).isEmpty())
        return {};
    Annotation left = annotation;
    left.content = content;
    return pushSteps(left, *known, {}, {});
}

Result<> AnnotationService::submit(const Annotation &annotation)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(stepTypingInTransaction(annotation.image));
        YUYI_TRY(const auto now, store(annotation));
        YUYI_CHECK(submitInTransaction(now.id));
        return pushSubmissionStep(m_stores, m_actor, now, Tr::tr("Submitted"));
    });
}

Result<> AnnotationService::submitInTransaction(const AnnotationId &id)
{
    YUYI_TRY(const auto annotation, m_stores.annotations().annotation(id));
    YUYI_CHECK(requireComplete(m_stores, annotation));
    YUYI_CHECK(requireReservationInTransaction(m_stores, m_actor, annotation.image, m_clock));
    YUYI_CHECK(requireRepaired(m_stores, annotation));
    YUYI_CHECK(m_stores.annotations().freezeQuestions(id));
    YUYI_CHECK(m_stores.annotations().setState(id, AnnotationState::Submitted));
    YUYI_CHECK(m_stores.annotationQueue().setSkipped(annotation.image, m_actor, false));
    const QByteArray content = storedText(toJson(annotation.content));
    const Event event =
        makeEvent(Entity::Annotation, annotation.image.value(), AuditAction::Submitted, m_actor, {}, content);
    YUYI_CHECK(m_stores.record(event));
    // Read anew: its questions are fixed now.
    YUYI_TRY(const auto handedIn, m_stores.annotations().annotation(id));
    return handInInTransaction(m_stores, handedIn, m_actor);
}

Result<> AnnotationService::reopen(const AnnotationId &id)
{
    if (m_stores.desk().isDesk())
        return askSteward(m_stores, TodoKind::Reopen, id.value());
    return m_stores.transaction([&] { return reopenWithStepInTransaction(id); });
}

Result<> AnnotationService::reopenWithStepInTransaction(const AnnotationId &id)
{
    YUYI_TRY(const auto annotation, m_stores.annotations().annotation(id));
    YUYI_TRY(const auto image, m_stores.images().image(annotation.image));
    YUYI_CHECK(reopenInTransaction(id));
    YUYI_TRY(const auto now, m_stores.annotations().annotation(id));
    return pushReopeningStep(m_stores, m_actor, annotation, now.state, image.stage);
}

Result<bool> AnnotationService::isReleased(const ImageId &image)
{
    YUYI_TRY(const auto found, m_stores.images().image(image));
    return found.stage == Stage::Released;
}

Result<> AnnotationService::reopenInTransaction(const AnnotationId &id)
{
    YUYI_TRY(const auto annotation, m_stores.annotations().annotation(id));
    if (annotation.person != m_actor)
        return failure(ErrorCode::Refused, Tr::tr("This annotation belongs to somebody else, so you cannot change it."));
    if (annotation.state != AnnotationState::Submitted)
        return failure(ErrorCode::Refused, Tr::tr("Only a submitted annotation can be reopened."));
    YUYI_TRY(const auto back, withdrawInTransaction(m_stores, annotation, m_actor));
    YUYI_CHECK(m_stores.annotations().setState(id, back));
    const Event event =
        makeEvent(Entity::Annotation, annotation.image.value(), AuditAction::Reopened, m_actor);
    YUYI_CHECK(m_stores.record(event));
    YUYI_CHECK(refreshStage(m_stores, annotation.image, m_actor));
    return {};
}

Result<> AnnotationService::restoreInTransaction(const AnnotationId &id, const AnnotationContent &from, const AnnotationContent &to,
                                                 const QString &field)
{
    YUYI_TRY(auto annotation, m_stores.annotations().annotation(id));
    annotation.content = withField(annotation.content, from, to, field);
    YUYI_CHECK(store(annotation));
    return {};
}

Result<> AnnotationService::skip(const ImageId &image)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(m_stores.annotationQueue().setSkipped(image, m_actor, true));
        YUYI_CHECK(releaseReservationInTransaction(m_stores, m_actor, image, m_clock));
        return m_stores.record(makeEvent(Entity::Annotation, image.value(), AuditAction::Skipped, m_actor));
    });
}

Result<std::optional<ImageId>> AnnotationService::next(const ImageId &after)
{
    YUYI_TRY(const auto turn, turnOf(m_stores, m_actor, m_clock));
    return m_stores.annotationQueue().nextFor(turn, after);
}

Result<std::optional<ImageId>> AnnotationService::goesBefore(const ImageId &untouched)
{
    YUYI_TRY(const auto turn, turnOf(m_stores, m_actor, m_clock));
    const auto isCalibration = [this](const ImageId &image) -> Result<bool> {
        const auto batch = m_stores.calibration().batchFor(image, m_actor);
        return batch ? Result<bool>(batch->has_value()) : passOn(batch);
    };
    YUYI_TRY(const auto calibrates, isCalibration(untouched));
    // The queue begins with what came back; between it and the calibration stand own drafts.
    ImageId at;
    for (int looked = 0; looked < draftsLookedPast; ++looked) {
        YUYI_TRY(const auto next, m_stores.annotationQueue().nextFor(turn, at));
        if (!next || *next == untouched || *next == at)
            return std::nullopt;
        at = *next;
        YUYI_TRY(const auto own, m_stores.annotations().current(at, m_actor));
        if (own && own->state == AnnotationState::Returned)
            return at;
        if (own)
            continue;
        YUYI_TRY(const auto calibration, isCalibration(at));
        return calibration && !calibrates ? std::optional(at) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace yuyi
