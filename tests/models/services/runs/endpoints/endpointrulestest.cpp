// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/endpoints/endpointrules.h"
#include "models/services/runs/endpoints/endpointadvice.h"
#include "models/services/runs/endpoints/endpointtester.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "models/services/runs/endpoints/testpicture.h"
#include "tests/support/faultserver.h"
#include "tests/support/memorysecrets.h"

#include <QImage>
#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Endpoints by themselves: rules, services to begin from, where keys come from, and what a test finds out.
class EndpointTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aGoodOneHasNoFaults();
    void faultsNameTheirField_data();
    void faultsNameTheirField();
    void pastedAddressesAreTidied_data();
    void pastedAddressesAreTidied();
    void openHttpIsACaution();
    void noAdviceSuggestsSendingAKeyUnencrypted();
    void manyImagesAreToBeSmaller();
    void servicesAreWhole();
    void brokenServicesAreRefused_data();
    void brokenServicesAreRefused();
    void keysComeFromTheirSource();
    void aLockedKeychainIsNoMissingKey();
    void keysThatCannotBeSent_data();
    void keysThatCannotBeSent();
    void picturesShowTheirNumber();
    void testShowsWhatCameBack();
    void theTestDetectsALostPicture();
    void testSendsNoPictureToTextModels();
    void testLearnsWhatIsRefused();
    void testSaysWhatToDo_data();
    void testSaysWhatToDo();
    void theKeyIsInNoMessage_data();
    void theKeyIsInNoMessage();
    void keyInPiecesOfAStream();
    void keyGoesToNoOtherServer();
    void testCanBeStopped();
    void onlyTheListOnDemand();
};

namespace {

const QByteArray canary = "sk-canary-7f3e9a1c5d2b";

Endpoint good(const QUrl &server = QUrl(QStringLiteral("https://models.example.org")))
{
    Endpoint endpoint;
    endpoint.id = EndpointId::create();
    endpoint.name = QStringLiteral("Qwen");
    endpoint.baseUrl = QStringLiteral("%1/v1").arg(server.toString());
    endpoint.model = QStringLiteral("qwen-vl");
    endpoint.parameters.temperature = 0;
    endpoint.deadlineSeconds = 5;
    return endpoint;
}

QByteArray reply(const QByteArray &text)
{
    return "{\"choices\":[{\"message\":{\"content\":\"" + text + "\"},\"finish_reason\":\"stop\"}],"
                                                                 "\"usage\":{\"prompt_tokens\":99,\"completion_tokens\":2}}";
}

bool asksForModels(const FaultServer::Received &request)
{
    return request.head.startsWith("GET");
}

FaultServer::Answer answering(int status, const QByteArray &body,
                              const QByteArray &type = "application/json",
                              const QByteArray &headers = {})
{
    return [=](QTcpSocket &socket, const FaultServer::Received &request) {
        if (asksForModels(request))
            socket.write(FaultServer::whole(200, "{\"data\":[{\"id\":\"qwen-vl\"},{\"id\":\"qwen-turbo\"}]}"));
        else
            socket.write(FaultServer::whole(status, body, type, headers));
    };
}

EndpointTrial tryIt(const Endpoint &endpoint, const QByteArray &key = canary, int number = 47)
{
    EndpointTester tester;
    EndpointTrial trial;
    bool done = false;
    QObject::connect(&tester, &EndpointTester::finished, [&](const EndpointTrial &result) {
        trial = result;
        done = true;
    });
    tester.start(endpoint, key, number);
    if (!QTest::qWaitFor([&] { return done; }, 20000))
        qFatal("the test did not end");
    return trial;
}

} // namespace

void EndpointTest::aGoodOneHasNoFaults()
{
    QVERIFY(faultsOf(good()).isEmpty());
}

using Spoil = void (*)(Endpoint &);

void EndpointTest::faultsNameTheirField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<Endpoint>("endpoint");
    const auto row = [](const char *name, const char *field, Spoil spoil) {
        Endpoint endpoint = good();
        spoil(endpoint);
        QTest::newRow(name) << QString::fromLatin1(field) << endpoint;
    };
    row("no name", "name", [](Endpoint &e) { e.name.clear(); });
    row("key as name", "name", [](Endpoint &e) { e.name = QStringLiteral("sk-abcdefghijklmnop1234"); });
    row("no model", "model", [](Endpoint &e) { e.model.clear(); });
    row("key as model", "model", [](Endpoint &e) { e.model = QStringLiteral("sk-abcdefghijklmnop1234"); });
    row("no url", "baseUrl", [](Endpoint &e) { e.baseUrl.clear(); });
    row("no scheme", "baseUrl", [](Endpoint &e) { e.baseUrl = QStringLiteral("api.openai.com/v1"); });
    row("other scheme", "baseUrl", [](Endpoint &e) { e.baseUrl = QStringLiteral("file:///etc/passwd"); });
    row("key in url", "baseUrl", [](Endpoint &e) { e.baseUrl = QStringLiteral("https://a.org/v1?key=1"); });
    row("password in url", "baseUrl", [](Endpoint &e) { e.baseUrl = QStringLiteral("https://me:secret@a.org/v1"); });
    row("no variable", "keyVariable", [](Endpoint &e) { e.keySource = KeySource::Environment; });
    row("key as variable", "keyVariable", [](Endpoint &e) {
        e.keySource = KeySource::Environment;
        e.keyVariable = QStringLiteral("sk_abcdefghijklmnop1234");
    });
    row("nothing at once", "concurrency", [](Endpoint &e) { e.concurrency = 0; });
    row("negative rpm", "requestsPerMinute", [](Endpoint &e) { e.requestsPerMinute = -1; });
    row("no deadline", "deadline", [](Endpoint &e) { e.deadlineSeconds = 0; });
    row("price below 0", "priceInput", [](Endpoint &e) { e.priceInput = -1; });
    row("price without currency", "currency", [](Endpoint &e) { e.priceOutput = 2; });
    row("budget without prices", "budget", [](Endpoint &e) {
        e.budget = 5;
        e.currency = QStringLiteral("CNY");
    });
    row("hot", "temperature", [](Endpoint &e) { e.parameters.temperature = 2.5; });
    row("top-p 0", "topP", [](Endpoint &e) { e.parameters.topP = 0; });
    row("no tokens", "maxTokens", [](Endpoint &e) { e.parameters.maxTokens = 0; });
    row("list as extra", "extra", [](Endpoint &e) { e.parameters.extra = Json::array(); });
    row("model in extra", "extra", [](Endpoint &e) { e.parameters.extra = {{"model", "x"}}; });
    row("key in extra", "extra", [](Endpoint &e) { e.parameters.extra = {{"Api_Key", "x"}}; });
    row("key deep in extra", "extra", [](Endpoint &e) { e.parameters.extra = {{"a", {{"b", "sk-abcdefghijklmnop1234"}}}}; });
    row("tiny edge", "longEdge", [](Endpoint &e) { e.pictures.longEdge = 10; });
    row("tiny file", "largest", [](Endpoint &e) { e.pictures.largest = 1; });
}

void EndpointTest::faultsNameTheirField()
{
    QFETCH(QString, field);
    QFETCH(Endpoint, endpoint);
    const QList<EndpointFault> faults = faultsOf(endpoint);
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().field, field);
    QVERIFY(faults.first().sentence.endsWith(u'.'));
    QVERIFY(!faults.first().sentence.contains(QLatin1String("abcdefghijklmnop")));
}

void EndpointTest::pastedAddressesAreTidied_data()
{
    QTest::addColumn<ChatDialect>("dialect");
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("tidy");
    const auto row = [](const char *name, ChatDialect dialect, const char *pasted, const char *tidy) {
        QTest::newRow(name) << dialect << QString::fromLatin1(pasted) << QString::fromLatin1(tidy);
    };
    row("whole openai", ChatDialect::OpenAi, " https://a.org/compatible-mode/v1/chat/completions\n", "https://a.org/compatible-mode/v1");
    row("openai", ChatDialect::OpenAi, "https://a.org/v1/", "https://a.org/v1");
    row("whole anthropic", ChatDialect::Anthropic, "https://api.anthropic.com/v1/messages", "https://api.anthropic.com");
    row("anthropic with version", ChatDialect::Anthropic, "https://api.anthropic.com/v1", "https://api.anthropic.com");
    row("whole gemini", ChatDialect::Gemini, "https://g.org/v1beta/models/", "https://g.org");
    row("whole ollama", ChatDialect::Ollama, "http://localhost:11434/api/chat", "http://localhost:11434");
}

void EndpointTest::pastedAddressesAreTidied()
{
    QFETCH(ChatDialect, dialect);
    QFETCH(QString, pasted);
    QFETCH(QString, tidy);
    Endpoint endpoint = good();
    endpoint.dialect = dialect;
    endpoint.baseUrl = pasted;
    QCOMPARE(tidied(endpoint).baseUrl, tidy);
}

void EndpointTest::openHttpIsACaution()
{
    Endpoint endpoint = good();
    endpoint.keySource = KeySource::Keychain;
    QVERIFY(cautionOf(endpoint).isEmpty());
    endpoint.baseUrl = QStringLiteral("http://models.example.org/v1");
    QVERIFY(cautionOf(endpoint).contains(QLatin1String("models.example.org")));
    endpoint.keySource = KeySource::None;
    QVERIFY(cautionOf(endpoint).isEmpty());
    endpoint.keySource = KeySource::Keychain;
    endpoint.baseUrl = QStringLiteral("http://127.0.0.1:8000/v1");
    QVERIFY(cautionOf(endpoint).isEmpty());
}

void EndpointTest::noAdviceSuggestsSendingAKeyUnencrypted()
{
    EndpointTrial trial;
    trial.status = ReplyStatus::BadRequest;
    trial.message = QStringLiteral("The certificate is self-signed");
    const QString advice = adviceFor(good(), trial, true);
    QVERIFY(advice.contains(QLatin1String("certificate")));
    QVERIFY(!advice.contains(QLatin1String("http://")));
}

/// A server that limits the size of images where a request has many of them does take images.
void EndpointTest::manyImagesAreToBeSmaller()
{
    EndpointTrial trial;
    trial.status = ReplyStatus::BadRequest;
    trial.httpStatus = 400;
    trial.withPicture = true;
    trial.message = QStringLiteral("At least one of the image dimensions exceed max allowed size for many-image requests: 2000 pixels");
    const QString advice = adviceFor(good(), trial, true);
    QVERIFY2(advice.contains(QLatin1String("Maximum image edge")) && !advice.contains(QLatin1String("Text-only")), qPrintable(advice));
}

void EndpointTest::servicesAreWhole()
{
    const QList<ServiceTemplate> &services = serviceTemplates();
    QStringList codes;
    for (const ServiceTemplate &service : services) {
        codes.append(service.code);
        QVERIFY2(!service.title.zh.isEmpty() && !service.title.en.isEmpty(), qPrintable(service.code));
        QVERIFY2(!service.note.zh.isEmpty() && !service.note.en.isEmpty(), qPrintable(service.code));
        QVERIFY2(!service.models.isEmpty(), qPrintable(service.code));
        QCOMPARE(service.endpoint.service, service.code);
        QCOMPARE(service.endpoint.parameters.temperature, std::optional<double>(0));
        QCOMPARE(tidied(service.endpoint).baseUrl, service.endpoint.baseUrl);
        QCOMPARE(service.local, service.endpoint.baseUrl.startsWith(QLatin1String("http://localhost:")));
        QCOMPARE(service.endpoint.keySource, service.needsKey ? KeySource::Keychain : KeySource::None);
        QVERIFY2(!service.needsKey || isVariableName(service.keyVariable), qPrintable(service.code));
        QVERIFY2(!service.endpoint.pictures.mediaTypes.isEmpty(), qPrintable(service.code));
    }
    QCOMPARE(codes, (QStringList{QStringLiteral("practice"), QStringLiteral("openai"),
                                 QStringLiteral("anthropic"), QStringLiteral("gemini"),
                                 QStringLiteral("dashscope"), QStringLiteral("zhipu"),
                                 QStringLiteral("moonshot"), QStringLiteral("vllm"),
                                 QStringLiteral("llama-server"), QStringLiteral("ollama"),
                                 QStringLiteral("lm-studio")}));
    QVERIFY(serviceTemplate(QStringLiteral("vllm"))->note.en.contains(QLatin1String("--limit-mm-per-prompt")));
    QVERIFY(!serviceTemplate(QStringLiteral("nobody")));
}

void EndpointTest::brokenServicesAreRefused_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QString>("named");
    QTest::newRow("no url") << QByteArray(R"({"base_url":null})") << QStringLiteral("base_url");
    QTest::newRow("bad url") << QByteArray(R"({"base_url":"nowhere"})") << QStringLiteral("URL");
    QTest::newRow("unknown dialect") << QByteArray(R"({"dialect":"morse"})") << QStringLiteral("dialect");
    QTest::newRow("one language") << QByteArray(R"({"title":{"zh":null}})") << QStringLiteral("title");
    QTest::newRow("misspelt") << QByteArray(R"({"concurency":3})") << QStringLiteral("concurency");
    QTest::newRow("too many at once") << QByteArray(R"({"concurrency":9999})") << QStringLiteral("256");
}

void EndpointTest::brokenServicesAreRefused()
{
    QFETCH(QByteArray, change);
    QFETCH(QString, named);
    Json service = *parseJson(R"({"code":"s","title":{"zh":"一","en":"One"},"dialect":"openai","base_url":"https://a.org/v1",
        "section":"open","needs_key":false,"local":false,"models":["m"],"parameters":{},"pictures":{},"note":{"zh":"","en":""}})");
    const auto list = [](const Json &one) {
        Json whole;
        whole["services"] = Json::array();
        whole["services"].push_back(one);
        return jsonText(whole);
    };
    QVERIFY(readServices(list(service)));
    service.merge_patch(*parseJson(change));
    const auto read = readServices(list(service));
    QVERIFY(!read);
    QVERIFY2(read.error().sentence.contains(named), qPrintable(read.error().sentence));
}

void EndpointTest::keysComeFromTheirSource()
{
    MemorySecrets secrets;
    Endpoint endpoint = good();
    QVERIFY(secrets.keyOf(endpoint).result().given());
    QVERIFY(secrets.keyOf(endpoint).result().key.isEmpty());

    endpoint.keySource = KeySource::Session;
    QCOMPARE(secrets.keyOf(endpoint).result().state, SecretState::Missing);
    secrets.keepForSession(endpoint.id, canary);
    QCOMPARE(secrets.keyOf(endpoint).result().key, canary);
    QCOMPARE(secrets.reads, 0);
    secrets.keepForSession(endpoint.id, {});
    QVERIFY(!secrets.hasForSession(endpoint.id));

    endpoint.keySource = KeySource::Environment;
    endpoint.keyVariable = QStringLiteral("YUYI_TEST_KEY");
    qunsetenv("YUYI_TEST_KEY");
    const Secret unset = secrets.keyOf(endpoint).result();
    QCOMPARE(unset.state, SecretState::Missing);
    QVERIFY(unset.sentence.contains(QLatin1String("YUYI_TEST_KEY")));
    qputenv("YUYI_TEST_KEY", canary + '\n');
    QCOMPARE(secrets.keyOf(endpoint).result().key, canary);
    qunsetenv("YUYI_TEST_KEY");

    endpoint.keySource = KeySource::Keychain;
    const Secret none = secrets.keyOf(endpoint).result();
    QCOMPARE(none.state, SecretState::Missing);
    QVERIFY(none.sentence.contains(endpoint.name));
    QVERIFY(secrets.write(endpoint.id, canary).result());
    QCOMPARE(secrets.keyOf(endpoint).result().key, canary);
}

void EndpointTest::aLockedKeychainIsNoMissingKey()
{
    MemorySecrets secrets;
    Endpoint endpoint = good();
    endpoint.keySource = KeySource::Keychain;
    QVERIFY(secrets.write(endpoint.id, canary).result());
    secrets.locked = true;
    const Secret locked = secrets.keyOf(endpoint).result();
    QCOMPARE(locked.state, SecretState::Unavailable);
    QVERIFY(!locked.sentence.isEmpty());
    // Meanwhile one kept for the session does, and what is in the keychain stays.
    secrets.keepForSession(endpoint.id, "another");
    QCOMPARE(secrets.keyOf(endpoint).result().key, QByteArray("another"));
    secrets.keepForSession(endpoint.id, {});
    secrets.locked = false;
    QCOMPARE(secrets.keyOf(endpoint).result().key, canary);
}

void EndpointTest::keysThatCannotBeSent_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("plain") << canary << canary;
    QTest::newRow("pasted with a line end") << QByteArray("  " + canary + "\r\n") << canary;
    QTest::newRow("two lines") << QByteArray("abc\r\nX-Evil: 1") << QByteArray();
    QTest::newRow("a sentence") << QByteArray("my key is abc") << QByteArray();
    QTest::newRow("chinese") << QByteArray("密钥") << QByteArray();
    QTest::newRow("nothing") << QByteArray(" \n") << QByteArray();
}

void EndpointTest::keysThatCannotBeSent()
{
    QFETCH(QByteArray, typed);
    QFETCH(QByteArray, key);
    const auto usable = usableKey(typed);
    QCOMPARE(usable.has_value(), !key.isEmpty());
    if (usable)
        QCOMPARE(*usable, key);
}

void EndpointTest::picturesShowTheirNumber()
{
    QSet<QByteArray> all;
    for (int number = 10; number < 100; ++number) {
        const QByteArray bytes = testPicture(number);
        QVERIFY(bytes.size() < 4096);
        all.insert(bytes);
    }
    QCOMPARE(all.size(), 90);
    // 88 has every bar: no other digit has more ink.
    const auto ink = [](int number) {
        const QImage image = QImage::fromData(testPicture(number));
        qint64 dark = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        }
        return dark;
    };
    QVERIFY(ink(88) > ink(80));
    QVERIFY(ink(11) < ink(17));
}

void EndpointTest::testShowsWhatCameBack()
{
    FaultServer server(answering(200, reply("47")));
    const EndpointTrial trial = tryIt(good(server.url()));
    QVERIFY(trial.answered());
    QCOMPARE(trial.text, QStringLiteral("47"));
    QCOMPARE(trial.models, (QStringList{QStringLiteral("qwen-vl"), QStringLiteral("qwen-turbo")}));
    QCOMPARE(trial.tokensIn, 99);
    QCOMPARE(trial.tokensOut, 2);
    QCOMPARE(trial.pictureSeen, std::optional<bool>(true));
    QVERIFY2(trial.advice.isEmpty(), qPrintable(trial.advice));
    QCOMPARE(server.received().size(), 2);
    const QByteArray sent = server.received().at(1).body;
    QVERIFY(sent.contains(testPicture(47).toBase64()));
    QVERIFY(sent.contains("\"temperature\":0"));
    QVERIFY(server.received().at(1).head.contains(QByteArray("Bearer " + canary)));
}

void EndpointTest::theTestDetectsALostPicture()
{
    FaultServer server(answering(200, reply("I see 147 and no picture")));
    const EndpointTrial trial = tryIt(good(server.url()));
    QVERIFY(trial.answered());
    QCOMPARE(trial.pictureSeen, std::optional<bool>(false));
    QVERIFY(trial.advice.contains(QLatin1String("47")));
}

void EndpointTest::testSendsNoPictureToTextModels()
{
    FaultServer server(answering(200, reply("42")));
    Endpoint endpoint = good(server.url());
    endpoint.section = ModelSection::TextOnly;
    const EndpointTrial trial = tryIt(endpoint);
    QVERIFY(!trial.withPicture);
    QVERIFY(!trial.pictureSeen);
    QVERIFY(!server.received().at(1).body.contains("image"));
}

void EndpointTest::testLearnsWhatIsRefused()
{
    FaultServer server([](QTcpSocket &socket, const FaultServer::Received &request) {
        if (asksForModels(request))
            socket.write(FaultServer::whole(404, "{}"));
        else if (request.body.contains("\"max_tokens\""))
            socket.write(FaultServer::whole(
                400,
                R"({"error":{"message":"Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
                "code":"unsupported_parameter","param":"max_tokens"}})"));
        else if (request.body.contains("\"temperature\""))
            socket.write(FaultServer::whole(
                400,
                R"({"error":{"message":"Unsupported value: 'temperature'","code":"unsupported_value","param":"temperature"}})"));
        else
            socket.write(FaultServer::whole(200, reply("47")));
    });
    Endpoint endpoint = good(server.url());
    endpoint.parameters.maxTokens = 100;
    const EndpointTrial trial = tryIt(endpoint);
    QVERIFY2(trial.answered(), qPrintable(trial.message));
    QVERIFY(trial.newlyLearned);
    QVERIFY(trial.learned.completionTokens);
    QCOMPARE(trial.learned.leftOut, QStringList{QStringLiteral("temperature")});
    QVERIFY(!trial.modelsListed);
    QVERIFY(!trial.modelsFault.isEmpty());
    // A second test begins with what was learned.
    endpoint.parameters = trial.learned;
    const qsizetype before = server.received().size();
    QVERIFY(tryIt(endpoint).answered());
    QCOMPARE(server.received().size() - before, 2);
}

void EndpointTest::testSaysWhatToDo_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ReplyStatus>("expected");
    QTest::addColumn<QString>("advice");
    const auto row = [](const char *name, int status, const char *body, ReplyStatus expected, const char *advice) {
        QTest::newRow(name) << status << QByteArray(body) << expected << QString::fromLatin1(advice);
    };
    row("wrong key", 401, R"({"error":{"message":"Incorrect API key provided"}})", ReplyStatus::Account, "rejected the key");
    row("nothing to spend", 429,
        R"({"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}})",
        ReplyStatus::Account, "no credit left");
    row("no such path", 404, "{}", ReplyStatus::BadRequest, "/v1");
    row("rate", 429, R"({"error":{"message":"Rate limit reached","code":"rate_limit_exceeded"}})",
        ReplyStatus::Transient, "Requests per minute");
    row("own fault", 500, "{}", ReplyStatus::Transient, "internal error");
    row("no pictures", 400, R"({"error":{"message":"This model does not accept image input"}})", ReplyStatus::BadRequest, "Text-only");
    row("a web page", 200, "<html>sign in</html>", ReplyStatus::Transient, "sign-in");
    row("empty", 200, R"({"choices":[{"message":{"content":""},"finish_reason":"length"}]})", ReplyStatus::Answered,
        "Maximum reply tokens");
    row("filter", 400, R"({"error":{"message":"stopped","code":"content_filter"}})", ReplyStatus::Blocked, "content filter");
}

void EndpointTest::testSaysWhatToDo()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(ReplyStatus, expected);
    QFETCH(QString, advice);
    FaultServer server(answering(status, body));
    const EndpointTrial trial = tryIt(good(server.url()));
    QCOMPARE(trial.status, expected);
    QVERIFY2(trial.advice.contains(advice), qPrintable(trial.advice));
}

void EndpointTest::theKeyIsInNoMessage_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {200, 400, 401, 429, 500})
        QTest::addRow("status %d", status) << status;
}

void EndpointTest::theKeyIsInNoMessage()
{
    // A server that hands the key back in everything it says.
    QFETCH(int, status);
    const QByteArray said = status == 200 ? reply("your key is " + canary)
                                          : QByteArray("{\"error\":{\"message\":\"bad key " + canary + "\"}}");
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &request) {
        socket.write(asksForModels(request) ? FaultServer::whole(200, "{\"data\":[{\"id\":\"" + canary + "\"}]}")
                                            : FaultServer::whole(status, said, "application/json", "X-Key: " + canary + "\r\n"));
    });
    const EndpointTrial trial = tryIt(good(server.url()));
    const QStringList texts = trial.models + QStringList{trial.text, trial.reasoning, trial.message, trial.advice, trial.modelsFault};
    for (const QString &text : texts)
        QVERIFY2(!text.contains(QString::fromLatin1(canary)), qPrintable(text));
    QVERIFY(server.received().last().head.contains(canary));
}

void EndpointTest::keyInPiecesOfAStream()
{
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &) {
        QByteArray events;
        for (const QByteArray &piece : {canary.left(7), canary.mid(7)})
            events += "data: {\"choices\":[{\"delta\":{\"content\":\"" + piece + "\"}}]}\n\n";
        events += "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";
        socket.write(FaultServer::whole(200, events, "text/event-stream"));
    });
    Endpoint endpoint = good(server.url());
    endpoint.parameters.stream = true;
    const EndpointTrial trial = tryIt(endpoint);
    QVERIFY(trial.answered());
    QCOMPARE(trial.text, QStringLiteral("[key]"));
}

void EndpointTest::keyGoesToNoOtherServer()
{
    FaultServer target(answering(200, reply("47")));
    const QByteArray where = "Location: " + target.url().toString().toLatin1() + "/v1/chat/completions\r\n";
    FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &) {
        socket.write(FaultServer::whole(307, "{}", "application/json", where));
    });
    const EndpointTrial trial = tryIt(good(server.url()));
    QCOMPARE(trial.status, ReplyStatus::BadRequest);
    QVERIFY(trial.message.contains(QLatin1String("another address")));
    QVERIFY(!trial.advice.isEmpty());
    QVERIFY(target.received().isEmpty());
}

void EndpointTest::testCanBeStopped()
{
    FaultServer server([](QTcpSocket &, const FaultServer::Received &) {});
    EndpointTester tester;
    QSignalSpy finished(&tester, &EndpointTester::finished);
    tester.start(good(server.url()), {});
    QTRY_COMPARE(server.received().size(), 1);
    tester.stop();
    QCOMPARE(finished.size(), 1);
    QVERIFY(!tester.isRunning());
    // And begun anew.
    server.setAnswer(answering(200, reply("47")));
    tester.start(good(server.url()), {}, 47);
    QTRY_COMPARE(finished.size(), 2);
    QVERIFY(finished.last().first().value<EndpointTrial>().answered());
}

void EndpointTest::onlyTheListOnDemand()
{
    FaultServer server(answering(200, reply("47")));
    EndpointTester tester;
    QSignalSpy finished(&tester, &EndpointTester::finished);
    tester.listModels(good(server.url()), canary);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(finished.last().first().value<EndpointTrial>().models.size(), 2);
    QCOMPARE(server.received().size(), 1);
}

QTEST_GUILESS_MAIN(EndpointTest)
#include "endpointrulestest.moc"
