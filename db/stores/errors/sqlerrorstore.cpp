// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/errors/sqlerrorstore.h"

#include "db/rows/columns.h"
#include "models/domain/clock.h"
#include "models/domain/errors/errorreviewjson.h"

#include <QCoreApplication>

namespace yuyi::sql {

template <>
struct Stored<QList<ErrorType>> : StoredJson<errorTypesFrom> {
};
template <>
struct Stored<CaseCodeContent> : StoredJson<caseCodeContent> {
};

} // namespace yuyi::sql

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorStore)
};

const sql::Columns<ErrorTypes> typesColumns("error_types", {{"id", &ErrorTypes::id},
                                                            {"number", &ErrorTypes::number},
                                                            {"body", &ErrorTypes::types},
                                                            {"created_at", &ErrorTypes::createdAt},
                                                            {"created_by", &ErrorTypes::createdBy}});

const sql::Columns<ErrorSample> sampleColumns(
    "error_sample", {{"id", &ErrorSample::id},
                     {"name", &ErrorSample::name},
                     {"runs", &ErrorSample::runs},
                     {"right_in_run_id", &ErrorSample::rightIn},
                     {"strata", &ErrorSample::strata},
                     {"allocation", &ErrorSample::allocation, SampleAllocation::Proportional},
                     {"with_misses", &ErrorSample::withMisses},
                     {"scorer", &ErrorSample::scorer, Scorer::Strict},
                     {"seed", &ErrorSample::seed},
                     {"experts_per_case", &ErrorSample::expertsPerCase},
                     {"created_at", &ErrorSample::createdAt, sql::orNow},
                     {"created_by", &ErrorSample::createdBy},
                     {"version", &ErrorSample::version}});

const sql::Columns<ErrorCase> caseColumns("error_case", {{"id", &ErrorCase::id},
                                                         {"sample_id", &ErrorCase::sample},
                                                         {"attempt_id", &ErrorCase::attempt},
                                                         {"position", &ErrorCase::position},
                                                         {"stratum", &ErrorCase::stratum},
                                                         {"created_at", &ErrorCase::createdAt, sql::orNow}});

const sql::Columns<CaseCode> codeColumns("error_code", {{"id", &CaseCode::id},
                                                        {"case_id", &CaseCode::errorCase},
                                                        {"error_types_id", &CaseCode::types},
                                                        {"final", &CaseCode::final},
                                                        {"state", &CaseCode::state, CaseCodeState::Draft},
                                                        {"verdict", &CaseCode::verdict, ErrorVerdict::ModelWrong},
                                                        {"content", &CaseCode::content},
                                                        {"submitted_at", &CaseCode::submittedAt},
                                                        {"created_at", &CaseCode::createdAt, sql::orNow},
                                                        {"created_by", &CaseCode::expert},
                                                        {"version", &CaseCode::version}});

const sql::Columns<ErrorProbe> probeColumns("error_probe", {{"id", &ErrorProbe::id},
                                                            {"case_id", &ErrorProbe::errorCase},
                                                            {"endpoint_id", &ErrorProbe::endpoint},
                                                            {"model", &ErrorProbe::model},
                                                            {"question", &ErrorProbe::question},
                                                            {"status", &ErrorProbe::status, ReplyStatus::Transient},
                                                            {"reply", &ErrorProbe::reply},
                                                            {"message", &ErrorProbe::message},
                                                            {"tokens_input", &ErrorProbe::tokensInput},
                                                            {"tokens_output", &ErrorProbe::tokensOutput},
                                                            {"cost", &ErrorProbe::cost},
                                                            {"created_at", &ErrorProbe::createdAt, sql::orNow},
                                                            {"created_by", &ErrorProbe::createdBy}});

const sql::Columns<ProbeJudgement> judgementColumns("probe_verdict", {{"probe_id", &ProbeJudgement::probe},
                                                                      {"verdict", &ProbeJudgement::verdict, ProbeVerdict::CannotTell},
                                                                      {"created_at", &ProbeJudgement::createdAt, sql::orNow},
                                                                      {"created_by", &ProbeJudgement::createdBy}});

} // namespace

Result<ErrorTypes> SqlErrorStore::addTypes(const ErrorTypes &types)
{
    ErrorTypes added = types;
    YUYI_TRY(const auto newest,
             m_connection.number(QStringLiteral("SELECT coalesce(max(number), 0) FROM error_types")));
    added.number = static_cast<int>(newest) + 1;
    if (!added.createdAt.isValid())
        added.createdAt = currentTime();
    YUYI_CHECK(sql::addRow(m_connection, typesColumns, added));
    return added;
}

Result<QList<ErrorTypes>> SqlErrorStore::types()
{
    return sql::rowsWhere(m_connection, typesColumns, QStringLiteral("ORDER BY number"), {});
}

Result<> SqlErrorStore::addSample(const ErrorSample &sample)
{
    return sql::addRow(m_connection, sampleColumns, sample);
}

Result<> SqlErrorStore::updateSample(const ErrorSample &sample)
{
    return sql::updateRow(m_connection, sampleColumns, sample, {"name", "experts_per_case"});
}

Result<ErrorSample> SqlErrorStore::sample(const ErrorSampleId &id)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, sampleColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This sample is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<ErrorSample>> SqlErrorStore::samples()
{
    return sql::rowsWhere(m_connection, sampleColumns, QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<> SqlErrorStore::addCases(const QList<ErrorCase> &cases)
{
    for (const ErrorCase &one : cases)
        YUYI_CHECK(sql::addRow(m_connection, caseColumns, one));
    return {};
}

Result<ErrorCase> SqlErrorStore::errorCase(const ErrorCaseId &id)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, caseColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This case is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<ErrorCase>> SqlErrorStore::cases(const ErrorSampleId &id)
{
    return sql::rowsWhere(m_connection, caseColumns, QStringLiteral("WHERE sample_id = ? ORDER BY position"),
                          {sql::id(id)});
}

Result<QList<ErrorCase>> SqlErrorStore::casesOf(const AttemptId &attempt)
{
    return sql::rowsWhere(m_connection, caseColumns, QStringLiteral("WHERE attempt_id = ? ORDER BY created_at, id"),
                          {sql::id(attempt)});
}

Result<int> SqlErrorStore::saveCode(const CaseCode &code)
{
    YUYI_TRY(const auto known, m_connection.number(QStringLiteral("SELECT count(*) FROM error_code WHERE id = ?"),
                                                   {sql::id(code.id)}));
    if (known == 0) {
        CaseCode added = code;
        added.version = 1;
        YUYI_CHECK(sql::addRow(m_connection, codeColumns, added));
        return 1;
    }
    YUYI_CHECK(sql::updateRow(m_connection, codeColumns, code,
                              {"error_types_id", "state", "verdict", "content", "submitted_at"}));
    return code.version + 1;
}

Result<std::optional<CaseCode>> SqlErrorStore::oneCode(const QString &condition,
                                                       const QVariantList &values)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, codeColumns, condition, values));
    if (found.isEmpty())
        return std::optional<CaseCode>();
    return std::optional<CaseCode>(found.constFirst());
}

Result<std::optional<CaseCode>> SqlErrorStore::code(const ErrorCaseId &id, const PersonId &expert)
{
    return oneCode(QStringLiteral("WHERE case_id = ? AND created_by = ? AND final = 0"),
                   {sql::id(id), sql::id(expert)});
}

Result<std::optional<CaseCode>> SqlErrorStore::finalCode(const ErrorCaseId &id)
{
    return oneCode(QStringLiteral("WHERE case_id = ? AND final = 1"), {sql::id(id)});
}

Result<QList<CaseCode>> SqlErrorStore::codesOfCase(const ErrorCaseId &id)
{
    return sql::rowsWhere(m_connection, codeColumns,
                          QStringLiteral("WHERE case_id = ? ORDER BY final, created_at, id"), {sql::id(id)});
}

Result<QList<CaseCode>> SqlErrorStore::codesOfSample(const ErrorSampleId &id)
{
    return sql::rowsWhere(m_connection, codeColumns,
                          QStringLiteral("JOIN error_case c ON c.id = k.case_id WHERE c.sample_id = ? "
                                         "ORDER BY c.position, k.final, k.created_at, k.id"),
                          {sql::id(id)}, "k");
}

Result<QList<QuestionVersionId>> SqlErrorStore::openFor(const PersonId &expert)
{
    QList<QuestionVersionId> open;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT a.question_version_id FROM error_case c JOIN error_sample s ON s.id = "
            "c.sample_id JOIN attempt a ON a.id = c.attempt_id "
            "WHERE (SELECT count(*) FROM (SELECT k.created_by FROM error_code k WHERE k.case_id = "
            "c.id AND k.final = 0 AND k.state = 'submitted' "
            // A place is kept for whoever has the case in a work package.
            "UNION SELECT p.person_id FROM package p JOIN package_piece t ON t.package_id = p.id "
            "WHERE p.state = 'packed' AND p.role = 'expert' AND p.person_id <> ? AND t.entity = "
            "'error-case' AND t.subject_id = c.id) AS taken) < s.experts_per_case AND NOT EXISTS "
            "(SELECT 1 FROM error_code k WHERE k.case_id = c.id AND k.final = 0 AND k.state = "
            "'submitted' AND k.created_by = ?)"),
        {sql::id(expert), sql::id(expert)},
        [&](const Row &row) { open.append(row.first<QuestionVersionId>()); }));
    return open;
}

Result<> SqlErrorStore::addProbe(const ErrorProbe &probe)
{
    return sql::addRow(m_connection, probeColumns, probe);
}

Result<QList<ErrorProbe>> SqlErrorStore::probes(const ErrorCaseId &id)
{
    return sql::rowsWhere(m_connection, probeColumns, QStringLiteral("WHERE case_id = ? ORDER BY created_at, id"),
                          {sql::id(id)});
}

Result<ErrorProbe> SqlErrorStore::probe(const ErrorProbeId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, probeColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This follow-up question is not in the project."), id.toString());
    return found.constFirst();
}

Result<QList<ErrorProbe>> SqlErrorStore::probesOfSample(const ErrorSampleId &id)
{
    return sql::rowsWhere(m_connection, probeColumns,
                          QStringLiteral("JOIN error_case c ON c.id = k.case_id WHERE c.sample_id = ? "
                                         "ORDER BY c.position, k.created_at, k.id"),
                          {sql::id(id)}, "k");
}

Result<> SqlErrorStore::setJudgement(const ProbeJudgement &judgement)
{
    return sql::addRow(m_connection, judgementColumns, judgement, {},
                       QStringLiteral("ON CONFLICT (probe_id, created_by) DO UPDATE SET verdict = excluded.verdict, "
                                      "created_at = excluded.created_at"));
}

Result<> SqlErrorStore::removeJudgement(const ErrorProbeId &probe, const PersonId &person)
{
    const auto removed = m_connection.write(QStringLiteral("DELETE FROM probe_verdict WHERE probe_id = ? AND created_by = ?"),
                                            {sql::id(probe), sql::id(person)});
    return removed ? Result<>() : passOn(removed);
}

Result<QList<ProbeJudgement>> SqlErrorStore::judgements(const ErrorCaseId &id)
{
    return sql::rowsWhere(m_connection, judgementColumns,
                          QStringLiteral("JOIN error_probe p ON p.id = k.probe_id WHERE p.case_id = ? "
                                         "ORDER BY p.created_at, p.id, k.created_at, k.created_by"),
                          {sql::id(id)}, "k");
}

Result<QList<ProbeJudgement>> SqlErrorStore::judgementsOfSample(const ErrorSampleId &id)
{
    return sql::rowsWhere(m_connection, judgementColumns,
                          QStringLiteral("JOIN error_probe p ON p.id = k.probe_id JOIN error_case c ON c.id = p.case_id "
                                         "WHERE c.sample_id = ? ORDER BY c.position, p.created_at, p.id, k.created_at, k.created_by"),
                          {sql::id(id)}, "k");
}

} // namespace yuyi
