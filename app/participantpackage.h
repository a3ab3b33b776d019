// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/packages/package.h"

#include <QWidget>

#include <functional>

namespace yuyi {

class ProjectAccess;
class UserPrompts;
class Settings;

/// @brief Runs the study of a participant, from a work package or by a login at a server. The study fills the screen; when it ends,
/// `window` is shown again and `over` is called. When everything in a package is answered, the package is finished and the participant is
/// told which file to send back, or that the file could not be marked as finished. With a login, no file is sent back. GUI thread.
void takePartInPackage(Settings &settings, UserPrompts &prompts, QWidget &window, ProjectAccess &project, const Package &package,
                       const QString &file, const std::function<void()> &over);

} // namespace yuyi
