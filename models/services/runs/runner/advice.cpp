// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/advice.h"

#include "models/services/runs/endpoints/endpointadvice.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunAdvice)
};

constexpr int mostKinds = 12;
constexpr int mostLetters = 500;

} // namespace

QString adviceOn(const Endpoint &endpoint, const Response &response)
{
    if (response.status == ReplyStatus::BadRequest && response.bytesSent == 0)
        return Tr::tr("Nothing was sent, for the reason above. Repair what it names, then use “Retry Errors”.");
    EndpointTrial trial;
    trial.status = response.status;
    trial.message = response.message;
    trial.httpStatus = response.httpStatus;
    QString advice = adviceFor(endpoint, trial, endpoint.keySource != KeySource::None);
    // What is said of a test fits what ends a run's requests for good.
    if (!advice.isEmpty() && (response.status == ReplyStatus::BadRequest || response.status == ReplyStatus::Account))
        return advice;
    switch (response.status) {
    case ReplyStatus::Transient:
        return response.httpStatus == 429
                 ? Tr::tr(
                     "The server limits the request rate. Requests slow down automatically; set “Requests per "
                     "minute” in the endpoint to avoid rejections.")
                 : Tr::tr(
                     "The request is retried automatically a few times, each time after a longer pause. If it still fails, resume the "
                     "run.");
    case ReplyStatus::Blocked:
        return Tr::tr("The service's content filter blocked this item. It counts as an error; a retry rarely helps.");
    case ReplyStatus::BadRequest:
        return Tr::tr(
            "The server rejected this request. Read the server's message, change the parameters or image settings of the endpoint, then "
            "use “Retry Errors”.");
    case ReplyStatus::Account:
        return Tr::tr("Check the key and the account's quota, then resume the run.");
    case ReplyStatus::Answered: break;
    }
    return advice;
}

Result<QList<LiveErrors>> storedErrors(Stores &stores, const RunId &id)
{
    YUYI_TRY(const auto run, stores.runs().run(id));
    YUYI_TRY(const auto failures, stores.responses().failures(id));
    // Imported replies have no endpoint; what is said of an error then needs none.
    YUYI_TRY(const auto endpoint, run.endpoint.isNull() ? Result<Endpoint>(Endpoint()) : stores.endpoints().endpoint(run.endpoint));
    QList<LiveErrors> errors;
    for (const RunFailures &kind : failures.mid(0, mostKinds)) {
        errors.append({kind.first.status, kind.first.message.left(mostLetters), kind.first.httpStatus, kind.count,
                       run.origin == RunOrigin::Imported ? Tr::tr("For this item, the imported file contains an error message instead "
                                                                  "of a reply.")
                                                         : adviceOn(endpoint, kind.first)});
    }
    return errors;
}

} // namespace yuyi
