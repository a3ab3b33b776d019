// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/httpclient.h"
#include "models/clients/dialect.h"
#include "tests/support/faultserver.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace yuyi;

namespace {

const QByteArray good =
    R"({"choices":[{"message":{"content":"C"},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":1}})";

ChatRequest question()
{
    ChatRequest request;
    request.model = QStringLiteral("m");
    ChatPart picture;
    picture.base64 = "/9j/";
    picture.mediaType = QStringLiteral("image/jpeg");
    ChatPart text;
    text.text = QStringLiteral("这张图片有什么隐喻？");
    request.turns.append({false, {picture, text}});
    return request;
}

} // namespace

/// The ways in which servers and networks fail, and what each is taken for.
class HttpClientTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFaultIsClassified_data();
    void everyFaultIsClassified();
    void redirectsAreSentNoKey();
    void noReplyContainsTheKey();
    void shortKeysChangeNoReply_data();
    void shortKeysChangeNoReply();
    void sendsItsNameAndNoLanguage();
    void moreThanSixAtOnce();
    void noCallbackAfterTheReceiverIsDestroyed();

private:
    ChatReply ask(FaultServer &server, const HttpLimits &limits, const QByteArray &key = "secret-key");
};

ChatReply HttpClientTest::ask(FaultServer &server, const HttpLimits &limits, const QByteArray &key)
{
    HttpClient client;
    const Dialect &dialect = dialectOf(ChatDialect::OpenAi);
    bool answered = false;
    ChatReply reply;
    client.send(dialect.chat(server.url(), question()), key, limits, this, [&](const HttpAnswer &answer) {
        reply = dialect.readChat(answer);
        answered = true;
    });
    [&] { QTRY_VERIFY_WITH_TIMEOUT(answered, 20000); }();
    return reply;
}

void HttpClientTest::everyFaultIsClassified_data()
{
    using Socket = QTcpSocket &;
    using Request = const FaultServer::Received &;
    QTest::addColumn<FaultServer::Answer>("answer");
    QTest::addColumn<QString>("status");
    QTest::addColumn<qint64>("wait");
    const auto row = [](const char *name, FaultServer::Answer answer, const char16_t *status, qint64 wait = -1) {
        QTest::newRow(name) << answer << QString::fromUtf16(status) << wait;
    };
    const auto send = [](const QByteArray &bytes) {
        return [bytes](Socket socket, Request) { socket.write(bytes); };
    };
    const auto sendAndClose = [](const QByteArray &bytes) {
        return [bytes](Socket socket, Request) {
            socket.write(bytes);
            socket.disconnectFromHost();
        };
    };
    const QByteArray whole = FaultServer::whole(200, good);
    row("good", send(whole), u"answered");
    row("429 with seconds",
        send(FaultServer::whole(429,
                                R"({"error":{"message":"slow down","type":"rate_limit_error"}})",
                                "application/json", "Retry-After: 3\r\n")),
        u"transient", 3000);
    row("429 with milliseconds", send(FaultServer::whole(429, "{}", "application/json", "retry-after-ms: 250\r\n")),
        u"transient", 250);
    row("429 for an hour", send(FaultServer::whole(429, "{}", "application/json", "Retry-After: 3600\r\n")), u"transient",
        120000);
    row("429 without quota", send(FaultServer::whole(429, R"({"error":{"message":"x","code":"insufficient_quota"}})")),
        u"account");
    row("500", send(FaultServer::whole(500, "oops", "text/plain")), u"transient");
    row("529", send(FaultServer::whole(529, R"({"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})")),
        u"transient");
    row("401", send(FaultServer::whole(401, R"({"error":{"message":"no"}})")), u"account");
    row("404", send(FaultServer::whole(404, R"({"error":{"message":"no such model"}})")), u"request");
    row("blocked", send(FaultServer::whole(400, R"({"error":{"message":"x","code":"content_filter"}})")), u"blocked");
    row(
        "reset", [](Socket socket, Request) { socket.abort(); }, u"transient");
    row(
        "silence", [](Socket, Request) {}, u"transient");
    row(
        "header drip", [whole](Socket socket, Request) { FaultServer::drip(socket, whole, 40); }, u"transient");
    row(
        "body drip", [](Socket socket, Request) {
            socket.write("HTTP/1.1 200 X\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n");
            FaultServer::drip(socket, QByteArray(4000, ' '), 40);
        },
        u"transient");
    row("cut in the header", sendAndClose("HTTP/1.1 200 X\r\nContent-Ty"), u"transient");
    row("cut in the body", sendAndClose(whole.left(whole.size() - 30)), u"transient");
    row("cut JSON of the right length", send(FaultServer::whole(200, good.left(40))), u"transient");
    row("cut stream", sendAndClose("HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\n\r\n"
                                   "data: {\"choices\":[{\"delta\":{\"content\":\"C\"}}]}\n\n"),
        u"transient");
    row("whole stream", sendAndClose("HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\n\r\n: hello\n\n"
                                     "data: {\"choices\":[{\"delta\":{\"content\":\"C\"}}]}\n\ndata: [DONE]\n\n"),
        u"answered");
    row("error within a stream", sendAndClose("HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\n\r\n"
                                              "data: {\"error\":{\"message\":\"overloaded\",\"type\":\"server_error\"}}\n\n"),
        u"transient");
    row("packed bomb", send("HTTP/1.1 200 X\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\n"
                            "Content-Length: 20\r\n\r\n"
                            + QByteArray(20, '\x1f')),
        u"transient");
    row(
        "body without end", [](Socket socket, Request) {
            socket.write("HTTP/1.1 200 X\r\nContent-Type: application/json\r\n\r\n");
            auto *timer = new QTimer(&socket);
            QObject::connect(timer, &QTimer::timeout, &socket, [&socket] { socket.write(QByteArray(1 << 20, ' ')); });
            timer->start(1);
        },
        u"transient");
    row("web page", send(FaultServer::whole(200, "<html>log in</html>", "text/html")), u"transient");
    row("nobody listens", {}, u"transient");
}

void HttpClientTest::everyFaultIsClassified()
{
    QFETCH(FaultServer::Answer, answer);
    QFETCH(QString, status);
    QFETCH(qint64, wait);
    FaultServer server(answer ? answer : [](QTcpSocket &socket, const FaultServer::Received &) { socket.abort(); });
    HttpLimits limits;
    // Only what does not end by itself runs into it.
    limits.deadline = status == QLatin1String("transient") && wait < 0 ? 1200 : 20'000;
    limits.largestBody = 8 << 20;
    const QUrl url = server.url();
    if (!answer)
        server.close();
    HttpClient client;
    const Dialect &dialect = dialectOf(ChatDialect::OpenAi);
    bool answered = false;
    ChatReply reply;
    QElapsedTimer clock;
    clock.start();
    client.send(dialect.chat(url, question()), "secret-key", limits, this, [&](const HttpAnswer &got) {
        reply = dialect.readChat(got);
        answered = true;
        QVERIFY(got.body.size() <= limits.largestBody + 1);
    });
    QTRY_VERIFY_WITH_TIMEOUT(answered, 20000);
    QCOMPARE(codeOf(reply.status), status);
    QCOMPARE(reply.retryAfter, wait);
    if (reply.status == ReplyStatus::Answered)
        QCOMPARE(reply.text, QStringLiteral("C"));
    else
        QVERIFY(!reply.message.isEmpty());
}

void HttpClientTest::redirectsAreSentNoKey()
{
    FaultServer thief([](QTcpSocket &socket, const FaultServer::Received &) { socket.write(FaultServer::whole(200, good)); });
    const QByteArray location = "Location: " + thief.url().toEncoded() + "/chat/completions\r\n";
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &) {
        socket.write(FaultServer::whole(307, {}, "text/plain", location));
    });
    const ChatReply reply = ask(server, {});
    QCOMPARE(reply.status, ReplyStatus::BadRequest);
    QVERIFY(thief.received().isEmpty());
    QVERIFY(server.received().first().head.contains("Bearer secret-key"));
}

void HttpClientTest::noReplyContainsTheKey()
{
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &) {
        socket.write(FaultServer::whole(401, R"({"error":{"message":"Incorrect API key provided: secret-key"}})"));
    });
    const ChatReply reply = withoutKey(ask(server, {}), "secret-key");
    QVERIFY(!reply.message.contains(QLatin1String("secret-key")));
    QVERIFY(reply.message.contains(QLatin1String("[key]")));
    const HttpCall call = dialectOf(ChatDialect::OpenAi).chat(server.url(), question());
    QVERIFY(!call.body.bytes().contains("secret-key"));
}

void HttpClientTest::shortKeysChangeNoReply_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("text");
    QTest::newRow("a letter of the answer") << QByteArray("A") << QStringLiteral("A token of secret-key-0123456789 is A");
    QTest::newRow("a letter of the names") << QByteArray("k") << QStringLiteral("A token of secret-key-0123456789 is A");
    QTest::newRow("a figure") << QByteArray("5") << QStringLiteral("A token of secret-key-0123456789 is A");
    QTest::newRow("a word") << QByteArray("token of") << QStringLiteral("A token of secret-key-0123456789 is A");
    QTest::newRow("a real one") << QByteArray("secret-key-0123456789") << QStringLiteral("A token of [key] is A");
}

/// Servers of one's own take any key: it is a part of many words.
void HttpClientTest::shortKeysChangeNoReply()
{
    QFETCH(QByteArray, key);
    QFETCH(QString, text);
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &) {
        socket.write(FaultServer::whole(200, R"({"choices":[{"message":{"content":"A token of secret-key-0123456789 is A"},)"
                                             R"("finish_reason":"stop"}],"usage":{"prompt_tokens":5,"completion_tokens":15}})"));
    });
    HttpClient client;
    const Dialect &dialect = dialectOf(ChatDialect::OpenAi);
    std::optional<ChatReply> reply;
    client.send(dialect.chat(server.url(), question()), key, {}, this,
                [&](const HttpAnswer &got) { reply = withoutKey(dialect.readChat(got), key); });
    QTRY_VERIFY_WITH_TIMEOUT(reply, 20000);
    QCOMPARE(reply->status, ReplyStatus::Answered);
    QCOMPARE(reply->text, text);
    QCOMPARE(reply->tokensIn, qint64(5));
    QCOMPARE(reply->tokensOut, qint64(15));
    // Messages: short keys stay, others go, also where the message was cut within one.
    QCOMPARE(messageWithoutKey(QStringLiteral("no token A"), "A"), QStringLiteral("no token A"));
    QCOMPARE(messageWithoutKey(QStringLiteral("wrong key: 0123456789"), "0123456789abc"), QStringLiteral("wrong key: [key]"));
    QCOMPARE(messageWithoutKey(QStringLiteral("wrong key 01234567!"), "01234567"), QStringLiteral("wrong key [key]!"));
}

void HttpClientTest::sendsItsNameAndNoLanguage()
{
    QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3"));
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &) { socket.write(FaultServer::whole(200, good)); });
    ask(server, {});
    const QByteArray head = server.received().constFirst().head.toLower();
    QVERIFY2(head.contains("\nuser-agent: yuyi/1.2.3\r\n"), head.constData());
    QVERIFY2(head.contains("\naccept-language: *\r\n"), head.constData());
    QVERIFY(!head.contains("mozilla"));
}

void HttpClientTest::moreThanSixAtOnce()
{
    QList<QTcpSocket *> waiting;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &) { waiting.append(&socket); });
    HttpClient client;
    int answered = 0;
    for (int i = 0; i < 20; ++i) {
        client.send(dialectOf(ChatDialect::OpenAi).chat(server.url(), question()), {}, {}, this,
                    [&](const HttpAnswer &) { ++answered; });
    }
    QTRY_COMPARE_WITH_TIMEOUT(waiting.size(), 20, 10000);
    QVERIFY(!server.received().first().head.contains("Authorization"));
    for (QTcpSocket *socket : std::as_const(waiting))
        socket->write(FaultServer::whole(200, good));
    QTRY_COMPARE_WITH_TIMEOUT(answered, 20, 10000);
    QCOMPARE(client.inFlight(), 0);
}

void HttpClientTest::noCallbackAfterTheReceiverIsDestroyed()
{
    QTcpSocket *waiting = nullptr;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &) { waiting = &socket; });
    HttpClient client;
    bool called = false;
    auto context = std::make_unique<QObject>();
    client.send(dialectOf(ChatDialect::OpenAi).chat(server.url(), question()), {}, {}, context.get(),
                [&](const HttpAnswer &) { called = true; });
    QTRY_VERIFY(waiting);
    context.reset();
    waiting->write(FaultServer::whole(200, good));
    QTRY_COMPARE(client.inFlight(), 0);
    QVERIFY(!called);
    {
        HttpClient brief;
        brief.send(dialectOf(ChatDialect::OpenAi).chat(server.url(), question()), {}, {}, this,
                   [&](const HttpAnswer &) { called = true; });
    }
    QVERIFY(!called);
}

QTEST_GUILESS_MAIN(HttpClientTest)
#include "httpclienttest.moc"
