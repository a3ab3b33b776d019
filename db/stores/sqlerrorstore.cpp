// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlerrorstore.h"

#include "db/rows/runvalues.h"
#include "models/domain/clock.h"
#include "models/domain/errorreviewjson.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorStore)
};

} // namespace

Result<ErrorTypes> SqlErrorStore::addTypes(const ErrorTypes &types)
{
    ErrorTypes added = types;
    YUYI_TRY(const auto newest, m_connection.number(QStringLiteral("SELECT coalesce(max(number), 0) FROM error_types")));
    added.number = static_cast<int>(newest) + 1;
    if (!added.createdAt.isValid())
        added.createdAt = currentTime();
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO error_types (id, number, body, created_at, created_by) "
                       "VALUES (?, ?, ?, ?, ?)"),
        {sql::id(added.id), added.number, sql::json(toJson(added.types)),
         sql::time(added.createdAt), sql::id(added.createdBy)}));
    return added;
}

Result<QList<ErrorTypes>> SqlErrorStore::types()
{
    QList<ErrorTypes> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT id, number, body, created_at, created_by FROM error_types "
                       "ORDER BY number"),
        {}, [&](const Row &row) {
            list.append({row.id<ErrorTypesId>(0), row.small(1),
                         errorTypesFrom(sql::storedJson(row.text(2))), row.time(3),
                         row.id<PersonId>(4)});
        }));
    return list;
}

Result<> SqlErrorStore::addSample(const ErrorSample &sample)
{
    QStringList runs;
    for (const RunId &run : sample.runs)
        runs.append(run.toString());
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO error_sample (id, name, runs, strata, allocation, "
                       "with_misses, scorer, seed, experts_per_case, created_at, created_by, "
                       "version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(sample.id), sql::text(sample.name), sql::list(runs),
         sql::text(sample.strata.text()), sql::code(sample.allocation),
         sql::flag(sample.withMisses), sql::code(sample.scorer), sql::integer(sample.seed),
         sample.expertsPerCase, sql::timeOrNow(sample.createdAt), sql::id(sample.createdBy),
         sample.version}));
}

Result<> SqlErrorStore::updateSample(const ErrorSample &sample)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE error_sample SET name = ?, experts_per_case = ?, "
                       "version = version + 1 WHERE id = ? AND version = ?"),
        {sql::text(sample.name), sample.expertsPerCase, sql::id(sample.id), sample.version});
}

Result<QList<ErrorSample>> SqlErrorStore::samplesWhere(const QString &condition,
                                                       const QVariantList &values)
{
    QList<ErrorSample> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, name, runs, strata, allocation, with_misses, scorer, seed, "
                      "experts_per_case, created_at, created_by, version FROM error_sample ")
            + condition,
        values, [&](const Row &row) {
            ErrorSample sample;
            sample.id = row.id<ErrorSampleId>(0);
            sample.name = row.text(1);
            for (const QString &run : sql::parseList(row.text(2)))
                sample.runs.append(RunId::fromString(run));
            sample.strata = DimensionCode(row.text(3));
            sample.allocation = row.code(4, SampleAllocation::Proportional);
            sample.withMisses = row.flag(5);
            sample.scorer = row.code(6, Scorer::Strict);
            sample.seed = row.integer(7);
            sample.expertsPerCase = row.small(8);
            sample.createdAt = row.time(9);
            sample.createdBy = row.id<PersonId>(10);
            sample.version = row.small(11);
            list.append(sample);
        }));
    return list;
}

Result<ErrorSample> SqlErrorStore::sample(const ErrorSampleId &id)
{
    YUYI_TRY(const auto found, samplesWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This sample is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<ErrorSample>> SqlErrorStore::samples()
{
    return samplesWhere(QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<> SqlErrorStore::addCases(const QList<ErrorCase> &cases)
{
    for (const ErrorCase &one : cases) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO error_case (id, sample_id, attempt_id, position, stratum, "
                           "created_at) VALUES (?, ?, ?, ?, ?, ?)"),
            {sql::id(one.id), sql::id(one.sample), sql::id(one.attempt), one.position,
             sql::text(one.stratum), sql::timeOrNow(one.createdAt)}));
    }
    return {};
}

Result<QList<ErrorCase>> SqlErrorStore::casesWhere(const QString &condition,
                                                   const QVariantList &values)
{
    QList<ErrorCase> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, sample_id, attempt_id, position, stratum, created_at FROM "
                      "error_case ")
            + condition,
        values, [&](const Row &row) {
            list.append({row.id<ErrorCaseId>(0), row.id<ErrorSampleId>(1), row.id<AttemptId>(2),
                         row.small(3), row.text(4), row.time(5)});
        }));
    return list;
}

Result<ErrorCase> SqlErrorStore::errorCase(const ErrorCaseId &id)
{
    YUYI_TRY(const auto found, casesWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This case is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<ErrorCase>> SqlErrorStore::cases(const ErrorSampleId &id)
{
    return casesWhere(QStringLiteral("WHERE sample_id = ? ORDER BY position"), {sql::id(id)});
}

Result<QList<ErrorCase>> SqlErrorStore::casesOf(const AttemptId &attempt)
{
    return casesWhere(QStringLiteral("WHERE attempt_id = ? ORDER BY created_at, id"),
                      {sql::id(attempt)});
}

Result<int> SqlErrorStore::saveCode(const CaseCode &code)
{
    YUYI_TRY(const auto known, m_connection.number(QStringLiteral("SELECT count(*) FROM error_code WHERE id = ?"),
                            {sql::id(code.id)}));
    if (known == 0) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO error_code (id, case_id, error_types_id, final, state, "
                           "verdict, content, submitted_at, created_at, created_by, version) "
                           "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"),
            {sql::id(code.id), sql::id(code.errorCase), sql::id(code.types),
             sql::flag(code.final), sql::code(code.state), sql::code(code.verdict),
             sql::json(toJson(code.content)), sql::time(code.submittedAt),
             sql::timeOrNow(code.createdAt), sql::id(code.expert)}));
        return 1;
    }
    YUYI_CHECK(m_connection.writeVersion(
        QStringLiteral("UPDATE error_code SET error_types_id = ?, state = ?, verdict = ?, "
                       "content = ?, submitted_at = ?, version = version + 1 "
                       "WHERE id = ? AND version = ?"),
        {sql::id(code.types), sql::code(code.state), sql::code(code.verdict),
         sql::json(toJson(code.content)), sql::time(code.submittedAt), sql::id(code.id),
         code.version}));
    return code.version + 1;
}

Result<QList<CaseCode>> SqlErrorStore::codesWhere(const QString &condition,
                                                  const QVariantList &values)
{
    QList<CaseCode> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT k.id, k.case_id, k.error_types_id, k.final, k.state, k.verdict, "
                      "k.content, k.submitted_at, k.created_at, k.created_by, k.version "
                      "FROM error_code k ")
            + condition,
        values, [&](const Row &row) {
            CaseCode code;
            code.id = row.id<CaseCodeId>(0);
            code.errorCase = row.id<ErrorCaseId>(1);
            code.types = row.id<ErrorTypesId>(2);
            code.final = row.flag(3);
            code.state = row.code(4, CaseCodeState::Draft);
            code.verdict = row.code(5, ErrorVerdict::ModelWrong);
            code.content = caseCodeContent(sql::storedJson(row.text(6)));
            code.submittedAt = row.time(7);
            code.createdAt = row.time(8);
            code.expert = row.id<PersonId>(9);
            code.version = row.small(10);
            list.append(code);
        }));
    return list;
}

Result<std::optional<CaseCode>> SqlErrorStore::oneCode(const QString &condition,
                                                       const QVariantList &values)
{
    YUYI_TRY(const auto found, codesWhere(condition, values));
    if (found.isEmpty())
        return std::optional<CaseCode>();
    return std::optional<CaseCode>(found.constFirst());
}

Result<std::optional<CaseCode>> SqlErrorStore::code(const ErrorCaseId &id, const PersonId &expert)
{
    return oneCode(QStringLiteral("WHERE k.case_id = ? AND k.created_by = ? AND k.final = 0"),
                   {sql::id(id), sql::id(expert)});
}

Result<std::optional<CaseCode>> SqlErrorStore::finalCode(const ErrorCaseId &id)
{
    return oneCode(QStringLiteral("WHERE k.case_id = ? AND k.final = 1"), {sql::id(id)});
}

Result<QList<CaseCode>> SqlErrorStore::codesOfCase(const ErrorCaseId &id)
{
    return codesWhere(QStringLiteral("WHERE k.case_id = ? ORDER BY k.final, k.created_at, k.id"),
                      {sql::id(id)});
}

Result<QList<CaseCode>> SqlErrorStore::codesOfSample(const ErrorSampleId &id)
{
    return codesWhere(QStringLiteral("JOIN error_case c ON c.id = k.case_id WHERE c.sample_id = ? "
                                     "ORDER BY c.position, k.final, k.created_at, k.id"),
                      {sql::id(id)});
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
        [&](const Row &row) { open.append(row.id<QuestionVersionId>(0)); }));
    return open;
}

Result<> SqlErrorStore::addProbe(const ErrorProbe &probe)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO error_probe (id, case_id, endpoint_id, model, question, "
                       "status, reply, message, tokens_input, tokens_output, cost, created_at, "
                       "created_by) VALUES (%1)")
            .arg(sql::marks(13)),
        {sql::id(probe.id), sql::id(probe.errorCase), sql::id(probe.endpoint),
         sql::text(probe.model), sql::text(probe.question), sql::code(probe.status),
         sql::text(probe.reply), sql::text(probe.message), sql::integer(probe.tokensInput),
         sql::integer(probe.tokensOutput), probe.cost, sql::timeOrNow(probe.createdAt),
         sql::id(probe.createdBy)}));
}

Result<QList<ErrorProbe>> SqlErrorStore::probes(const ErrorCaseId &id)
{
    QList<ErrorProbe> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT id, case_id, endpoint_id, model, question, status, reply, message, "
                       "tokens_input, tokens_output, cost, created_at, created_by FROM "
                       "error_probe WHERE case_id = ? ORDER BY created_at, id"),
        {sql::id(id)}, [&](const Row &row) {
            ErrorProbe probe;
            probe.id = row.id<ErrorProbeId>(0);
            probe.errorCase = row.id<ErrorCaseId>(1);
            probe.endpoint = row.id<EndpointId>(2);
            probe.model = row.text(3);
            probe.question = row.text(4);
            probe.status = row.code(5, ReplyStatus::Transient);
            probe.reply = row.text(6);
            probe.message = row.text(7);
            probe.tokensInput = row.integer(8);
            probe.tokensOutput = row.integer(9);
            probe.cost = row.real(10);
            probe.createdAt = row.time(11);
            probe.createdBy = row.id<PersonId>(12);
            list.append(probe);
        }));
    return list;
}

} // namespace yuyi
