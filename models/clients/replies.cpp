// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/replies.h"

#include "models/clients/chattransport.h"
#include "models/domain/json/jsonwithin.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ModelServer)
};

constexpr qint64 longestWait = 120000;
constexpr int longestMessage = 600;

bool has(const QString &text, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char *word) {
        return text.contains(QLatin1String(word), Qt::CaseInsensitive);
    });
}

QString faultSentence(const HttpAnswer &answer)
{
    switch (answer.fault) {
    case HttpFault::Deadline: return Tr::tr("The server took too long to reply.");
    case HttpFault::TooLarge: return Tr::tr("The reply was larger than the limit and was not read completely.");
    case HttpFault::Redirect:
        return Tr::tr("The server redirects to another address. To protect the API key, the program does not follow redirects. Correct "
                      "the base URL.");
    case HttpFault::Tls: return Tr::tr("A secure connection could not be established: %1").arg(answer.faultText);
    case HttpFault::Stopped: return Tr::tr("Stopped.");
    default: return Tr::tr("Network error: %1").arg(answer.faultText);
    }
}

/// Names the parameter when the server refuses one.
ParameterRepair repairOf(const Json &error, const QString &code, const QString &message)
{
    static const QRegularExpression named(QStringLiteral("['\"`]?(max_tokens|temperature|top_p|seed|topP|maxOutputTokens)['\"`]?"));
    const bool refused =
        has(code, {"unsupported_parameter", "unsupported_value", "unknown_parameter"})
        || has(message, {"unsupported parameter", "unsupported value", "not supported",
                         "does not support", "unrecognized", "not permitted"});
    if (!refused)
        return {};
    QString parameter = textAt(error, "param");
    if (parameter.isEmpty())
        parameter = named.match(message).captured(1);
    ParameterRepair repair;
    if (parameter == QLatin1String("max_tokens") && message.contains(QLatin1String("max_completion_tokens")))
        repair.completionTokens = true;
    else
        repair.leaveOut = named.match(parameter).captured(1);
    return repair;
}

} // namespace

QByteArray HttpAnswer::header(const QByteArray &name) const
{
    const auto found = std::find_if(headers.begin(), headers.end(), [&](const auto &pair) { return pair.first == name; });
    return found == headers.end() ? QByteArray() : found->second;
}

QUrl under(const QUrl &base, const QString &path)
{
    QUrl url = base;
    QString stem = base.path();
    while (stem.endsWith(u'/'))
        stem.chop(1);
    url.setPath(stem + path);
    return url;
}

bool isLeftOut(const ChatParameters &parameters, const QString &name)
{
    return parameters.leftOut.contains(name);
}

void addParameters(Json &body, const ChatParameters &parameters, const QString &maxTokens, const QString &topP)
{
    const QString temperature = QStringLiteral("temperature");
    if (parameters.temperature && !isLeftOut(parameters, temperature))
        body[toUtf8(temperature)] = *parameters.temperature;
    if (parameters.maxTokens && !isLeftOut(parameters, maxTokens))
        body[toUtf8(maxTokens)] = *parameters.maxTokens;
    if (parameters.topP && !isLeftOut(parameters, topP))
        body[toUtf8(topP)] = *parameters.topP;
    const QString seed = QStringLiteral("seed");
    if (parameters.seed && !isLeftOut(parameters, seed))
        body[toUtf8(seed)] = *parameters.seed;
}

const Json &memberOf(const Json &json, const char *name)
{
    static const Json nothing;
    if (!json.is_object())
        return nothing;
    const auto found = json.find(name);
    return found == json.end() ? nothing : *found;
}

QString textAt(const Json &json, const char *name)
{
    const Json &member = memberOf(json, name);
    if (member.is_string())
        return fromUtf8(member.get<std::string>());
    return member.is_number_integer() ? QString::number(member.get<qint64>()) : QString();
}

qint64 numberAt(const Json &json, const char *name)
{
    const Json &member = memberOf(json, name);
    return member.is_number_integer() ? member.get<qint64>() : -1;
}

qint64 retryAfter(const HttpAnswer &answer, const QDateTime &now)
{
    bool good = false;
    const double milliseconds = answer.header("retry-after-ms").toDouble(&good);
    if (good && milliseconds >= 0)
        return static_cast<qint64>(std::min<double>(milliseconds, longestWait));
    const QByteArray value = answer.header("retry-after").trimmed();
    if (value.isEmpty())
        return -1;
    const double seconds = value.toDouble(&good);
    if (good)
        return seconds < 0 ? -1 : static_cast<qint64>(std::min<double>(seconds * 1000, longestWait));
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(value), QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"));
    if (!date.isValid())
        return -1;
    date.setTimeSpec(Qt::UTC);
    return std::clamp<qint64>(now.msecsTo(date), 0, longestWait);
}

ReplyStatus statusOfError(int httpStatus, const QString &code, const QString &message)
{
    if (has(code, {"content_filter", "content_policy", "data_inspection_failed", "sensitive", "safety"})
        || has(message, {"content management policy", "data_inspection_failed", "content policy"}))
        return ReplyStatus::Blocked;
    if (has(code, {"insufficient_quota", "billing", "invalid_api_key", "authentication", "permission", "API_KEY_INVALID",
                   "UNAUTHENTICATED", "Arrearage", "credit"})
        || has(message, {"api key not valid", "insufficient_quota", "credit balance is too low"}))
        return ReplyStatus::Account;
    if (has(code, {"overloaded", "rate_limit", "timeout", "RESOURCE_EXHAUSTED", "UNAVAILABLE", "server_error", "api_error",
                   "internal"}))
        return ReplyStatus::Transient;
    switch (httpStatus) {
    case 401:
    case 402:
    case 403: return ReplyStatus::Account;
    case 408:
    case 409:
    case 425:
    case 429: return ReplyStatus::Transient;
    default: break;
    }
    // A fault told with status 200 and no kind of its own may pass.
    return httpStatus >= 500 || httpStatus == 200 ? ReplyStatus::Transient : ReplyStatus::BadRequest;
}

void readError(const Json &error, ChatReply &reply)
{
    QString code;
    QString message;
    if (error.is_string()) {
        message = fromUtf8(error.get<std::string>());
    } else {
        for (const char *name : {"code", "type", "status"})
            code += textAt(error, name) + u' ';
        message = textAt(error, "message");
        const Json &details = memberOf(error, "details");
        if (details.is_array()) {
            for (const Json &detail : details)
                code += textAt(detail, "reason") + u' ';
        }
    }
    reply.message = message.left(longestMessage).trimmed();
    reply.status = statusOfError(reply.httpStatus, code, message);
    if (reply.status == ReplyStatus::BadRequest)
        reply.repair = repairOf(error, code, message);
    if (message.contains(QLatin1String("At most 1 image"))) {
        reply.message =
            Tr::tr(
                "%1 The server accepts only one image per prompt. To use few-shot examples, start vLLM with --limit-mm-per-prompt "
                "'{\"image\":4}'.")
                .arg(reply.message);
    }
}

std::optional<ChatReply> readFault(const HttpAnswer &answer, const QDateTime &now, Json &document)
{
    ChatReply reply;
    reply.httpStatus = answer.status;
    reply.retryAfter = retryAfter(answer, now);
    if (answer.fault != HttpFault::None) {
        reply.status = answer.fault == HttpFault::Redirect || answer.fault == HttpFault::Tls ? ReplyStatus::BadRequest
                                                                                             : ReplyStatus::Transient;
        reply.message = faultSentence(answer);
        return reply;
    }
    if (answer.status >= 300 && answer.status < 400) {
        HttpAnswer redirect;
        redirect.fault = HttpFault::Redirect;
        reply.status = ReplyStatus::BadRequest;
        reply.message = faultSentence(redirect);
        return reply;
    }
    if (answer.status == 200 && isStream(answer))
        return std::nullopt;
    const auto parsed = parseJsonWithin(answer.body, HttpLimits().largestBody, answer.deadline);
    if (!parsed && parsed.error().code == ErrorCode::Cancelled) {
        HttpAnswer late;
        late.fault = HttpFault::Deadline;
        reply.status = ReplyStatus::Transient;
        reply.message = faultSentence(late);
        return reply;
    }
    const bool good = parsed && parsed->is_object();
    if (answer.status >= 200 && answer.status < 300) {
        if (!good) {
            reply.status = ReplyStatus::Transient;
            reply.message = answer.body.trimmed().startsWith('<')
                              ? Tr::tr("The server sent a web page instead of a reply.")
                              : cutReply(answer).message;
            return reply;
        }
        const Json &error = memberOf(*parsed, "error");
        if (!error.is_null()) {
            readError(error, reply);
            return reply;
        }
        if (textAt(*parsed, "object") == QLatin1String("error")) {
            readError(*parsed, reply);
            return reply;
        }
        document = *parsed;
        return std::nullopt;
    }
    if (good) {
        const Json &error = memberOf(*parsed, "error");
        readError(error.is_null() ? *parsed : error, reply);
    } else {
        reply.status = statusOfError(answer.status, {}, {});
    }
    if (reply.message.isEmpty())
        reply.message = Tr::tr("The server returned HTTP status %1.").arg(answer.status);
    return reply;
}

ChatReply cutReply(const HttpAnswer &answer)
{
    ChatReply reply;
    reply.httpStatus = answer.status;
    reply.status = ReplyStatus::Transient;
    reply.message = Tr::tr("The reply is damaged or incomplete.");
    return reply;
}

bool isStream(const HttpAnswer &answer)
{
    const QByteArray type = answer.header("content-type");
    return type.startsWith("text/event-stream") || type.startsWith("application/x-ndjson");
}

QList<Json> streamEvents(const HttpAnswer &answer)
{
    QList<Json> events;
    const QByteArrayView body(answer.body);
    for (qsizetype start = 0; start < body.size() && !answer.deadline.hasExpired();) {
        const qsizetype end = body.indexOf('\n', start);
        QByteArrayView line = body.sliced(start, (end < 0 ? body.size() : end) - start).trimmed();
        start = end < 0 ? body.size() : end + 1;
        if (line.startsWith("data:"))
            line = line.sliced(5).trimmed();
        if (!line.startsWith('{'))
            continue;
        if (const auto event = parseJsonWithin(line.toByteArray(), HttpLimits().largestBody, answer.deadline))
            events.append(*event);
    }
    return events;
}

QStringList namesIn(const HttpAnswer &answer, const char *list, const char *name)
{
    Json document;
    QStringList names;
    if (readFault(answer, {}, document))
        return names;
    if (const Json &entries = memberOf(document, list); entries.is_array()) {
        for (const Json &entry : entries)
            names.append(textAt(entry, name));
    }
    return names;
}

} // namespace yuyi
