// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/runs/scorers.h"

namespace yuyi::cli {

/// The option `--scorer` of commands that count replies.
commandline::Option scorerOption();
/// What it says: one of the scorers of a project with this preset, or the judge; the strict one when it is not given. Invalid names them.
Result<Scorer> scorerFrom(const commandline::Arguments &arguments, const Preset &preset);

} // namespace yuyi::cli
