// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exit.h"

namespace yuyi::cli {

Exit exitFor(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Environment: return Exit::Environment;
    case ErrorCode::Cancelled: return Exit::Findings;
    default: return Exit::Refused;
    }
}

} // namespace yuyi::cli
