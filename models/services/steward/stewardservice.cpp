// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/steward/stewardservice.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/review/merging.h"
#include "models/services/review/submissions.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/face.h"
#include "models/services/rules/stages.h"
#include "models/stores/deskstore.h"
#include "models/stores/stores.h"

#include <algorithm>

namespace yuyi {

Result<StewardService::Step> StewardService::doNext()
{
    YUYI_CHECK(requireProject(m_stores));
    Step step;
    auto done = m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto todo, m_stores.desk().takeTodo());
        step.found = todo.has_value();
        if (!todo)
            return {};
        step.todo = *todo;
        YUYI_CHECK(consequence(*todo));
        return m_stores.desk().finishTodo(*todo);
    });
    if (done)
        return step;
    if (!step.found || done.error().code == ErrorCode::Environment)
        return passOn(done);
    step.fault = done.error().sentence;
    YUYI_CHECK(m_stores.transaction([&] { return m_stores.desk().postponeTodo(step.todo, step.fault); }));
    return step;
}

Result<> StewardService::consequence(const Todo &todo)
{
    if (todo.kind == TodoKind::Vote)
        return decide(todo);
    YUYI_CHECK(m_stores.work().lockImage(todo.image));
    switch (todo.kind) {
    case TodoKind::Submission: return settle(todo);
    case TodoKind::Case: return makeGold(todo);
    case TodoKind::Code: return ErrorCodingService(m_stores, todo.person, m_clock).flowBack(ErrorCaseId(todo.subject));
    case TodoKind::Reopen:
        return AnnotationService(m_stores, todo.person, m_clock).reopenWithStepInTransaction(AnnotationId(todo.subject));
    case TodoKind::SendBack:
        return AdjudicationService(m_stores, todo.person, m_clock).sendBackInTransaction(AdjudicationCaseId(todo.subject), todo.detail);
    case TodoKind::Annotation:
    case TodoKind::Vote: break;
    }
    const auto stage = refreshStage(m_stores, todo.image, todo.person);
    return stage ? Result<>() : passOn(stage);
}

Result<> StewardService::settle(const Todo &todo)
{
    const AnnotationId id(todo.subject);
    YUYI_TRY(const auto annotation, m_stores.annotations().annotation(id));
    if (annotation.state != AnnotationState::Submitted) {
        // It was reopened or returned before anybody got to it.
        const auto stage = refreshStage(m_stores, todo.image, todo.person);
        return stage ? Result<>() : passOn(stage);
    }
    const bool onlyQuestions = todo.detail == QLatin1String("questions");
    return settleInTransaction(m_stores, todo.image, todo.person, onlyQuestions ? id : AnnotationId());
}

Result<> StewardService::decide(const Todo &todo)
{
    const ValidationId round(todo.subject);
    YUYI_CHECK(m_stores.validation().hold(round));
    YUYI_CHECK(judgeWritten(round));
    return decideInTransaction(m_stores, round, todo.person, m_clock);
}

Result<> StewardService::judgeWritten(const ValidationId &id)
{
    // The server compares options; how written answers are compared is known here alone.
    YUYI_TRY(const auto votes, m_stores.validation().votes(id));
    if (std::all_of(votes.begin(), votes.end(), [](const Vote &vote) { return vote.answer.text.isEmpty(); }))
        return {};
    YUYI_TRY(const auto round, m_stores.validation().validation(id));
    YUYI_TRY(const auto gold, m_stores.annotations().gold(round.image));
    const QList<Question> questions = gold ? gold->content.questions : QList<Question>();
    for (const Question &question : questions) {
        if (question.versionId != round.questionVersion)
            continue;
        for (const Vote &vote : votes) {
            const bool correct = question.isRight(vote.answer);
            if (correct != vote.correct)
                YUYI_CHECK(m_stores.validation().setVoteCorrect(vote.id, correct));
        }
    }
    return {};
}

Result<> StewardService::makeGold(const Todo &todo)
{
    YUYI_TRY(const auto settled, m_stores.review().adjudicationCase(AdjudicationCaseId(todo.subject)));
    // Somebody has handed in again meanwhile, or a lead has reopened the case.
    if (settled.state != CaseState::Settled || !settled.gold.isNull())
        return {};
    return makeGoldInTransaction(m_stores, settled, todo.person);
}

} // namespace yuyi
