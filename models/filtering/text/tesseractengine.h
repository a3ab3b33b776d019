// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/text/textengine.h"
#include "models/filtering/text/textmodels.h"

namespace yuyi {

/// The version of the engine; does not open it.
QString tesseractVersion(const TesseractData &data);

/// Opens Tesseract with this language data. Returns Damaged if it cannot be loaded.
Result<std::unique_ptr<TextEngine>> openTesseractEngine(const TesseractData &data);

} // namespace yuyi
