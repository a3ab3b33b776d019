// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/run.h"

#include <QString>

namespace yuyi {

/// What to do about an answer that is an error: a whole sentence, never empty.
QString adviceOn(const Endpoint &endpoint, const Response &response);

} // namespace yuyi
