// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief A question may also list the picture of an image, or have it as an option: that of its own image, and where options are drawn
/// those of others. Such a picture is then a medium, too, and becomes one here; what is one already stays as it is. Call it within the
/// transaction that stores the annotation, in the thread of the stores. Errors are those of the stores.
Result<> keepImagePictures(Stores &stores, const Annotation &annotation);

} // namespace yuyi
