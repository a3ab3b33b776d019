// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/adjudicationservice.h"

#include "models/comparison/contentcomparison.h"
#include "models/services/review/merging.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/returns.h"
#include "models/services/rules/stages.h"
#include "models/services/review/undosteps.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AdjudicationService)
};

Choice choiceOf(Pick pick, Side leftSide)
{
    switch (pick) {
    case Pick::Left: return leftSide == Side::A ? Choice::A : Choice::B;
    case Pick::Right: return leftSide == Side::A ? Choice::B : Choice::A;
    case Pick::Both: return Choice::Both;
    case Pick::Common: return Choice::Common;
    case Pick::Edited: break;
    }
    return Choice::Edited;
}

Pick pickOf(Choice choice, Side leftSide)
{
    switch (choice) {
    case Choice::A: return leftSide == Side::A ? Pick::Left : Pick::Right;
    case Choice::B: return leftSide == Side::A ? Pick::Right : Pick::Left;
    case Choice::Both: return Pick::Both;
    case Choice::Common: return Pick::Common;
    case Choice::Edited: break;
    }
    return Pick::Edited;
}

CaseField viewOf(const Discrepancy &field, const Adjudication *decision, Side leftSide)
{
    const FieldKind kind = kindOf(field.field);
    const FieldValue a = fieldValueFromJson(field.valueA, kind);
    const FieldValue b = fieldValueFromJson(field.valueB, kind);
    CaseField view;
    view.id = field.id;
    view.field = field.field;
    view.left = leftSide == Side::A ? a : b;
    view.right = leftSide == Side::A ? b : a;
    view.similarity = field.similarity;
    view.state = field.state;
    view.merged = mergedValue(a, b, kind, leftSide == Side::A);
    if (decision)
        view.decision = fieldDecisionOf(*decision, kind, leftSide);
    return view;
}

/// A question worded anew gets ids of its own once, so that finishing twice does not make two versions of it.
void giveIds(FieldValue &value, const CaseField &view)
{
    QList<Question> known = view.left.questions + view.right.questions;
    if (view.decision)
        known += view.decision->value.questions;
    for (Question &question : value.questions) {
        const auto same = std::find_if(known.begin(), known.end(), [&](const Question &one) {
            return one.id == question.id && one.kind == question.kind && one.stem == question.stem
                && one.rationale == question.rationale
                && std::equal(one.options.begin(), one.options.end(), question.options.begin(), question.options.end(),
                              [](const Option &x, const Option &y) {
                                  return x.text == y.text && x.note == y.note && x.correct == y.correct;
                              });
        });
        if (same != known.end()) {
            question = *same;
            continue;
        }
        question.versionId = QuestionVersionId::create();
        question.frozen = true;
        for (Option &option : question.options)
            option.id = OptionId::create();
    }
}

Result<FieldValue> valueOf(const CaseField &view, const FieldDecision &decision, const Preset &preset)
{
    const FieldKind kind = kindOf(view.field);
    FieldValue value;
    switch (decision.pick) {
    case Pick::Left: return view.left;
    case Pick::Right: return view.right;
    case Pick::Both:
    case Pick::Common: {
        const bool both = decision.pick == Pick::Both;
        if (kind == FieldKind::Text)
            return failure(ErrorCode::Invalid, Tr::tr("You cannot keep both texts. Choose one of them, or write a new one."));
        if (kind == FieldKind::Label) {
            const Dimension *dimension = preset.dimension(dimensionOf(view.field));
            if (!dimension || !dimension->pickMany)
                return failure(ErrorCode::Invalid, Tr::tr("Only one label can be chosen for this dimension."));
            value.labels = both ? unionOf(*dimension, view.left.labels, view.right.labels)
                                : intersectionOf(*dimension, view.left.labels, view.right.labels);
        } else if (kind == FieldKind::Context) {
            for (const ContextNote &note : view.left.notes + view.right.notes) {
                const bool shared = view.left.notes.contains(note) && view.right.notes.contains(note);
                if ((both || shared) && !value.notes.contains(note))
                    value.notes.append(note);
            }
        } else if (both) {
            value.questions = view.left.questions + view.right.questions;
        }
        return value;
    }
    case Pick::Edited: break;
    }
    value = decision.value;
    if (kind == FieldKind::Label) {
        const Dimension *dimension = preset.dimension(dimensionOf(view.field));
        if (!dimension)
            return failure(ErrorCode::Invalid, Tr::tr("The preset does not contain this dimension."));
        for (const LabelCode &label : std::as_const(value.labels)) {
            if (!dimension->value(label))
                return failure(ErrorCode::Invalid, Tr::tr("The preset has no label “%1” for this dimension.").arg(label.text()));
        }
        if (!dimension->pickMany && value.labels.size() > 1)
            return failure(ErrorCode::Invalid, Tr::tr("Only one label can be chosen for this dimension."));
    }
    if (kind == FieldKind::Question) {
        QSet<QuestionId> offered;
        for (const Question &question : view.left.questions + view.right.questions)
            offered.insert(question.id);
        for (const Question &question : std::as_const(value.questions)) {
            if (!offered.remove(question.id))
                return failure(ErrorCode::Invalid, Tr::tr("The question must be based on one of the two "
                                                          "annotators' questions."));
        }
    }
    giveIds(value, view);
    return value;
}

/// Who may settle a case may see it; a lead sees what is settled, unless it is his own work.
Result<> mayLook(Stores &stores, const PersonId &actor, const AdjudicationCase &of)
{
    const auto may = mayAdjudicate(stores, actor, of.image);
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

} // namespace

int CaseView::openFields() const
{
    return static_cast<int>(
        std::count_if(fields.begin(), fields.end(), [](const CaseField &field) { return field.isOpen(); }));
}

FieldDecision fieldDecisionOf(const Adjudication &decision, FieldKind kind, Side leftSide)
{
    return {pickOf(decision.choice, leftSide), fieldValueFromJson(decision.finalValue, kind), decision.cause, decision.note,
            decision.changeGuideline};
}

QByteArray toJson(const FieldDecision &decision, FieldKind kind)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("pick"), codeOf(decision.pick)},
                                     {QStringLiteral("value"), QString::fromUtf8(toJson(decision.value, kind))},
                                     {QStringLiteral("cause"), codeOf(decision.cause)},
                                     {QStringLiteral("note"), decision.note},
                                     {QStringLiteral("guideline"), decision.changeGuideline}})
        .toJson(QJsonDocument::Compact);
}

FieldDecision fieldDecisionFromJson(const QByteArray &json, FieldKind kind)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    FieldDecision decision;
    decision.pick = fromCode<Pick>(object.value(QStringLiteral("pick")).toString()).value_or(Pick::Edited);
    decision.value = fieldValueFromJson(object.value(QStringLiteral("value")).toString().toUtf8(), kind);
    decision.cause = fromCode<Cause>(object.value(QStringLiteral("cause")).toString()).value_or(Cause::None);
    decision.note = object.value(QStringLiteral("note")).toString();
    decision.changeGuideline = object.value(QStringLiteral("guideline")).toBool();
    return decision;
}

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
        view.fields.append(viewOf(field, decision == decisions.constEnd() ? nullptr : &*decision, found.leftSide));
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
    const QDateTime until = info.rules.reservationEnd(now);
    // What is out in a package of his stays kept for him.
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
        YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
        YUYI_CHECK(mayLook(m_stores, m_actor, found));
        if (found.state != CaseState::Open)
            return {};
        // Looking at what one holds changes nothing; whoever gets a new case holds it.
        if (found.adjudicator == m_actor && found.reservedUntil.isValid() && found.reservedUntil > m_clock())
            return {};
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
    begun.action = QStringLiteral("opened");
    begun.subject = inCase.image.value();
    YUYI_TRY(const auto last, m_stores.history().find(begun, 0, 1));
    if (!last.isEmpty() && last.constFirst().person == m_actor && last.constFirst().createdAt >= inCase.createdAt)
        return {};
    return m_stores.record(makeEvent(Entity::Adjudication, inCase.image.value(), begun.action, m_actor));
}

Result<> AdjudicationService::store(const Discrepancy &field, const AdjudicationCase &inCase, const FieldDecision &decision,
                                    bool typing)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto decisions, m_stores.review().decisions(inCase.id));
    const auto former = decisions.constFind(field.id);
    const bool decided = former != decisions.constEnd();
    const CaseField view = viewOf(field, decided ? &*former : nullptr, inCase.leftSide);
    YUYI_TRY(const auto value, valueOf(view, decision, info.preset));
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
    } else if (const auto added = m_stores.review().addDecision(made); !added) {
        return added;
    }
    if (field.state != DiscrepancyState::Settled)
        YUYI_CHECK(m_stores.review().setFieldState(field.id, DiscrepancyState::Settled));
    return m_stores.record(makeEvent(Entity::Adjudication, inCase.image.value(),
                                     typing ? QStringLiteral("saved") : QStringLiteral("settled"), m_actor,
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
        settled = viewOf(now, &made, inCase.leftSide);
        const FieldKind kind = kindOf(field.field);
        return pushAdjudicationStep(m_stores, m_actor, inCase.image, id, field.field,
                                    before ? toJson(*before, kind) : QByteArray(), toJson(*settled.decision, kind), text);
    }));
    return settled;
}

Result<> AdjudicationService::restoreWithin(const DiscrepancyId &id, const std::optional<FieldDecision> &decision)
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
    return m_stores.record(makeEvent(Entity::Adjudication, inCase.image.value(), QStringLiteral("unsettled"), m_actor));
}

Result<> AdjudicationService::finish(const AdjudicationCaseId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(finishWithin(id));
        YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
        return pushCaseStep(m_stores, m_actor, found.image, id, Tr::tr("Resolved"));
    });
}

Result<> AdjudicationService::finishWithin(const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
    YUYI_CHECK(mayAdjudicate(m_stores, m_actor, found.image));
    if (found.state != CaseState::Open)
        return failure(ErrorCode::Conflict, Tr::tr("This image is no longer waiting for adjudication."));
    YUYI_TRY(const auto held, hold(found));
    YUYI_CHECK(makeGoldWithin(m_stores, held, m_actor));
    return finishAssignment(m_stores, m_actor, Task::Adjudicate, held.image);
}

Result<> AdjudicationService::reopen(const AdjudicationCaseId &id)
{
    return m_stores.transaction([&] { return reopenWithin(id); });
}

Result<> AdjudicationService::reopenWithin(const AdjudicationCaseId &id)
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
    if (const auto recorded = m_stores.record(
            makeEvent(Entity::Adjudication, open.image.value(), QStringLiteral("reopened"), m_actor));
        !recorded)
        return recorded;
    YUYI_CHECK(refreshStage(m_stores, open.image, m_actor));
    return {};
}

Result<> AdjudicationService::sendBack(const AdjudicationCaseId &id, const QString &comment)
{
    return m_stores.transaction([&] { return sendBackWithin(id, comment); });
}

Result<> AdjudicationService::sendBackWithin(const AdjudicationCaseId &id, const QString &comment)
{
    if (comment.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Write what both annotators should check."));
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
        YUYI_CHECK(returnWithin(m_stores, entry, m_actor, m_clock));
    }
    return m_stores.record(makeEvent(Entity::Adjudication, back.image.value(), QStringLiteral("sent-back"), m_actor));
}

} // namespace yuyi
