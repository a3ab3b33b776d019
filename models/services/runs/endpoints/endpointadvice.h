// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/endpoints/endpointtester.h"

#include <QString>

namespace yuyi {

/// Advice on the result of an endpoint test, both for failures and for successes with a remark; empty if there is none.
QString adviceFor(const Endpoint &endpoint, const EndpointTrial &trial, bool withKey);

} // namespace yuyi
