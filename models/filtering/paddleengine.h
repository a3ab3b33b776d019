// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/textengine.h"

namespace yuyi::filtering {

/// Without opening it.
QString paddleVersion();

/// @brief Opens the PP-OCRv4 engine on a folder of models (see textmodels.h). Errors: Damaged where
/// they do not load.
Result<std::unique_ptr<TextEngine>> openPaddleEngine(const QString &folder);

} // namespace yuyi::filtering
