// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errorreview.h"

namespace yuyi {

/// @name As they are stored. Missing members are empty; never throws.
/// @{
Json toJson(const CaseCodeContent &content);
CaseCodeContent caseCodeContent(const Json &json);
/// Error types as a preset writes them.
Json toJson(const QList<ErrorType> &types);
QList<ErrorType> errorTypesFrom(const Json &json);
/// @}

} // namespace yuyi
