// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

namespace yuyi {

/// Returns Invalid with the text of the first linter error if the annotation has one, or if a picture has a caption that is too long or a
/// role that its kind of question does not know, or a question too many typed labels; such an annotation cannot be submitted.
Result<> requireComplete(Stores &stores, const Annotation &annotation);

} // namespace yuyi
