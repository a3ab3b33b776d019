// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/errorreview.h"
#include "models/domain/result.h"

#include <optional>

namespace yuyi {

class Stores;

/// Where a case stands.
enum class ErrorCaseState {
    Open,        ///< fewer experts than wanted have submitted
    Disputed,    ///< they have, and differ
    Decided      ///< one code counts
};

/// @brief Whether two codes say the same: verdict and primary type. Notes, evidence and further types are each expert's own.
bool sayTheSame(const CaseCode &a, const CaseCode &b);

/// The expert's own among all codes on a case; null without one.
const CaseCode *ownCode(const QList<CaseCode> &codes, const PersonId &expert);

/// @brief Where a case stands, from all codes on it.
ErrorCaseState errorCaseState(const QList<CaseCode> &codes, int expertsPerCase);

/// @brief The code that counts: the final one; else, once enough experts have submitted and say the same, the first of
/// theirs. Nothing for a case that is open or disputed.
std::optional<CaseCode> decidedCode(const QList<CaseCode> &codes, int expertsPerCase);

/// A question that experts found at fault: the case about it was decided so.
struct FaultyQuestion {
    QuestionVersionId version;
    CaseCode code;                   ///< the one that counts
};

/// @brief A wrong annotation goes to the team: opens a discussion of the question with the expert's note, or says it, as a comment
/// of the expert, in the one that is open. Within a transaction; the stage is the caller's.
Result<> reportFaultWithin(Stores &stores, const QuestionId &question, const ImageId &image, const CaseCode &code,
                           const PersonId &actor, const Clock &now = systemClock());

/// Over all samples, by sample.
Result<QList<FaultyQuestion>> faultyQuestions(Stores &stores);

} // namespace yuyi
