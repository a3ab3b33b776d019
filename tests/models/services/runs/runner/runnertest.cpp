// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/session/secretstore.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QString letter(int item)
{
    return QString(QLatin1Char(static_cast<char>('A' + item % 6)));
}

/// Knows every answer.
QString right(const ReadRequest &request)
{
    return QStringLiteral("答案：") + letter(request.item());
}

QByteArray good(const FaultServer::Received &received)
{
    const ReadRequest read = readRequest(received);
    return FaultServer::whole(200, replyOf(read.dialect, right(read)));
}

} // namespace

/// A runner against a server that is well, and against one that is not.
class RunnerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void onBothDatabases_data() { addBackends(); }
    void onBothDatabases();
    void everyItemOnceInEveryDialect_data();
    void everyItemOnceInEveryDialect();
    void aFaultIsNeverAWrongAnswer_data();
    void aFaultIsNeverAWrongAnswer();
    void afterFiveTriesItIsLeft();
    void aRefusedParameterIsLeftOutAndRemembered();
    void anAccountErrorPausesAndResumeAsksTheRest();
    void theKeyIsNeededAndSent();
    void retryAfterIsKept();
    void aBudgetStopsInTime();
    void pausedFromAnotherConnection();
    void stoppedBeforeItBegan();
    void aRunHasOneProgram();
    void aRunWithoutHeartbeatIsTakenOver();
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
            const QString said = read.item() == 3 ? QStringLiteral("答案：") + letter(4)
                               : read.item() == 5 ? QStringLiteral("我不确定。")
                                                  : right(read);
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
        return item == 3 || item == 4 ? QStringLiteral("答案：") + letter(item + 1)
             : item == 5              ? QStringLiteral("我不确定。")
                                      : right(request);
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

void RunnerTest::aFaultIsNeverAWrongAnswer_data()
{
    using Socket = QTcpSocket &;
    QTest::addColumn<std::function<void(QTcpSocket &)>>("fault");
    QTest::addColumn<QString>("status");
    const auto row = [](const char *name, std::function<void(QTcpSocket &)> fault, const char16_t *status) {
        QTest::newRow(name) << fault << QString::fromUtf16(status);
    };
    const auto send = [](const QByteArray &bytes) { return [bytes](Socket socket) { socket.write(bytes); }; };
    const auto sendAndClose = [](const QByteArray &bytes) {
        return [bytes](Socket socket) {
            socket.write(bytes);
            socket.disconnectFromHost();
        };
    };
    const QByteArray answer = FaultServer::whole(200, replyOf(ChatDialect::OpenAi, QStringLiteral("答案：A")));
    row("429", send(FaultServer::whole(429, R"({"error":{"message":"slow down"}})")), u"answered");
    row("500", send(FaultServer::whole(500, "oops", "text/plain")), u"answered");
    row(
        "reset", [](Socket socket) { socket.abort(); }, u"answered");
    row(
        "silence", [](Socket) {}, u"answered");
    row(
        "header drip", [answer](Socket socket) { FaultServer::drip(socket, answer, 300); }, u"answered");
    row(
        "body drip", [answer](Socket socket) {
            const qsizetype end = answer.indexOf("\r\n\r\n") + 4;
            socket.write(answer.left(end));
            FaultServer::drip(socket, answer.mid(end), 300);
        },
        u"answered");
    row("cut in the head", sendAndClose(answer.left(20)), u"answered");
    row("cut in the body", sendAndClose(answer.left(answer.size() - 20)), u"answered");
    row("cut JSON of its length", send(FaultServer::whole(200, R"({"choices":[{"message":{"content":"答案：B)")), u"answered");
    row("packed",
        send(FaultServer::whole(
            200, QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00", 8) + QByteArray(1000, 'x'),
            "application/json", "Content-Encoding: gzip\r\n")),
        u"answered");
    row(
        "too large", [](Socket socket) {
            socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 419430400\r\n\r\n");
            socket.write(QByteArray(70 << 20, ' '));
        },
        u"answered");
    row("redirect", send("HTTP/1.1 302 X\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"), u"request");
    row("HTML", send(FaultServer::whole(200, "<html>答案：B</html>", "text/html")), u"answered");
}

void RunnerTest::aFaultIsNeverAWrongAnswer()
{
    QFETCH(std::function<void(QTcpSocket &)>, fault);
    QFETCH(QString, status);
    RunProject project(3);
    QSet<int> met;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        const int item = readRequest(received).item();
        // Each item meets the fault the first time.
        if (met.contains(item)) {
            socket.write(good(received));
            return;
        }
        met.insert(item);
        fault(socket);
    });
    // What is silent or drips is given up after a while; anything else has its time, however busy the machine is.
    static const QList<QByteArray> endless{"silence", "header drip", "body drip"};
    const int deadline = endless.contains(QByteArray(QTest::currentDataTag())) ? 2 : 40;
    const Endpoint endpoint =
        project.addEndpoint(server.url(), ChatDialect::OpenAi, [&](Endpoint &one) { one.deadlineSeconds = deadline; });
    const Run run = project.create(project.plan(endpoint));
    project.ask(run.id);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.incorrect, 0);
    QCOMPARE(figures.miss, 0);
    QCOMPARE(figures.lost, 0);
    QCOMPARE(project.state(run.id), RunState::Done);
    if (status == QLatin1String("answered")) {
        QCOMPARE(figures.correct, 3);
        QCOMPARE(figures.attempts, 6);
        // Nothing goes out that is not in the books.
        QCOMPARE(server.received().size(), 6);
    } else {
        QCOMPARE(figures.badRequest, 3);
        QCOMPARE(figures.correct, 0);
        QCOMPARE(figures.attempts, 3);
    }
}

void RunnerTest::afterFiveTriesItIsLeft()
{
    RunProject project(4);
    bool well = false;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        if (readRequest(received).item() == 2 && !well)
            socket.write(FaultServer::whole(503, "{}"));
        else
            socket.write(good(received));
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    QVERIFY(!project.ask(run.id).isEmpty());
    QCOMPARE(server.received().size(), 3 + 5);
    RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.transient, 1);
    QCOMPARE(figures.correct, 3);
    QCOMPARE(figures.incorrect, 0);
    QCOMPARE(project.state(run.id), RunState::Done);
    // Another session asks what is left, and that alone.
    well = true;
    QCOMPARE(project.ask(run.id), QString());
    QCOMPARE(server.received().size(), 9);
    figures = project.figures(run.id);
    QCOMPARE(figures.transient, 0);
    QCOMPARE(figures.correct, 4);
}

void RunnerTest::aRefusedParameterIsLeftOutAndRemembered()
{
    RunProject project(6);
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &received) {
        if (readRequest(received).body.contains("temperature")) {
            socket.write(FaultServer::whole(
                400,
                R"({"error":{"message":"Unsupported parameter: 'temperature'",)"
                R"("type":"invalid_request_error","param":"temperature","code":"unsupported_parameter"}})"));
        } else {
            socket.write(good(received));
        }
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    Run run = project.create(project.plan(endpoint));
    project.ask(run.id);
    RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.correct, 6);
    QCOMPARE(figures.badRequest, 0);
    // No more than were in flight before it was known.
    const qsizetype first = server.received().size();
    QVERIFY2(first > 6 && first <= 12, qPrintable(QString::number(first)));
    QCOMPARE(figures.attempts, static_cast<qint64>(first));
    QVERIFY(project.stores->endpoints().endpoint(endpoint.id)->parameters.leftOut.contains(QStringLiteral("temperature")));
    // The next run knows it from the start.
    run = project.create(project.plan(endpoint, QStringLiteral("cot")));
    project.ask(run.id);
    QCOMPARE(server.received().size(), first + 6);
}

void RunnerTest::anAccountErrorPausesAndResumeAsksTheRest()
{
    RunProject project(10);
    int left = 4;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        if (left-- > 0)
            socket.write(good(received));
        else
            socket.write(FaultServer::whole(429, R"({"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}})"));
    });
    const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.concurrency = 2; });
    const Run run = project.create(project.plan(endpoint));
    const QString sentence = project.ask(run.id);
    QVERIFY2(sentence.contains(QStringLiteral("quota")), qPrintable(sentence));
    QCOMPARE(project.state(run.id), RunState::Paused);
    QCOMPARE(project.figures(run.id).correct, 4);
    QVERIFY(server.received().size() <= 6);
    left = 100;
    project.ask(run.id);
    QCOMPARE(project.state(run.id), RunState::Done);
    QCOMPARE(project.figures(run.id).correct, 10);
    QCOMPARE(project.figures(run.id).account, 0);
}

void RunnerTest::theKeyIsNeededAndSent()
{
    RunProject project(2);
    RecordingServer server(right);
    const Endpoint endpoint =
        project.addEndpoint(server.url(), ChatDialect::OpenAi,
                            [](Endpoint &one) { one.keySource = KeySource::Keychain; });
    const Run run = project.create(project.plan(endpoint));
    QVERIFY(!project.ask(run.id).isEmpty());
    QCOMPARE(server.received().size(), 0);
    QCOMPARE(project.state(run.id), RunState::Waiting);
    project.secrets.keys.insert(endpoint.id, "canary-4711");
    QCOMPARE(project.ask(run.id), QString());
    QCOMPARE(server.received().size(), 2);
    for (const auto &received : server.received())
        QVERIFY(received.head.contains("Bearer canary-4711"));
}

void RunnerTest::retryAfterIsKept()
{
    RunProject project(2);
    QElapsedTimer clock;
    clock.start();
    QList<qint64> times;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        times.append(clock.elapsed());
        if (times.size() == 1)
            socket.write(FaultServer::whole(429, "{}", "application/json", "retry-after-ms: 900\r\n"));
        else
            socket.write(good(received));
    });
    const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.concurrency = 1; });
    const Run run = project.create(project.plan(endpoint));
    project.ask(run.id);
    QCOMPARE(project.figures(run.id).correct, 2);
    // Nothing at all is sent before the time the server named.
    QCOMPARE(times.size(), 3);
    QVERIFY2(times.at(1) - times.at(0) >= 880, qPrintable(QString::number(times.at(1) - times.at(0))));
}

void RunnerTest::aBudgetStopsInTime()
{
    RunProject project(20);
    RecordingServer server(right);
    const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
        one.priceInput = 10000; // 1 for each request
        one.concurrency = 1;
    });
    RunPlan plan = project.plan(endpoint);
    plan.budget = 7.5;
    const Run run = project.create(plan);
    const QString sentence = project.ask(run.id);
    QVERIFY2(sentence.contains(QStringLiteral("7.50")), qPrintable(sentence));
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
        QTimer::singleShot(20, &socket, [&socket, bytes = good(received)] { socket.write(bytes); });
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
    RecordingServer server(right);
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

void RunnerTest::aRunHasOneProgram()
{
    RunProject project(40);
    // Nothing is answered before the second one has been refused: the first is at work till then, however late the second comes.
    bool refused = false;
    QList<std::function<void()>> held;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        const auto answer = [&socket, bytes = good(received)] { socket.write(bytes); };
        if (refused)
            answer();
        else
            held.append(answer);
    });
    const Endpoint endpoint =
        project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.deadlineSeconds = 60; });
    const Run run = project.create(project.plan(endpoint));
    Runner one(project.setup());
    Runner two(project.setup());
    for (Runner *runner : {&one, &two}) {
        connect(runner, &Runner::refused, &server, [&] {
            refused = true;
            for (const auto &answer : std::exchange(held, {}))
                answer();
        });
    }
    QSignalSpy refusedOne(&one, &Runner::refused);
    QSignalSpy refusedTwo(&two, &Runner::refused);
    QSignalSpy quietOne(&one, &Runner::quiet);
    QSignalSpy quietTwo(&two, &Runner::quiet);
    one.start(run.id, RunAsk::Missing);
    two.start(run.id, RunAsk::Missing);
    QTRY_VERIFY(quietOne.size() == 1 && quietTwo.size() == 1);
    QCOMPARE(refusedOne.size() + refusedTwo.size(), 1);
    QCOMPARE(server.received().size(), 40);
    QCOMPARE(project.figures(run.id).correct, 40);
}

void RunnerTest::aRunWithoutHeartbeatIsTakenOver()
{
    RunProject project(2);
    RecordingServer server(right);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    const auto claim = [&](int secondsAgo) {
        const QDateTime then = QDateTime::currentDateTimeUtc().addSecs(-secondsAgo);
        QVERIFY(project.stores
                    ->transaction([&]() -> Result<> {
                        const auto claimed = project.stores->runs().claim(
                            run.id, QStringLiteral("gone:1"), then, then.addSecs(-15));
                        return claimed ? Result<>() : passOn(claimed);
                    })
                    .has_value());
    };
    claim(5);
    QVERIFY(project.ask(run.id).contains(QStringLiteral("gone:1")));
    QCOMPARE(server.received().size(), 0);
    claim(16);
    QCOMPARE(project.ask(run.id), QString());
    QCOMPARE(server.received().size(), 2);
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
            socket.write(good(received));
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
        const QString words = QStringLiteral("选项%1%2").arg(item).arg(letter(item));
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
        QTimer::singleShot(30, &socket, [&socket, bytes = good(received)] { socket.write(bytes); });
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
    RecordingServer server(right);
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
