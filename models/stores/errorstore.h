// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/domain/result.h"

#include <QList>

#include <optional>

namespace yuyi {

/// @brief Samples of wrong answers, their error codes and probes. Thread of the connection.
class ErrorStore
{
public:
    virtual ~ErrorStore() = default;

    /// Adds the next version of the tree of error types and returns it with its number.
    virtual Result<ErrorTypes> addTypes(const ErrorTypes &types) = 0;
    virtual Result<QList<ErrorTypes>> types() = 0; ///< by number

    virtual Result<> addSample(const ErrorSample &sample) = 0;
    /// Writes the name and the number of experts per case. Returns Conflict if the version differs.
    virtual Result<> updateSample(const ErrorSample &sample) = 0;
    virtual Result<ErrorSample> sample(const ErrorSampleId &id) = 0;
    virtual Result<QList<ErrorSample>> samples() = 0; ///< newest first
    virtual Result<> addCases(const QList<ErrorCase> &cases) = 0;
    virtual Result<ErrorCase> errorCase(const ErrorCaseId &id) = 0;
    virtual Result<QList<ErrorCase>> cases(const ErrorSampleId &id) = 0; ///< by position
    virtual Result<QList<ErrorCase>> casesOf(const AttemptId &attempt) = 0;

    /// Adds the code, or replaces it if the version is still that of `code`; otherwise returns Conflict. Returns the new version.
    virtual Result<int> saveCode(const CaseCode &code) = 0;
    virtual Result<std::optional<CaseCode>> code(const ErrorCaseId &id, const PersonId &expert) = 0;
    virtual Result<std::optional<CaseCode>> finalCode(const ErrorCaseId &id) = 0;
    virtual Result<QList<CaseCode>> codesOfCase(const ErrorCaseId &id) = 0;     ///< oldest first, the final one last
    virtual Result<QList<CaseCode>> codesOfSample(const ErrorSampleId &id) = 0; ///< by case, then as above
    /// Questions of cases that too few experts have coded or have in a work package, and that this person has not submitted. A
    /// question with several such cases is listed once for each.
    virtual Result<QList<QuestionVersionId>> openFor(const PersonId &expert) = 0;

    virtual Result<> addProbe(const ErrorProbe &probe) = 0;
    virtual Result<ErrorProbe> probe(const ErrorProbeId &id) = 0;
    virtual Result<QList<ErrorProbe>> probes(const ErrorCaseId &id) = 0;           ///< oldest first
    virtual Result<QList<ErrorProbe>> probesOfSample(const ErrorSampleId &id) = 0; ///< by case, then oldest first
    /// Adds a person's verdict on the reply to a probe, or replaces the one that they gave before.
    virtual Result<> setJudgement(const ProbeJudgement &judgement) = 0;
    /// Removes a person's verdict; does nothing if there is none.
    virtual Result<> removeJudgement(const ErrorProbeId &probe, const PersonId &person) = 0;
    virtual Result<QList<ProbeJudgement>> judgements(const ErrorCaseId &id) = 0;           ///< by probe, then oldest first
    virtual Result<QList<ProbeJudgement>> judgementsOfSample(const ErrorSampleId &id) = 0; ///< by probe, then oldest first
};

} // namespace yuyi
