// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenitems.h"
#include "tests/support/runfixture.h"

#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/prompts/promptdraft.h"
#include "models/services/runs/replies/replymatch.h"
#include "models/services/runs/replies/rescoring.h"
#include "models/services/runs/replies/responseimport.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Runs with questions without options: what is asked, how often, and what becomes of the replies.
class WrittenRunsTest : public QObject
{
    Q_OBJECT

    static Endpoint practiceModel(const RunProject &project, double accuracy)
    {
        Endpoint endpoint = serviceTemplate(QStringLiteral("practice"))->endpoint;
        endpoint.name = endpoint.model = QStringLiteral("practice-a");
        PracticeSettings &settings = *endpoint.parameters.practice;
        settings.accuracy = accuracy;
        settings.delay = 0;
        settings.faults.clear();
        settings.misses.clear();
        settings.byConfiguration.clear();
        const auto added = EndpointService(*project.stores, project.lead).add(endpoint);
        if (!added)
            qFatal("%s", whatFailed(added).constData());
        return *added;
    }

    static QStringList textsOf(const SentPrompt &prompt)
    {
        QStringList texts;
        for (const SentTurn &turn : prompt.turns) {
            for (const SentPart &part : turn.parts) {
                if (!part.isPicture())
                    texts.append(part.text);
            }
        }
        return texts;
    }

private Q_SLOTS:
    void examplesAnswerWithTheFirstAcceptedAnswer();
    void rotationsAreOfOptionsOnly();
    void practiceModelsAnswer_data() { addBackends(); }
    void practiceModelsAnswer();
    void theKindNeedsAPromptOfItsOwn();
    void theDraftIsShownWithAnItemThatUsesIt();
    void importedRepliesAreFoundByTheQuestion();
    void theLongestQuestionInAPromptIsTheOneAsked();
};

void WrittenRunsTest::examplesAnswerWithTheFirstAcceptedAnswer()
{
    RunProject project(40);
    makeWritten(*project.connection(), 40);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")));
    RunPlan plan = project.plan(endpoint, QStringLiteral("2-shot"));
    plan.parameters.examples = ExampleForm::Turns;
    const auto prompt = project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 0);
    VERIFY_OK(prompt);
    const QStringList texts = textsOf(*prompt);
    QCOMPARE(texts.size(), 5);
    QCOMPARE(texts.at(1), QStringLiteral("选项33D"));
    QCOMPARE(texts.at(3), QStringLiteral("选项34E"));
    QCOMPARE(texts.at(4), QStringLiteral("请根据图片填空，只写答案。\n第0题"));
    QVERIFY(prompt->shownOrder.isEmpty());
    // The accepted answers of the item itself are never sent.
    QVERIFY(!prompt->body.contains(QStringLiteral("选项0A").toUtf8()) && !prompt->body.contains(QStringLiteral("3.5 米").toUtf8()));
}

void WrittenRunsTest::rotationsAreOfOptionsOnly()
{
    RunProject project(4);
    makeWritten(*project.connection(), 2);
    const Endpoint endpoint = practiceModel(project, 1);
    RunPlan plan = project.plan(endpoint);
    plan.order = OptionOrder::Circular;
    plan.repeats = 2;
    NoProgress progress;
    const auto estimate = project.service().estimate(plan, progress);
    VERIFY_OK(estimate);
    constexpr int once = 2 + 2 * 6;
    QCOMPARE(estimate->total.requests, 2 * once);
    const Run run = project.create(plan);
    const auto material = loadMaterial(*project.stores, run.id);
    VERIFY_OK(material);
    QCOMPARE(material->requests(), 2 * once);
    QCOMPARE(material->allSlots().size(), 2 * once);
    project.ask(run.id);
    QCOMPARE(project.figures(run.id).correct, 2 * once);
}

void WrittenRunsTest::practiceModelsAnswer()
{
    QFETCH(bool, server);
    RunProject project(12, server);
    makeWritten(*project.connection(), 12);
    const Endpoint endpoint = practiceModel(project, 0.5);
    RunPlan plan = project.plan(endpoint);
    plan.order = OptionOrder::Shuffled;
    const Run run = project.create(plan);
    project.ask(run.id);
    QCOMPARE(project.state(run.id), RunState::Done);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.answered, 12);
    QCOMPARE(figures.miss, 0);
    QCOMPARE(figures.correct + figures.incorrect, 12);
    QVERIFY(figures.correct > 0 && figures.incorrect > 0);
    const auto replies = project.stores->responses().lastResponses(run.id, 12);
    VERIFY_OK(replies);
    for (const ResponseDetails &details : *replies) {
        QVERIFY(details.attempt.shownOrder.isEmpty());
        QCOMPARE(details.scores.size(), 2);
        for (const ScoredResponse &score : details.scores) {
            QVERIFY(!score.answer.text.isEmpty() && score.answer.count() == 0);
            QCOMPARE(score.label, score.answer.text);
            QVERIFY(details.response.reply.mid(score.spanStart, score.spanLength).contains(score.label));
        }
    }
    // Read again, each reply says the same.
    NoProgress progress;
    const auto again = Rescoring(*project.stores, project.lead).rescore({run.id}, true, progress);
    VERIFY_OK(again);
    QCOMPARE(again->scored, 12);
    QCOMPARE(again->changed, 0);
    QCOMPARE(project.figures(run.id).correct, figures.correct);
}

void WrittenRunsTest::theKindNeedsAPromptOfItsOwn()
{
    RunProject project(4);
    Configuration own;
    own.code = QStringLiteral("mine");
    own.title = {QStringLiteral("我的"), QStringLiteral("Mine")};
    own.prompt = QStringLiteral("{question}\n{options}");
    VERIFY_OK(project.service().saveTemplate(own));
    makeWritten(*project.connection(), 2);
    const QString kind = writtenPreset().kind(QStringLiteral("written"))->title.text();
    const Endpoint endpoint = practiceModel(project, 1);
    RunPlan plan = project.plan(endpoint, own.code);
    const auto refused = project.service().create(plan);
    QVERIFY(!refused && refused.error().code == ErrorCode::Invalid);
    QVERIFY2(refused.error().sentence.contains(kind) && refused.error().sentence.contains(own.code), qPrintable(refused.error().sentence));
    // Where no such question is asked, none is needed.
    plan.items.filter.set({QStringLiteral("kind"), FilterOperator::Is, {singleChoice}});
    VERIFY_OK(project.service().create(plan));
    plan.items.filter = {};
    own.prompt += QStringLiteral("\n想一想");
    const auto lacking = project.service().saveTemplate(own);
    QVERIFY(!lacking);
    QVERIFY2(lacking.error().sentence.contains(kind), qPrintable(lacking.error().sentence));
    // Its prompt shows no options.
    own.kindPrompts.insert(QStringLiteral("written"), QStringLiteral("填空：{question}"));
    VERIFY_OK(project.service().saveTemplate(own));
    VERIFY_OK(project.service().create(plan));
}

void WrittenRunsTest::theDraftIsShownWithAnItemThatUsesIt()
{
    RunProject project(4);
    makeWritten(*project.connection(), 2);
    Configuration draft;
    draft.code = QStringLiteral("mine");
    draft.prompt = QStringLiteral("选一个：{question}\n{options}");
    draft.kindPrompts.insert(QStringLiteral("written"), QStringLiteral("填空：{question}"));
    const auto all = draftPromptOfKind(*project.stores, project.projectFolder(), draft, {});
    VERIFY_OK(all);
    QVERIFY2(textsOf(*all).constFirst().startsWith(QStringLiteral("选一个：第2题")), qPrintable(textsOf(*all).constFirst()));
    const auto written = draftPromptOfKind(*project.stores, project.projectFolder(), draft, QStringLiteral("written"));
    VERIFY_OK(written);
    QCOMPARE(textsOf(*written), QStringList{QStringLiteral("填空：第0题")});
}

void WrittenRunsTest::importedRepliesAreFoundByTheQuestion()
{
    RunProject project(4);
    makeWritten(*project.connection(), 3);
    RepliesFile file;
    for (const auto &[question, words] : {std::pair(QStringLiteral("请填空。\n第0题"), QStringLiteral("答案是选项0A。")),
                                          std::pair(QStringLiteral("第1题"), QStringLiteral("13.50米")),
                                          std::pair(QStringLiteral("第2题"), QStringLiteral("别的"))}) {
        ImportedReply reply;
        reply.question = question;
        reply.reply = words;
        file.replies.append(reply);
    }
    ImportedReply options;
    options.id = QStringLiteral("dev-2");
    options.options = {QStringLiteral("甲"), QStringLiteral("乙")};
    options.reply = QStringLiteral("A");
    ResponseImportRequest request;
    request.model = QStringLiteral("theirs");
    request.configuration = QStringLiteral("none");
    NoProgress progress;
    const auto report = ResponseImport(*project.stores, project.lead).import(file, request, progress);
    VERIFY_OK(report);
    QCOMPARE(report->way, ReplyMatching::Text);
    QCOMPARE(report->matched, 3);
    QCOMPARE(report->correct, 2);
    QCOMPARE(report->incorrect, 1);
    // A file that shows options asked something else.
    file.replies = {options};
    request.matching = ReplyMatching::Id;
    const auto other = ResponseImport(*project.stores, project.lead).examine(file, request);
    QVERIFY(!other && other.error().sentence.contains(QStringLiteral("dev-2")));
}

void WrittenRunsTest::theLongestQuestionInAPromptIsTheOneAsked()
{
    RunProject project(4);
    makeWritten(*project.connection(), 2);
    auto items = replyItems(*project.stores);
    VERIFY_OK(items);
    QCOMPARE(items->questions.size(), 4);
    QList<int> written;
    QList<int> choices;
    for (int i = 0; i < 4; ++i)
        (items->questions.at(i).options.isEmpty() ? written : choices).append(i);
    QCOMPARE(written.size(), 2);
    items->questions[written.at(0)].stem = QStringLiteral("图中有几个人？");
    items->questions[written.at(1)].stem = QStringLiteral("图中有几个人？孩子不算。");
    items->questions[choices.at(0)].stem = QStringLiteral("图中有几个人？选择一项。");
    items->questions[choices.at(1)].stem = QStringLiteral("画的是什么？");
    const auto itemOf = [&](const QString &prompt) {
        RepliesFile file;
        ImportedReply reply;
        reply.question = prompt;
        reply.reply = QStringLiteral("3");
        file.replies.append(reply);
        const auto matches = matchReplies(file, *items, ReplyMatching::Text, {});
        return matches && matches->matched.size() == 1 ? matches->matched.constFirst().item : -1;
    };
    QCOMPARE(itemOf(QStringLiteral("请填空。图中有几个人？")), written.at(0));
    QCOMPARE(itemOf(QStringLiteral("请填空。图中有几个人？孩子不算。")), written.at(1));
    // The question of a choice is none of these, nor is one that two items ask.
    QCOMPARE(itemOf(QStringLiteral("图中有几个人？选择一项。\nA. 1\nB. 2")), -1);
    QCOMPARE(itemOf(QStringLiteral("画的是什么？")), -1);
    items->questions[choices.at(1)].stem = items->questions.at(written.at(0)).stem;
    QCOMPARE(itemOf(QStringLiteral("请填空。图中有几个人？")), -1);
    QCOMPARE(itemOf(QStringLiteral("请填空。图中有几个人？孩子不算。")), written.at(1));
}

QTEST_GUILESS_MAIN(WrittenRunsTest)
#include "writtenrunstest.moc"
