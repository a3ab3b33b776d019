// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/progress.h"
#include "models/stores/projecthost.h"

#include <QString>

namespace yuyi {

/// @brief Creates the example project in a new folder, in "zh_CN" or "en"; the program should use the same language. Any thread;
/// takes ten to twenty seconds. An incomplete folder is removed.
Result<> makeExample(ProjectHost &host, const QString &folder, const QString &language, Progress &progress);
/// The same for a small example project with a preset.
Result<> makePresetExample(ProjectHost &host, const QString &folder, const Preset &preset, const QString &language, Progress &progress);
/// The folder of this user's example project with this preset, in this state, in this language.
QString presetExampleFolder(const Preset &preset, const QString &language);
/// The folder of this user's example project in this language.
QString exampleFolder(const QString &language);

} // namespace yuyi
