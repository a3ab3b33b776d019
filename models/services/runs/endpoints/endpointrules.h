// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"

#include <QList>
#include <QString>

namespace yuyi {

/// What the numbers of an endpoint may be; forms keep to the same. The defaults are those of Endpoint.
struct EndpointBounds {
    static constexpr int mostConcurrent = 256;
    static constexpr int mostPerMinute = 100'000;
    static constexpr int longestDeadline = 3'600; ///< seconds; the shortest is 1
    static constexpr int mostTokens = 1'000'000;  ///< of a reply
    static constexpr double mostMoney = 1e9;
    static constexpr int shortestEdge = 64; ///< pixels
    static constexpr int longestEdge = 16'384;
    static constexpr int leastKilobytes = 16; ///< of a picture that is sent
    static constexpr int mostKilobytes = 64 * 1024;
    static constexpr int longestDelay = 60'000; ///< milliseconds, of a practice model
};

/// A fault that prevents an endpoint from being saved.
struct EndpointFault {
    QString field;    ///< "name", "baseUrl", "model", "modelSize", "concurrency", "requestsPerMinute", "deadline", "priceInput",
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
