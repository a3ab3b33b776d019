// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace yuyi::cli {

/// The options of all subcommands of `describe`; unreadOption() knows which of them each one reads.
QList<Option> describeOptions();

} // namespace yuyi::cli
