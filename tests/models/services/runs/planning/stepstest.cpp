// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureruns.h"
#include "tests/support/runfixture.h"

#include "models/services/runs/prompts/promptdraft.h"

#include <QtTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A step before the question: what is asked, what the question is told, and what happens when it stops or fails.
class StepsTest : public QObject
{
    Q_OBJECT

    static constexpr int items = 4;

    /// The step says nothing about the item 1.
    static QString said(const ReadRequest &request)
    {
        if (request.text().startsWith(QStringLiteral("先看")))
            return request.item() == 1 ? QString() : QStringLiteral("看到的是#%1").arg(request.item());
        return QStringLiteral("答案：%1").arg(QString(QChar(u'A' + static_cast<char16_t>(request.item() % 6))));
    }
    static Configuration withStep(bool eachPicture)
    {
        Configuration configuration;
        configuration.code = QStringLiteral("look-first");
        configuration.title = {QStringLiteral("先看"), QStringLiteral("Look first")};
        configuration.prompt = QStringLiteral("描述：{step}\n{question}\n{options}");
        configuration.withImage = false;
        configuration.step = PromptStep{eachPicture, QStringLiteral("先看图。{question}{options}")};
        return configuration;
    }
    static QList<Run> made(RunProject &project, const RecordingServer &server)
    {
        const Endpoint endpoint = project.addEndpoint(server.url());
        const auto saved = project.service().saveTemplate(withStep(true));
        if (!saved)
            qFatal("%s", whatFailed(saved).constData());
        return project.service().create(project.plan(endpoint, QStringLiteral("look-first"))).value_or(QList<Run>());
    }

private Q_SLOTS:
    void theQuestionIsToldWhatTheStepSays_data() { addBackends(); }
    void theQuestionIsToldWhatTheStepSays()
    {
        QFETCH(bool, server);
        RunProject project(items, server);
        RecordingServer models(said);
        const QList<Run> runs = made(project, models);
        QCOMPARE(runs.size(), 2);
        const Run step = runs.constFirst();
        const Run question = runs.constLast();
        QCOMPARE(step.kind, RunKind::Steps);
        QCOMPARE(project.stores->runs().run(step.id)->kind, RunKind::Steps);
        QCOMPARE(project.stores->runs().run(question.id)->judged, step.id);
        QVERIFY(project.stores->runs().runs(true, RunKind::Descriptions)->isEmpty());

        // Alone, the questions wait.
        QVERIFY(!project.ask(question.id).isEmpty());
        QVERIFY(models.received().isEmpty());
        QCOMPARE(project.state(question.id), RunState::Waiting);

        project.ask(step.id);
        QCOMPARE(models.received().size(), items);
        QVERIFY(std::ranges::all_of(models.requests(), [](const ReadRequest &one) { return one.pictures.size() == 1; }));
        // Nothing of a step is scored.
        QCOMPARE(project.figures(step.id).answered, items - 1);
        QCOMPARE(project.figures(step.id).badRequest, 1); // a reply without a word is none
        QCOMPARE(project.figures(step.id).miss, 0);

        // The program was closed here; the questions go on from what is stored.
        project.ask(question.id);
        const QList<ReadRequest> sent = models.requests();
        QCOMPARE(sent.size(), items + items - 1);
        for (qsizetype i = items; i < sent.size(); ++i) {
            QVERIFY(sent.at(i).pictures.isEmpty());
            QVERIFY(sent.at(i).text().startsWith(QStringLiteral("描述：看到的是#%1\n").arg(sent.at(i).item())));
        }
        // The item without a description is an error with its reason, and is never sent with an empty one.
        QCOMPARE(project.figures(question.id).answered, items - 1);
        QCOMPARE(project.figures(question.id).badRequest, 1);
        const auto failures = project.stores->responses().failures(question.id);
        VERIFY_OK(failures);
        QVERIFY(!failures->constFirst().first.message.isEmpty());
        // What was sent can be shown.
        const auto states = project.stores->responses().slotStates(question.id);
        VERIFY_OK(states);
        for (const SlotState &state : *states) {
            if (state.status != ReplyStatus::Answered)
                continue;
            const auto shown = project.service().sentPrompt(question.id, state.slot);
            VERIFY_OK(shown);
            QVERIFY(shown->turns.constLast().parts.constLast().text.contains(QStringLiteral("看到的是#")));
            QCOMPARE(shown->stepRequests, 0);
        }
        // The same is not asked twice.
        const auto again = project.service().create(project.plan(*project.stores->endpoints().endpoint(step.endpoint),
                                                                 QStringLiteral("look-first")),
                                                    SameRuns::Found);
        VERIFY_OK(again);
        QCOMPARE(again->constFirst().id, step.id);
        QCOMPARE(again->constLast().id, question.id);
    }

    void eachReplyStandsAtItsPicture()
    {
        RunProject project(2);
        makePictures(*project.stores, *project.connection(), project.projectFolder());
        const auto hashOf = [](const QByteArray &picture) { return Sha256::of(picture).hex().left(8); };
        RecordingServer models([hashOf](const ReadRequest &request) {
            return request.text().startsWith(QStringLiteral("先看")) ? QLatin1String("h=") + hashOf(request.pictures.constFirst())
                                                                     : QStringLiteral("A");
        });
        Configuration configuration = withStep(true);
        configuration.withImage = true;
        VERIFY_OK(project.service().saveTemplate(configuration));
        RunPlan plan = project.plan(project.addEndpoint(models.url()), configuration.code);
        plan.items.filter.set({QStringLiteral("id"), FilterOperator::Is, {QStringLiteral("dev-1")}});
        plan.order = OptionOrder::Circular;
        const auto runs = project.service().create(plan);
        VERIFY_OK(runs);
        project.ask(runs->constFirst().id);
        QCOMPARE(models.received().size(), 4); // once for each picture, however often the question is asked
        project.ask(runs->constLast().id);
        const QList<ReadRequest> sent = models.requests();
        QCOMPARE(sent.size(), 4 + 4);
        for (const ReadRequest &one : sent.sliced(4)) {
            QCOMPARE(one.pictures.size(), 4);
            const QStringList lines = one.text().split(u'\n');
            for (int i = 0; i < 4; ++i)
                QVERIFY2(lines.at(i).contains(QStringLiteral(" %1").arg(i + 1)) && lines.at(i).endsWith(hashOf(one.pictures.at(i))),
                         qPrintable(one.text()));
        }
    }

    void bothAreStartedTogether()
    {
        RunProject project(items);
        RecordingServer models(said);
        const QList<Run> runs = made(project, models);
        QCOMPARE(runs.size(), 2);
        Runner runner(project.setup());
        QSignalSpy quiet(&runner, &Runner::quiet);
        runner.start(runs.constFirst().id, RunAsk::Missing);
        runner.start(runs.constLast().id, RunAsk::Missing);
        QTRY_COMPARE_WITH_TIMEOUT(quiet.size(), 1, 60000);
        QCOMPARE(project.state(runs.constLast().id), RunState::Done);
        QCOMPARE(project.figures(runs.constLast().id).correct, items - 1);
    }

    void theEstimateAndThePreviewHaveBothRequests()
    {
        RunProject project(items);
        RecordingServer models(said);
        const Endpoint endpoint = project.addEndpoint(models.url());
        VERIFY_OK(project.service().saveTemplate(withStep(false)));
        NoProgress progress;
        const auto estimate = project.service().estimate(project.plan(endpoint, QStringLiteral("look-first")), progress);
        VERIFY_OK(estimate);
        QCOMPARE(estimate->total.requests, 2 * items);
        QCOMPARE(estimate->total.pictures, items);
        const auto shown = draftPrompt(*project.stores, project.projectFolder(), withStep(false), {}, 0);
        VERIFY_OK(shown);
        QCOMPARE(shown->stepRequests, 1);
        QVERIFY(shown->stepTurns.constFirst().parts.constFirst().isPicture());
        QVERIFY(shown->turns.constFirst().parts.constFirst().text.contains(QStringLiteral("{step}")));
    }

    void whatDoesNotFitIsRefused()
    {
        RunProject project(2);
        Configuration configuration = withStep(true);
        configuration.prompt = QStringLiteral("{question}\n{options}");
        QVERIFY(!project.service().saveTemplate(configuration));
        configuration = withStep(true);
        configuration.step->prompt = QStringLiteral("{step}");
        QVERIFY(!project.service().saveTemplate(configuration));
        configuration = withStep(true);
        configuration.step.reset();
        QVERIFY(!project.service().saveTemplate(configuration));
        VERIFY_OK(project.service().saveTemplate(withStep(false)));
        const Endpoint blind = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:9")), ChatDialect::OpenAi,
                                                   [](Endpoint &one) { one.section = ModelSection::TextOnly; });
        const auto refused = project.service().create(project.plan(blind, QStringLiteral("look-first")));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Invalid);
    }
};

QTEST_GUILESS_MAIN(StepsTest)
#include "stepstest.moc"
