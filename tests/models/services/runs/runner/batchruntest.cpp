// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rightanswers.h"
#include "tests/support/runfixture.h"

#include "models/evaluation/extraction/extraction.h"
#include "models/services/results/responseviewer.h"
#include "models/services/runs/prompts/material.h"

#include <QtTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int items = 23;
constexpr int unanswered = 4; // this item has no line in a reply to several

/// What a model that knows every answer says to several items, or to one.
QString listedAnswer(const ReadRequest &request)
{
    static const QRegularExpression head(QStringLiteral("(?:第|Question )(\\d+)题?\\s+(?:\\[[^\\]]*\\]\\s*)?第(\\d+)题"));
    QStringList lines;
    for (auto heads = head.globalMatch(request.text()); heads.hasNext();) {
        const auto found = heads.next();
        if (const int item = found.captured(2).toInt(); item != unanswered)
            lines.append(found.captured(1) + QStringLiteral(". ") + rightLetter(item));
    }
    return lines.isEmpty() ? rightAnswer(request) : lines.join(u'\n');
}

Configuration tenAtOnce()
{
    Configuration own;
    own.code = QStringLiteral("ten");
    own.title = {QStringLiteral("十题一次"), QStringLiteral("Ten at once")};
    own.prompt = QStringLiteral("{question}\n{options}");
    own.ask = AskForm::Batch;
    own.batch = 10;
    own.askMissed = true;
    return own;
}

} // namespace

/// Runs whose requests ask several items: what is sent, kept, counted and asked again.
class BatchRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAskedCountedAndGoneOnWith_data() { addBackends(); }
    void isAskedCountedAndGoneOnWith();
    void aModelThatTakesOnePictureGetsASheet();
    void examplesAndBatchesExcludeOneAnother();
    void aPracticeModelAnswersBatches();
    void repliesToOneItemTellNothingOfTheLengthForSeveral();
};

/// The program was gone once while ten items were asked: they are asked again, and the item without a part by itself.
void BatchRunTest::isAskedCountedAndGoneOnWith()
{
    QFETCH(bool, server);
    RunProject project(items, server);
    RecordingServer model(listedAnswer);
    VERIFY_OK(project.service().saveTemplate(tenAtOnce()));
    const Endpoint endpoint = project.addEndpoint(model.url(), ChatDialect::OpenAi, [](Endpoint &one) {
        one.priceInput = 2;
        one.priceOutput = 8;
    });
    const RunPlan plan = project.plan(endpoint, QStringLiteral("ten"));
    NoProgress progress;
    const auto estimate = project.service().estimate(plan, progress);
    VERIFY_OK(estimate);
    QCOMPARE(estimate->total.requests, 3);
    QCOMPARE(estimate->total.replies, items);
    const Run run = project.create(plan);
    const auto material = loadMaterial(*project.stores, run.id);
    VERIFY_OK(material);
    const QList<QList<RunSlot>> batches = material->allBatches();
    QCOMPARE(batches.size(), 3);
    QCOMPARE(batches.constLast().size(), 3);
    QList<Attempt> lost;
    for (const RunSlot &slot : batches.constFirst()) {
        Attempt attempt;
        attempt.id = AttemptId::create();
        attempt.run = run.id;
        attempt.slot = slot;
        attempt.request = lost.isEmpty() ? attempt.id : lost.constFirst().id;
        attempt.place = static_cast<int>(lost.size()) + 1;
        lost.append(attempt);
    }
    VERIFY_OK(project.stores->transaction([&] { return project.stores->responses().addAttempts(lost); }));

    QCOMPARE(project.ask(run.id), QString());
    QCOMPARE(project.state(run.id), RunState::Done);
    QCOMPARE(model.requests().size(), 4);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.answered, items);
    QCOMPARE(figures.correct, items);
    QCOMPARE(figures.miss, 0);
    QCOMPARE(figures.attempts, 5);
    QCOMPARE(figures.lost, 1);
    QCOMPARE(figures.tokensInput, 400);
    QCOMPARE(figures.tokensOutput, 40);
    QVERIFY(std::abs(figures.cost - 4 * (100 * 2 + 10 * 8) / 1e6) < 1e-9);

    // The part of one item, beside the reply that holds it.
    const auto numberOf = [&](const RunSlot &slot) {
        return material->item(slot.question)->question.stem.mid(1).chopped(1).toInt(); // "第3题"
    };
    QList<RunSlot> together;
    RunSlot missed;
    for (const QList<RunSlot> &batch : batches) {
        for (const RunSlot &slot : batch) {
            if (numberOf(slot) == unanswered) {
                together = batch;
                missed = slot;
            }
        }
    }
    QCOMPARE(together.size(), 10);
    const qsizetype place = together.constFirst() == missed ? 1 : 0;
    const RunSlot other = together.at(place);
    const auto tries = ResponseViewer(*project.stores, project.lead).tries(run.id, other);
    VERIFY_OK(tries);
    const ViewedReply shown = tries->constLast();
    QCOMPARE(shown.items, 10);
    QCOMPARE(shown.details.attempt.place, place + 1);
    QCOMPARE(shown.details.response.reply, rightLetter(numberOf(other)));
    QCOMPARE(shown.shared.tokensInput, 100);
    QCOMPARE(shown.whole.count(u'\n'), 8);
    const auto sent = project.service().sentPrompt(run.id, other);
    VERIFY_OK(sent);
    QCOMPARE(sent->items, 10);
    QCOMPARE(sent->place, place + 1);
    const auto alone = ResponseViewer(*project.stores, project.lead).tries(run.id, missed);
    VERIFY_OK(alone);
    QCOMPARE(alone->size(), 2);
    QCOMPARE(alone->constFirst().details.response.partFault, codeOf(MissReason::NoPart));
    QCOMPARE(alone->constLast().items, 1);
    // Done is done.
    project.ask(run.id);
    QCOMPARE(model.requests().size(), 4);
}

void BatchRunTest::aModelThatTakesOnePictureGetsASheet()
{
    RunProject project(items);
    RecordingServer model(listedAnswer);
    VERIFY_OK(project.service().saveTemplate(tenAtOnce()));
    const Endpoint endpoint =
        project.addEndpoint(model.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.pictures.one = true; });
    QVERIFY(project.stores->endpoints().endpoint(endpoint.id)->pictures.one);
    const Run run = project.create(project.plan(endpoint, QStringLiteral("ten")));
    QCOMPARE(project.ask(run.id), QString());
    QCOMPARE(project.figures(run.id).correct, items);
    QHash<QString, int> sheets;
    for (const ReadRequest &request : model.requests()) {
        QCOMPARE(request.pictures.size(), 1);
        sheets.insert(Sha256::of(request.pictures.constFirst()).hex(), static_cast<int>(request.text().count(QStringLiteral("[图片 "))));
    }
    const auto material = loadMaterial(*project.stores, run.id);
    VERIFY_OK(material);
    const QList<RunSlot> second = material->allBatches().at(1);
    for (const RunSlot &slot : second) {
        const auto attempts = project.stores->responses().attemptsOf(run.id, slot);
        VERIFY_OK(attempts);
        QCOMPARE(sheets.value(attempts->constFirst().attempt.pictureSha256), 10);
    }
}

void BatchRunTest::examplesAndBatchesExcludeOneAnother()
{
    RunProject project(3);
    Configuration own = tenAtOnce();
    own.shots = 1;
    own.examples = {QStringLiteral("dev-1")};
    VERIFY_FAILS(project.service().saveTemplate(own), ErrorCode::Invalid);
    own = tenAtOnce();
    own.batch = 1;
    VERIFY_FAILS(project.service().saveTemplate(own), ErrorCode::Invalid);
    own = tenAtOnce();
    own.batchPrompt = QStringLiteral("Answer all.");
    VERIFY_FAILS(project.service().saveTemplate(own), ErrorCode::Invalid);
    own.batchPrompt = QStringLiteral("Answer all {count}.\n{items}");
    VERIFY_OK(project.service().saveTemplate(own));
}

void BatchRunTest::aPracticeModelAnswersBatches()
{
    RunProject project(items);
    VERIFY_OK(project.service().saveTemplate(tenAtOnce()));
    const Endpoint endpoint = project.addEndpoint(QUrl(), ChatDialect::Practice, [](Endpoint &one) {
        PracticeSettings settings;
        settings.delay = 0;
        settings.faults.clear();
        settings.misses.clear();
        settings.accuracy = 1;
        settings.spread = 0;
        settings.byConfiguration.clear();
        one.parameters.practice = settings;
    });
    const Run run = project.create(project.plan(endpoint, QStringLiteral("ten")));
    QCOMPARE(project.ask(run.id), QString());
    QCOMPARE(project.figures(run.id).correct, items);
    QCOMPARE(project.figures(run.id).attempts, 3);
}

void BatchRunTest::repliesToOneItemTellNothingOfTheLengthForSeveral()
{
    RunProject project(items);
    RecordingServer model(listedAnswer); // 100 tokens in and 10 out, whatever is asked
    Configuration own = tenAtOnce();
    own.ask = AskForm::Item;
    const auto single = project.service().saveTemplate(own);
    VERIFY_OK(single);
    RunPlan plan = project.plan(project.addEndpoint(model.url()), own.code);
    plan.configurations.first().version = single->id;
    project.ask(project.create(plan).id);
    VERIFY_OK(project.service().saveTemplate(tenAtOnce()));
    plan.configurations.first().version = {};
    NoProgress progress;
    const auto assumed = project.service().estimate(plan, progress);
    VERIFY_OK(assumed);
    QVERIFY(!assumed->total.tokensMeasured);
    QCOMPARE(assumed->total.tokensOutput, 3 * 300 + (items - 3) * 20);
    QVERIFY(std::any_of(assumed->notes.begin(), assumed->notes.end(),
                        [](const QString &note) { return note.contains(QStringLiteral("300")) && note.contains(QStringLiteral("20")); }));
    RunPlan limited = plan;
    limited.parameters.maxTokens = 100;
    QCOMPARE(project.service().estimate(limited, progress)->total.tokensOutput, 3 * 100);
    limited.expectedReplyTokens = 5;
    QCOMPARE(project.service().estimate(limited, progress)->total.tokensOutput, items * 5);

    // Four requests: the item without an answer is asked again.
    project.ask(project.create(plan).id);
    const auto measured = project.service().estimate(plan, progress);
    VERIFY_OK(measured);
    QVERIFY(measured->total.tokensMeasured);
    QCOMPARE(measured->total.tokensInput, 400);
    QCOMPARE(measured->total.tokensOutput, 40);
    plan.configurations.first().version = single->id;
    const auto one = project.service().estimate(plan, progress);
    VERIFY_OK(one);
    QCOMPARE(one->total.tokensInput, items * 100);
    QCOMPARE(one->total.tokensOutput, items * 10);
}

QTEST_GUILESS_MAIN(BatchRunTest)
#include "batchruntest.moc"
