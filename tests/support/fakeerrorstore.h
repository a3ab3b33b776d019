// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/errorstore.h"

namespace yuyi {

class FakeErrorStore final : public ErrorStore
{
public:
    Result<ErrorTypes> addTypes(const ErrorTypes &) override { return missing(); }
    Result<QList<ErrorTypes>> types() override { return missing(); }
    Result<> addSample(const ErrorSample &) override { return missing(); }
    Result<> updateSample(const ErrorSample &) override { return missing(); }
    Result<ErrorSample> sample(const ErrorSampleId &) override { return missing(); }
    Result<QList<ErrorSample>> samples() override { return missing(); }
    Result<> addCases(const QList<ErrorCase> &) override { return missing(); }
    Result<ErrorCase> errorCase(const ErrorCaseId &) override { return missing(); }
    Result<QList<ErrorCase>> cases(const ErrorSampleId &) override { return missing(); }
    Result<QList<ErrorCase>> casesOf(const AttemptId &) override { return missing(); }
    Result<int> saveCode(const CaseCode &) override { return missing(); }
    Result<std::optional<CaseCode>> code(const ErrorCaseId &, const PersonId &) override { return missing(); }
    Result<std::optional<CaseCode>> finalCode(const ErrorCaseId &) override { return missing(); }
    Result<QList<CaseCode>> codesOfCase(const ErrorCaseId &) override { return missing(); }
    Result<QList<CaseCode>> codesOfSample(const ErrorSampleId &) override { return missing(); }
    Result<QList<QuestionVersionId>> openFor(const PersonId &) override { return missing(); }
    Result<> addProbe(const ErrorProbe &) override { return missing(); }
    Result<ErrorProbe> probe(const ErrorProbeId &) override { return missing(); }
    Result<QList<ErrorProbe>> probes(const ErrorCaseId &) override { return missing(); }
    Result<QList<ErrorProbe>> probesOfSample(const ErrorSampleId &) override { return missing(); }
    Result<> setJudgement(const ProbeJudgement &) override { return missing(); }
    Result<> removeJudgement(const ErrorProbeId &, const PersonId &) override { return missing(); }
    Result<QList<ProbeJudgement>> judgements(const ErrorCaseId &) override { return missing(); }
    Result<QList<ProbeJudgement>> judgementsOfSample(const ErrorSampleId &) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

} // namespace yuyi
