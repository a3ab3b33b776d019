// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

namespace yuyi::cli {

/// Exit statuses of yuyi-cli.
enum class Exit {
    Done = 0,
    Findings = 1,
    Usage = 2,
    Refused = 3,
    Environment = 4
};

Exit exitFor(const Error &error);

} // namespace yuyi::cli
