// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/endpointtester.h"

#include <QString>

namespace yuyi {

/// @brief What to do about a trial that did not go well, or went well with something to know; empty: nothing.
QString adviceFor(const Endpoint &endpoint, const EndpointTrial &trial, bool withKey);

} // namespace yuyi
