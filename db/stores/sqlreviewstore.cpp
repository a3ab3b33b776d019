// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlreviewstore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewStore)
};

/// Open cases k the person may settle: neither submission is his.
const QString notHis =
    QStringLiteral("NOT EXISTS (SELECT 1 FROM submission o WHERE o.id IN (k.submission_a, "
                   "k.submission_b) AND o.person_id = ?)");
/// Nobody else holds it.
const QString freeForHim =
    QStringLiteral("(k.adjudicator_id IS NULL OR k.adjudicator_id = ? OR k.reserved_until IS NULL "
                   "OR k.reserved_until <= ?)");

Result<> noRows(const Result<int> &written)
{
    if (!written)
        return passOn(written);
    return {};
}

} // namespace

Result<> SqlReviewStore::addCase(const AdjudicationCase &c, const QList<Discrepancy> &fields)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "INSERT INTO adjudication_case (id, image_id, submission_a, submission_b, left_side, "
            "seed, state, round, adjudicator_id, reserved_until, gold_annotation_id, settled_at, "
            "created_at, created_by, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(c.id), sql::id(c.image), sql::id(c.a), sql::id(c.b), sql::code(c.leftSide),
         sql::integer(c.seed), sql::code(c.state), c.round, sql::id(c.adjudicator),
         sql::time(c.reservedUntil), sql::id(c.gold), sql::time(c.settledAt),
         sql::timeOrNow(c.createdAt), sql::id(c.createdBy), c.version}));
    for (const Discrepancy &field : fields) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO discrepancy (id, case_id, field, position, value_a, "
                           "value_b, similarity, state, created_at, created_by) VALUES (?, ?, ?, "
                           "?, ?, ?, ?, ?, ?, ?)"),
            {sql::id(field.id), sql::id(c.id), sql::text(field.field), field.position,
             sql::text(field.valueA), sql::text(field.valueB), field.similarity,
             sql::code(field.state), sql::timeOrNow(c.createdAt), sql::id(c.createdBy)}));
    }
    return {};
}

Result<std::optional<AdjudicationCase>> SqlReviewStore::findCase(const QString &condition,
                                                                 const QVariantList &values)
{
    std::optional<AdjudicationCase> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT k.id, k.image_id, k.submission_a, k.submission_b, k.left_side, "
                      "k.seed, k.state, k.round, k.adjudicator_id, k.reserved_until, "
                      "k.gold_annotation_id, k.settled_at, k.created_at, k.created_by, k.version "
                      "FROM adjudication_case k WHERE ")
            + condition,
        values, [&](const Row &row) {
            if (found)
                return;
            AdjudicationCase c;
            c.id = row.id<AdjudicationCaseId>(0);
            c.image = row.id<ImageId>(1);
            c.a = row.id<SubmissionId>(2);
            c.b = row.id<SubmissionId>(3);
            c.leftSide = row.code(4, Side::A);
            c.seed = row.integer(5);
            c.state = row.code(6, CaseState::Superseded);
            c.round = row.small(7);
            c.adjudicator = row.id<PersonId>(8);
            c.reservedUntil = row.time(9);
            c.gold = row.id<AnnotationId>(10);
            c.settledAt = row.time(11);
            c.createdAt = row.time(12);
            c.createdBy = row.id<PersonId>(13);
            c.version = row.small(14);
            found = c;
        }));
    return found;
}

Result<AdjudicationCase> SqlReviewStore::adjudicationCase(const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, findCase(QStringLiteral("k.id = ?"), {sql::id(id)}));
    if (!found)
        return failure(ErrorCode::NotFound,
                       Tr::tr("This case is no longer in the project."), id.toString());
    return *found;
}

Result<std::optional<AdjudicationCase>> SqlReviewStore::caseInForce(const ImageId &image)
{
    return findCase(QStringLiteral("k.image_id = ? AND k.state IN ('open', 'settled')"),
                    {sql::id(image)});
}

Result<std::optional<AdjudicationCase>> SqlReviewStore::lastCase(const ImageId &image)
{
    return findCase(QStringLiteral("k.image_id = ? ORDER BY k.created_at DESC, k.id DESC LIMIT 1"),
                    {sql::id(image)});
}

Result<int> SqlReviewStore::updateCase(const AdjudicationCase &c)
{
    YUYI_CHECK(m_connection.writeVersion(
        QStringLiteral("UPDATE adjudication_case SET state = ?, adjudicator_id = ?, "
                       "reserved_until = ?, gold_annotation_id = ?, settled_at = ?, version = "
                       "version + 1 WHERE id = ? AND version = ?"),
        {sql::code(c.state), sql::id(c.adjudicator), sql::time(c.reservedUntil), sql::id(c.gold),
         sql::time(c.settledAt), sql::id(c.id), c.version}));
    return c.version + 1;
}

Result<QList<Discrepancy>> SqlReviewStore::findFields(const QString &condition,
                                                      const QVariantList &values)
{
    QList<Discrepancy> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT d.id, d.case_id, d.field, d.position, d.value_a, d.value_b, "
                      "d.similarity, d.state, d.version FROM discrepancy d WHERE ")
            + condition,
        values, [&](const Row &row) {
            Discrepancy d;
            d.id = row.id<DiscrepancyId>(0);
            d.inCase = row.id<AdjudicationCaseId>(1);
            d.field = row.text(2);
            d.position = row.small(3);
            d.valueA = row.utf8(4);
            d.valueB = row.utf8(5);
            d.similarity = row.real(6);
            d.state = row.code(7, DiscrepancyState::Open);
            d.version = row.small(8);
            list.append(d);
        }));
    return list;
}

Result<QList<Discrepancy>> SqlReviewStore::fields(const AdjudicationCaseId &id)
{
    return findFields(QStringLiteral("d.case_id = ? ORDER BY d.position, d.field"), {sql::id(id)});
}

Result<Discrepancy> SqlReviewStore::field(const DiscrepancyId &id)
{
    YUYI_TRY(const auto found, findFields(QStringLiteral("d.id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This field of a case is no longer in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlReviewStore::setFieldState(const DiscrepancyId &id, DiscrepancyState state)
{
    return noRows(m_connection.write(
        QStringLiteral("UPDATE discrepancy SET state = ?, version = version + 1 WHERE id = ?"),
        {sql::code(state), sql::id(id)}));
}

Result<QList<Adjudication>> SqlReviewStore::findDecisions(const QString &condition,
                                                          const QVariantList &values)
{
    QList<Adjudication> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT j.id, j.discrepancy_id, j.choice, j.final_value, j.cause, j.note, "
                      "j.change_guideline, j.superseded, j.created_at, j.created_by FROM "
                      "adjudication j JOIN discrepancy d ON d.id = j.discrepancy_id WHERE ")
            + condition,
        values, [&](const Row &row) {
            Adjudication j;
            j.id = row.id<AdjudicationId>(0);
            j.discrepancy = row.id<DiscrepancyId>(1);
            j.choice = row.code(2, Choice::Edited);
            j.finalValue = row.utf8(3);
            j.cause = row.code(4, Cause::Other);
            j.note = row.text(5);
            j.changeGuideline = row.flag(6);
            j.superseded = row.flag(7);
            j.createdAt = row.time(8);
            j.createdBy = row.id<PersonId>(9);
            list.append(j);
        }));
    return list;
}

Result<QHash<DiscrepancyId, Adjudication>> SqlReviewStore::decisions(const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto list, findDecisions(QStringLiteral("d.case_id = ? AND j.superseded = 0"), {sql::id(id)}));
    QHash<DiscrepancyId, Adjudication> found;
    for (const Adjudication &decision : list)
        found.insert(decision.discrepancy, decision);
    return found;
}

Result<QList<Adjudication>> SqlReviewStore::allDecisions(const AdjudicationCaseId &id)
{
    return findDecisions(QStringLiteral("d.case_id = ? ORDER BY j.created_at, j.id"),
                         {sql::id(id)});
}

Result<> SqlReviewStore::amendDecision(const Adjudication &decision)
{
    return noRows(m_connection.write(
        QStringLiteral("UPDATE adjudication SET choice = ?, final_value = ?, cause = ?, note = ?, "
                       "change_guideline = ? WHERE id = ? AND superseded = 0"),
        {sql::code(decision.choice), sql::text(decision.finalValue),
         sql::text(codeOf(decision.cause)), sql::text(decision.note),
         sql::flag(decision.changeGuideline), sql::id(decision.id)}));
}

Result<> SqlReviewStore::addDecision(const Adjudication &decision)
{
    YUYI_CHECK(dropDecision(decision.discrepancy));
    return noRows(m_connection.write(
        QStringLiteral("INSERT INTO adjudication (id, discrepancy_id, choice, final_value, cause, "
                       "note, change_guideline, superseded, created_at, created_by) VALUES (?, ?, "
                       "?, ?, ?, ?, ?, 0, ?, ?)"),
        {sql::id(decision.id), sql::id(decision.discrepancy), sql::code(decision.choice),
         sql::text(decision.finalValue), sql::text(codeOf(decision.cause)),
         sql::text(decision.note), sql::flag(decision.changeGuideline),
         sql::timeOrNow(decision.createdAt), sql::id(decision.createdBy)}));
}

Result<> SqlReviewStore::dropDecision(const DiscrepancyId &id)
{
    return noRows(m_connection.write(
        QStringLiteral(
            "UPDATE adjudication SET superseded = 1 WHERE discrepancy_id = ? AND superseded = 0"),
        {sql::id(id)}));
}

Result<std::optional<AdjudicationCaseId>> SqlReviewStore::nextCase(const PersonId &person,
                                                                   const AdjudicationCaseId &after,
                                                                   const QDateTime &now)
{
    // Own ones first; an id made later sorts later, so that ids are the order of time.
    const QString select =
        QLatin1String("SELECT k.id, CASE WHEN k.adjudicator_id = ? THEN 0 ELSE 1 END AS turn FROM "
                      "adjudication_case k WHERE k.state = 'open' AND ")
        + notHis + QLatin1String(" AND ") + freeForHim;
    const QVariant him = sql::id(person);
    const QVariantList values{him, him, him, sql::timeOrNow(now)};
    QList<AdjudicationCaseId> order;
    YUYI_CHECK(m_connection.read(select + QLatin1String(" ORDER BY turn, k.id"), values,
                                 [&](const Row &row) {
                                            order.append(row.id<AdjudicationCaseId>(0));
                                 }));
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
    const QVariant him = sql::id(person);
    return m_connection.number(
        QLatin1String("SELECT count(*) FROM adjudication_case k WHERE k.state = 'open' AND ")
            + notHis + QLatin1String(" AND ") + freeForHim,
        {him, him, sql::timeOrNow(now)});
}

Result<QList<CaseSummary>> SqlReviewStore::casesFor(const PersonId &person, int limit,
                                                     bool others)
{
    const QVariant him = sql::id(person);
    QList<CaseSummary> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String(
            "SELECT k.id, k.image_id, k.state, k.round, "
            "(SELECT count(*) FROM discrepancy d WHERE d.case_id = k.id), "
            "(SELECT count(*) FROM discrepancy d WHERE d.case_id = k.id AND d.state = 'open'), "
            "CASE WHEN k.adjudicator_id = ? THEN 1 ELSE 0 END, k.created_at, k.settled_at, "
            "k.adjudicator_id, (SELECT count(*) FROM adjudication j JOIN discrepancy d ON d.id = "
            "j.discrepancy_id WHERE d.case_id = k.id AND j.superseded = 0 AND j.change_guideline = 1), "
            "(SELECT n.name FROM image_name n WHERE n.image_id = k.image_id ORDER BY n.position LIMIT 1) "
            "FROM adjudication_case k WHERE (k.state = 'open' OR (k.state IN ('settled', "
            "'sent-back') AND (k.adjudicator_id = ? OR ? = 1))) AND ")
            + notHis
            + QLatin1String(" ORDER BY CASE WHEN k.state = 'open' THEN 0 ELSE 1 END, k.settled_at "
                            "DESC, k.created_at LIMIT ?"),
        {him, him, sql::flag(others), him, limit}, [&](const Row &row) {
            CaseSummary one;
            one.id = row.id<AdjudicationCaseId>(0);
            one.image = row.id<ImageId>(1);
            one.state = row.code(2, CaseState::Superseded);
            one.round = row.small(3);
            one.fields = row.small(4);
            one.open = row.small(5);
            one.mine = row.flag(6);
            one.createdAt = row.time(7);
            one.settledAt = row.time(8);
            one.adjudicator = row.id<PersonId>(9);
            one.guideline = row.small(10);
            one.name = row.text(11);
            list.append(one);
        }));
    return list;
}

Result<QList<FavourRow>> SqlReviewStore::favour(const PersonId &adjudicator)
{
    QString statement =
        QStringLiteral("SELECT j.created_by, d.field, j.choice, k.left_side, a.person_id, "
                       "b.person_id FROM adjudication j JOIN discrepancy d ON d.id = "
                       "j.discrepancy_id JOIN adjudication_case k ON k.id = d.case_id JOIN "
                       "submission a ON a.id = k.submission_a JOIN submission b ON b.id = "
                       "k.submission_b WHERE j.superseded = 0 AND k.state IN ('open', 'settled')");
    QVariantList values;
    if (!adjudicator.isNull()) {
        statement += QLatin1String(" AND j.created_by = ?");
        values.append(sql::id(adjudicator));
    }
    QList<FavourRow> list;
    YUYI_CHECK(m_connection.read(statement, values, [&](const Row &row) {
        FavourRow one;
        one.adjudicator = row.id<PersonId>(0);
        one.field = row.text(1);
        one.choice = row.code(2, Choice::Edited);
        one.leftSide = row.code(3, Side::A);
        one.personA = row.id<PersonId>(4);
        one.personB = row.id<PersonId>(5);
        list.append(one);
    }));
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
