// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"

#include <QList>
#include <QString>

namespace yuyi {

/// Something an endpoint cannot be saved with.
struct EndpointFault {
    QString field;       ///< "name", "baseUrl", "model", "concurrency", "requestsPerMinute", "deadline", "priceInput",
                         ///< "priceOutput", "currency", "budget", "temperature", "maxTokens", "topP", "seed", "extra",
                         ///< "keyVariable", "longEdge", "largest"; of practice models "accuracy", "textOnlyAccuracy", "spread",
                         ///< "byConfiguration", "practiceSeed", "delay", "delaySpread", "faults", "misses"
    QString sentence;    ///< names the field
};

/// All that is wrong with it by itself; empty: good.
QList<EndpointFault> faultsOf(const Endpoint &endpoint);

/// White space taken off, and from the base URL what the dialect adds itself ("/chat/completions" …): people copy it from examples.
Endpoint tidied(Endpoint endpoint);

/// Something to know before its key is used; empty: nothing. No reason to refuse it.
QString cautionOf(const Endpoint &endpoint);

} // namespace yuyi
