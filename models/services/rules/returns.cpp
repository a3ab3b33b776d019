// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/returns.h"

#include "models/domain/json/json.h"
#include "models/services/rules/events.h"
#include "models/services/rules/stages.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Returns)
};

/// Several faults found together are one round.
int roundAfter(const QList<WorkReturn> &former)
{
    int last = 0;
    for (const WorkReturn &entry : former) {
        if (!entry.answeredAt.isValid())
            return entry.round;
        last = std::max(last, entry.round);
    }
    return last + 1;
}

QByteArray summaryOf(const WorkReturn &entry)
{
    return storedText({{"origin", codeOf(entry.origin)},
                       {"reason", entry.reason},
                       {"note", entry.note},
                       {"round", entry.round}});
}

const Question *questionIn(const AnnotationContent &content, const QuestionId &id)
{
    const auto found = std::find_if(content.questions.begin(), content.questions.end(),
                                    [&](const Question &question) { return question.id == id; });
    return found == content.questions.end() ? nullptr : &*found;
}

/// Typing makes a version that is not fixed yet; fixed versions, and questions that the gold lost too, are the work of a lead.
bool isUntouched(AnnotationContent handedIn, const AnnotationContent &now, const AnnotationContent &gold)
{
    handedIn.questions.removeIf([&](const Question &question) { return !questionIn(now, question.id) && !questionIn(gold, question.id); });
    for (Question &question : handedIn.questions) {
        const Question *newer = questionIn(now, question.id);
        if (!newer || !newer->frozen)
            continue;
        const Labels labels = question.labels;
        question = *newer;
        question.labels = labels;
    }
    return handedIn == now;
}

} // namespace

Result<> returnInTransaction(Stores &stores, const WorkReturn &wanted, const PersonId &actor, const Clock &now)
{
    YUYI_TRY(const auto annotation, stores.annotations().annotation(wanted.annotation));
    if (annotation.state == AnnotationState::Superseded || annotation.origin == Origin::Gold) {
        return failure(ErrorCode::Refused,
                       Tr::tr("This annotation is no longer valid and cannot be returned."));
    }
    if (annotation.person.isNull())
        return failure(ErrorCode::Refused, Tr::tr("This annotation has no author, so it cannot be returned."));
    YUYI_TRY(const auto former, stores.work().returnsOf(annotation.id, false));
    WorkReturn entry = wanted;
    entry.id = ReturnId::create();
    entry.image = annotation.image;
    entry.person = annotation.person;
    entry.round = roundAfter(former);
    entry.answeredAt = {};
    entry.createdAt = now();
    entry.createdBy = actor;
    YUYI_CHECK(stores.work().addReturn(entry));
    if (annotation.state != AnnotationState::Returned)
        YUYI_CHECK(stores.annotations().setState(annotation.id, AnnotationState::Returned));
    YUYI_CHECK(stores.annotationQueue().setSkipped(entry.image, entry.person, false));
    if (const auto recorded = stores.record(makeEvent(Entity::Return, entry.image.value(), AuditAction::Returned,
                                                      actor, {}, summaryOf(entry)));
        !recorded)
        return passOn(recorded);
    YUYI_CHECK(refreshStage(stores, entry.image, actor));
    return {};
}

Result<> answerReturnsInTransaction(Stores &stores, const AnnotationId &annotation, const PersonId &actor, const Clock &now)
{
    YUYI_TRY(const auto open, stores.work().returnsOf(annotation, true));
    if (open.isEmpty())
        return {};
    YUYI_CHECK(stores.work().answerReturns(annotation, now()));
    return stores.record(makeEvent(Entity::Return, open.constFirst().image.value(), AuditAction::Answered, actor));
}

Result<QList<WorkReturn>> untouchedReturns(Stores &stores, const AnnotationId &annotation, ReturnOrigin origin,
                                           const QuestionId &question)
{
    YUYI_TRY(auto open, stores.work().returnsOf(annotation, true));
    open.removeIf([&](const WorkReturn &entry) {
        return entry.origin != origin || (!question.isNull() && entry.question != question);
    });
    if (open.isEmpty())
        return open;
    YUYI_TRY(const auto now, stores.annotations().annotation(annotation));
    YUYI_TRY(const auto submissions, stores.submissions().submissions(now.image));
    const auto newest = std::find_if(submissions.rbegin(), submissions.rend(),
                                     [&](const Submission &one) { return one.annotation == annotation; });
    if (now.state != AnnotationState::Returned || newest == submissions.rend())
        return QList<WorkReturn>();
    YUYI_TRY(const auto gold, stores.annotations().gold(now.image));
    // Without a gold, nobody but the author removes a question.
    if (!isUntouched(newest->content, now.content, gold ? gold->content : newest->content))
        return QList<WorkReturn>();
    return open;
}

Result<> takeBackReturns(Stores &stores, const QList<WorkReturn> &returns, const PersonId &actor, const Clock &now)
{
    if (returns.isEmpty())
        return {};
    const WorkReturn &first = returns.constFirst();
    for (const WorkReturn &entry : returns)
        YUYI_CHECK(stores.work().setReturnAnswered(entry.id, now()));
    YUYI_CHECK(stores.record(makeEvent(Entity::Return, first.image.value(), AuditAction::Withdrawn, actor)));
    YUYI_TRY(const auto left, stores.work().returnsOf(first.annotation, true));
    if (left.isEmpty())
        YUYI_CHECK(stores.annotations().setState(first.annotation, AnnotationState::Submitted));
    YUYI_CHECK(refreshStage(stores, first.image, actor));
    return {};
}

Result<> finishAssignment(Stores &stores, const PersonId &person, Task task, const ImageId &image,
                          const QuestionId &question, const Clock &now)
{
    YUYI_TRY(const auto found, stores.work().find(person, task, image, question));
    if (!found || found->state != AssignmentState::Open)
        return {};
    Assignment done = *found;
    done.state = AssignmentState::Done;
    done.doneAt = now();
    YUYI_CHECK(stores.work().update(done));
    return stores.record(makeEvent(Entity::Assignment, image.value(), AuditAction::Done, person));
}

Result<> resumeAssignment(Stores &stores, const PersonId &person, Task task, const ImageId &image,
                          const QuestionId &question)
{
    YUYI_TRY(const auto found, stores.work().find(person, task, image, question));
    if (!found || found->state != AssignmentState::Done)
        return {};
    Assignment open = *found;
    open.state = AssignmentState::Open;
    open.doneAt = {};
    open.reservedUntil = {};
    YUYI_CHECK(stores.work().update(open));
    return stores.record(makeEvent(Entity::Assignment, image.value(), AuditAction::Resumed, person));
}

} // namespace yuyi
