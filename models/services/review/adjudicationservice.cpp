// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/adjudicationservice.h"

#include "models/comparison/contentcomparison.h"
#include "models/domain/preset/reservationlength.h"
#include "models/services/review/merging.h"
#include "models/services/review/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/requests.h"
#include "models/services/rules/returns.h"
#include "models/services/rules/stages.h"
#include "models/stores/deskstore.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AdjudicationService)
};

/// Who may settle a case may see it; a lead sees what is settled, unless it is their own work.
Result<> mayLook(Stores &stores, const PersonId &actor, const AdjudicationCase &of)
{
    auto may = mayAdjudicate(stores, actor, of.image);
    if (may || may.error().code != ErrorCode::Refused || of.state == CaseState::Open)
        return may;
    YUYI_TRY(const auto lead, isLead(stores, actor));
    for (const SubmissionId &id : {of.a, of.b}) {
        YUYI_TRY(const auto one, stores.submissions().submission(id));
        if (!lead || one.person == actor)
            return may;
    }
    return {};
}

/// What is settled shows the keys of the questions, so whoever may answer one of them blind answers first.
Result<> requireAnswered(Stores &stores, const PersonId &actor, const ImageId &image)
{
    YUYI_TRY(const auto gold, stores.annotations().gold(image));
    if (!gold)
        return {};
    YUYI_TRY(const auto hidden, hiddenItems(stores, actor));
    const QList<Question> &questions = gold->content.questions;
    if (std::any_of(questions.begin(), questions.end(),
                    [&](const Question &question) { return hidden.questions.contains(question.versionId); }))
        return failure(ErrorCode::Refused, Tr::tr("You may still answer questions of this image blind. Answer them first."));
    return {};
}

Result<> requireComment(const QString &comment)
{
    if (comment.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Write what both annotators should check."));
    return {};
}

} // namespace

Result<std::optional<AdjudicationCaseId>> AdjudicationService::next(const AdjudicationCaseId &after)
{
    return m_stores.review().nextCase(m_actor, after, m_clock());
}

Result<qint64> AdjudicationService::openCases()
{
    return m_stores.review().openCases(m_actor, m_clock());
}

Result<QList<CaseSummary>> AdjudicationService::cases(int limit)
{
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    return m_stores.review().casesFor(m_actor, limit, lead);
}

Result<CaseView> AdjudicationService::look(const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
    YUYI_CHECK(mayLook(m_stores, m_actor, found));
    if (found.state == CaseState::Settled)
        YUYI_CHECK(requireAnswered(m_stores, m_actor, found.image));
    YUYI_TRY(const auto fields, m_stores.review().fields(id));
    YUYI_TRY(const auto decisions, m_stores.review().decisions(id));
    CaseView view;
    view.id = found.id;
    view.image = found.image;
    view.state = found.state;
    view.round = found.round;
    for (const SubmissionId &side : {found.a, found.b}) {
        YUYI_TRY(const auto submission, m_stores.submissions().submission(side));
        view.unsure += submission.content.unsure ? 1 : 0;
    }
    for (const Discrepancy &field : fields) {
        const auto decision = decisions.constFind(field.id);
        view.fields.append(caseFieldOf(field, decision == decisions.constEnd() ? nullptr : &*decision, found.leftSide));
    }
    return view;
}

Result<std::optional<AdjudicationCaseId>> AdjudicationService::caseOf(const ImageId &image)
{
    YUYI_TRY(const auto found, m_stores.review().caseInForce(image));
    if (!found)
        return std::optional<AdjudicationCaseId>();
    return std::optional<AdjudicationCaseId>(found->id);
}

Result<AdjudicationCase> AdjudicationService::hold(AdjudicationCase held)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    const QDateTime now = m_clock();
    const bool byAnother = !held.adjudicator.isNull() && held.adjudicator != m_actor && held.reservedUntil.isValid()
                        && held.reservedUntil > now;
    if (byAnother) {
        return failure(ErrorCode::Conflict,
                       Tr::tr("Another adjudicator is working on this image. Continue with the next one."));
    }
    const QDateTime until = reservationEnd(info.rules.reservationMinutes, now);
    // What is in a package of theirs stays reserved for them.
    if (held.adjudicator != m_actor || !held.reservedUntil.isValid() || held.reservedUntil < until)
        held.reservedUntil = until;
    held.adjudicator = m_actor;
    YUYI_TRY(const auto version, m_stores.review().updateCase(held));
    held.version = version;
    return held;
}

Result<CaseView> AdjudicationService::open(const AdjudicationCaseId &id)
{
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(m_stores.desk().takeCase(id));
        YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
        YUYI_CHECK(mayLook(m_stores, m_actor, found));
        if (found.state != CaseState::Open)
            return {};
        // Looking at what one holds changes nothing; whoever gets a new case holds it.
        if (found.adjudicator == m_actor && found.reservedUntil.isValid() && found.reservedUntil > m_clock())
            return {};
        if (found.adjudicator != m_actor) {
            YUYI_TRY(const auto person, requirePerson(m_stores, m_actor));
            if (person.paused) {
                return failure(ErrorCode::Refused,
                               Tr::tr("%1 is paused and gets no new work. Work in progress can be finished.").arg(person.name));
            }
        }
        const auto held = hold(found);
        return held ? Result<>() : passOn(held);
    }));
    return look(id);
}

Result<AdjudicationCase> AdjudicationService::openCaseOf(const Discrepancy &field)
{
    YUYI_TRY(const auto found, m_stores.review().adjudicationCase(field.inCase));
    YUYI_CHECK(mayAdjudicate(m_stores, m_actor, found.image));
    if (found.state == CaseState::Settled)
        return failure(ErrorCode::Refused, Tr::tr("This image is already adjudicated. Reopen it before you change anything."));
    if (found.state != CaseState::Open) {
        return failure(ErrorCode::Conflict,
                       Tr::tr("The annotations of this image have changed. Open the image again to continue."));
    }
    return hold(found);
}

Result<> AdjudicationService::recordBegin(const AdjudicationCase &inCase)
{
    EventFilter begun;
    begun.entity = Entity::Adjudication;
    begun.action = codeOf(AuditAction::Opened);
    begun.subject = inCase.image.value();
    YUYI_TRY(const auto last, m_stores.history().find(begun, 0, 1));
    if (!last.isEmpty() && last.constFirst().person == m_actor && last.constFirst().createdAt >= inCase.createdAt)
        return {};
    return m_stores.record(makeEvent(Entity::Adjudication, inCase.image.value(), AuditAction::Opened, m_actor));
}

Result<> AdjudicationService::store(const Discrepancy &field, const AdjudicationCase &inCase, const FieldDecision &decision,
                                    bool typing)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto decisions, m_stores.review().decisions(inCase.id));
    const auto former = decisions.constFind(field.id);
    const bool decided = former != decisions.constEnd();
    const CaseField view = caseFieldOf(field, decided ? &*former : nullptr, inCase.leftSide);
    YUYI_TRY(const auto value, decidedValue(view, decision, info.preset));
    Adjudication made;
    made.id = AdjudicationId::create();
    made.discrepancy = field.id;
    made.choice = choiceOf(decision.pick, inCase.leftSide);
    made.finalValue = toJson(value, kindOf(field.field));
    made.cause = decision.cause;
    made.note = decision.note;
    made.changeGuideline = decision.changeGuideline;
    made.createdAt = m_clock();
    made.createdBy = m_actor;
    // Letters on their way are one decision; everything else is a new one.
    YUYI_CHECK(recordBegin(inCase));
    const bool sameOne = typing && decided && former->createdBy == m_actor && former->choice == Choice::Edited
                      && made.choice == Choice::Edited && former->createdAt > inCase.settledAt;
    if (sameOne) {
        made.id = former->id;
        YUYI_CHECK(m_stores.review().amendDecision(made));
    } else {
        YUYI_CHECK(m_stores.review().addDecision(made));
    }
    if (field.state != DiscrepancyState::Settled)
        YUYI_CHECK(m_stores.review().setFieldState(field.id, DiscrepancyState::Settled));
    return m_stores.record(makeEvent(Entity::Adjudication, inCase.image.value(),
                                     typing ? AuditAction::Saved : AuditAction::Settled, m_actor,
                                     decided ? former->finalValue : QByteArray(), made.finalValue));
}

Result<CaseField> AdjudicationService::draft(const DiscrepancyId &id, const FieldDecision &decision)
{
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto field, m_stores.review().field(id));
        YUYI_TRY(const auto inCase, openCaseOf(field));
        return store(field, inCase, decision, true);
    }));
    YUYI_TRY(const auto field, m_stores.review().field(id));
    YUYI_TRY(const auto view, look(field.inCase));
    const auto found = std::find_if(view.fields.begin(), view.fields.end(),
                                    [&](const CaseField &one) { return one.id == id; });
    return *found;
}

Result<CaseField> AdjudicationService::settle(const DiscrepancyId &id, const FieldDecision &decision,
                                              const std::optional<FieldDecision> &before, const QString &text)
{
    CaseField settled;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto field, m_stores.review().field(id));
        YUYI_TRY(const auto inCase, openCaseOf(field));
        YUYI_CHECK(store(field, inCase, decision, false));
        YUYI_TRY(const auto decisions, m_stores.review().decisions(inCase.id));
        YUYI_TRY(const auto now, m_stores.review().field(id));
        const Adjudication made = decisions.value(id);
        settled = caseFieldOf(now, &made, inCase.leftSide);
        const FieldKind kind = kindOf(field.field);
        return pushAdjudicationStep(m_stores, m_actor, inCase.image, id, field.field,
                                    before ? toJson(*before, kind) : QByteArray(), toJson(*settled.decision, kind), text);
    }));
    return settled;
}

Result<> AdjudicationService::restoreInTransaction(const DiscrepancyId &id, const std::optional<FieldDecision> &decision)
{
    YUYI_TRY(const auto field, m_stores.review().field(id));
    YUYI_TRY(const auto inCase, openCaseOf(field));
    if (decision)
        return store(field, inCase, *decision, false);
    YUYI_CHECK(m_stores.review().dropDecision(id));
    YUYI_TRY(const auto info, m_stores.project().info());
    // Whether it needs somebody follows from the two values, as when they were compared.
    const FieldKind kind = kindOf(field.field);
    const FieldValue a = fieldValueFromJson(field.valueA, kind);
    const FieldValue b = fieldValueFromJson(field.valueB, kind);
    const bool near = kind == FieldKind::Text && field.similarity >= info.rules.textSimilarity && !a.text.isEmpty()
                   && !b.text.isEmpty();
    const DiscrepancyState state =
        near || sameMeaning(a, b, kind) ? DiscrepancyState::Merged : DiscrepancyState::Open;
    YUYI_CHECK(m_stores.review().setFieldState(id, state));
    return m_stores.record(makeEvent(Entity::Adjudication, inCase.image.value(), AuditAction::Unsettled, m_actor));
}

Result<> AdjudicationService::finish(const AdjudicationCaseId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        // Before it is settled: a desk does not see it any more then.
        YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
        YUYI_CHECK(finishInTransaction(id));
        return pushCaseStep(m_stores, m_actor, found.image, id, Tr::tr("Resolved"));
    });
}

Result<> AdjudicationService::finishInTransaction(const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
    YUYI_CHECK(mayAdjudicate(m_stores, m_actor, found.image));
    if (found.state != CaseState::Open)
        return failure(ErrorCode::Conflict, Tr::tr("This image is no longer waiting for adjudication."));
    YUYI_TRY(const auto held, hold(found));
    YUYI_CHECK(makeGoldInTransaction(m_stores, held, m_actor));
    return finishAssignment(m_stores, m_actor, Task::Adjudicate, held.image);
}

Result<> AdjudicationService::reopen(const AdjudicationCaseId &id)
{
    return m_stores.transaction([&] { return reopenInTransaction(id); });
}

Result<> AdjudicationService::reopenInTransaction(const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
    YUYI_CHECK(mayAdjudicate(m_stores, m_actor, found.image));
    if (found.state != CaseState::Settled)
        return failure(ErrorCode::Refused, Tr::tr("Only an adjudicated image can be reopened."));
    YUYI_TRY(const auto image, m_stores.images().image(found.image));
    if (image.stage == Stage::Released) {
        return failure(ErrorCode::Refused,
                       Tr::tr("This image has already been released, so its adjudication cannot be reopened."));
    }
    AdjudicationCase open = found;
    open.state = CaseState::Open;
    YUYI_CHECK(hold(open));
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Adjudication, open.image.value(), AuditAction::Reopened, m_actor)));
    YUYI_CHECK(refreshStage(m_stores, open.image, m_actor));
    return {};
}

Result<> AdjudicationService::sendBack(const AdjudicationCaseId &id, const QString &comment)
{
    if (m_stores.desk().isDesk()) {
        YUYI_CHECK(requireComment(comment));
        return askSteward(m_stores, TodoKind::SendBack, id.value(), comment.trimmed());
    }
    return m_stores.transaction([&] { return sendBackInTransaction(id, comment); });
}

Result<> AdjudicationService::sendBackInTransaction(const AdjudicationCaseId &id, const QString &comment)
{
    YUYI_CHECK(requireComment(comment));
    YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
    YUYI_CHECK(mayAdjudicate(m_stores, m_actor, found.image));
    if (found.state != CaseState::Open)
        return failure(ErrorCode::Conflict, Tr::tr("This image is no longer waiting for adjudication."));
    YUYI_TRY(auto back, hold(found));
    back.state = CaseState::SentBack;
    back.reservedUntil = {};
    YUYI_CHECK(m_stores.review().updateCase(back));
    for (const SubmissionId &submission : {back.a, back.b}) {
        YUYI_TRY(const auto one, m_stores.submissions().submission(submission));
        WorkReturn entry;
        entry.annotation = one.annotation;
        entry.origin = ReturnOrigin::Adjudication;
        entry.reason = QStringLiteral("differs");
        entry.note = comment.trimmed();
        YUYI_CHECK(returnInTransaction(m_stores, entry, m_actor, m_clock));
    }
    return m_stores.record(makeEvent(Entity::Adjudication, back.image.value(), AuditAction::SentBack, m_actor));
}

Result<FavourReport> AdjudicationService::favour()
{
    return adjudicationFavour(m_stores, m_actor);
}

} // namespace yuyi
