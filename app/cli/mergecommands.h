// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/exit.h"

namespace yuyi::cli {

/// `merge PROJECT FILE…` and `study PROJECT merge FILE…`: merges these returned work packages.
Exit mergeReturns(Context &context, const QStringList &files);
/// Options of both commands, without --as.
QList<Option> mergeOptions();

} // namespace yuyi::cli
