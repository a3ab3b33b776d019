// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/package.h"

#include <QWidget>

#include <functional>

namespace yuyi {

class ProjectAccess;
class Prompts;
class Settings;

/// @brief A participant's work package: the study fills the screen, and `window` comes back when it is over. Whoever has answered
/// everything has finished the package and is told which file to send back; where the file could not be marked as finished, he is told
/// that as well. GUI thread.
void takePartInPackage(Settings &settings, Prompts &prompts, QWidget &window, ProjectAccess &project, const Package &package, const QString &file,
                       std::function<void()> over);

} // namespace yuyi
