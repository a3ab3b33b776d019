// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rightanswers.h"
#include "tests/support/runfixture.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// A runner against a server that is not well: what is sent again and when, and what stops the run.
class RequestSenderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFaultIsNeverAWrongAnswer_data();
    void aFaultIsNeverAWrongAnswer();
    void afterFiveTriesItIsLeft();
    void aRefusedParameterIsLeftOutAndRemembered();
    void anAccountErrorPausesAndResumeAsksTheRest();
    void theKeyIsNeededAndSent();
    void retryAfterIsKept();
};

void RequestSenderTest::aFaultIsNeverAWrongAnswer_data()
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

void RequestSenderTest::aFaultIsNeverAWrongAnswer()
{
    QFETCH(std::function<void(QTcpSocket &)>, fault);
    QFETCH(QString, status);
    RunProject project(3);
    QSet<int> met;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        const int item = readRequest(received).item();
        // Each item meets the fault the first time.
        if (met.contains(item)) {
            socket.write(rightReply(received));
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

void RequestSenderTest::afterFiveTriesItIsLeft()
{
    RunProject project(4);
    bool well = false;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        if (readRequest(received).item() == 2 && !well)
            socket.write(FaultServer::whole(503, "{}"));
        else
            socket.write(rightReply(received));
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

void RequestSenderTest::aRefusedParameterIsLeftOutAndRemembered()
{
    RunProject project(6);
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &received) {
        if (readRequest(received).body.contains("temperature")) {
            socket.write(FaultServer::whole(
                400,
                R"({"error":{"message":"Unsupported parameter: 'temperature'",)"
                R"("type":"invalid_request_error","param":"temperature","code":"unsupported_parameter"}})"));
        } else {
            socket.write(rightReply(received));
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

void RequestSenderTest::anAccountErrorPausesAndResumeAsksTheRest()
{
    RunProject project(10);
    int left = 4;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &received) {
        if (left-- > 0)
            socket.write(rightReply(received));
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

void RequestSenderTest::theKeyIsNeededAndSent()
{
    RunProject project(2);
    RecordingServer server(rightAnswer);
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

void RequestSenderTest::retryAfterIsKept()
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
            socket.write(rightReply(received));
    });
    const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.concurrency = 1; });
    const Run run = project.create(project.plan(endpoint));
    project.ask(run.id);
    QCOMPARE(project.figures(run.id).correct, 2);
    // Nothing at all is sent before the time the server named.
    QCOMPARE(times.size(), 3);
    QVERIFY2(times.at(1) - times.at(0) >= 880, qPrintable(QString::number(times.at(1) - times.at(0))));
}

QTEST_GUILESS_MAIN(RequestSenderTest)
#include "requestsendertest.moc"
