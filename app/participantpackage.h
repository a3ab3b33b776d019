// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/packages/package.h"

#include <QWidget>

#include <functional>

namespace yuyi {

class ProjectAccess;
class UserPrompts;
class Settings;

/// @brief Runs a participant's work package, or their login at a server, where there is no file to send back. The study fills the
/// screen; when it ends, `window` is shown again and `over` is called. Answering everything finishes the package and tells the
/// participant which file to send back, or that the file could not be marked as finished. GUI thread.
void takePartInPackage(Settings &settings, UserPrompts &prompts, QWidget &window, ProjectAccess &project, const Package &package,
                       const QString &file, const std::function<void()> &over);

} // namespace yuyi
