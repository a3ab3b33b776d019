// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/stores/projecthost.h"

namespace yuyi {

/// @brief Makes the example project in a new folder and fills it. Any thread; some seconds. What is half made is taken away.
Result<> makeExample(ProjectHost &host, const QString &folder, Progress &progress);
/// Where the example of this person is kept.
QString exampleFolder();

} // namespace yuyi
