// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/result.h"

namespace yuyi {

class PictureFile;

/// @brief What is stored of a picture of a question, without its source. Decodes it. Errors: Damaged for a file that ends before its
/// picture or cannot be decoded; those of PictureFile::decode(). Any thread.
Result<MediumFacts> mediumFactsOf(const PictureFile &picture);

} // namespace yuyi
