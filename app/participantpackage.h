// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/package.h"

#include <QWidget>

#include <functional>

namespace yuyi {

class ProjectAccess;
class Settings;

/// @brief A participant's work package: the study fills the screen, and `window` comes back when it is over. Whoever has answered
/// everything has finished the package and is told which file to send back. GUI thread.
void takePartInPackage(Settings &settings, QWidget &window, ProjectAccess &project, const Package &package, const QString &file,
                       std::function<void()> over);

} // namespace yuyi
