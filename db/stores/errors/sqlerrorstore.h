// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/errorstore.h"

namespace yuyi {

class SqlErrorStore final : public ErrorStore
{
public:
    explicit SqlErrorStore(Connection &connection) : m_connection(connection) {}

    Result<ErrorTypes> addTypes(const ErrorTypes &types) override;
    Result<QList<ErrorTypes>> types() override;

    Result<> addSample(const ErrorSample &sample) override;
    Result<> updateSample(const ErrorSample &sample) override;
    Result<ErrorSample> sample(const ErrorSampleId &id) override;
    Result<QList<ErrorSample>> samples() override;
    Result<> addCases(const QList<ErrorCase> &cases) override;
    Result<ErrorCase> errorCase(const ErrorCaseId &id) override;
    Result<QList<ErrorCase>> cases(const ErrorSampleId &id) override;
    Result<QList<ErrorCase>> casesOf(const AttemptId &attempt) override;

    Result<int> saveCode(const CaseCode &code) override;
    Result<std::optional<CaseCode>> code(const ErrorCaseId &id, const PersonId &expert) override;
    Result<std::optional<CaseCode>> finalCode(const ErrorCaseId &id) override;
    Result<QList<CaseCode>> codesOfCase(const ErrorCaseId &id) override;
    Result<QList<CaseCode>> codesOfSample(const ErrorSampleId &id) override;
    Result<QList<QuestionVersionId>> openFor(const PersonId &expert) override;

    Result<> addProbe(const ErrorProbe &probe) override;
    Result<ErrorProbe> probe(const ErrorProbeId &id) override;
    Result<QList<ErrorProbe>> probes(const ErrorCaseId &id) override;
    Result<QList<ErrorProbe>> probesOfSample(const ErrorSampleId &id) override;
    Result<> setJudgement(const ProbeJudgement &judgement) override;
    Result<> removeJudgement(const ErrorProbeId &probe, const PersonId &person) override;
    Result<QList<ProbeJudgement>> judgements(const ErrorCaseId &id) override;
    Result<QList<ProbeJudgement>> judgementsOfSample(const ErrorSampleId &id) override;

private:
    Result<std::optional<CaseCode>> oneCode(const QString &condition, const QVariantList &values);

    Connection &m_connection;
};

} // namespace yuyi
