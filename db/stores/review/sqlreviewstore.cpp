// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/review/sqlreviewstore.h"

#include "db/rows/columns.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewStore)
};

/// Cases k in which neither submission is by the person.
const QString notSubmitted =
    QStringLiteral("NOT EXISTS (SELECT 1 FROM submission o WHERE o.id IN (k.submission_a, "
                   "k.submission_b) AND o.person_id = ?)");
/// Cases k of images that the person did not annotate, not even in a draft.
const QString notAnnotated =
    QStringLiteral("NOT EXISTS (SELECT 1 FROM annotation w WHERE w.image_id = k.image_id AND w.person_id = ? "
                   "AND w.origin = 'annotation')");
/// Cases k of images that the person does not have to annotate.
const QString notToAnnotate =
    QStringLiteral("NOT EXISTS (SELECT 1 FROM assignment g WHERE g.image_id = k.image_id AND g.person_id = ? "
                   "AND g.question_id IS NULL AND g.task = 'annotate' AND g.state = 'open' "
                   "AND (g.reserved_until IS NULL OR g.reserved_until > ?))");
/// Cases k that the person holds or nobody holds. A paused person gets no new ones.
const QString freeToTake =
    QStringLiteral("(k.adjudicator_id = ? OR ((k.adjudicator_id IS NULL OR k.reserved_until IS NULL OR k.reserved_until <= ?) "
                   "AND NOT EXISTS (SELECT 1 FROM person p WHERE p.id = ? AND p.paused = 1)))");
/// Open cases k that the person may take.
const QString takeable = QLatin1String("k.state = 'open' AND ") + notSubmitted + QLatin1String(" AND ") + notAnnotated
                       + QLatin1String(" AND ") + notToAnnotate + QLatin1String(" AND ") + freeToTake;

QVariantList takeableValues(const PersonId &person, const QDateTime &now)
{
    const QVariant who = sql::id(person);
    const QVariant time = sql::timeOrNow(now);
    return {who, who, who, time, who, time, who};
}

/// Own ones first; an id made later sorts later, so that ids are the order of time.
sql::GateStatement takeableIn(const PersonId &person, const QDateTime &now)
{
    return {
        QLatin1String(
            "SELECT k.id, CASE WHEN k.adjudicator_id = ? THEN 0 ELSE 1 END AS turn FROM adjudication_case k WHERE ")
            + takeable + QLatin1String(" ORDER BY turn, k.id"),
        QVariantList{sql::id(person)} + takeableValues(person, now)};
}

const sql::Columns<AdjudicationCase> adjudicationCaseColumns(
    "adjudication_case", {{"id", &AdjudicationCase::id},
                          {"image_id", &AdjudicationCase::image},
                          {"submission_a", &AdjudicationCase::a},
                          {"submission_b", &AdjudicationCase::b},
                          {"left_side", &AdjudicationCase::leftSide, Side::A},
                          {"seed", &AdjudicationCase::seed},
                          {"state", &AdjudicationCase::state, CaseState::Superseded},
                          {"round", &AdjudicationCase::round},
                          {"adjudicator_id", &AdjudicationCase::adjudicator},
                          {"reserved_until", &AdjudicationCase::reservedUntil},
                          {"gold_annotation_id", &AdjudicationCase::gold},
                          {"settled_at", &AdjudicationCase::settledAt},
                          {"created_at", &AdjudicationCase::createdAt, sql::orNow},
                          {"created_by", &AdjudicationCase::createdBy},
                          {"version", &AdjudicationCase::version}});

const sql::Columns<Discrepancy> discrepancyColumns(
    "discrepancy", {{"id", &Discrepancy::id},
                    {"case_id", &Discrepancy::inCase},
                    {"field", &Discrepancy::field},
                    {"position", &Discrepancy::position},
                    {"value_a", &Discrepancy::valueA},
                    {"value_b", &Discrepancy::valueB},
                    {"similarity", &Discrepancy::similarity},
                    {"state", &Discrepancy::state, DiscrepancyState::Open},
                    {"version", &Discrepancy::version}});

const sql::Columns<Adjudication> adjudicationColumns(
    "adjudication", {{"id", &Adjudication::id},
                     {"discrepancy_id", &Adjudication::discrepancy},
                     {"choice", &Adjudication::choice, Choice::Edited},
                     {"final_value", &Adjudication::finalValue},
                     {"cause", &Adjudication::cause, Cause::Other},
                     {"note", &Adjudication::note},
                     {"change_guideline", &Adjudication::changeGuideline},
                     {"superseded", &Adjudication::superseded},
                     {"created_at", &Adjudication::createdAt, sql::orNow},
                     {"created_by", &Adjudication::createdBy}});

const sql::Columns<CaseSummary> caseSummaryColumns(
    "", {{"k.id", &CaseSummary::id},
         {"k.image_id", &CaseSummary::image},
         {"k.state", &CaseSummary::state, CaseState::Superseded},
         {"k.round", &CaseSummary::round},
         {"(SELECT count(*) FROM discrepancy d WHERE d.case_id = k.id)", &CaseSummary::fields},
         {"(SELECT count(*) FROM discrepancy d WHERE d.case_id = k.id AND d.state = 'open')", &CaseSummary::open},
         {"CASE WHEN k.adjudicator_id = ? THEN 1 ELSE 0 END", &CaseSummary::mine},
         {"k.created_at", &CaseSummary::createdAt},
         {"k.settled_at", &CaseSummary::settledAt},
         {"k.adjudicator_id", &CaseSummary::adjudicator},
         {"(SELECT count(*) FROM adjudication j JOIN discrepancy d ON d.id = j.discrepancy_id "
          "WHERE d.case_id = k.id AND j.superseded = 0 AND j.change_guideline = 1)",
          &CaseSummary::guideline},
         {"(SELECT n.name FROM image_name n WHERE n.image_id = k.image_id ORDER BY n.position LIMIT 1)",
          &CaseSummary::name}});

/// Here a is what was submitted first, whichever side of its case it is.
const sql::Columns<FavourRow> favourColumns("", {{"j.created_by", &FavourRow::adjudicator},
                                                 {"d.field", &FavourRow::field},
                                                 {"CASE WHEN a.id = k.submission_a OR j.choice NOT IN ('a', 'b') THEN j.choice "
                                                  "WHEN j.choice = 'a' THEN 'b' ELSE 'a' END",
                                                  &FavourRow::choice, Choice::Edited},
                                                 {"CASE WHEN a.id = k.submission_a THEN k.left_side "
                                                  "WHEN k.left_side = 'a' THEN 'b' ELSE 'a' END",
                                                  &FavourRow::leftSide, Side::A},
                                                 {"a.person_id", &FavourRow::personA},
                                                 {"b.person_id", &FavourRow::personB}});

/// Decisions on the fields of one case.
const QString ofCase = QStringLiteral("JOIN discrepancy d ON d.id = j.discrepancy_id WHERE d.case_id = ? ");

Result<std::optional<AdjudicationCase>> firstCase(Connection &connection, const ImageId &image,
                                                  const QString &condition)
{
    YUYI_TRY(const auto found, sql::rowsWhere(connection, adjudicationCaseColumns, condition, {sql::id(image)}));
    return found.isEmpty() ? std::optional<AdjudicationCase>() : found.constFirst();
}

} // namespace

Result<> SqlReviewStore::addCase(const AdjudicationCase &c, const QList<Discrepancy> &fields)
{
    YUYI_CHECK(sql::addRow(m_connection, adjudicationCaseColumns, c));
    for (const Discrepancy &given : fields) {
        Discrepancy field = given;
        field.inCase = c.id;
        YUYI_CHECK(sql::addRow(m_connection, discrepancyColumns, field,
                               {{"created_at", sql::timeOrNow(c.createdAt)}, {"created_by", sql::id(c.createdBy)}}));
    }
    return {};
}

Result<AdjudicationCase> SqlReviewStore::adjudicationCase(const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, adjudicationCaseColumns, QStringLiteral("WHERE id = ?"),
                                              {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This case is no longer in the project."), id.toString());
    return found.constFirst();
}

Result<std::optional<AdjudicationCase>> SqlReviewStore::caseInForce(const ImageId &image)
{
    return firstCase(m_connection, image,
                     QStringLiteral("WHERE image_id = ? AND state IN ('open', 'settled')"));
}

Result<std::optional<AdjudicationCase>> SqlReviewStore::lastCase(const ImageId &image)
{
    return firstCase(m_connection, image,
                     QStringLiteral("WHERE image_id = ? ORDER BY created_at DESC, id DESC LIMIT 1"));
}

Result<int> SqlReviewStore::updateCase(const AdjudicationCase &c)
{
    YUYI_CHECK(sql::updateRow(m_connection, adjudicationCaseColumns, c,
                              {"state", "adjudicator_id", "reserved_until", "gold_annotation_id", "settled_at"}));
    return c.version + 1;
}

Result<QList<Discrepancy>> SqlReviewStore::fields(const AdjudicationCaseId &id)
{
    return sql::rowsWhere(m_connection, discrepancyColumns,
                          QStringLiteral("WHERE case_id = ? ORDER BY position, field"), {sql::id(id)});
}

Result<Discrepancy> SqlReviewStore::field(const DiscrepancyId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, discrepancyColumns, QStringLiteral("WHERE id = ?"),
                                              {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This field is no longer part of the case."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlReviewStore::setFieldState(const DiscrepancyId &id, DiscrepancyState state)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE discrepancy SET state = ?, version = version + 1 WHERE id = ?"),
        {sql::code(state), sql::id(id)}));
}

Result<QHash<DiscrepancyId, Adjudication>> SqlReviewStore::decisions(const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto list, sql::rowsWhere(m_connection, adjudicationColumns,
                                             ofCase + QLatin1String("AND j.superseded = 0"), {sql::id(id)}, "j"));
    QHash<DiscrepancyId, Adjudication> found;
    for (const Adjudication &decision : list)
        found.insert(decision.discrepancy, decision);
    return found;
}

Result<QList<Adjudication>> SqlReviewStore::allDecisions(const AdjudicationCaseId &id)
{
    return sql::rowsWhere(m_connection, adjudicationColumns, ofCase + QLatin1String("ORDER BY j.created_at, j.id"),
                          {sql::id(id)}, "j");
}

Result<> SqlReviewStore::amendDecision(const Adjudication &decision)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE adjudication SET choice = ?, final_value = ?, cause = ?, note = ?, "
                       "change_guideline = ? WHERE id = ? AND superseded = 0"),
        {sql::code(decision.choice), sql::text(decision.finalValue),
         sql::text(codeOf(decision.cause)), sql::text(decision.note),
         sql::flag(decision.changeGuideline), sql::id(decision.id)}));
}

Result<> SqlReviewStore::addDecision(const Adjudication &decision)
{
    YUYI_CHECK(dropDecision(decision.discrepancy));
    Adjudication added = decision;
    added.superseded = false;
    return sql::addRow(m_connection, adjudicationColumns, added);
}

Result<> SqlReviewStore::dropDecision(const DiscrepancyId &id)
{
    return sql::nothing(m_connection.write(
        QStringLiteral(
            "UPDATE adjudication SET superseded = 1 WHERE discrepancy_id = ? AND superseded = 0"),
        {sql::id(id)}));
}

sql::GateStatement SqlReviewStore::takeableCases()
{
    return takeableIn(sql::gatePerson(), sql::gateNow());
}

Result<std::optional<AdjudicationCaseId>> SqlReviewStore::nextCase(const PersonId &person,
                                                                   const AdjudicationCaseId &after,
                                                                   const QDateTime &now)
{
    QList<AdjudicationCaseId> order;
    const auto note = [&](const Row &row) { order.append(row.first<AdjudicationCaseId>()); };
    const sql::GateStatement statement = takeableIn(person, now);
    YUYI_CHECK(m_connection.face() == Face::Desk ? m_connection.read(QStringLiteral("SELECT * FROM takeable_cases()"), {}, note)
                                                 : m_connection.read(statement.text, statement.values, note));
    if (order.isEmpty())
        return std::optional<AdjudicationCaseId>();
    const qsizetype here = order.indexOf(after);
    if (here < 0) {
        if (after.isNull())
            return std::optional<AdjudicationCaseId>(order.constFirst());
        for (const AdjudicationCaseId &id : order) {
            if (after < id)
                return std::optional<AdjudicationCaseId>(id);
        }
        return std::optional<AdjudicationCaseId>(order.constFirst());
    }
    if (order.size() == 1)
        return std::optional<AdjudicationCaseId>();
    return std::optional<AdjudicationCaseId>(order.at((here + 1) % order.size()));
}

Result<qint64> SqlReviewStore::openCases(const PersonId &person, const QDateTime &now)
{
    if (m_connection.face() == Face::Desk)
        return m_connection.number(QStringLiteral("SELECT count(*) FROM takeable_cases()"));
    return m_connection.number(QLatin1String("SELECT count(*) FROM adjudication_case k WHERE ") + takeable,
                               takeableValues(person, now));
}

Result<QList<CaseSummary>> SqlReviewStore::casesFor(const PersonId &person, int limit, bool others)
{
    const QVariant who = sql::id(person);
    QList<CaseSummary> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT ") + caseSummaryColumns.names()
            + QLatin1String(" FROM adjudication_case k WHERE (k.state = 'open' OR (k.state IN ('settled', "
                            "'sent-back') AND (k.adjudicator_id = ? OR ? = 1))) AND ")
            // A lead may look at settled cases, even of images that they drafted.
            + notSubmitted + QLatin1String(" AND ((k.state <> 'open' AND ? = 1) OR ") + notAnnotated + QLatin1Char(')')
            + QLatin1String(" ORDER BY CASE WHEN k.state = 'open' THEN 0 ELSE 1 END, k.settled_at "
                            "DESC, k.created_at LIMIT ?"),
        {who, who, sql::flag(others), who, sql::flag(others), who, limit},
        [&](const Row &row) { list.append(caseSummaryColumns.read(row)); }));
    return list;
}

Result<QList<FavourRow>> SqlReviewStore::favour(const PersonId &adjudicator)
{
    QString statement =
        QStringLiteral("SELECT %1 FROM adjudication j JOIN discrepancy d ON d.id = j.discrepancy_id "
                       "JOIN adjudication_case k ON k.id = d.case_id JOIN submission a ON a.id IN (k.submission_a, k.submission_b) "
                       "JOIN submission b ON b.id IN (k.submission_a, k.submission_b) "
                       "AND (a.created_at, a.id) < (b.created_at, b.id) "
                       "WHERE j.superseded = 0 AND k.state IN ('open', 'settled')")
            .arg(favourColumns.names());
    QVariantList values;
    if (!adjudicator.isNull()) {
        statement += QLatin1String(" AND j.created_by = ?");
        values.append(sql::id(adjudicator));
    }
    QList<FavourRow> list;
    YUYI_CHECK(m_connection.read(statement, values, [&](const Row &row) { list.append(favourColumns.read(row)); }));
    return list;
}

Result<bool> SqlReviewStore::hasVersion(const QuestionVersionId &version)
{
    YUYI_TRY(const auto count, m_connection.number(
                                   QStringLiteral("SELECT count(*) FROM question_version WHERE id = ?"), {sql::id(version)}));
    return count > 0;
}

Result<> SqlReviewStore::putQuestionVersion(const Question &question, const PersonId &by)
{
    Question fixed = question;
    fixed.frozen = true;
    return m_questions.addVersion(fixed, by);
}

Result<> SqlReviewStore::makeVersionCurrent(const Question &question)
{
    return m_questions.makeCurrent(question);
}

Result<AnnotationId> SqlReviewStore::ownerOf(const QuestionId &question)
{
    YUYI_TRY(const auto found, m_connection.text(
                                   QStringLiteral("SELECT annotation_id FROM question WHERE id = ?"), {sql::id(question)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This question is no longer in the project."),
                       question.toString());
    return AnnotationId::fromString(found);
}

} // namespace yuyi
