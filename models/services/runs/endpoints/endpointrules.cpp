// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/endpoints/endpointrules.h"

#include "models/domain/runs/modelsize.h"
#include "models/services/session/secretstore.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::EndpointService)
};

constexpr qsizetype longestName = 80;
constexpr qsizetype longestModel = 200;

class Faults
{
public:
    void add(const char *field, const QString &sentence) { m_all.append({QString::fromLatin1(field), sentence}); }
    void require(bool good, const char *field, const QString &sentence)
    {
        if (!good)
            add(field, sentence);
    }
    const QList<EndpointFault> &all() const { return m_all; }

private:
    QList<EndpointFault> m_all;
};

/// Keys of the services we know begin so; one typed into another field must not get into the database.
bool looksLikeKey(const QString &text)
{
    static const QRegularExpression key(QStringLiteral("\\b(sk-|sk_|AIza|Bearer )[A-Za-z0-9_-]{16,}"));
    return key.match(text).hasMatch();
}

bool isMoney(double value)
{
    return std::isfinite(value) && value >= 0 && value <= EndpointBounds::mostMoney;
}

void checkUrl(const Endpoint &endpoint, Faults &faults)
{
    const QUrl url(endpoint.baseUrl, QUrl::StrictMode);
    const QString scheme = url.scheme().toLower();
    if (endpoint.baseUrl.isEmpty()) {
        faults.add("baseUrl", Tr::tr("The base URL is missing. It is the address of the server, for example "
                                     "https://api.openai.com/v1."));
    } else if (!url.isValid() || url.host().isEmpty() || (scheme != QLatin1String("http") && scheme != QLatin1String("https"))) {
        faults.add("baseUrl", Tr::tr("The base URL must begin with http:// or https:// and contain a server name."));
    } else if (!url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment() || looksLikeKey(endpoint.baseUrl)) {
        faults.add("baseUrl", Tr::tr("The base URL must not contain a user name, a key, “?” or “#”. Enter the key in its own "
                                     "field."));
    }
}

void checkNames(const Endpoint &endpoint, Faults &faults)
{
    static const QRegularExpression control(QStringLiteral("[\\x00-\\x1f\\x7f]"));
    if (endpoint.name.isEmpty())
        faults.add("name", Tr::tr("The endpoint has no name. Enter a name."));
    else if (endpoint.name.size() > longestName || endpoint.name.contains(control))
        faults.add("name", Tr::tr("The name must be one line of at most %1 characters.").arg(longestName));
    if (endpoint.model.isEmpty())
        faults.add("model", Tr::tr("The model name is missing. Enter the name that the server uses."));
    else if (endpoint.model.size() > longestModel || endpoint.model.contains(control))
        faults.add("model", Tr::tr("The model name must be one line of at most %1 characters.").arg(longestModel));
    faults.require(!looksLikeKey(endpoint.name), "name", Tr::tr("The name looks like a key. Enter the key in its own field."));
    faults.require(!looksLikeKey(endpoint.model), "model", Tr::tr("The model name looks like a key. Enter the key in its own field."));
    if (const QString fault = sizeFault(endpoint.billions); !fault.isEmpty())
        faults.add("modelSize", fault);
    if (endpoint.keySource == KeySource::Environment) {
        faults.require(
            isVariableName(endpoint.keyVariable) && !looksLikeKey(endpoint.keyVariable),
            "keyVariable",
            Tr::tr(
                "Enter the name of the environment variable that holds the key, not the key itself. The name contains only letters, "
                "digits and “_”."));
    }
}

void checkParameters(const ChatParameters &parameters, Faults &faults)
{
    if (parameters.temperature) {
        faults.require(*parameters.temperature >= 0 && *parameters.temperature <= 2, "temperature",
                       Tr::tr("The temperature must be from 0 to 2."));
    }
    if (parameters.topP)
        faults.require(*parameters.topP > 0 && *parameters.topP <= 1, "topP", Tr::tr("Top-p must be above 0 and at most 1."));
    if (parameters.maxTokens) {
        faults.require(*parameters.maxTokens >= 1 && *parameters.maxTokens <= EndpointBounds::mostTokens, "maxTokens",
                       Tr::tr("“Maximum reply tokens” must be from 1 to %1.").arg(EndpointBounds::mostTokens));
    }
    if (parameters.seed)
        faults.require(*parameters.seed >= 0, "seed", Tr::tr("The seed must be a whole number, 0 or greater."));
    if (!parameters.extra.is_object()) {
        faults.add("extra", Tr::tr("Additional parameters must be a JSON object, for example {\"enable_thinking\": false}."));
        return;
    }
    static const QStringList ours{QStringLiteral("practice"), QStringLiteral("model"),
                                  QStringLiteral("messages"), QStringLiteral("contents"),
                                  QStringLiteral("stream")};
    static const QStringList secret{QStringLiteral("api_key"), QStringLiteral("api-key"), QStringLiteral("apikey"),
                                    QStringLiteral("authorization"), QStringLiteral("x-api-key")};
    for (const auto &member : parameters.extra.items()) {
        const QString name = fromUtf8(member.key());
        if (ours.contains(name))
            faults.add(
                "extra",
                Tr::tr(
                    "Additional parameters must not contain “%1”, because the program sets this parameter itself.")
                    .arg(name));
        if (secret.contains(name.toLower()))
            faults.add(
                "extra",
                Tr::tr(
                    "Additional parameters are stored with the project, so they must not contain “%1”. Enter the key in its own field.")
                    .arg(name));
    }
    if (looksLikeKey(QString::fromUtf8(jsonText(parameters.extra))))
        faults.add("extra", Tr::tr("Additional parameters contain text that looks like a key. They are stored with the "
                                   "project. "
                                   "Enter the key in its own field."));
}

bool isShare(double value)
{
    return std::isfinite(value) && value >= 0 && value <= 1;
}

template <typename Kind>
bool areShares(const QMap<Kind, double> &shares, double together)
{
    return std::all_of(shares.cbegin(), shares.cend(), isShare) && together <= 1 + 1e-9;
}

void checkPractice(const PracticeSettings &settings, Faults &faults)
{
    faults.require(isShare(settings.accuracy), "accuracy", Tr::tr("The accuracy must be from 0 to 1."));
    faults.require(isShare(settings.textOnlyAccuracy), "textOnlyAccuracy", Tr::tr("The accuracy without an image must be from "
                                                                                  "0 to 1."));
    faults.require(std::isfinite(settings.spread) && settings.spread >= 0 && settings.spread <= 0.5, "spread",
                   Tr::tr("The variation of accuracy across items and categories must be from 0 to 0.5."));
    const bool offsets = std::all_of(settings.byConfiguration.cbegin(), settings.byConfiguration.cend(),
                                     [](double offset) { return std::isfinite(offset) && offset >= -1 && offset <= 1; });
    faults.require(
        offsets && !settings.byConfiguration.contains(QString()), "byConfiguration",
        Tr::tr(
            "Write the change in accuracy for each configuration in the form “cot=0.05”. The value must be from −1 to 1. Separate "
            "several changes with commas."));
    faults.require(settings.seed >= 0, "practiceSeed", Tr::tr("The seed must be a whole number, 0 or greater."));
    faults.require(settings.delay >= 0 && settings.delay <= EndpointBounds::longestDelay, "delay",
                   Tr::tr("The reply time must be from 0 to %1 milliseconds.").arg(EndpointBounds::longestDelay));
    faults.require(std::isfinite(settings.delaySpread) && settings.delaySpread >= 0 && settings.delaySpread <= 2, "delaySpread",
                   Tr::tr("The variation of reply time must be from 0 to 2."));
    faults.require(areShares(settings.faults, settings.faultsTogether()), "faults",
                   Tr::tr("The share of each kind of failed request must be from 0 to 1. Together, these shares must be at most 1."));
    faults.require(areShares(settings.misses, settings.missesTogether()), "misses",
                   Tr::tr("The share of each kind of reply without a readable answer must be from 0 to 1. Together, these shares must "
                          "be at most 1."));
    faults.require(
        settings.accuracy + settings.missesTogether() <= 1 + 1e-9, "accuracy",
        Tr::tr(
            "The accuracy and all shares of replies without a readable answer together must be at most 1, because these replies are "
            "never correct."));
}

void checkLimits(const Endpoint &endpoint, Faults &faults)
{
    faults.require(endpoint.concurrency >= 1 && endpoint.concurrency <= EndpointBounds::mostConcurrent, "concurrency",
                   Tr::tr("“Concurrency” must be from 1 to %1.").arg(EndpointBounds::mostConcurrent));
    faults.require(endpoint.requestsPerMinute >= 0 && endpoint.requestsPerMinute <= EndpointBounds::mostPerMinute, "requestsPerMinute",
                   Tr::tr("“Requests per minute” must be from 0 (no limit) to %1.").arg(EndpointBounds::mostPerMinute));
    faults.require(endpoint.deadlineSeconds >= 1 && endpoint.deadlineSeconds <= EndpointBounds::longestDeadline, "deadline",
                   Tr::tr("The request timeout must be from 1 to %1 seconds.").arg(EndpointBounds::longestDeadline));
    faults.require(isMoney(endpoint.priceInput), "priceInput", Tr::tr("The price of a million input tokens must be 0 or more."));
    faults.require(isMoney(endpoint.priceOutput), "priceOutput", Tr::tr("The price of a million output tokens must be 0 or "
                                                                        "more."));
    faults.require(isMoney(endpoint.budget), "budget", Tr::tr("The budget must be 0 (no limit) or more."));
    const bool money = endpoint.priceInput > 0 || endpoint.priceOutput > 0 || endpoint.budget > 0;
    faults.require(!money || !endpoint.currency.isEmpty(), "currency", Tr::tr("The currency for the prices or the budget is "
                                                                              "missing. Enter it, for example CNY or USD."));
    faults.require(endpoint.currency.size() <= 8, "currency", Tr::tr("The currency must be a short code, for example CNY or "
                                                                     "USD."));
    faults.require(!(endpoint.budget > 0) || endpoint.priceInput > 0 || endpoint.priceOutput > 0, "budget",
                   Tr::tr("A budget requires token prices to calculate the costs. Enter the token prices."));
    const PictureProfile &pictures = endpoint.pictures;
    faults.require(pictures.longEdge >= EndpointBounds::shortestEdge && pictures.longEdge <= EndpointBounds::longestEdge, "longEdge",
                   Tr::tr("The maximum image edge must be from 64 to 16,384 pixels."));
    faults.require(pictures.largest >= 1024 * EndpointBounds::leastKilobytes
                       && pictures.largest <= 1024 * EndpointBounds::mostKilobytes,
                   "largest", Tr::tr("The maximum image file size must be from 16 KB to 64 MB."));
}

} // namespace

QList<EndpointFault> faultsOf(const Endpoint &endpoint)
{
    Faults faults;
    checkNames(endpoint, faults);
    if (endpoint.isPractice())
        checkPractice(endpoint.parameters.practice.value_or(PracticeSettings()), faults);
    else
        checkUrl(endpoint, faults);
    checkParameters(endpoint.parameters, faults);
    checkLimits(endpoint, faults);
    return faults.all();
}

Endpoint tidied(Endpoint endpoint)
{
    endpoint.name = endpoint.name.simplified();
    endpoint.model = endpoint.model.trimmed();
    endpoint.keyVariable = endpoint.keySource == KeySource::Environment ? endpoint.keyVariable.trimmed() : QString();
    endpoint.currency = endpoint.currency.trimmed().toUpper();
    if (endpoint.isPractice()) {
        endpoint.baseUrl.clear();
        endpoint.keySource = KeySource::None;
        endpoint.keyVariable.clear();
        if (!endpoint.parameters.practice)
            endpoint.parameters.practice = PracticeSettings();
        return endpoint;
    }
    endpoint.parameters.practice.reset();
    QString url = endpoint.baseUrl.trimmed();
    const auto chop = [&url](const char *end) {
        while (url.endsWith(u'/'))
            url.chop(1);
        if (url.endsWith(QLatin1String(end), Qt::CaseInsensitive))
            url.chop(static_cast<qsizetype>(qstrlen(end)));
    };
    switch (endpoint.dialect) {
    case ChatDialect::OpenAi: chop("/chat/completions"); break;
    case ChatDialect::Anthropic:
        chop("/messages");
        chop("/v1");
        break;
    case ChatDialect::Gemini:
        chop("/models");
        chop("/v1beta");
        break;
    case ChatDialect::Ollama:
        chop("/chat");
        chop("/api");
        break;
    case ChatDialect::Practice: break;
    }
    chop("/");
    endpoint.baseUrl = url;
    return endpoint;
}

QString cautionOf(const Endpoint &endpoint)
{
    const QUrl url(endpoint.baseUrl);
    const QString host = url.host();
    const bool near = host == QLatin1String("localhost") || host == QLatin1String("::1") || host.startsWith(QLatin1String("127."));
    if (endpoint.keySource != KeySource::None && url.scheme() == QLatin1String("http") && !near)
        return Tr::tr("The key is sent to %1 unencrypted: the base URL begins with http://, not https://.").arg(url.host());
    return {};
}

} // namespace yuyi
