// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/errors/errorreview.h"
#include "models/domain/result.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace yuyi {

class Stores;

/// The state of an error case.
enum class ErrorCaseState {
    Open,     ///< fewer experts than required have submitted
    Disputed, ///< enough experts have submitted, but their codes differ
    Decided   ///< one code is final
};

/// @brief Whether two codes agree in verdict and in primary type or, where the extraction is wrong, in what the reply really chose or
/// said: two texts agree if both are accepted answers, or neither is and one says the same as the other.
/// Notes, evidence and further types are not compared.
bool sayTheSame(const CaseCode &a, const CaseCode &b, const QStringList &accepted);

/// The accepted answers that sayTheSame() needs, by case: only of cases in whose submitted codes somebody wrote what the reply says.
Result<QHash<ErrorCaseId, QStringList>> acceptedAnswers(Stores &stores, const QList<CaseCode> &codes);

/// The code of this expert among the codes of a case; null if there is none.
const CaseCode *ownCode(const QList<CaseCode> &codes, const PersonId &expert);

/// The state of a case, derived from all its codes; `accepted`: those of acceptedAnswers().
ErrorCaseState errorCaseState(const QList<CaseCode> &codes, int expertsPerCase, const QStringList &accepted);

/// @brief The deciding code: the final one, or, if enough experts have submitted and agree, the first of theirs. No value if the
/// case is open or disputed.
std::optional<CaseCode> decidedCode(const QList<CaseCode> &codes, int expertsPerCase, const QStringList &accepted);

/// A question whose annotation is wrong according to a decided case.
struct FaultyQuestion {
    QuestionVersionId version;
    CaseCode code; ///< the deciding code
};

/// @brief Reports a wrong annotation to the team: opens a discussion of the question with the expert's note, or adds the note as
/// the expert's comment to the open one. Must be called inside a transaction; the caller updates the stage of the image.
Result<> reportFaultInTransaction(Stores &stores, const QuestionId &question, const ImageId &image, const CaseCode &code,
                                  const PersonId &actor, const Clock &now = systemClock());

/// The faulty questions of all samples, ordered by sample.
Result<QList<FaultyQuestion>> faultyQuestions(Stores &stores);

} // namespace yuyi
