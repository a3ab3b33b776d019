// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/calibrationservice.h"

#include "models/comparison/fieldvalue.h"
#include "models/domain/clock.h"
#include "models/domain/json/json.h"
#include "models/services/review/calibrationbatch.h"
#include "models/services/review/calibrationend.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"
#include "models/statistics/random.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CalibrationService)
};

Result<QHash<PersonId, Person>> peopleById(Stores &stores)
{
    YUYI_TRY(const auto people, stores.project().people());
    QHash<PersonId, Person> byId;
    for (const Person &person : people)
        byId.insert(person.id, person);
    return byId;
}

bool takesPart(const CalibrationBatch &batch, const PersonId &person)
{
    return std::any_of(batch.people.begin(), batch.people.end(),
                       [&](const CalibrationPerson &one) { return one.person == person; });
}

Json stateJson(CalibrationState state)
{
    return {{"state", codeOf(state)}};
}

/// What the people of the batch submitted. What they said blind counts even if they reopened it after the reveal.
Result<QHash<ImageId, QList<Submission>>> submittedIn(Stores &stores, const CalibrationBatch &batch)
{
    QHash<ImageId, QList<Submission>> given;
    QSet<HandedIn> blind;
    for (const ImageId &image : batch.images) {
        YUYI_TRY(const auto submissions, stores.submissions().submissions(image));
        for (const Submission &submission : submissions) {
            if (submission.calibration != batch.id || !takesPart(batch, submission.person))
                continue;
            given[image].append(submission);
            if (submission.blind)
                blind.insert({image, submission.person});
        }
    }
    if (blind.size() >= batch.images.size() * batch.people.size())
        return given;
    YUYI_TRY(const auto counted, stores.submissions().blindLabels());
    for (const SubmittedLabels &one : counted) {
        if (one.calibration != batch.id || !takesPart(batch, one.person) || blind.contains({one.image, one.person}))
            continue;
        YUYI_TRY(const auto submission, stores.submissions().submission(one.id));
        given[one.image].append(submission);
    }
    return given;
}

QSet<LabelCode> setOf(const Labels &labels, const DimensionCode &dimension)
{
    const QList<LabelCode> list = labels.value(dimension);
    return {list.begin(), list.end()};
}

} // namespace

bool CalibrationSummary::complete() const
{
    return std::all_of(batch.people.begin(), batch.people.end(), [this](const CalibrationPerson &one) {
        return done.value(one.person) >= batch.images.size();
    });
}

int RevealedImage::differing() const
{
    return static_cast<int>(
        std::count_if(fields.begin(), fields.end(), [](const RevealedField &field) { return !field.agreed; }));
}

Result<QList<ImageId>> CalibrationService::candidates(const ImageFilter &filter)
{
    ImageFilter kept = filter;
    kept.stage = Stage::Kept;
    YUYI_TRY(const auto images, m_stores.images().list(kept, ImageSort::Added));
    YUYI_TRY(const auto taken, m_stores.work().annotators(currentTime()));
    YUYI_TRY(const auto batches, m_stores.calibration().batches());
    QSet<ImageId> used;
    for (const CalibrationBatch &batch : batches)
        used.unite(QSet<ImageId>(batch.images.begin(), batch.images.end()));
    QList<ImageId> free;
    for (const ImageId &image : images) {
        if (!used.contains(image) && taken.value(image).isEmpty())
            free.append(image);
    }
    return free;
}

QList<ImageId> CalibrationService::draw(QList<ImageId> candidates, int size, quint32 seed)
{
    std::sort(candidates.begin(), candidates.end());
    Random random(seed);
    const qsizetype wanted = std::min<qsizetype>(std::max(0, size), candidates.size());
    for (qsizetype i = 0; i < wanted; ++i)
        candidates.swapItemsAt(i, i + random.below(static_cast<quint32>(candidates.size() - i)));
    candidates.resize(wanted);
    return candidates;
}

Result<CalibrationBatchId> CalibrationService::create(const NewCalibration &wanted)
{
    CalibrationBatch batch;
    batch.id = CalibrationBatchId::create();
    batch.name = wanted.name.trimmed();
    batch.seed = wanted.seed;
    batch.images = wanted.images;
    batch.createdAt = currentTime();
    batch.createdBy = m_actor;
    if (batch.name.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("A calibration batch needs a name."));
    if (batch.images.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("A calibration batch needs at least one image."));
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto people, peopleById(m_stores));
        for (const PersonId &id : wanted.people) {
            const Person person = people.value(id);
            if (takesPart(batch, id))
                continue;
            if (!person.is(Role::Annotator) || !person.available()) {
                return failure(ErrorCode::Invalid, Tr::tr("%1 is not an active annotator and cannot take part.")
                                                       .arg(person.name));
            }
            CalibrationPerson one;
            one.person = id;
            batch.people.append(one);
        }
        if (batch.people.size() < 2) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("A calibration needs at least two annotators."));
        }
        YUYI_TRY(const auto free, candidates({}));
        const QSet<ImageId> allowed(free.begin(), free.end());
        for (const ImageId &id : batch.images) {
            if (allowed.contains(id))
                continue;
            YUYI_TRY(const auto image, m_stores.images().image(id));
            return failure(ErrorCode::Invalid,
                           Tr::tr("The image “%1” cannot be used for calibration: it was not kept at inspection, somebody is already "
                                  "annotating it, or it is in another batch.")
                               .arg(image.names.value(0)));
        }
        YUYI_TRY(const auto guideline, m_stores.talk().guidelineInForce());
        if (guideline)
            batch.guideline = guideline->id;
        YUYI_CHECK(m_stores.calibration().add(batch));
        YUYI_CHECK(handOut(batch));
        return recordCalibration(m_stores, m_actor, batch, AuditAction::Added, {},
                                 {{"images", static_cast<int>(batch.images.size())},
                                  {"people", static_cast<int>(batch.people.size())},
                                  {"seed", static_cast<qint64>(batch.seed)}});
    }));
    return batch.id;
}

Result<> CalibrationService::handOut(const CalibrationBatch &batch)
{
    for (const CalibrationPerson &one : batch.people) {
        for (const ImageId &image : batch.images) {
            Assignment work;
            work.id = AssignmentId::create();
            work.person = one.person;
            work.task = Task::Annotate;
            work.image = image;
            work.origin = AssignmentOrigin::Calibration;
            work.note = batch.name;
            work.createdAt = batch.createdAt;
            work.createdBy = m_actor;
            YUYI_CHECK(m_stores.work().add(work));
        }
    }
    return {};
}

Result<QString> CalibrationService::missingOf(const CalibrationBatch &batch)
{
    YUYI_TRY(const auto handed, m_stores.calibration().handedIn(batch.id));
    YUYI_TRY(const auto people, peopleById(m_stores));
    QStringList behind;
    for (const CalibrationPerson &one : batch.people) {
        const auto open = std::count_if(batch.images.begin(), batch.images.end(), [&](const ImageId &image) {
            return !handed.contains({image, one.person});
        });
        if (open > 0) {
            behind.append(Tr::tr("%1 (%n image(s))", nullptr, static_cast<int>(open))
                              .arg(people.value(one.person).name));
        }
    }
    if (behind.isEmpty())
        return QString();
    return Tr::tr("Not submitted yet: %1.").arg(behind.join(Tr::tr(", ", "between people")));
}

Result<QString> CalibrationService::missing(const CalibrationBatchId &id)
{
    YUYI_TRY(const auto batch, m_stores.calibration().batch(id));
    return missingOf(batch);
}

Result<> CalibrationService::withdrawMissing(const CalibrationBatch &batch)
{
    AssignmentFilter open;
    open.state = AssignmentState::Open;
    open.origin = AssignmentOrigin::Calibration;
    const QSet<ImageId> images(batch.images.begin(), batch.images.end());
    for (const CalibrationPerson &one : batch.people) {
        open.person = one.person;
        YUYI_TRY(const auto assignments, m_stores.work().list(open));
        for (Assignment assignment : assignments) {
            if (!images.contains(assignment.image))
                continue;
            assignment.state = AssignmentState::Withdrawn;
            YUYI_CHECK(m_stores.work().update(assignment));
            YUYI_TRY(const auto draft, m_stores.annotations().current(assignment.image, one.person));
            // What was typed stays as it is, but is nobody's open work any more.
            if (draft && draft->state != AnnotationState::Submitted)
                YUYI_CHECK(m_stores.annotations().setState(draft->id, AnnotationState::Superseded));
        }
    }
    return {};
}

Result<> CalibrationService::reveal(const CalibrationBatchId &id, const QString &reason)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto batch, calibrationBatch(m_stores, id, CalibrationState::Labelling));
        YUYI_TRY(const auto missing, missingOf(batch));
        if (!missing.isEmpty() && reason.trimmed().isEmpty()) {
            return failure(ErrorCode::Refused,
                           Tr::tr("%1 To reveal the batch anyway, write a reason.").arg(missing));
        }
        YUYI_TRY(const auto handed, m_stores.calibration().handedIn(id));
        if (handed.isEmpty())
            return failure(ErrorCode::Refused, Tr::tr("Nobody has submitted anything, so there is nothing to reveal."));
        YUYI_CHECK(withdrawMissing(batch));
        batch.state = CalibrationState::Revealed;
        batch.revealedAt = currentTime();
        YUYI_CHECK(m_stores.calibration().save(batch));
        for (const ImageId &image : batch.images)
            YUYI_CHECK(refreshStage(m_stores, image, m_actor));
        return recordCalibration(m_stores, m_actor, batch, AuditAction::Revealed, stateJson(CalibrationState::Labelling),
                                 {{"state", codeOf(batch.state)},
                                  {"missing", missing},
                                  {"reason", reason.trimmed()}});
    });
}

Result<QSet<HandedIn>> CalibrationService::handedIn(const CalibrationBatchId &id)
{
    return m_stores.calibration().handedIn(id);
}

Result<QList<CalibrationSummary>> CalibrationService::batches()
{
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    YUYI_TRY(const auto all, m_stores.calibration().batches());
    QList<CalibrationSummary> list;
    for (const CalibrationBatch &batch : all) {
        if (!lead && !takesPart(batch, m_actor))
            continue;
        CalibrationSummary summary{batch, {}, {}};
        YUYI_TRY(const auto handed, m_stores.calibration().handedIn(batch.id));
        for (const HandedIn &one : handed)
            ++summary.done[one.person];
        for (const CalibrationPerson &one : batch.people) {
            if (one.result != CalibrationResult::Repeat || batch.state != CalibrationState::Revealed)
                continue;
            YUYI_TRY(const auto returns, m_stores.work().openReturns(one.person));
            for (const WorkReturn &entry : returns)
                summary.toRepeat[one.person] += batch.images.contains(entry.image) ? 1 : 0;
        }
        list.append(summary);
    }
    return list;
}

Result<Reveal> CalibrationService::revealed(const CalibrationBatchId &id)
{
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    Reveal reveal;
    YUYI_TRY(const auto batch, m_stores.calibration().batch(id));
    if (!lead && !takesPart(batch, m_actor)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Only leads and people who took part can see the batch “%1”.").arg(batch.name));
    }
    if (batch.state == CalibrationState::Labelling)
        return passOn(calibrationBatch(m_stores, id, CalibrationState::Revealed));
    reveal.batch = batch;
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto images, m_stores.images().images(batch.images));
    YUYI_TRY(const auto outcomes, m_stores.calibration().outcomes(id));
    YUYI_TRY(const auto comments, m_stores.talk().commentsOn(TalkSubject::Calibration, id.value()));
    YUYI_TRY(const auto guideline, m_stores.talk().guidelineInForce());
    reveal.guideline = guideline;

    QList<PersonId> people;
    for (const CalibrationPerson &one : batch.people)
        people.append(one.person);
    YUYI_TRY(const auto submitted, submittedIn(m_stores, batch));
    LabelsOf before;
    LabelsOf after;
    bool anew = false;
    const QList<Dimension> dimensions = info.preset.imageDimensions();
    for (const Image &image : images) {
        RevealedImage shown;
        shown.image = image;
        const QList<Submission> submissions = submitted.value(image.id);
        for (const Submission &submission : submissions) {
            if (submission.blind)
                shown.first.insert(submission.person, submission);
            else
                shown.newest.insert(submission.person, submission);
        }
        for (auto it = shown.first.cbegin(); it != shown.first.cend(); ++it) {
            before.insert({image.id, it.key()}, it->content.labels);
            after.insert({image.id, it.key()}, it->content.labels);
        }
        for (auto it = shown.newest.cbegin(); it != shown.newest.cend(); ++it) {
            after.insert({image.id, it.key()}, it->content.labels);
            anew = true;
        }
        for (const Dimension &dimension : dimensions) {
            RevealedField field;
            field.field = labelField(dimension.code);
            QSet<LabelCode> common;
            field.agreed = true;
            bool first = true;
            for (const PersonId &person : people) {
                const auto given = after.constFind({image.id, person});
                if (given == after.constEnd())
                    continue;
                const QSet<LabelCode> labels = setOf(*given, dimension.code);
                if (!first && labels != common)
                    field.agreed = false;
                common = labels;
                first = false;
            }
            for (const CalibrationOutcome &outcome : outcomes) {
                if (outcome.image == image.id && outcome.field == field.field)
                    field.outcome = outcome;
            }
            for (const Comment &comment : comments) {
                if (comment.target.image == image.id && comment.target.field == field.field) {
                    ++field.comments;
                    field.openComments += comment.state == CommentState::Open ? 1 : 0;
                }
            }
            shown.fields.append(field);
        }
        reveal.images.append(shown);
    }
    reveal.before = agreementOn(info.preset, batch.images, people, before);
    if (anew)
        reveal.after = agreementOn(info.preset, batch.images, people, after);
    return reveal;
}

Result<> CalibrationService::settle(const CalibrationOutcome &outcome)
{
    if (outcome.note.trimmed().isEmpty() && outcome.agreedValue.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Enter the outcome of the discussion: choose a value or write a sentence."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto person, requirePerson(m_stores, m_actor));
        YUYI_TRY(const auto batch, calibrationBatch(m_stores, outcome.batch, CalibrationState::Revealed));
        if (!person.is(Role::Lead) && !takesPart(batch, m_actor)) {
            return failure(ErrorCode::Refused,
                           Tr::tr("Only leads and people who took part can record outcomes for the batch “%1”.").arg(batch.name));
        }
        CalibrationOutcome now = outcome;
        now.note = outcome.note.trimmed();
        now.createdBy = m_actor;
        now.createdAt = currentTime();
        if (!now.clause.isEmpty()) {
            YUYI_TRY(const auto guideline, m_stores.talk().guideline(now.guideline));
            if (textOfClause(guideline.body, now.clause).isEmpty()) {
                return failure(ErrorCode::Invalid,
                               Tr::tr("Version %1 of the guideline has no such clause. Choose another clause.").arg(guideline.number));
            }
        }
        YUYI_TRY(const auto all, m_stores.calibration().outcomes(now.batch));
        Json before = Json::object();
        for (const CalibrationOutcome &one : all) {
            if (one.image == now.image && one.field == now.field)
                before = {{"value", one.agreedValue}, {"note", one.note}, {"clause", one.clause}};
        }
        if (now.id.isNull())
            now.id = CalibrationOutcomeId::create();
        YUYI_CHECK(m_stores.calibration().saveOutcome(now));
        return recordCalibration(m_stores, m_actor, batch, AuditAction::Outcome, before,
                                 {{"field", now.field},
                                  {"value", now.agreedValue},
                                  {"note", now.note},
                                  {"clause", now.clause}},
                                 now.image);
    });
}

Result<> CalibrationService::decide(const CalibrationBatchId &id, const PersonId &person, CalibrationResult result,
                                    const QString &note)
{
    return CalibrationEnd(m_stores, m_actor).decide(id, person, result, note);
}

Result<> CalibrationService::close(const CalibrationBatchId &id)
{
    return CalibrationEnd(m_stores, m_actor).close(id);
}

} // namespace yuyi
