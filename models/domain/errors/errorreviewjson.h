// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"

namespace yuyi {

/// @name JSON forms as stored. Missing members are empty; never throws.
/// @{
Json toJson(const CaseCodeContent &content);
CaseCodeContent caseCodeContent(const Json &json);
/// Error types in the form of a preset.
Json toJson(const QList<ErrorType> &types);
QList<ErrorType> errorTypesFrom(const Json &json);
/// @}

} // namespace yuyi
