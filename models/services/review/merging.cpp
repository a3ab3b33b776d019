// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/merging.h"

#include "models/comparison/contentcomparison.h"
#include "models/domain/clock.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/annotationcheck.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/stages.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSet>

#include <limits>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Merging)
};

/// A former case with what was decided in it.
struct Former {
    std::optional<AdjudicationCase> last;
    QList<Discrepancy> fields;
    QHash<DiscrepancyId, Adjudication> decisions;
};

Result<Former> formerCase(Stores &stores, const ImageId &image)
{
    Former former;
    YUYI_TRY(const auto last, stores.review().lastCase(image));
    former.last = last;
    if (!former.last)
        return former;
    YUYI_TRY(const auto fields, stores.review().fields(former.last->id));
    former.fields = fields;
    YUYI_TRY(const auto decisions, stores.review().decisions(former.last->id));
    former.decisions = decisions;
    return former;
}

/// Both still say what they said, or what was decided.
bool stillHolds(const Discrepancy &before, const Adjudication &decision, const ComparedField &now)
{
    const FieldKind kind = kindOf(now.field);
    const FieldValue decided = fieldValueFromJson(decision.finalValue, kind);
    const auto holds = [&](const QByteArray &was, const FieldValue &is) {
        return fieldValueFromJson(was, kind) == is || sameMeaning(is, decided, kind);
    };
    return kindOf(before.field) == kind && holds(before.valueA, now.a) && holds(before.valueB, now.b);
}

/// The former decision that settles this field, if one does; questions may have got other numbers.
const Adjudication *carried(const Former &former, const ComparedField &now, QSet<DiscrepancyId> &used)
{
    for (const Discrepancy &before : former.fields) {
        const auto decision = former.decisions.constFind(before.id);
        if (decision == former.decisions.constEnd() || used.contains(before.id))
            continue;
        if (kindOf(now.field) != FieldKind::Question && before.field != now.field)
            continue;
        if (!stillHolds(before, *decision, now))
            continue;
        used.insert(before.id);
        return &*decision;
    }
    return nullptr;
}

Result<> supersede(Stores &stores, AdjudicationCase former)
{
    if (former.state == CaseState::Superseded)
        return {};
    former.state = CaseState::Superseded;
    YUYI_CHECK(stores.review().updateCase(former));
    return {};
}

/// Who is A says nothing about who handed in first.
bool standsFirst(const ImageId &image, const PersonId &one, const PersonId &other)
{
    const auto place = [&](const PersonId &person) {
        const QByteArray text = image.toString().toLatin1() + ' ' + person.toString().toLatin1();
        return Sha256::of(text);
    };
    return place(one) < place(other);
}

AdjudicationCase newCase(const Former &former, const ImageId &image, const Submission &a, const Submission &b,
                         const PersonId &actor)
{
    AdjudicationCase made;
    made.id = AdjudicationCaseId::create();
    made.image = image;
    made.a = a.id;
    made.b = b.id;
    made.createdAt = currentTime();
    made.createdBy = actor;
    if (former.last) {
        made.round = former.last->round + 1;
        made.seed = former.last->seed;
        made.leftSide = former.last->leftSide;
    } else {
        made.seed = static_cast<qint64>(QRandomGenerator::system()->generate64()
                                        & static_cast<quint64>(std::numeric_limits<qint64>::max()));
        made.leftSide = made.seed % 2 == 0 ? Side::A : Side::B;
    }
    return made;
}

} // namespace

FieldValue finalValueOf(const Discrepancy &field, const Adjudication *decision, Side leftSide)
{
    const FieldKind kind = kindOf(field.field);
    if (decision)
        return fieldValueFromJson(decision->finalValue, kind);
    return mergedValue(fieldValueFromJson(field.valueA, kind), fieldValueFromJson(field.valueB, kind), kind,
                       leftSide == Side::A);
}

Result<> mergeInTransaction(Stores &stores, const ImageId &image, const QList<Submission> &two, const PersonId &actor)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto former, formerCase(stores, image));
    Submission a = two.at(0);
    Submission b = two.at(1);
    if (standsFirst(image, b.person, a.person))
        std::swap(a, b);
    if (former.last) {
        // Who was A stays A, so that decisions and sides mean the same.
        YUYI_TRY(const auto formerA, stores.submissions().submission(former.last->a));
        if (formerA.person == b.person)
            std::swap(a, b);
        const bool inForce = former.last->state == CaseState::Open || former.last->state == CaseState::Settled;
        if (inForce && former.last->a == a.id && former.last->b == b.id)
            return {};
        YUYI_CHECK(supersede(stores, *former.last));
    }
    const AdjudicationCase made = newCase(former, image, a, b, actor);
    const QList<ComparedField> compared =
        compareContents(info.preset, a.content, b.content, info.rules.textSimilarity);
    QList<Discrepancy> fields;
    QList<Adjudication> decisions;
    QSet<DiscrepancyId> used;
    bool open = false;
    for (const ComparedField &one : compared) {
        const FieldKind kind = kindOf(one.field);
        Discrepancy field;
        field.id = DiscrepancyId::create();
        field.inCase = made.id;
        field.field = one.field;
        field.position = static_cast<int>(fields.size());
        field.valueA = toJson(one.a, kind);
        field.valueB = toJson(one.b, kind);
        field.similarity = one.similarity;
        field.state = one.merged ? DiscrepancyState::Merged : DiscrepancyState::Open;
        if (const Adjudication *before = carried(former, one, used)) {
            Adjudication again = *before;
            again.id = AdjudicationId::create();
            again.discrepancy = field.id;
            decisions.append(again);
            field.state = DiscrepancyState::Settled;
        }
        open = open || field.state == DiscrepancyState::Open;
        fields.append(field);
    }
    YUYI_CHECK(stores.review().addCase(made, fields));
    for (const Adjudication &decision : std::as_const(decisions))
        YUYI_CHECK(stores.review().addDecision(decision));
    const Event event = makeEvent(Entity::Adjudication, image.value(), AuditAction::Compared, actor);
    YUYI_CHECK(stores.record(event));
    return open ? Result<>() : makeGoldInTransaction(stores, made, actor);
}

Result<> makeGoldInTransaction(Stores &stores, const AdjudicationCase &adjudicationCase, const PersonId &actor)
{
    YUYI_TRY(const auto fields, stores.review().fields(adjudicationCase.id));
    YUYI_TRY(const auto decisions, stores.review().decisions(adjudicationCase.id));
    YUYI_TRY(const auto a, stores.submissions().submission(adjudicationCase.a));
    YUYI_TRY(const auto b, stores.submissions().submission(adjudicationCase.b));

    Annotation gold;
    int open = 0;
    for (const Discrepancy &field : fields) {
        const auto decision = decisions.constFind(field.id);
        const Adjudication *decided = decision == decisions.constEnd() ? nullptr : &*decision;
        if (!decided && field.state == DiscrepancyState::Open)
            ++open;
        putField(gold.content, field.field, finalValueOf(field, decided, adjudicationCase.leftSide));
    }
    if (open > 0)
        return failure(ErrorCode::Invalid, Tr::tr("%n field(s) are still undecided.", nullptr, open));
    gold.id = AnnotationId::create();
    gold.image = adjudicationCase.image;
    gold.person = actor;
    gold.origin = Origin::Gold;
    gold.state = AnnotationState::Submitted;
    gold.round = adjudicationCase.round;
    gold.guideline = (b.createdAt < a.createdAt ? b : a).guideline; // that of the earlier one
    gold.createdAt = currentTime();
    gold.updatedAt = gold.createdAt;
    YUYI_CHECK(requireComplete(stores, gold));
    AdjudicationCase settled = adjudicationCase;
    settled.state = CaseState::Settled;
    settled.settledAt = gold.createdAt;
    settled.reservedUntil = {};
    YUYI_TRY(const auto inside, isAway(stores));
    if (inside) {
        const auto updated = stores.review().updateCase(settled);
        return updated ? Result<>() : passOn(updated);
    }
    for (const Question &question : std::as_const(gold.content.questions)) {
        YUYI_TRY(const auto known, stores.review().hasVersion(question.versionId));
        YUYI_CHECK(known ? stores.review().makeVersionCurrent(question)
                         : stores.review().putQuestionVersion(question, actor));
    }
    YUYI_CHECK(stores.annotations().setGold(gold));
    settled.gold = gold.id;
    YUYI_CHECK(stores.review().updateCase(settled));
    const Event event = makeEvent(Entity::Annotation, gold.image.value(), AuditAction::Gold, actor);
    YUYI_CHECK(stores.record(event));
    YUYI_CHECK(openValidationsInTransaction(stores, gold.image, actor));
    YUYI_CHECK(refreshStage(stores, gold.image, actor));
    return {};
}

} // namespace yuyi
