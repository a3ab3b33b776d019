// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/httpclient.h"
#include "models/clients/dialect.h"
#include "tests/support/faultserver.h"
#include "tests/support/selfsignedserver.h"

#include <QElapsedTimer>
#include <QNetworkProxyFactory>
#include <QtTest>

#include <optional>

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

HttpCall postOf(const QUrl &url, const HttpBody &body = QByteArrayLiteral("{}"))
{
    HttpCall call;
    call.url = url;
    call.headers = {{"Content-Type", "application/json"}};
    call.body = body;
    return call;
}

/// Counts connections beside requests.
class CountingServer final : public FaultServer
{
public:
    using FaultServer::FaultServer;
    int connections = 0;

protected:
    void incomingConnection(qintptr handle) override
    {
        ++connections;
        FaultServer::incomingConnection(handle);
    }
};

/// One proxy for one name.
struct ProxyOfOneName final : QNetworkProxyFactory {
    explicit ProxyOfOneName(quint16 at) : port(at) {}

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (query.peerHostName() != QLatin1String("model.invalid"))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return {QNetworkProxy(QNetworkProxy::HttpProxy, QStringLiteral("127.0.0.1"), port, QStringLiteral("guest"),
                              QStringLiteral("word"))};
    }

    quint16 port;
};

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
    void aBodyInPartsArrivesWhole();
    void aConnectionIsKept();
    void aConnectionMayEndBetweenTwoRequests();
    void aPostIsSentOnce();
    void aSlowReplyEndsAtTheDeadline();
    void anEndlessHeadIsTooLarge();
    void anUnknownCertificateIsRefused();
    void aCutHandshakeIsTheNetwork();
    void goesThroughTheProxyOfTheSystem();
    void aCallbackMayDestroyTheClient();
    void aCallbackMaySendAgain();

private:
    HttpAnswer answerTo(HttpClient &client, const HttpCall &call, const HttpLimits &limits = {}, const QByteArray &key = {});
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

HttpAnswer HttpClientTest::answerTo(HttpClient &client, const HttpCall &call, const HttpLimits &limits, const QByteArray &key)
{
    HttpAnswer answer;
    bool answered = false;
    client.send(call, key, limits, this, [&](const HttpAnswer &got) {
        answer = got;
        answered = true;
    });
    [&] { QTRY_VERIFY_WITH_TIMEOUT(answered, 20000); }();
    return answer;
}

void HttpClientTest::aBodyInPartsArrivesWhole()
{
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &) { socket.write(FaultServer::whole(200, good)); });
    HttpBody body;
    for (const qsizetype size : {qsizetype(1), qsizetype(700'000), qsizetype(3), qsizetype(1'300'000), qsizetype(17)}) {
        QByteArray part(size, '\0');
        for (qsizetype i = 0; i < size; ++i)
            part[i] = static_cast<char>('a' + (i * 7 + size) % 26);
        body.append(part);
    }
    HttpClient client;
    // The second time on the same connection.
    for (int time = 1; time <= 2; ++time) {
        const auto answer = answerTo(client, postOf(server.url(), body));
        QVERIFY(answer.fault == HttpFault::None);
        QCOMPARE(answer.body, good);
        QCOMPARE(server.received().size(), time);
        QVERIFY(server.received().constLast().body == body.bytes());
        const QByteArray head = server.received().constLast().head.toLower();
        QVERIFY2(!head.contains("expect:"), head.constData());
        QVERIFY2(head.contains("\naccept-encoding: identity"), head.constData());
    }
}

void HttpClientTest::aConnectionIsKept()
{
    CountingServer server([](QTcpSocket &socket, const FaultServer::Received &) { socket.write(FaultServer::whole(200, good)); });
    HttpClient client;
    for (int i = 0; i < 5; ++i)
        QCOMPARE(answerTo(client, postOf(server.url())).status, 200);
    QCOMPARE(server.received().size(), 5);
    QCOMPARE(server.connections, 1);
}

void HttpClientTest::aConnectionMayEndBetweenTwoRequests()
{
    QTcpSocket *open = nullptr;
    CountingServer server([&](QTcpSocket &socket, const FaultServer::Received &) {
        open = &socket;
        socket.write(FaultServer::whole(200, good));
    });
    HttpClient client;
    QCOMPARE(answerTo(client, postOf(server.url())).status, 200);
    bool ended = false;
    connect(open, &QTcpSocket::disconnected, this, [&] { ended = true; });
    open->disconnectFromHost();
    QTRY_VERIFY(ended || open->state() == QAbstractSocket::ClosingState);
    const auto answer = answerTo(client, postOf(server.url()));
    QCOMPARE(answer.fault, HttpFault::None);
    QCOMPARE(answer.body, good);
    QCOMPARE(server.connections, 2);
    QCOMPARE(server.received().size(), 2);
}

/// A server that has read a request may have done what it asks, whether or not it can still say so.
void HttpClientTest::aPostIsSentOnce()
{
    int asked = 0;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &) {
        if (++asked == 1)
            socket.write(FaultServer::whole(200, good));
        else
            socket.abort();
    });
    HttpClient client;
    QCOMPARE(answerTo(client, postOf(server.url())).status, 200);
    const auto answer = answerTo(client, postOf(server.url()));
    QCOMPARE(answer.fault, HttpFault::Network);
    QCOMPARE(answer.faultText, QStringLiteral("The connection was closed before a reply arrived."));
    QCOMPARE(asked, 2);
}

void HttpClientTest::aSlowReplyEndsAtTheDeadline()
{
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &) {
        socket.write("HTTP/1.1 200 X\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n");
        FaultServer::drip(socket, QByteArray(4000, ' '), 20);
    });
    HttpClient client;
    HttpLimits limits;
    limits.deadline = 600;
    const auto answer = answerTo(client, postOf(server.url()), limits);
    QCOMPARE(answer.fault, HttpFault::Deadline);
    QCOMPARE(answer.status, 200);
    QVERIFY(answer.milliseconds >= 590);
    QVERIFY(!answer.body.isEmpty() && answer.body.size() < 4000);
    QCOMPARE(client.inFlight(), 0);
}

void HttpClientTest::anEndlessHeadIsTooLarge()
{
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &) {
        socket.write("HTTP/1.1 200 X\r\n");
        for (int i = 0; i < 400; ++i)
            socket.write("X-More: " + QByteArray(1000, 'x') + "\r\n");
    });
    HttpClient client;
    const auto answer = answerTo(client, postOf(server.url()));
    QCOMPARE(answer.fault, HttpFault::TooLarge);
}

void HttpClientTest::anUnknownCertificateIsRefused()
{
    SelfSignedServer server(FaultServer::whole(200, good));
    HttpClient client;
    HttpCall call = postOf(server.url());
    call.keyHeader = "Authorization";
    call.keyPrefix = "Bearer ";
    const auto answer = answerTo(client, call, {}, "secret-key");
    QCOMPARE(server.greeted, 1);
    QCOMPARE(answer.fault, HttpFault::Tls);
    QVERIFY(!answer.faultText.isEmpty());
    QVERIFY(server.read.isEmpty());
    QCOMPARE(dialectOf(ChatDialect::OpenAi).readChat(answer).status, ReplyStatus::BadRequest);
}

/// It may go better the next time; a certificate will not.
void HttpClientTest::aCutHandshakeIsTheNetwork()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::newConnection, &server, [&] {
        QTcpSocket *socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [socket] { socket->abort(); });
    });
    HttpClient client;
    const auto answer = answerTo(client, postOf(QUrl(QStringLiteral("https://127.0.0.1:%1/").arg(server.serverPort()))));
    QCOMPARE(answer.fault, HttpFault::Network);
    QVERIFY(!answer.faultText.isEmpty());
}

void HttpClientTest::goesThroughTheProxyOfTheSystem()
{
    FaultServer proxy([](QTcpSocket &socket, const FaultServer::Received &) { socket.write(FaultServer::whole(200, good)); });
    QNetworkProxyFactory::setApplicationProxyFactory(new ProxyOfOneName(proxy.serverPort()));
    const auto reset = qScopeGuard([] { QNetworkProxyFactory::setApplicationProxyFactory(nullptr); });
    HttpClient client;
    const auto answer = answerTo(client, postOf(QUrl(QStringLiteral("http://model.invalid/v1"))));
    QCOMPARE(answer.status, 200);
    QCOMPARE(proxy.received().size(), 1);
    const QByteArray head = proxy.received().constFirst().head;
    QVERIFY2(head.startsWith("POST http://model.invalid/v1 HTTP/1.1\r\n"), head.constData());
    QVERIFY(head.contains("Proxy-Authorization: Basic Z3Vlc3Q6d29yZA==\r\n"));
    proxy.setAnswer([](QTcpSocket &socket, const FaultServer::Received &) {
        socket.write(FaultServer::whole(407, "who?", "text/plain", "Proxy-Authenticate: Basic realm=\"x\"\r\n"));
    });
    QCOMPARE(answerTo(client, postOf(QUrl(QStringLiteral("http://model.invalid/v1")))).fault, HttpFault::Network);
    QCOMPARE(proxy.received().size(), 2);
}

void HttpClientTest::aCallbackMayDestroyTheClient()
{
    QList<QTcpSocket *> waiting;
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &) { waiting.append(&socket); });
    auto client = std::make_unique<HttpClient>();
    int called = 0;
    for (int i = 0; i < 3; ++i) {
        client->send(postOf(server.url()), {}, {}, this, [&](const HttpAnswer &) {
            ++called;
            client.reset();
        });
    }
    QTRY_COMPARE(waiting.size(), 3);
    int left = 0;
    for (QTcpSocket *socket : std::as_const(waiting)) {
        connect(socket, &QTcpSocket::disconnected, this, [&] { ++left; });
        socket->write(FaultServer::whole(200, good));
    }
    QTRY_COMPARE(left, 3);
    QCOMPARE(called, 1);
    QVERIFY(!client);
}

void HttpClientTest::aCallbackMaySendAgain()
{
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &) { socket.write(FaultServer::whole(200, good)); });
    HttpClient client;
    int answered = 0;
    std::function<void()> ask = [&] {
        client.send(postOf(server.url()), {}, {}, this, [&](const HttpAnswer &answer) {
            QCOMPARE(answer.status, 200);
            if (++answered < 4)
                ask();
        });
    };
    ask();
    QCOMPARE(answered, 0);
    QTRY_COMPARE(answered, 4);
    // Of what cannot even begin, too, is told later.
    bool told = false;
    client.send(postOf(QUrl(QStringLiteral("nonsense://127.0.0.1/"))), {}, {}, this, [&](const HttpAnswer &answer) {
        told = true;
        QCOMPARE(answer.fault, HttpFault::Network);
        QVERIFY(!answer.faultText.isEmpty());
    });
    QVERIFY(!told);
    QTRY_VERIFY(told);
}

QTEST_GUILESS_MAIN(HttpClientTest)
#include "httpclienttest.moc"
