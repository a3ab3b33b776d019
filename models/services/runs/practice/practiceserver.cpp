// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/practice/practiceserver.h"

#include "models/clients/httpclient.h"
#include "models/domain/json/json.h"
#include "models/evaluation/practice/practicereply.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "models/services/runs/prompts/tokenestimate.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>

namespace yuyi {

namespace {

/// Milliseconds that a practice server lets people wait at most where it says so or hangs: practising is to be quick.
constexpr int longestHang = 2000;
constexpr int hangsPerDelay = 5;

HttpAnswer answerOf(int status, const Json &body)
{
    HttpAnswer answer;
    answer.status = status;
    answer.headers = {{"content-type", "application/json"}};
    answer.body = jsonText(body);
    return answer;
}

HttpAnswer refusal(int status, const char *type, const char *message)
{
    return answerOf(status, {{"error", {{"message", message}, {"type", type}}}});
}

HttpAnswer models()
{
    Json list = Json::array();
    if (const ServiceTemplate *service = serviceTemplate(codeOf(ChatDialect::Practice))) {
        for (const QString &name : service->models)
            list.push_back({{"id", toUtf8(name)}, {"object", "model"}});
    }
    return answerOf(200, {{"object", "list"}, {"data", list}});
}

HttpAnswer said(const PracticeCase &asked)
{
    const PracticeReply reply = practiceReply(asked);
    const qint64 out = std::max<qint64>(1, estimatedTextTokens(reply.text));
    return answerOf(
        200, {{"object", "chat.completion"},
              {"model", toUtf8(asked.model)},
              {"choices",
               Json::array({{{"index", 0},
                             {"message", {{"role", "assistant"}, {"content", toUtf8(reply.text)}}},
                             {"finish_reason", reply.cutShort ? "length" : "stop"}}})},
              {"usage",
               {{"prompt_tokens", asked.tokensIn},
                {"completion_tokens", out},
                {"total_tokens", asked.tokensIn + out}}}});
}

HttpAnswer faulty(const PracticeCase &asked, PracticeFault fault)
{
    HttpAnswer answer;
    switch (fault) {
    case PracticeFault::TooMany:
        answer = refusal(429, "rate_limit_exceeded", "Practice: too many requests.");
        if (asked.settings.delay > 0)
            answer.headers.append({"retry-after-ms", QByteArray::number(std::min(longestHang, asked.settings.delay))});
        return answer;
    case PracticeFault::ServerError: return refusal(500, "server_error", "Practice: the server failed.");
    case PracticeFault::BrokenJson:
        answer = said(asked);
        answer.body.truncate(answer.body.size() / 2);
        return answer;
    case PracticeFault::Cut:
        answer.fault = HttpFault::Network;
        answer.faultText = QStringLiteral("Practice: the connection was cut.");
        return answer;
    case PracticeFault::Timeout: answer.fault = HttpFault::Deadline; break;
    }
    return answer;
}

} // namespace

void PracticeServer::send(const HttpCall &call, const QByteArray &, const HttpLimits &limits, QObject *context, Done done)
{
    HttpAnswer answer;
    int wait = 0;
    if (!call.post) {
        answer = models();
    } else if (!call.practice) {
        answer = refusal(400, "invalid_request_error", "Practice: nothing is known of what is asked.");
    } else {
        const PracticeCase &asked = *call.practice;
        const auto fault = practiceFault(asked);
        answer = fault ? faulty(asked, *fault) : said(asked);
        wait = practiceDelay(asked);
        if (answer.fault == HttpFault::Deadline)
            wait = std::min(longestHang, hangsPerDelay * asked.settings.delay);
        if (wait > limits.deadline) {
            wait = limits.deadline;
            answer = faulty(asked, PracticeFault::Timeout);
        }
    }
    answer.milliseconds = wait;
    QTimer::singleShot(wait, this, [answer, guard = QPointer<QObject>(context), done = std::move(done)] {
        if (guard)
            done(answer);
    });
}

std::unique_ptr<ChatTransport> transportOf(ChatDialect dialect)
{
    if (dialect == ChatDialect::Practice)
        return std::make_unique<PracticeServer>();
    return std::make_unique<HttpClient>();
}

} // namespace yuyi
