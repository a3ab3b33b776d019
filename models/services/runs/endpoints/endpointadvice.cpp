// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/endpoints/endpointadvice.h"

#include "models/services/runs/endpoints/servicetemplates.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::EndpointAdvice)
};

bool says(const EndpointTrial &trial, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char *word) {
        return trial.message.contains(QLatin1String(word), Qt::CaseInsensitive);
    });
}

bool isLocal(const Endpoint &endpoint)
{
    const QString host = QUrl(endpoint.baseUrl).host();
    return host == QLatin1String("localhost") || host == QLatin1String("127.0.0.1") || host == QLatin1String("::1");
}

QString notThere(const Endpoint &endpoint, const EndpointTrial &trial)
{
    if (trial.modelsListed && !trial.models.contains(endpoint.model))
        return Tr::tr("The server does not have the model “%1”. Choose a model from the server's list.").arg(endpoint.model);
    if (says(trial, {"model"}))
        return Tr::tr("Check that the model name is the one used by the server, and that your account may use this model.");
    const ServiceTemplate *service = serviceTemplate(endpoint.service);
    if (service && !service->local && service->endpoint.baseUrl != endpoint.baseUrl)
        return Tr::tr("No model API was found at this address. The base URL of %1 is usually %2.")
            .arg(service->title.text(), service->endpoint.baseUrl);
    if (endpoint.dialect == ChatDialect::OpenAi)
        return Tr::tr("No model API was found at this address. The base URL of an OpenAI-compatible server usually ends in /v1.");
    return Tr::tr("No model API was found at this address. Check the base URL and the API format.");
}

QString account(const Endpoint &endpoint, const EndpointTrial &trial, bool withKey)
{
    if (!withKey)
        return Tr::tr("The server requires a key, but no key was sent. Enter the key.");
    if (trial.httpStatus == 402 || says(trial, {"quota", "balance", "credit", "billing", "arrear", "余额", "欠费"}))
        return Tr::tr("The server accepts the key, but the account has no credit left. Add credit to the account.");
    if (endpoint.service == QLatin1String("dashscope") || endpoint.service == QLatin1String("moonshot")) {
        return Tr::tr("The server rejected the key. Keys of the mainland China site and of the international site differ: "
                      "check that the base URL belongs to the same site as the key.");
    }
    return Tr::tr(
        "The server rejected the key. Copy it again from the service's website, and check that the key is allowed to use this model.");
}

QString refused(const Endpoint &endpoint, const EndpointTrial &trial)
{
    if (trial.httpStatus == 0)
        return Tr::tr("This computer does not trust the server's certificate. Ask the server administrator for the certificate and "
                      "install it.");
    if (trial.httpStatus >= 300 && trial.httpStatus < 400)
        return Tr::tr("The server redirects to another address. Enter that address as the base URL.");
    if (trial.httpStatus == 404 || trial.httpStatus == 405)
        return notThere(endpoint, trial);
    if (says(trial, {"model_not_found", "does not exist", "not found", "no such model"}))
        return notThere(endpoint, trial);
    if (says(trial, {"many-image"})) {
        return Tr::tr("The server takes only smaller images if a request has many of them. Set “Maximum image edge” to the size that the "
                      "message names.");
    }
    if (trial.withPicture && says(trial, {"image", "vision", "multimodal", "multi-modal", "content must be a string", "图片", "图像"})) {
        return Tr::tr(
            "The model does not seem to accept images. Choose a model that accepts images, or set “Section in tables” to “Text-only "
            "models”. If this is your own server, perhaps the server was started without image support.");
    }
    if (says(trial, {"stream"}))
        return Tr::tr("This model only supports streaming. Tick “Stream”.");
    return Tr::tr(
        "The server rejected the request. The message above gives the reason. If the message names a parameter, clear that parameter in "
        "the form.");
}

QString passing(const Endpoint &endpoint, const EndpointTrial &trial)
{
    if (trial.httpStatus == 429)
        return Tr::tr("The server received more requests than it currently allows. Wait a moment, then set “Requests per minute” "
                      "to the limit of your account.");
    if (trial.httpStatus >= 500)
        return Tr::tr("The server reported an internal error. Try again later; if it is your own server, check its log.");
    if (trial.httpStatus == 200)
        return Tr::tr("The reply did not come from a model server. Check the base URL and the API format. The reply may have come "
                      "from a sign-in page of your network.");
    if (isLocal(endpoint))
        return Tr::tr("Is the server running and listening on the port in the base URL?");
    return Tr::tr("Check the network, the base URL, and whether this computer needs a proxy. If the server is slow, increase “Request "
                  "timeout”.");
}

QString answered(const Endpoint &endpoint, const EndpointTrial &trial)
{
    if (trial.text.isEmpty() && trial.cutShort)
        return Tr::tr("The token limit was reached before the reply began: the model was still thinking. Increase “Maximum reply tokens”.");
    if (trial.text.isEmpty()) {
        return endpoint.parameters.stream ? Tr::tr("The reply is empty. Check that you chose the right model.")
                                          : Tr::tr("The reply is empty. Some reasoning models only support streaming. Tick "
                                                   "“Stream”.");
    }
    if (trial.pictureSeen && !*trial.pictureSeen) {
        return Tr::
            tr("The reply does not contain the number in the image (%1). Read the reply: perhaps the model did not receive the image or "
               "cannot read it. Choose a model that accepts images, or set “Section in tables” to “Text-only models”.")
                .arg(trial.shownNumber);
    }
    return {};
}

} // namespace

QString adviceFor(const Endpoint &endpoint, const EndpointTrial &trial, bool withKey)
{
    switch (trial.status) {
    case ReplyStatus::Answered: return answered(endpoint, trial);
    case ReplyStatus::Blocked:
        return Tr::tr("The server's content filter blocked the harmless test request. Check the account settings.");
    case ReplyStatus::BadRequest: return refused(endpoint, trial);
    case ReplyStatus::Account: return account(endpoint, trial, withKey);
    case ReplyStatus::Transient: return passing(endpoint, trial);
    }
    return {};
}

} // namespace yuyi
