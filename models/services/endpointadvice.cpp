// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/endpointadvice.h"

#include "models/services/servicetemplates.h"

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
    return std::any_of(words.begin(), words.end(), [&](const char *word) { return trial.message.contains(QLatin1String(word), Qt::CaseInsensitive); });
}

bool isLocal(const Endpoint &endpoint)
{
    const QString host = QUrl(endpoint.baseUrl).host();
    return host == QLatin1String("localhost") || host == QLatin1String("127.0.0.1") || host == QLatin1String("::1");
}

QString notThere(const Endpoint &endpoint, const EndpointTrial &trial)
{
    if (trial.modelsListed && !trial.models.contains(endpoint.model))
        return Tr::tr("The server does not have the model “%1”. Choose one from its list.").arg(endpoint.model);
    if (says(trial, {"model"}))
        return Tr::tr("Check how the server calls the model, and whether your account may use it.");
    const ServiceTemplate *service = serviceTemplate(endpoint.service);
    if (service && !service->local && service->endpoint.baseUrl != endpoint.baseUrl)
        return Tr::tr("Nothing answers at this address. The base URL of %1 is usually %2.").arg(service->title.text(), service->endpoint.baseUrl);
    if (endpoint.dialect == ChatDialect::OpenAi)
        return Tr::tr("Nothing answers at this address. The base URL of a server that speaks like OpenAI usually ends in /v1.");
    return Tr::tr("Nothing answers at this address. Check the base URL and the dialect.");
}

QString account(const Endpoint &endpoint, const EndpointTrial &trial, bool withKey)
{
    if (!withKey)
        return Tr::tr("No key was sent, and the server wants one. Enter it.");
    if (trial.httpStatus == 402 || says(trial, {"quota", "balance", "credit", "billing", "arrear", "余额", "欠费"}))
        return Tr::tr("The server knows the key, but the account has nothing left to spend. Pay something in with the service.");
    if (endpoint.service == QLatin1String("dashscope") || endpoint.service == QLatin1String("moonshot")) {
        return Tr::tr("The server refuses the key. Keys of the mainland site and of the international site are different: see that the base URL "
                        "is of the site the key is from.");
    }
    return Tr::tr("The server refuses the key. Copy it again from the service's site, and see that it may use this model.");
}

QString refused(const Endpoint &endpoint, const EndpointTrial &trial)
{
    if (trial.httpStatus == 0)
        return Tr::tr("The server's certificate is not trusted here. Install it on this computer, or, on a network of your own, use http://.");
    if (trial.httpStatus >= 300 && trial.httpStatus < 400)
        return Tr::tr("Write the address that the server sends on to as the base URL.");
    if (trial.httpStatus == 404 || trial.httpStatus == 405)
        return notThere(endpoint, trial);
    if (says(trial, {"model_not_found", "does not exist", "not found", "no such model"}))
        return notThere(endpoint, trial);
    if (trial.withPicture && says(trial, {"image", "vision", "multimodal", "multi-modal", "content must be a string", "图片", "图像"})) {
        return Tr::tr("The model seems to take no pictures. Choose one that does, or set the section to text-only models. A server of your own may lack the "
                        "vision part.");
    }
    if (says(trial, {"stream"}))
        return Tr::tr("This model answers in streams alone: tick “Stream”.");
    return Tr::tr("The server does not take the request as it is. What it says above names the reason; parameters can be cleared on the form.");
}

QString passing(const Endpoint &endpoint, const EndpointTrial &trial)
{
    if (trial.httpStatus == 429)
        return Tr::tr("The server allows fewer requests at present. Wait a moment; set the requests per minute that your account allows.");
    if (trial.httpStatus >= 500)
        return Tr::tr("The server has a fault of its own. Try again in a while; on a server of your own, its log says more.");
    if (trial.httpStatus == 200)
        return Tr::tr("What came back is no answer of a model server. Check the base URL and the dialect; a sign-in page of the network may stand between.");
    if (isLocal(endpoint))
        return Tr::tr("Is the server started, and does it listen on this port?");
    return Tr::tr("Check the network, the base URL, and whether this computer must use a proxy. A slow server needs a longer deadline.");
}

QString answered(const Endpoint &endpoint, const EndpointTrial &trial)
{
    if (trial.text.isEmpty() && trial.cutShort)
        return Tr::tr("The reply ended at the limit of tokens before a word of it came: the model was still thinking. Allow more tokens.");
    if (trial.text.isEmpty()) {
        return endpoint.parameters.stream ? Tr::tr("The reply is empty. Check the model.")
                                          : Tr::tr("The reply is empty. Some thinking models answer in streams alone: tick “Stream”.");
    }
    if (trial.pictureSeen && !*trial.pictureSeen) {
        return Tr::tr("The reply does not name the number on the picture (%1). See what it says: the model may not have been shown the picture, or cannot read it. "
                        "Choose a model that takes pictures, or set the section to text-only models.")
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
        return Tr::tr("The server's content filter stopped even this harmless request. Check the settings of the account.");
    case ReplyStatus::BadRequest: return refused(endpoint, trial);
    case ReplyStatus::Account: return account(endpoint, trial, withKey);
    case ReplyStatus::Transient: return passing(endpoint, trial);
    }
    return {};
}

} // namespace yuyi
