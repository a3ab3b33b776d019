// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/teamfixture.h"

#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/results/responseviewer.h"

namespace yuyi::test {

/// @brief A run over questions without options. Each accepts "西湖" and "West Lake"; the replies were read as "东湖", the first one as "西湖".
/// Two experts.
struct WrittenRun {
    static constexpr int count = 3;

    explicit WrittenRun(bool server) : team(server, 1)
    {
        first = team.add(QStringLiteral("Expert A"), {Role::Expert});
        second = team.add(QStringLiteral("Expert B"), {Role::Expert});
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = team.ids.constFirst();
        annotation.state = AnnotationState::Submitted;
        annotation.origin = Origin::Import;
        ItemSet set;
        set.id = ItemSetId::create();
        run.id = RunId::create();
        run.launch = run.id;
        run.origin = RunOrigin::Imported;
        run.model = QStringLiteral("m-1");
        run.configuration = QStringLiteral("none");
        run.itemSet = set.id;
        QList<ItemSetItem> items;
        QList<Response> responses;
        QList<ScoredResponse> scores;
        for (int i = 0; i < count; ++i) {
            Question question;
            question.id = QuestionId::create();
            question.versionId = QuestionVersionId::create();
            question.kind = QStringLiteral("written");
            question.stem = QStringLiteral("哪个湖？%1").arg(i);
            question.accepted = QStringList{QStringLiteral("西湖"), QStringLiteral("West Lake")};
            annotation.content.questions.append(question);
            ItemSetItem item;
            item.position = i;
            item.question = question.versionId;
            item.image = annotation.image;
            item.itemId = QStringLiteral("test-%1").arg(i);
            items.append(item);
            Attempt attempt;
            attempt.id = AttemptId::create();
            attempt.run = run.id;
            attempt.slot.question = question.versionId;
            attempts.append(attempt);
            Response response;
            response.attempt = attempt.id;
            response.run = run.id;
            response.status = ReplyStatus::Answered;
            response.reply = QStringLiteral("不是东湖，是西湖");
            responses.append(response);
            ScoredResponse score;
            score.attempt = attempt.id;
            score.result = i == 0 ? ResponseResult::Correct : ResponseResult::Incorrect;
            score.answer = Answer::written(i == 0 ? QStringLiteral("西湖") : QStringLiteral("东湖"));
            scores.append(score);
        }
        Team::must(team.stores().transaction([&]() -> Result<> {
            for (const auto &one : {team.project.annotations().add(annotation), team.stores().runs().addItemSet(set, items),
                                    team.stores().runs().addRun(run), team.stores().responses().addAttempts(attempts),
                                    team.stores().responses().addResponses(responses), team.stores().responses().setScores(scores)}) {
                if (!one)
                    return one;
            }
            return {};
        }));
        questions = annotation.content.questions;
    }

    ErrorCodingService as(const PersonId &expert) const { return ErrorCodingService(team.stores(), expert); }
    ResponseViewer viewer() const { return ResponseViewer(team.stores(), team.project.lead); }
    std::optional<Overrule> overruleOf(const AttemptId &attempt) const
    {
        return Team::must(team.stores().responses().response(attempt)).overrule;
    }

    Team team;
    Run run;
    PersonId first;
    PersonId second;
    QList<Question> questions;
    QList<Attempt> attempts;
};

} // namespace yuyi::test
