// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace yuyi::cli {

/// The options about what is in a new project: --preset, --title, --first-question.
QList<Option> newProjectOptions();
/// A project with the preset of the options. Its rules, title and lead are still to be set.
Result<NewProject> newProjectFromOptions(const Arguments &arguments);

} // namespace yuyi::cli
