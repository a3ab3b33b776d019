// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/textengine.h"
#include "models/filtering/textmodels.h"

namespace yuyi::filtering {

/// Without opening it.
QString tesseractVersion(const TesseractData &data);

/// @brief Opens Tesseract with this language data. Errors: Damaged where it does not load.
Result<std::unique_ptr<TextEngine>> openTesseractEngine(const TesseractData &data);

} // namespace yuyi::filtering
