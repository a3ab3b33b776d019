// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/teamfixture.h"

#include "models/services/annotation/commentservice.h"
#include "models/services/errors/decisions.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/report.h"
#include "models/services/history/undoservice.h"
#include "models/services/overview/navigationcounts.h"
#include "models/services/review/validationrounds.h"

namespace yuyi::test {

/// @brief A run over items of three strata: 60, 30 and 10 wrong answers among 120 items.
struct Measured {
    explicit Measured(bool server) : team(server, 1)
    {
        first = team.add(QStringLiteral("Expert A"), {Role::Expert});
        second = team.add(QStringLiteral("Expert B"), {Role::Expert});
        const ImageId image = team.ids.constFirst();
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = image;
        annotation.state = AnnotationState::Submitted;
        annotation.origin = Origin::Import;
        ItemSet set;
        set.id = ItemSetId::create();
        run.id = RunId::create();
        run.launch = run.id;
        run.origin = RunOrigin::Imported;
        run.model = QStringLiteral("m-1");
        run.configuration = QStringLiteral("cot");
        run.itemSet = set.id;
        QList<ItemSetItem> items;
        QList<Attempt> attempts;
        QList<Response> responses;
        QList<ScoredResponse> scores;
        for (int i = 0; i < 120; ++i) {
            Question question;
            question.id = QuestionId::create();
            question.versionId = QuestionVersionId::create();
            question.kind = QStringLiteral("single-choice");
            question.stem = QStringLiteral("问题%1").arg(i);
            question.options = {{OptionId::create(), QStringLiteral("甲"), {}, true}, {OptionId::create(), QStringLiteral("乙"), {}, false}};
            annotation.content.questions.append(question);
            ItemSetItem item;
            item.position = i;
            item.question = question.versionId;
            item.image = image;
            item.itemId = QStringLiteral("test-%1").arg(i);
            const int stratum = i < 66 ? 0 : i < 100 ? 2
                                                     : 5;
            item.labels = {{DimensionCode(QStringLiteral("domain")), {preset().dimensions.at(1).values.at(stratum).code}}};
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
            response.reply = QStringLiteral("因此选 B");
            responses.append(response);
            ScoredResponse score;
            score.attempt = attempt.id;
            // 6 right among the first 66, 4 among the next 34, 10 among the last 20.
            const bool right = i < 6 || (i >= 66 && i < 70) || i >= 110;
            score.result = right ? ResponseResult::Correct : ResponseResult::Incorrect;
            score.answer = question.options.at(right ? 0 : 1).id;
            scores.append(score);
            options.append(question.options);
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
    }

    static const Preset &preset()
    {
        static const Preset preset = *builtInPreset(QStringLiteral("cii-bench"));
        return preset;
    }
    ErrorSampleRequest request(int size, int experts = 1) const
    {
        ErrorSampleRequest request;
        request.runs = {run.id};
        request.strata = DimensionCode(QStringLiteral("domain"));
        request.seed = 7;
        request.size = size;
        request.expertsPerCase = experts;
        return request;
    }
    ErrorSampleService lead() const { return ErrorSampleService(team.stores(), team.project.lead); }
    ErrorCodingService as(const PersonId &expert) const { return ErrorCodingService(team.stores(), expert); }
    QList<ErrorCase> cases(const ErrorSample &sample) const { return Team::must(team.stores().errors().cases(sample.id)); }
    /// Takes the image into an open calibration: its items are hidden.
    void calibrate() const
    {
        CalibrationBatch batch;
        batch.id = CalibrationBatchId::create();
        batch.name = QStringLiteral("together");
        batch.images = {team.ids.constFirst()};
        Team::must(team.stores().transaction([&] { return team.stores().calibration().add(batch); }));
    }
    ErrorCaseEntry entry(const ErrorCase &errorCase, int type, int subtype = -1) const
    {
        ErrorCaseEntry made;
        made.errorCase = errorCase.id;
        const ErrorType &chosen = preset().errorTypes.at(type);
        made.content.types = {{chosen.code, subtype < 0 ? QString() : chosen.subtypes.at(subtype).code}};
        return made;
    }

    Team team;
    Run run;
    PersonId first;
    PersonId second;
    QList<QList<Option>> options;
};

inline QList<int> sharesOf(const SamplePreview &preview)
{
    QList<int> shares;
    for (const StratumShare &share : preview.shares)
        shares.append(share.share);
    return shares;
}

} // namespace yuyi::test
