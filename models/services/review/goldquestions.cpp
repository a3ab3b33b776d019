// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/goldquestions.h"

#include "models/services/review/questionlabels.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/contentfields.h"
#include "models/services/rules/events.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::GoldQuestions)
};

const Question *find(const QList<Question> &questions, const QuestionId &id)
{
    const auto found =
        std::find_if(questions.begin(), questions.end(), [&](const Question &question) { return question.id == id; });
    return found == questions.end() ? nullptr : &*found;
}

Result<Annotation> goldOf(Stores &stores, const ImageId &image)
{
    YUYI_TRY(const auto gold, stores.annotations().gold(image));
    if (!gold)
        return failure(ErrorCode::Refused, Tr::tr("This image no longer has a gold annotation."));
    return *gold;
}

/// The gold that was in force until what was handed in then replaced it; nothing when the gold in force is older.
Result<std::optional<Annotation>> goldBefore(Stores &stores, const ImageId &image, const QDateTime &handedIn)
{
    YUYI_TRY(const auto all, stores.annotations().ofImage(image));
    std::optional<AnnotationSummary> newest;
    bool replaced = false;
    for (const AnnotationSummary &one : all) {
        if (one.origin != Origin::Gold)
            continue;
        if (one.createdAt >= handedIn)
            replaced = true;
        else if (!newest || newest->createdAt < one.createdAt)
            newest = one;
    }
    if (!newest || !replaced)
        return std::optional<Annotation>();
    YUYI_TRY(const auto found, stores.annotations().annotation(newest->id));
    return std::optional<Annotation>(found);
}

/// `former`: what was in force.
Result<> setGold(Stores &stores, Annotation gold, const AnnotationContent &former, const PersonId &actor, const Clock &now)
{
    gold.id = AnnotationId::create();
    gold.origin = Origin::Gold;
    gold.state = AnnotationState::Submitted;
    gold.version = 1;
    gold.createdAt = now();
    gold.updatedAt = gold.createdAt;
    gold.content.unsure = false;
    YUYI_CHECK(stores.annotations().setGold(gold));
    const auto [was, is] = differingMembers(former, gold.content);
    return stores.record(makeEvent(Entity::Annotation, gold.image.value(), AuditAction::Gold, actor, was, is));
}

/// What the author wrote anew between two hand-ins, questions left aside.
QStringList rewrittenFields(const AnnotationContent &former, const AnnotationContent &now)
{
    QStringList fields = fieldsThatDiffer(former, now);
    fields.removeIf(&isQuestionField);
    return fields;
}

/// The last hand-in of an annotation and the one before it.
struct Rehanded {
    Submission former;
    Submission now;
};

/// In the order of the last hand-ins; annotations handed in once are left out.
Result<QList<Rehanded>> rehandedOf(Stores &stores, const ImageId &image)
{
    YUYI_TRY(const auto submissions, stores.submissions().submissions(image));
    QList<Rehanded> list;
    for (qsizetype i = submissions.size() - 1; i >= 0; --i) {
        const Submission &now = submissions.at(i);
        const auto same = [&](const auto &one) { return one.annotation == now.annotation; };
        if (std::any_of(submissions.begin() + i + 1, submissions.end(), same))
            continue;
        for (qsizetype k = i - 1; k >= 0; --k) {
            if (same(submissions.at(k))) {
                list.prepend({submissions.at(k), now});
                break;
            }
        }
    }
    return list;
}

Result<std::optional<Rehanded>> rehanded(Stores &stores, const Annotation &annotation)
{
    YUYI_TRY(const auto all, rehandedOf(stores, annotation.image));
    for (const Rehanded &one : all) {
        if (one.now.annotation == annotation.id)
            return std::optional(one);
    }
    return std::optional<Rehanded>();
}

/// It answered what had come back from validation, and nothing else.
Result<bool> isRepair(Stores &stores, const Rehanded &work)
{
    YUYI_TRY(const auto returns, stores.work().returnsOf(work.now.annotation, false));
    bool validated = false;
    for (const WorkReturn &entry : returns) {
        const bool answered = entry.createdAt <= work.now.createdAt && entry.answeredAt.isValid()
                           && entry.answeredAt >= work.now.createdAt;
        if (answered && entry.origin != ReturnOrigin::Validation)
            return false;
        validated = validated || answered;
    }
    return validated;
}

} // namespace

Result<bool> refreshGoldQuestionsInTransaction(Stores &stores, const AnnotationId &resubmitted, const PersonId &actor,
                                               const Clock &now)
{
    YUYI_TRY(const auto annotation, stores.annotations().annotation(resubmitted));
    YUYI_TRY(const auto former, stores.annotations().gold(annotation.image));
    if (!former)
        return false;
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto work, rehanded(stores, annotation));
    Annotation gold = *former;
    bool differs = false;
    QList<Question> questions;
    for (const Question &question : gold.content.questions) {
        YUYI_TRY(const auto owner, stores.review().ownerOf(question.id));
        if (owner != resubmitted) {
            questions.append(question);
            continue;
        }
        const Question *newer = find(annotation.content.questions, question.id);
        differs = differs || !newer || newer->versionId != question.versionId;
        if (!newer)
            continue;
        // Somebody else may have decided what the gold says about it.
        const Question *before = work ? find(work->former.content.questions, question.id) : nullptr;
        Question next = *newer;
        next.labels = repairedLabels(question.labels, before ? before->labels : newer->labels, newer->labels, info.preset);
        differs = differs || next.labels != question.labels;
        questions.append(next);
    }
    if (work) {
        const AnnotationContent &was = work->former.content;
        const QStringList fields = rewrittenFields(was, annotation.content);
        for (const QString &field : fields)
            gold.content = withField(gold.content, was, annotation.content, field);
        differs = differs || !fieldsThatDiffer(former->content, gold.content).isEmpty();
    }
    if (!differs)
        return false;
    if (questions.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("All questions in the gold annotation of this image were removed. Keep at least one question."));
    }
    gold.content.questions = questions;
    YUYI_CHECK(setGold(stores, gold, former->content, actor, now));
    YUYI_CHECK(openValidationsInTransaction(stores, gold.image, actor, ImportedQuestions::Left, now));
    return true;
}

Result<> withdrawGoldQuestionsInTransaction(Stores &stores, const Annotation &annotation, const QDateTime &handedIn,
                                            const PersonId &actor, const Clock &now)
{
    YUYI_TRY(const auto gold, goldOf(stores, annotation.image));
    YUYI_TRY(const auto before, goldBefore(stores, annotation.image, handedIn));
    if (!before)
        return {};
    Annotation restored = gold;
    YUYI_TRY(const auto work, rehanded(stores, annotation));
    if (work) {
        const QStringList fields = rewrittenFields(work->former.content, work->now.content);
        for (const QString &field : fields)
            restored.content = withField(restored.content, gold.content, before->content, field);
    }
    restored.content.questions.clear();
    const auto isOwn = [&](const Question &question) -> Result<bool> {
        YUYI_TRY(const auto owner, stores.review().ownerOf(question.id));
        return owner == annotation.id;
    };
    // Those of others stand as they are now.
    for (const Question &question : std::as_const(gold.content.questions)) {
        YUYI_TRY(const auto own, isOwn(question));
        const Question *former = own ? find(before->content.questions, question.id) : &question;
        if (former)
            restored.content.questions.append(*former);
        if (former && former->versionId == question.versionId)
            continue;
        YUYI_TRY(const auto votes, stores.validation().votesOnVersion(question.versionId));
        if (!votes.isEmpty()) {
            return failure(
                ErrorCode::Refused,
                Tr::tr(
                    "The annotation cannot be reopened, because somebody has already answered the revised question. If people report a "
                    "problem when they answer, the question is returned to you."));
        }
    }
    for (const Question &former : std::as_const(before->content.questions)) {
        YUYI_TRY(const auto own, isOwn(former));
        if (own && !find(gold.content.questions, former.id))
            restored.content.questions.append(former);
    }
    YUYI_CHECK(setGold(stores, restored, gold.content, actor, now));
    YUYI_CHECK(openValidationsInTransaction(stores, restored.image, actor, ImportedQuestions::Left, now));
    return {};
}

Result<> replaceGoldQuestionInTransaction(Stores &stores, const ImageId &image, const Question &question, const PersonId &actor,
                                          const Clock &now)
{
    YUYI_TRY(auto gold, goldOf(stores, image));
    const auto found = std::find_if(gold.content.questions.begin(), gold.content.questions.end(),
                                    [&](const Question &one) { return one.id == question.id; });
    if (found == gold.content.questions.end())
        return failure(ErrorCode::Refused, Tr::tr("This question no longer belongs to the gold annotation of its image."));
    Question next = question;
    next.frozen = true;
    next.labels = found->labels; // nobody decides on these here
    const AnnotationContent former = gold.content;
    YUYI_CHECK(stores.review().putQuestionVersion(next, actor));
    *found = next;
    return setGold(stores, gold, former, actor, now);
}

Result<> dropGoldQuestionInTransaction(Stores &stores, const ImageId &image, const QuestionId &question, const PersonId &actor,
                                       const Clock &now)
{
    YUYI_TRY(auto gold, goldOf(stores, image));
    const auto other = [&](const Question &one) { return one.id == question; };
    const AnnotationContent former = gold.content;
    gold.content.questions.removeIf(other);
    if (gold.content.questions.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("This is the only question of its image. Rewrite the question, or discard the image on the Inspect page."));
    }
    YUYI_TRY(const auto owner, stores.review().ownerOf(question));
    YUYI_TRY(auto annotation, stores.annotations().annotation(owner));
    annotation.content.questions.removeIf(other);
    YUYI_CHECK(stores.annotations().save(annotation));
    const Event event = makeEvent(Entity::Question, question.value(), AuditAction::Dropped, actor);
    YUYI_CHECK(stores.record(event));
    return setGold(stores, gold, former, actor, now);
}

Result<> requireRepaired(Stores &stores, const Annotation &annotation)
{
    YUYI_TRY(const auto returns, stores.work().returnsOf(annotation.id, true));
    for (const WorkReturn &entry : returns) {
        if (entry.origin != ReturnOrigin::Validation || entry.question.isNull())
            continue;
        const Question *question = find(annotation.content.questions, entry.question);
        if (!question)
            continue;
        YUYI_TRY(const auto rounds, stores.validation().ofQuestion(entry.question));
        // Rounds that a repair opened and its author took back again do not count.
        const auto asked = std::find_if(rounds.rbegin(), rounds.rend(),
                                        [](const Validation &round) { return round.state != ValidationState::Withdrawn; });
        if (asked == rounds.rend() || asked->questionVersion != question->versionId)
            continue;
        // A discussion has settled it since.
        if (asked->state == ValidationState::Open || asked->state == ValidationState::Passed)
            continue;
        YUYI_TRY(const auto talked, openDiscussionOf(stores, entry.question));
        if (talked)
            continue;
        const auto number = question - annotation.content.questions.constData() + 1;
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "Question %1 was returned from validation and is unchanged. Change the question, or raise an objection and explain why "
                "the question should be kept.")
                .arg(number));
    }
    return {};
}

Result<QStringList> repairsMissingInGold(Stores &stores, const ImageId &image)
{
    YUYI_TRY(const auto gold, stores.annotations().gold(image));
    if (!gold)
        return QStringList();
    YUYI_TRY(const auto all, rehandedOf(stores, image));
    if (all.isEmpty())
        return QStringList();
    YUYI_TRY(const auto settled, stores.review().caseInForce(image));
    QStringList missing;
    QStringList known; // the newest repair of a field counts
    for (auto work = all.rbegin(); work != all.rend(); ++work) {
        if (settled && settled->settledAt.isValid() && settled->settledAt > work->now.createdAt)
            continue;
        YUYI_TRY(const auto repair, isRepair(stores, *work));
        if (!repair)
            continue;
        const QStringList differing = fieldsThatDiffer(gold->content, work->now.content);
        const QStringList fields = rewrittenFields(work->former.content, work->now.content);
        for (const QString &field : fields) {
            if (known.contains(field))
                continue;
            known.append(field);
            if (differing.contains(field))
                missing.append(field);
        }
    }
    return missing;
}

} // namespace yuyi
