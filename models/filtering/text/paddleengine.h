// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/text/textengine.h"

namespace yuyi {

/// The version of the engine; does not open it.
QString paddleVersion();

/// @brief Opens the PP-OCRv4 engine with the models in `folder` (see textmodels.h). Returns Damaged if they cannot be loaded.
Result<std::unique_ptr<TextEngine>> openPaddleEngine(const QString &folder);

} // namespace yuyi
