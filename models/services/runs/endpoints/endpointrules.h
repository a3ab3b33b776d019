// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"

#include <QList>
#include <QString>

namespace yuyi {

/// A fault that prevents an endpoint from being saved.
struct EndpointFault {
    QString field;    ///< "name", "baseUrl", "model", "concurrency", "requestsPerMinute", "deadline", "priceInput",
                      ///< "priceOutput", "currency", "budget", "temperature", "maxTokens", "topP", "seed", "extra",
                      ///< "keyVariable", "longEdge", "largest"; of practice models "accuracy", "textOnlyAccuracy", "spread",
                      ///< "byConfiguration", "practiceSeed", "delay", "delaySpread", "faults", "misses"
    QString sentence; ///< names the field
};

/// All faults of an endpoint, checked without regard to other endpoints; empty if it is valid.
QList<EndpointFault> faultsOf(const Endpoint &endpoint);

/// Removes surrounding white space and, from the base URL, the path that the dialect appends itself ("/chat/completions" …).
Endpoint tidied(Endpoint endpoint);

/// A warning to show before the key is used; empty if there is none. The endpoint is still valid.
QString cautionOf(const Endpoint &endpoint);

} // namespace yuyi
