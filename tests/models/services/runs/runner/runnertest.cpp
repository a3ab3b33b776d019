// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rightanswers.h"
#include "tests/support/runfixture.h"

#include "models/services/runs/prompts/materialloading.h"
#include "models/services/runs/runner/requestlist.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Runs that a server answers: paused, taken over, continued. What a server can do wrong is in RequestSenderTest.
class RunnerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void onBothDatabases_data() { addBackends(); }
    void onBothDatabases();
    void everyItemOnceInEveryDialect_data();
    void everyItemOnceInEveryDialect();
    void aBudgetStopsInTime();
    void pausedFromAnotherConnection();
    void stoppedBeforeItBegan();
    void twoProgramsShareARun_data() { addBackends(); }
    void twoProgramsShareARun();
    void pausedForAllPrograms();
    void whatALostProgramHadTakenIsAsked_data() { addBackends(); }
    void whatALostProgramHadTakenIsAsked();
    void errorsAloneAreAskedAgain();
    void rotationsAreAskedAndScoredAsShown();
    void closingLosesNothing();
    void aMissingPictureIsAnErrorOfItsItem();
};

/// Asked with two faults on the way, paused from another connection, and gone on with: every item once, and the same figures.
void RunnerTest::onBothDatabases()
{
    QFETCH(bool, server);
    RunProject project(60, server);
    int faults = 0;
    FaultServer answers([&](QTcpSocket &socket, const FaultServer::Received &received) {
        const ReadRequest read = readRequest(received);
        QByteArray bytes;
        if (read.item() == 7 && faults < 2) {
            ++faults;
            bytes = FaultServer::whole(500, "{}");
        } else {
            const QString said = read.item() == 3 ? QStringLiteral("答案：") + rightLetter(4)
                               : read.item() == 5 ? QStringLiteral("我不确定。")
                                                  : rightAnswer(read);
            bytes = FaultServer::whole(200, replyOf(read.dialect, said));
        }
        QTimer::singleShot(20, &socket, [&socket, bytes] { socket.write(bytes); });
    });
    const Endpoint endpoint = project.addEndpoint(answers.url());
    const Run run = project.create(project.plan(endpoint));
    {
        Runner runner(project.setup());
        QSignalSpy ended(&runner, &Runner::ended);
        runner.start(run.id, RunAsk::Missing);
        QTRY_VERIFY(answers.received().size() > 5);
        const auto other = project.connect();
        QVERIFY(RunService(*other, project.projectFolder(), project.lead).pause({run.id}).has_value());
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    }
    QCOMPARE(project.state(run.id), RunState::Paused);
    QVERIFY(project.figures(run.id).answered < 60);
    project.ask(run.id);
    QCOMPARE(project.state(run.id), RunState::Done);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.answered, 60);
    QCOMPARE(figures.correct, 58);
    QCOMPARE(figures.incorrect, 1);
    QCOMPARE(figures.miss, 1);
    QCOMPARE(figures.transient, 0);
    QCOMPARE(figures.lost, 0);
    QCOMPARE(figures.attempts, 62);
    QCOMPARE(answers.received().size(), 62);
}

void RunnerTest::everyItemOnceInEveryDialect_data()
{
    QTest::addColumn<QString>("dialect");
    for (const ChatDialect dialect : serverDialects())
        QTest::newRow(qPrintable(codeOf(dialect))) << codeOf(dialect);
}

void RunnerTest::everyItemOnceInEveryDialect()
{
    QFETCH(QString, dialect);
    RunProject project(12);
    RecordingServer server([](const ReadRequest &request) -> QString {
        // Two wrong ones and one without an answer.
        const int item = request.item();
        return item == 3 || item == 4 ? QStringLiteral("答案：") + rightLetter(item + 1)
             : item == 5              ? QStringLiteral("我不确定。")
                                      : rightAnswer(request);
    });
    const Endpoint endpoint = project.addEndpoint(server.url(), *fromCode<ChatDialect>(dialect), [](Endpoint &one) {
        one.priceInput = 2;
        one.priceOutput = 8;
    });
    const Run run = project.create(project.plan(endpoint));
    QCOMPARE(project.ask(run.id), QString());
    QCOMPARE(project.state(run.id), RunState::Done);
    QCOMPARE(server.received().size(), 12);
    const QHash<int, int> asked = server.asked();
    for (int item = 0; item < 12; ++item)
        QCOMPARE(asked.value(item), 1);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.correct, 9);
    QCOMPARE(figures.incorrect, 2);
    QCOMPARE(figures.miss, 1);
    QCOMPARE(figures.answered, 12);
    QCOMPARE(figures.attempts, 12);
    QCOMPARE(figures.lost, 0);
    QCOMPARE(figures.tokensInput, 1200);
    QCOMPARE(figures.tokensOutput, 120);
    // 12 × (100 × 2 + 10 × 8) / 1,000,000
    QVERIFY(qAbs(figures.cost - 0.00336) < 1e-12);
    qint64 bytes = 0;
    for (const auto &received : server.received())
        bytes += received.body.size();
    QCOMPARE(figures.bytesSent, bytes);
    // Both scorers' words are there.
    const auto last = project.stores->responses().lastResponses(run.id, 12);
    for (const ResponseDetails &details : *last)
        QCOMPARE(details.scores.size(), 2);
    // Nothing is asked a second time.
    project.ask(run.id);
    QCOMPARE(server.received().size(), 12);
}

void RunnerTest::aBudgetStopsInTime()
{
    RunProject project(20);
    RecordingServer server(rightAnswer);
    const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
        one.priceInput = 10000; // 1 for each request
        one.concurrency = 1;
    });
    RunPlan plan = project.plan(endpoint);
    plan.budget = 7.5;
    const Run run = project.create(plan);
    const QString sentence = project.ask(run.id);
    QVERIFY2(sentence.contains(QStringLiteral("7.50")), qPrintable(sentence));
    QVERIFY2(sentence.contains(QStringLiteral("--resume --run ") + run.id.toString()), qPrintable(sentence));
    // Without prices no budget could stop anything.
    plan.endpoints = {project.addEndpoint(server.url()).id};
    VERIFY_FAILS(project.service().create(plan), ErrorCode::Invalid);
    QCOMPARE(project.state(run.id), RunState::Paused);
    QCOMPARE(server.received().size(), 7);
    QVERIFY(project.service().setBudget(run.id, 0).has_value());
    project.ask(run.id);
    QCOMPARE(server.received().size(), 20);
    QCOMPARE(project.state(run.id), RunState::Done);
}

void RunnerTest::pausedFromAnotherConnection()
{
    RunProject project(200);
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &received) {
        QTimer::singleShot(20, &socket, [&socket, bytes = rightReply(received)] { socket.write(bytes); });
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    Runner runner(project.setup());
    QSignalSpy ended(&runner, &Runner::ended);
    runner.start(run.id, RunAsk::Missing);
    QTRY_VERIFY(server.received().size() > 10);
    const auto other = project.connect();
    QVERIFY(RunService(*other, project.projectFolder(), project.lead).pause({run.id}).has_value());
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(project.state(run.id), RunState::Paused);
    QVERIFY(server.received().size() < 200);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.attempts, server.received().size());
    QCOMPARE(figures.lost, 0);
    QVERIFY(project.stores->runs().run(run.id)->runner.isEmpty());
}

void RunnerTest::stoppedBeforeItBegan()
{
    RunProject project(5);
    RecordingServer server(rightAnswer);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    Runner runner(project.setup());
    QSignalSpy quiet(&runner, &Runner::quiet);
    runner.start(run.id, RunAsk::Missing);
    runner.stop(run.id, RunState::Paused);
    QTRY_COMPARE(quiet.size(), 1);
    QCOMPARE(project.state(run.id), RunState::Paused);
    QCOMPARE(server.received().size(), 0);
}

namespace {

/// Holds all answers until `open`.
struct HeldModel {
    bool open = false;
    QList<std::function<void()>> held;
    FaultServer server{[this](QTcpSocket &socket, const FaultServer::Received &received) {
        const auto answer = [&socket, bytes = rightReply(received)] { socket.write(bytes); };
        if (open)
            answer();
        else
            held.append(answer);
    }};

    void letThrough()
    {
        open = true;
        for (const auto &answer : std::exchange(held, {}))
            answer();
    }
};

void patient(Endpoint &endpoint)
{
    endpoint.deadlineSeconds = 60;
}

} // namespace

void RunnerTest::twoProgramsShareARun()
{
    QFETCH(bool, server);
    RunProject project(100, server);
    HeldModel model;
    const Run run = project.create(project.plan(project.addEndpoint(model.server.url(), ChatDialect::OpenAi, patient)));
    Runner one(project.setup());
    Runner two(project.setup());
    qint64 sent[2] = {0, 0};
    qsizetype together = 0;
    connect(&one, &Runner::progressed, this, [&](const RunLive &live) {
        sent[0] = live.sentHere;
        together = std::max(together, live.helpers.size());
    });
    connect(&two, &Runner::progressed, this, [&](const RunLive &live) { sent[1] = live.sentHere; });
    QSignalSpy endedOne(&one, &Runner::ended);
    QSignalSpy endedTwo(&two, &Runner::ended);
    // Nothing is answered before both are at work.
    one.start(run.id, RunAsk::Missing);
    two.start(run.id, RunAsk::Missing);
    QTRY_VERIFY(together == 2);
    model.letThrough();
    QTRY_VERIFY_WITH_TIMEOUT(endedOne.size() == 1 && endedTwo.size() == 1, 30000);
    for (const QSignalSpy *ended : {&endedOne, &endedTwo})
        QCOMPARE(ended->constFirst().at(1).value<RunState>(), RunState::Done);
    QCOMPARE(model.server.received().size(), 100);
    QCOMPARE(project.figures(run.id).correct, 100);
    QCOMPARE(project.state(run.id), RunState::Done);
    QVERIFY(sent[0] > 0 && sent[1] > 0);
    QCOMPARE(sent[0] + sent[1], qint64(100));
}

void RunnerTest::pausedForAllPrograms()
{
    RunProject project(60);
    HeldModel model;
    const Run run = project.create(project.plan(project.addEndpoint(model.server.url(), ChatDialect::OpenAi, patient)));
    Runner one(project.setup());
    Runner two(project.setup());
    QSignalSpy quietOne(&one, &Runner::quiet);
    QSignalSpy quietTwo(&two, &Runner::quiet);
    qsizetype together = 0;
    connect(&two, &Runner::progressed, this, [&](const RunLive &live) { together = std::max(together, live.helpers.size()); });
    one.start(run.id, RunAsk::Missing);
    two.start(run.id, RunAsk::Missing);
    QTRY_VERIFY(together == 2);
    two.stop(run.id, RunState::Paused);
    QTRY_COMPARE(project.state(run.id), RunState::Paused); // before its requests in flight are answered
    model.letThrough();
    QTRY_VERIFY_WITH_TIMEOUT(quietOne.size() == 1 && quietTwo.size() == 1, 30000);
    QCOMPARE(project.state(run.id), RunState::Paused);
    QVERIFY(project.stores->runs().run(run.id)->runner.isEmpty());
    QCOMPARE(project.figures(run.id).lost, 0);
    QVERIFY(model.server.received().size() < 60);
    QCOMPARE(project.ask(run.id), QString());
    QCOMPARE(model.server.received().size(), 60);
}

/// A program has taken one of four requests and is gone. This one's clock is ten minutes off; it waits for the lease all the same.
void RunnerTest::whatALostProgramHadTakenIsAsked()
{
    QFETCH(bool, server);
    RunProject project(4, server);
    RecordingServer model(rightAnswer);
    const Run run = project.create(project.plan(project.addEndpoint(model.url())));
    constexpr int lease = 1500;
    const auto material = loadMaterial(*project.stores, run.id);
    QVERIFY(material.has_value());
    const RequestList list(*material, RunAsk::Missing, {});
    QCOMPARE(list.unitSize(), 1);
    const QString lost = QStringLiteral("elsewhere:1:0:0");
    QElapsedTimer since;
    since.start();
    VERIFY_OK(project.stores->transaction([&]() -> Result<> {
        SharedRunStore &shared = project.stores->sharedRuns();
        YUYI_CHECK(shared.begin({run.id, QStringLiteral("s"), false, 1, list.hash()}, list.unitsToAsk(), lost));
        YUYI_CHECK(shared.renew(run.id, lost, lease));
        return shared.claim(run.id, lost, 1);
    }));
    RunnerSetup setup = project.setup();
    setup.clock = [] { return QDateTime::currentDateTimeUtc().addSecs(600); };
    Runner runner(setup);
    QSignalSpy ended(&runner, &Runner::ended);
    runner.start(run.id, RunAsk::Missing);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    QVERIFY(since.elapsed() >= lease);
    QCOMPARE(model.received().size(), 4);
    QCOMPARE(project.figures(run.id).correct, 4);
    QCOMPARE(project.state(run.id), RunState::Done);
}

void RunnerTest::errorsAloneAreAskedAgain()
{
    RunProject project(8);
    bool strict = true;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        const int item = readRequest(received).item();
        if (strict && item == 1) {
            socket.write(FaultServer::whole(200, R"({"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]})"));
        } else if (strict && item == 2) {
            socket.write(FaultServer::whole(413, R"({"error":{"message":"too large"}})"));
        } else if (item == 3) {
            socket.write(FaultServer::whole(200, replyOf(ChatDialect::OpenAi, QStringLiteral("不知道"))));
        } else {
            socket.write(rightReply(received));
        }
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    project.ask(run.id);
    RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.blocked, 1);
    QCOMPARE(figures.badRequest, 1);
    QCOMPARE(figures.miss, 1);
    QCOMPARE(figures.correct, 5);
    QCOMPARE(server.received().size(), 8);
    // Going on has nothing to ask; asking the errors asks those two.
    project.ask(run.id);
    QCOMPARE(server.received().size(), 8);
    strict = false;
    project.ask(run.id, RunAsk::Errors);
    QCOMPARE(server.received().size(), 10);
    figures = project.figures(run.id);
    QCOMPARE(figures.correct, 7);
    QCOMPARE(figures.blocked + figures.badRequest, 0);
    QCOMPARE(project.state(run.id), RunState::Done);
}

void RunnerTest::rotationsAreAskedAndScoredAsShown()
{
    RunProject project(2);
    // A model that knows the text of the right option wherever it stands.
    RecordingServer server([](const ReadRequest &request) -> QString {
        const int item = request.item();
        const QString words = QStringLiteral("选项%1%2").arg(item).arg(rightLetter(item));
        const QRegularExpression line(QStringLiteral("\\(([A-F])\\) ") + words);
        return QStringLiteral("答案：") + line.match(request.text()).captured(1);
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    RunPlan plan = project.plan(endpoint);
    plan.order = OptionOrder::Circular;
    const Run run = project.create(plan);
    project.ask(run.id);
    QCOMPARE(server.received().size(), 12);
    QCOMPARE(project.figures(run.id).correct, 12);
    QSet<QString> bodies;
    for (const ReadRequest &request : server.requests())
        bodies.insert(request.text());
    QCOMPARE(bodies.size(), 12);

    plan.order = OptionOrder::Shuffled;
    plan.seed = 7;
    plan.repeats = 2;
    const Run mixed = project.create(plan);
    project.ask(mixed.id);
    QCOMPARE(project.figures(mixed.id).correct, 4);
    // The same seed shows the same orders.
    QStringList former, again;
    for (const ReadRequest &request : server.requests().mid(12))
        former.append(request.text());
    const Run twin = project.create(plan);
    project.ask(twin.id);
    for (const ReadRequest &request : server.requests().mid(16))
        again.append(request.text());
    former.sort();
    again.sort();
    QCOMPARE(again, former);
}

void RunnerTest::closingLosesNothing()
{
    RunProject project(60);
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &received) {
        QTimer::singleShot(30, &socket, [&socket, bytes = rightReply(received)] { socket.write(bytes); });
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    {
        Runner runner(project.setup());
        runner.start(run.id, RunAsk::Missing);
        QTRY_VERIFY(server.received().size() > 8);
    }
    QCOMPARE(project.state(run.id), RunState::Paused);
    const qint64 before = server.received().size();
    RunFigures figures = project.figures(run.id);
    QVERIFY(figures.answered < 60);
    // What had been written down may not have been on the wire yet.
    QVERIFY(figures.attempts >= before && figures.attempts <= before + endpoint.concurrency);
    QCOMPARE(project.ask(run.id), QString());
    figures = project.figures(run.id);
    QCOMPARE(figures.correct, 60);
    QVERIFY(figures.attempts >= server.received().size());
    QCOMPARE(figures.attempts - figures.lost, qint64(60));
}

void RunnerTest::aMissingPictureIsAnErrorOfItsItem()
{
    RunProject project(3);
    RecordingServer server(rightAnswer);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    const auto image = project.stores->images().image(project.all().constFirst());
    const QString hex = image->sha256.hex();
    QVERIFY(QFile::remove(project.projectFolder() + QStringLiteral("/images/%1/%2.png").arg(hex.left(2), hex)));
    project.ask(run.id);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.correct, 2);
    QCOMPARE(figures.badRequest, 1);
    QCOMPARE(server.received().size(), 2);
}

QTEST_GUILESS_MAIN(RunnerTest)
#include "runnertest.moc"
