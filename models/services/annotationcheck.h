// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief The linter's errors stop a submission: Invalid with the sentence of the first one.
Result<> requireComplete(Stores &stores, const Annotation &annotation);

} // namespace yuyi
