// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errorreview.h"

#include <optional>

namespace yuyi {

/// Where a case stands.
enum class ErrorCaseState {
    Open,        ///< fewer experts than wanted have handed in
    Disputed,    ///< they have, and differ
    Decided      ///< one code counts
};

/// @brief Whether two codes say the same: verdict and primary type. Notes, evidence and further types are each expert's own.
bool sayTheSame(const CaseCode &a, const CaseCode &b);

/// @brief Where a case stands, from all codes on it.
ErrorCaseState errorCaseState(const QList<CaseCode> &codes, int expertsPerCase);

/// @brief The code that counts: the final one; else, once enough experts have handed in and say the same, the first of
/// theirs. Nothing for a case that is open or disputed.
std::optional<CaseCode> decidedCode(const QList<CaseCode> &codes, int expertsPerCase);

} // namespace yuyi
