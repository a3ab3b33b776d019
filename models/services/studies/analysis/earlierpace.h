// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/design/preview.h"

namespace yuyi {

class Stores;

/// @brief Returns the pace in up to three studies frozen before this one, the newest first: the median over people of each
/// person's median time per question. Counts only real people whom their study's exclusion rules keep and who gave enough
/// answers. Returns an empty pace if they are too few; otherwise at least the time needed to look at an image.
Result<StudyPace> earlierPace(Stores &stores, const Study &study);

} // namespace yuyi
