// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runadvice.h"

#include "models/services/endpointadvice.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunAdvice)
};

} // namespace

QString adviceOn(const Endpoint &endpoint, const Response &response)
{
    if (response.status == ReplyStatus::BadRequest && response.bytesSent == 0)
        return Tr::tr("The picture could not be prepared, and nothing was sent. Put the file right, then ask the errors again.");
    EndpointTrial trial;
    trial.status = response.status;
    trial.message = response.message;
    trial.httpStatus = response.httpStatus;
    const QString advice = adviceFor(endpoint, trial, endpoint.keySource != KeySource::None);
    // What is said of a test fits what ends a run's requests for good.
    if (!advice.isEmpty() && (response.status == ReplyStatus::BadRequest || response.status == ReplyStatus::Account))
        return advice;
    switch (response.status) {
    case ReplyStatus::Transient:
        return response.httpStatus == 429
            ? Tr::tr("The server limits the rate. Requests slow down by themselves; with a limit per minute at the endpoint "
                       "they need not be refused first.")
            : Tr::tr("It is asked again by itself, a few times with longer pauses. What is left then can be asked by starting "
                       "the run again.");
    case ReplyStatus::Blocked:
        return Tr::tr("The service's filter does not let this item through. It counts as an error; asking again seldom helps.");
    case ReplyStatus::BadRequest:
        return Tr::tr("The server does not take this request. Look at its words, change the endpoint's parameters or "
                        "pictures, then ask the errors again.");
    case ReplyStatus::Account:
        return Tr::tr("Look at the key and the account's quota, then start the run again.");
    case ReplyStatus::Answered: break;
    }
    return advice;
}

} // namespace yuyi
