// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/dialect.h"

#include <QtTest>

using namespace yuyi;

namespace {

ChatRequest workedExample()
{
    ChatPart picture;
    picture.base64 = QByteArray("PICTURE").toBase64();
    picture.mediaType = QStringLiteral("image/png");
    ChatPart text;
    text.text = QStringLiteral("有什么隐喻？");
    ChatPart answer;
    answer.text = QStringLiteral("答案：B");
    ChatRequest request;
    request.model = QStringLiteral("some-model");
    request.turns = {{false, {picture, text}}, {true, {answer}}, {false, {text, picture}}};
    request.parameters.temperature = 0;
    request.parameters.maxTokens = 64;
    request.parameters.seed = 7;
    return request;
}

Json bodyOf(const HttpCall &call)
{
    return *parseJson(call.body.bytes());
}

HttpAnswer answerOf(int status, const QByteArray &body, const QByteArray &type = "application/json")
{
    HttpAnswer answer;
    answer.status = status;
    answer.headers = {{"content-type", type}};
    answer.body = body;
    return answer;
}

} // namespace

/// What goes out and what comes back, in each of the four dialects.
class DialectTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openAiAsks();
    void anthropicAsks();
    void geminiAsks();
    void ollamaAsks();
    void picturesStayWithTheirTexts_data();
    void picturesStayWithTheirTexts();
    void repliesAreRead_data();
    void repliesAreRead();
    void aRefusedParameterIsNamed_data();
    void aRefusedParameterIsNamed();
    void baseAddressesAreTakenAsTheyCome();
    void modelsAreListed();
    void waitsAreRead();
};

void DialectTest::openAiAsks()
{
    const HttpCall call = dialectOf(ChatDialect::OpenAi).chat(QUrl(QStringLiteral("http://h/v1/")), workedExample());
    QCOMPARE(call.url.toString(), QStringLiteral("http://h/v1/chat/completions"));
    QCOMPARE(call.keyHeader + ": " + call.keyPrefix, QByteArray("Authorization: Bearer "));
    const Json body = bodyOf(call);
    QCOMPARE(body["messages"].size(), size_t(3));
    QCOMPARE(body["messages"][0]["content"][0]["image_url"]["url"].get<std::string>(),
             "data:image/png;base64," + QByteArray("PICTURE").toBase64().toStdString());
    QCOMPARE(body["messages"][1]["role"].get<std::string>(), std::string("assistant"));
    QCOMPARE(body["messages"][1]["content"].get<std::string>(), std::string("答案：B"));
    QCOMPARE(body["temperature"].get<double>(), 0.0);
    QCOMPARE(body["max_tokens"].get<int>(), 64);
    ChatRequest repaired = workedExample();
    repaired.parameters.completionTokens = true;
    repaired.parameters.leftOut = QStringList{QStringLiteral("temperature")};
    const Json again = bodyOf(dialectOf(ChatDialect::OpenAi).chat(QUrl(QStringLiteral("http://h/v1")), repaired));
    QVERIFY(!again.contains("temperature") && !again.contains("max_tokens"));
    QCOMPARE(again["max_completion_tokens"].get<int>(), 64);
}

void DialectTest::anthropicAsks()
{
    ChatRequest request = workedExample();
    const HttpCall call = dialectOf(ChatDialect::Anthropic).chat(QUrl(QStringLiteral("http://h")), request);
    QCOMPARE(call.url.toString(), QStringLiteral("http://h/v1/messages"));
    QCOMPARE(call.keyHeader, QByteArray("x-api-key"));
    QVERIFY(call.headers.contains(qMakePair(QByteArray("anthropic-version"), QByteArray("2023-06-01"))));
    const Json body = bodyOf(call);
    QCOMPARE(body["messages"][0]["content"][0]["type"].get<std::string>(), std::string("image"));
    QCOMPARE(body["messages"][0]["content"][0]["source"]["media_type"].get<std::string>(), std::string("image/png"));
    QVERIFY(!body.contains("seed"));
    request.parameters.maxTokens.reset();
    QVERIFY(bodyOf(dialectOf(ChatDialect::Anthropic).chat(QUrl(QStringLiteral("http://h")), request)).contains("max_tokens"));
}

void DialectTest::geminiAsks()
{
    const HttpCall call = dialectOf(ChatDialect::Gemini).chat(QUrl(QStringLiteral("http://h/")), workedExample());
    QCOMPARE(call.url.toString(), QStringLiteral("http://h/v1beta/models/some-model:generateContent"));
    QCOMPARE(call.keyHeader, QByteArray("x-goog-api-key"));
    const Json body = bodyOf(call);
    QCOMPARE(body["contents"][1]["role"].get<std::string>(), std::string("model"));
    QCOMPARE(body["contents"][0]["parts"][0]["inlineData"]["mimeType"].get<std::string>(), std::string("image/png"));
    QCOMPARE(body["generationConfig"]["maxOutputTokens"].get<int>(), 64);
}

void DialectTest::ollamaAsks()
{
    const HttpCall call = dialectOf(ChatDialect::Ollama).chat(QUrl(QStringLiteral("http://h:11434")), workedExample());
    QCOMPARE(call.url.toString(), QStringLiteral("http://h:11434/api/chat"));
    const Json body = bodyOf(call);
    QCOMPARE(body["stream"].get<bool>(), false);
    QCOMPARE(body["messages"][0]["images"][0].get<std::string>(), QByteArray("PICTURE").toBase64().toStdString());
    QCOMPARE(body["messages"][0]["content"].get<std::string>(), std::string("有什么隐喻？"));
    QCOMPARE(body["options"]["num_predict"].get<int>(), 64);
}

void DialectTest::picturesStayWithTheirTexts_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<bool>("turns");
    QTest::addColumn<QByteArray>("said");
    // UDE= is P1 in base64, UDI= is P2.
    QTest::newRow("openai together")
        << "openai" << false
        << QByteArray(
               R"([{"role":"user","content":[{"type":"image_url",)"
               R"("image_url":{"url":"data:image/png;base64,UDE="}},{"type":"text","text":"q1 B"},{"type":"image_url",)"
               R"("image_url":{"url":"data:image/png;base64,UDI="}},{"type":"text","text":"q2"}]}])");
    QTest::newRow("openai turns")
        << "openai" << true
        << QByteArray(
               R"([{"role":"user","content":[{"type":"image_url",)"
               R"("image_url":{"url":"data:image/png;base64,UDE="}},{"type":"text","text":"q1"}]},{"role":"assistant",)"
               R"("content":"B"},{"role":"user","content":[{"type":"image_url",)"
               R"("image_url":{"url":"data:image/png;base64,UDI="}},{"type":"text","text":"q2"}]}])");
    QTest::newRow("anthropic together")
        << "anthropic" << false
        << QByteArray(
               R"([{"role":"user","content":[{"type":"image","source":{"type":"base64",)"
               R"("media_type":"image/png","data":"UDE="}},{"type":"text","text":"q1 B"},{"type":"image",)"
               R"("source":{"type":"base64","media_type":"image/png","data":"UDI="}},{"type":"text","text":"q2"}]}])");
    QTest::newRow("anthropic turns")
        << "anthropic" << true
        << QByteArray(
               R"([{"role":"user","content":[{"type":"image","source":{"type":"base64",)"
               R"("media_type":"image/png","data":"UDE="}},{"type":"text","text":"q1"}]},{"role":"assistant",)"
               R"("content":[{"type":"text","text":"B"}]},{"role":"user","content":[{"type":"image",)"
               R"("source":{"type":"base64","media_type":"image/png","data":"UDI="}},{"type":"text","text":"q2"}]}])");
    QTest::newRow("gemini together")
        << "gemini" << false
        << QByteArray(
               R"([{"role":"user","parts":[{"inlineData":{"mimeType":"image/png","data":"UDE="}},)"
               R"({"text":"q1 B"},{"inlineData":{"mimeType":"image/png","data":"UDI="}},{"text":"q2"}]}])");
    QTest::newRow("gemini turns")
        << "gemini" << true
        << QByteArray(
               R"([{"role":"user","parts":[{"inlineData":{"mimeType":"image/png","data":"UDE="}},)"
               R"({"text":"q1"}]},{"role":"model","parts":[{"text":"B"}]},{"role":"user",)"
               R"("parts":[{"inlineData":{"mimeType":"image/png","data":"UDI="}},{"text":"q2"}]}])");
    QTest::newRow("ollama turns")
        << "ollama" << true
        << QByteArray(
               R"([{"role":"user","content":"q1","images":["UDE="]},{"role":"assistant","content":"B"},)"
               R"({"role":"user","content":"q2","images":["UDI="]}])");
}

void DialectTest::picturesStayWithTheirTexts()
{
    QFETCH(QString, dialect);
    QFETCH(bool, turns);
    QFETCH(QByteArray, said);
    const auto picture = [](const char *bytes) {
        ChatPart part;
        part.base64 = QByteArray(bytes).toBase64();
        part.mediaType = QStringLiteral("image/png");
        return part;
    };
    const auto text = [](const char *words) {
        ChatPart part;
        part.text = QLatin1String(words);
        return part;
    };
    ChatRequest request;
    if (turns)
        request.turns = {{false, {picture("P1"), text("q1")}}, {true, {text("B")}}, {false, {picture("P2"), text("q2")}}};
    else
        request.turns = {{false, {picture("P1"), text("q1 B"), picture("P2"), text("q2")}}};
    const Json body = bodyOf(dialectOf(*fromCode<ChatDialect>(dialect)).chat(QUrl(QStringLiteral("http://h")), request));
    QCOMPARE(jsonText(body[dialect == QLatin1String("gemini") ? "contents" : "messages"]), said);
}

void DialectTest::repliesAreRead_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("tokens");
    const auto row = [](const char *name, const char16_t *dialect, int status, const QByteArray &body, const char16_t *outcome,
                        const char16_t *text = u"", qint64 tokens = -1, const QByteArray &type = "application/json") {
        QTest::newRow(name) << QString::fromUtf16(dialect) << status << body << type << QString::fromUtf16(outcome)
                            << QString::fromUtf16(text) << tokens;
    };
    row("null content", u"openai", 200,
        R"({"choices":[{"message":{"content":null,"reasoning_content":"选A"},"finish_reason":"length"}]})",
        u"answered");
    row("parts", u"openai", 200,
        R"({"choices":[{"message":{"content":[{"type":"text","text":"答案："},{"type":"text","text":"C"}]},)"
        R"("finish_reason":"stop"}],"usage":{"prompt_tokens":5,"completion_tokens":2}})",
        u"answered", u"答案：C", 2);
    row("unwrapped error", u"openai", 400, R"({"object":"error","message":"At most 1 image(s) may be provided","code":400})", u"request");
    row("refusal", u"openai", 200, R"({"choices":[{"message":{"content":null,"refusal":"I cannot"},"finish_reason":"stop"}]})", u"blocked");
    row("filtered", u"openai", 200, R"({"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]})", u"blocked");
    row("inspection", u"openai", 400,
        R"({"error":{"code":"data_inspection_failed","message":"Input data may contain inappropriate content."}})",
        u"blocked");
    row("no choices", u"openai", 200, R"({"id":"x"})", u"transient");
    row("error with 200", u"openai", 200, R"({"error":{"message":"busy","type":"server_error"}})", u"transient");
    row("text blocks only", u"anthropic", 200,
        R"({"content":[{"type":"thinking","thinking":"选A"},{"type":"text","text":"答案"},{"type":"text",)"
        R"("text":"：B"}],"stop_reason":"end_turn","usage":{"input_tokens":3,"output_tokens":4}})",
        u"answered", u"答案：B", 4);
    row("anthropic refusal", u"anthropic", 200, R"({"content":[],"stop_reason":"refusal"})", u"blocked");
    row("overloaded", u"anthropic", 529, R"({"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})", u"transient");
    row("anthropic key", u"anthropic", 401,
        R"({"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}})",
        u"account");
    row("anthropic credit", u"anthropic", 400,
        R"({"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low"}})",
        u"account");
    row("anthropic stream", u"anthropic", 200,
        "event: message_start\ndata: "
        "{\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":9}}}\n\ndata: "
        "{\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"D\"}}"
        "\n\ndata: "
        "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_"
        "tokens\":1}}\n\ndata: {\"type\":\"message_stop\"}\n\n",
        u"answered", u"D", 1, "text/event-stream");
    row("anthropic error after 200", u"anthropic", 200,
        "data: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}\n\n",
        u"transient", u"", -1, "text/event-stream");
    row("anthropic cut stream", u"anthropic", 200,
        "data: {\"type\":\"content_block_delta\",\"delta\":{\"text\":\"D\"}}\n\n", u"transient",
        u"", -1, "text/event-stream");
    row("thoughts left out", u"gemini", 200,
        R"({"candidates":[{"content":{"parts":[{"text":"选A","thought":true},{"text":"C"}]},)"
        R"("finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":4,"candidatesTokenCount":1,)"
        R"("thoughtsTokenCount":6}})",
        u"answered", u"C", 7);
    row("blocked prompt", u"gemini", 200, R"({"promptFeedback":{"blockReason":"SAFETY"}})", u"blocked");
    row("blocked reply", u"gemini", 200, R"({"candidates":[{"finishReason":"PROHIBITED_CONTENT"}]})", u"blocked");
    row("exhausted", u"gemini", 503, R"({"error":{"code":503,"status":"RESOURCE_EXHAUSTED","message":"x"}})", u"transient");
    row("gemini key", u"gemini", 400,
        R"({"error":{"code":400,"status":"INVALID_ARGUMENT","message":"API key not valid.","details":[{"reason":"API_KEY_INVALID"}]}})",
        u"account");
    row("no candidates", u"gemini", 200, R"({"usageMetadata":{}})", u"transient");
    row("ollama", u"ollama", 200,
        R"({"message":{"role":"assistant","content":"答案：E","thinking":"选A"},"done":true,)"
        R"("done_reason":"stop","prompt_eval_count":8,"eval_count":3})",
        u"answered", u"答案：E", 3);
    row("ollama stream", u"ollama", 200,
        "{\"message\":{\"content\":\"答案\"},\"done\":false}\n{\"message\":{\"content\":\"：E\"},\"done\":true,\"eval_count\":2}\n",
        u"answered", u"答案：E", 2, "application/x-ndjson");
    row("ollama error", u"ollama", 404, R"({"error":"model 'x' not found"})", u"request");
    row("ollama half", u"ollama", 200, R"({"message":{"content":"答"},"done":false})", u"transient");
}

void DialectTest::repliesAreRead()
{
    QFETCH(QString, dialect);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    QFETCH(QString, outcome);
    QFETCH(QString, text);
    QFETCH(qint64, tokens);
    const ChatReply reply = dialectOf(*fromCode<ChatDialect>(dialect)).readChat(answerOf(status, body, type));
    QCOMPARE(codeOf(reply.status), outcome);
    QCOMPARE(reply.text, text);
    QCOMPARE(reply.tokensOut, tokens);
    QVERIFY(!reply.text.contains(u'选'));
    if (reply.status != ReplyStatus::Answered)
        QVERIFY(!reply.message.isEmpty());
}

void DialectTest::aRefusedParameterIsNamed_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("leaveOut");
    QTest::addColumn<bool>("completionTokens");
    QTest::newRow("max_tokens") << QByteArray(
        R"({"error":{"message":"Unsupported parameter: 'max_tokens' )"
        R"(is not supported with this model. Use 'max_completion_tokens' instead.","param":"max_tokens",)"
        R"("code":"unsupported_parameter"}})")
                                << QString() << true;
    QTest::newRow("temperature") << QByteArray(
        R"({"error":{"message":"Unsupported value: 'temperature' does not support 0 with this model.",)"
        R"("param":"temperature","code":"unsupported_value"}})")
                                 << QStringLiteral("temperature") << false;
    QTest::newRow("named in words")
        << QByteArray(R"({"error":{"message":"`top_p` is not supported by this model"}})")
        << QStringLiteral("top_p") << false;
    QTest::newRow("another fault")
        << QByteArray(R"({"error":{"message":"temperature must be below 2","code":"invalid"}})")
        << QString() << false;
}

void DialectTest::aRefusedParameterIsNamed()
{
    QFETCH(QByteArray, body);
    const ChatReply reply = dialectOf(ChatDialect::OpenAi).readChat(answerOf(400, body));
    QCOMPARE(reply.status, ReplyStatus::BadRequest);
    QTEST(reply.repair.leaveOut, "leaveOut");
    QTEST(reply.repair.completionTokens, "completionTokens");
}

void DialectTest::baseAddressesAreTakenAsTheyCome()
{
    const ChatRequest request = workedExample();
    const auto address = [&](ChatDialect dialect, const char16_t *base) {
        return dialectOf(dialect).chat(QUrl(QString::fromUtf16(base)), request).url.toString();
    };
    QCOMPARE(address(ChatDialect::Anthropic, u"https://a/v1/"), QStringLiteral("https://a/v1/messages"));
    QCOMPARE(address(ChatDialect::OpenAi, u"https://d/compatible-mode/v1"),
             QStringLiteral("https://d/compatible-mode/v1/chat/completions"));
}

void DialectTest::modelsAreListed()
{
    QCOMPARE(dialectOf(ChatDialect::OpenAi).readModels(answerOf(200, R"({"data":[{"id":"a"},{"id":"b"}]})")),
             (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(dialectOf(ChatDialect::Gemini).readModels(answerOf(200, R"({"models":[{"name":"models/g"}]})")),
             QStringList{QStringLiteral("g")});
    QCOMPARE(dialectOf(ChatDialect::Ollama).readModels(answerOf(200, R"({"models":[{"name":"o:7b"}]})")),
             QStringList{QStringLiteral("o:7b")});
    QVERIFY(dialectOf(ChatDialect::OpenAi).readModels(answerOf(200, "[1,2")).isEmpty());
}

void DialectTest::waitsAreRead()
{
    HttpAnswer answer = answerOf(429, "{}");
    answer.headers.append(qMakePair(QByteArray("retry-after"), QByteArray("Fri, 20 Nov 2026 10:00:30 GMT")));
    const QDateTime now(QDate(2026, 11, 20), QTime(10, 0), Qt::UTC);
    QCOMPARE(dialectOf(ChatDialect::OpenAi).readChat(answer, now).retryAfter, qint64(30000));
    answer.headers.last().second = "soon";
    QCOMPARE(dialectOf(ChatDialect::OpenAi).readChat(answer, now).retryAfter, qint64(-1));
}

QTEST_GUILESS_MAIN(DialectTest)
#include "dialecttest.moc"
