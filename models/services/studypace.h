// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studypreview.h"

namespace yuyi {

class Stores;

/// @brief How fast people were in up to three studies frozen before this one, the newest first: half of the people whom the rules of
/// their study keep needed less for half of their questions. Simulated people do not count, nor who answered only a few. Nothing
/// where these are too few, and never less than anybody needs to look at a picture.
Result<StudyPace> earlierPace(Stores &stores, const Study &study);

} // namespace yuyi
