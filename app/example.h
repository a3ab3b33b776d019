// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/stores/projecthost.h"

#include <QString>

namespace yuyi {

/// @brief Makes the example project in a new folder and fills it, in "zh_CN" or "en": the language that the program should be in. Any
/// thread; ten to twenty seconds. What is half made is taken away.
Result<> makeExample(ProjectHost &host, const QString &folder, const QString &language, Progress &progress);
/// Where the example of this person in this language is kept.
QString exampleFolder(const QString &language);

} // namespace yuyi
