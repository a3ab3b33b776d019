// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/review/sqlvalidationqueuestore.h"

#include "db/rows/stored.h"
#include "models/domain/clock.h"

#include <array>

namespace yuyi {

namespace {

// In all texts v is the round, me.id the person, me.moment the time, me.waited the time before which a round has waited long
// enough for fresh people.
const QString me = QStringLiteral("WITH me (id, moment, waited) AS (SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT)) ");
/// A fresh person may be on holiday, or never validate at all: the round does not wait for them for ever.
constexpr qint64 waitsForFreshSeconds = 24 * 60 * 60;

QVariantList whoAndWhen(const PersonId &person, const QDateTime &now)
{
    return {sql::id(person), sql::timeOrNow(now), sql::timeOrNow(now.addSecs(-waitsForFreshSeconds))};
}

/// A way to know something of the round's question that the answer may not know.
struct Part {
    const char *tables;
    const char *condition; ///< on the round
    const char *person;
};

/// Wrote, adjudicated, talked over or concluded something.
constexpr std::array parts{
    Part{"annotation a", "a.image_id = v.image_id AND a.origin = 'annotation'", "a.person_id"},
    Part{"adjudication_case c", "c.image_id = v.image_id", "c.adjudicator_id"},
    Part{"adjudication_case c JOIN discrepancy d ON d.case_id = c.id JOIN adjudication j ON j.discrepancy_id = d.id",
         "c.image_id = v.image_id", "j.created_by"},
    Part{"annotation b JOIN question q ON q.annotation_id = b.id JOIN question_version w ON w.question_id = q.id",
         "b.image_id = v.image_id AND (b.origin = 'annotation' OR w.number > 1)", "w.created_by"},
    Part{"discussion t JOIN discussion_vote u ON u.discussion_id = t.id", "t.subject_id = v.question_id", "u.created_by"},
    Part{"discussion g JOIN comment m ON m.subject_id = g.id AND m.entity = 'discussion'", "g.subject_id = v.question_id", "m.created_by"},
    Part{"discussion h", "h.subject_id = v.question_id", "h.closed_by"}};

QString involved(const QString &person)
{
    QStringList ways;
    for (const Part &part : parts) {
        ways.append(QStringLiteral("EXISTS (SELECT 1 FROM %1 WHERE %2 AND %3 = %4)")
                        .arg(QLatin1String(part.tables), QLatin1String(part.condition), QLatin1String(part.person), person));
    }
    return ways.join(QLatin1String(" OR ")) + u' ';
}

/// The open rounds with everybody who may not answer them any more: involved in them, or done with them. Once for all.
QString everybodyDone()
{
    QStringList ways;
    for (const Part &part : parts) {
        ways.append(QStringLiteral("SELECT v.id, %3 FROM validation v, %1 WHERE v.state = 'open' AND %2 AND %3 IS NOT NULL")
                        .arg(QLatin1String(part.tables), QLatin1String(part.condition), QLatin1String(part.person)));
    }
    ways.append(QStringLiteral(
        "SELECT v.id, o.created_by FROM validation v JOIN vote o ON o.validation_id = v.id WHERE v.state = 'open' AND "
        "o.withdrawn = 0"));
    ways.append(QStringLiteral(
        "SELECT v.id, d.person_id FROM validation v JOIN assignment d ON d.question_id = v.question_id AND d.round = "
        "v.round WHERE v.state = 'open' AND d.task = 'validate' AND d.state = 'done'"));
    return ways.join(QLatin1String(" UNION "));
}

QString answered(const QString &person)
{
    return QStringLiteral("EXISTS (SELECT 1 FROM vote o WHERE o.validation_id = v.id AND "
                          "o.created_by = {p} AND o.withdrawn = 0) ")
        .replace(QLatin1String("{p}"), person);
}

/// Their part of the round is done, although a lead may have taken the answer out.
QString hadTheirTurn(const QString &person)
{
    return QStringLiteral("EXISTS (SELECT 1 FROM assignment d WHERE d.question_id = v.question_id "
                          "AND d.person_id = {p} AND d.task = 'validate' AND d.round = v.round "
                          "AND d.state = 'done' AND d.state <> 'withdrawn') ") // as its index says
        .replace(QLatin1String("{p}"), person);
}

QString answeredBefore(const QString &person)
{
    return QStringLiteral(
               "EXISTS (SELECT 1 FROM validation w JOIN vote o ON o.validation_id = w.id WHERE "
               "w.question_id = v.question_id AND w.id <> v.id AND o.created_by = {p} "
               "AND o.withdrawn = 0) ")
        .replace(QLatin1String("{p}"), person);
}

QString validatorWho(const QString &person, const QString &condition)
{
    return QStringLiteral(
               "EXISTS (SELECT 1 FROM person_role r WHERE r.person_id = {p} AND "
               "r.role = 'validator') AND EXISTS (SELECT 1 FROM person y WHERE y.id = {p} AND %1) ")
        .arg(condition)
        .replace(QLatin1String("{p}"), person);
}

QString validator(const QString &person)
{
    return validatorWho(person, QStringLiteral("y.active = 1 AND y.paused = 0"));
}

/// Paused or not: a paused person gets no new rounds, but may answer the reserved ones.
QString activeValidator(const QString &person)
{
    return validatorWho(person, QStringLiteral("y.active = 1"));
}

const QString liveReservation = QStringLiteral(
    "s.question_id = v.question_id AND s.task = 'validate' AND s.round = v.round "
    "AND s.state = 'open' AND (s.reserved_until IS NULL OR s.reserved_until > me.moment) ");

const QString hasReservation = QLatin1String("EXISTS (SELECT 1 FROM assignment s WHERE ") + liveReservation
                             + QLatin1String("AND s.person_id = me.id) ");

/// Validators may take any round; a paused one only rounds that are reserved for them.
QString mayTake(const QString &person)
{
    return u'(' + validator(person) + QLatin1String("OR (") + activeValidator(person) + QLatin1String("AND ") + hasReservation
         + QLatin1String(")) ");
}

/// Places taken by answers and by others who are answering.
const QString taken = QLatin1String("((SELECT count(*) FROM vote o WHERE o.validation_id = v.id AND "
                                    "o.withdrawn = 0) + (SELECT count(*) FROM assignment s WHERE ")
                    + liveReservation + QLatin1String("AND s.person_id <> me.id)) ");

/// Whoever made the project has every role and rarely validates: nobody waits for leads where others validate.
const QString leadAmongOthers = QStringLiteral(
    "EXISTS (SELECT 1 FROM person_role e WHERE e.person_id = n.id AND e.role = 'lead') AND EXISTS (SELECT 1 FROM person_role f "
    "JOIN person g ON g.id = f.person_id WHERE f.role = 'validator' AND g.active = 1 AND g.paused = 0 AND NOT EXISTS "
    "(SELECT 1 FROM person_role k WHERE k.person_id = g.id AND k.role = 'lead')) ");

/// Validators who have never answered the question and are not answering it now; none once the round has waited a day.
QString freshLeft()
{
    return QLatin1String("(SELECT count(*) FROM person n WHERE v.created_at > me.waited AND n.id <> me.id AND ")
         + validator(QStringLiteral("n.id")) + QLatin1String("AND NOT ")
         + answered(QStringLiteral("n.id")) + QLatin1String("AND NOT ")
         + hadTheirTurn(QStringLiteral("n.id")) + QLatin1String("AND NOT ")
         + answeredBefore(QStringLiteral("n.id")) + QLatin1String("AND NOT (")
         + involved(QStringLiteral("n.id")) + QLatin1String(") AND NOT (") + leadAmongOthers
         + QLatin1String(") AND NOT EXISTS (SELECT 1 FROM assignment s WHERE ") + liveReservation
         + QLatin1String("AND s.person_id = n.id)) ");
}

const QString mine = QStringLiteral("me.id");

QString open()
{
    return QLatin1String("v.state = 'open' AND NOT ") + answered(mine) + QLatin1String("AND NOT ") + hadTheirTurn(mine)
         + QLatin1String("AND ") + taken + QLatin1String("< v.needed AND NOT (") + involved(mine) + QLatin1String(") ");
}

/// Rounds that the person may answer only after fresh people have had their time.
QString freshFirst()
{
    return QLatin1String("(v.round = 1 OR NOT ") + answeredBefore(mine) + QLatin1String("OR ") + taken + QLatin1String("+ ")
         + freshLeft() + QLatin1String("< v.needed) ");
}

QString fresh()
{
    return open() + QLatin1String("AND NOT ") + answeredBefore(mine);
}

/// The narrow condition first: few rounds are later ones of a question the person knows.
QString again()
{
    return QLatin1String("v.round > 1 AND v.state = 'open' AND ") + answeredBefore(mine)
         + QLatin1String("AND ") + open() + QLatin1String("AND ") + taken + QLatin1String("+ ")
         + freshLeft() + QLatin1String("< v.needed ");
}

QVariantList gateWho()
{
    return {sql::id(sql::gatePerson()), sql::time(sql::gateNow()), sql::time(sql::gateEarlier())};
}

/// How many of the classes of offeredTexts() the person may have.
QString readableText()
{
    return me + QStringLiteral("SELECT CASE WHEN %1 THEN 3 WHEN %2 THEN 1 ELSE 0 END FROM me").arg(validator(mine), activeValidator(mine));
}

QStringList offeredTexts()
{
    return {
        // Handed out to or reserved for the person.
        me + QLatin1String("SELECT v.id FROM me JOIN assignment s ON s.person_id = me.id "
                           "JOIN validation v ON v.question_id = s.question_id AND v.round = "
                           "s.round WHERE ")
            + liveReservation + QLatin1String("AND ") + open()
            + QLatin1String("ORDER BY s.created_at, v.seed LIMIT ?"),
        me + QLatin1String("SELECT v.id FROM validation v CROSS JOIN me WHERE ") + fresh()
            + QLatin1String("ORDER BY v.seed LIMIT ?"),
        me + QLatin1String("SELECT v.id FROM validation v CROSS JOIN me WHERE ") + again()
            + QLatin1String("ORDER BY v.seed LIMIT ?")};
}

/// The number of an Answering, of one round.
QString answeringText()
{
    return me
         + QStringLiteral("SELECT CASE WHEN v.state <> 'open' THEN 1 WHEN NOT %1 THEN 2 "
                          "WHEN %2 THEN 3 WHEN %3 THEN 4 WHEN %4 >= v.needed THEN 5 "
                          "WHEN %5 THEN 0 "
                          "WHEN %6 AND %4 + %7 >= v.needed THEN 6 ELSE 0 END "
                          "FROM validation v CROSS JOIN me WHERE v.id = ?")
               .arg(mayTake(mine), involved(mine),
                    answered(mine) + QLatin1String("OR ") + hadTheirTurn(mine), taken, hasReservation,
                    answeredBefore(mine), freshLeft());
}

QString waitingText()
{
    return me + QLatin1String("SELECT count(*) FROM validation v CROSS JOIN me WHERE ") + mayTake(mine) + QLatin1String("AND ") + open()
         + QLatin1String("AND ") + freshFirst();
}

} // namespace

sql::GateStatement SqlValidationQueueStore::readable()
{
    return {readableText(), gateWho()};
}

QList<sql::GateStatement> SqlValidationQueueStore::offered()
{
    QList<sql::GateStatement> list;
    const QStringList texts = offeredTexts();
    for (const QString &text : texts)
        list.append({text, gateWho() + QVariantList{sql::gateCount}});
    return list;
}

sql::GateStatement SqlValidationQueueStore::answering()
{
    return {answeringText(), gateWho() + QVariantList{sql::uuid(sql::gateGiven())}};
}

sql::GateStatement SqlValidationQueueStore::waitingRoundsOf()
{
    return {waitingText(), gateWho()};
}

Result<QList<ValidationId>> SqlValidationQueueStore::next(const PersonId &person, const QDateTime &now,
                                                          int count)
{
    QList<ValidationId> found;
    const QVariantList who = whoAndWhen(person, now);
    const bool desk = m_connection.face() == Face::Desk;
    YUYI_TRY(const auto classes,
             desk ? m_connection.number(QStringLiteral("SELECT rounds_readable()"))
                  : m_connection.number(readableText(), who));
    const QStringList texts = offeredTexts();
    for (int i = 0; i < classes; ++i) {
        const auto note = [&](const Row &row) {
            const auto id = row.first<ValidationId>();
            if (found.size() < count && !found.contains(id))
                found.append(id);
        };
        YUYI_CHECK(desk ? m_connection.read(QStringLiteral("SELECT * FROM rounds_offered(?, ?)"), {i, count}, note)
                        : m_connection.read(texts.at(i), who + QVariantList{count}, note));
        if (found.size() >= count)
            break;
    }
    return found;
}

Result<Answering> SqlValidationQueueStore::mayAnswer(const ValidationId &id, const PersonId &person,
                                                     const QDateTime &now)
{
    Answering answer = Answering::Closed;
    const auto note = [&](const Row &row) { answer = static_cast<Answering>(row.first<int>()); };
    YUYI_CHECK(m_connection.face() == Face::Desk
                   ? m_connection.read(QStringLiteral("SELECT round_answering(?)"), {sql::id(id)}, note)
                   : m_connection.read(answeringText(), whoAndWhen(person, now) + QVariantList{sql::id(id)}, note));
    return answer;
}

Result<QSet<QuestionVersionId>> SqlValidationQueueStore::openButKnownTo(const PersonId &person)
{
    QSet<QuestionVersionId> known;
    YUYI_CHECK(m_connection.read(
        me + QLatin1String("SELECT v.question_version_id FROM validation v CROSS JOIN me WHERE "
                           "v.state = 'open' AND (")
            + answered(mine) + QLatin1String("OR ") + involved(mine) + u')',
        whoAndWhen(person, currentTime()),
        [&](const Row &row) { known.insert(row.first<QuestionVersionId>()); }));
    return known;
}

Result<qint64> SqlValidationQueueStore::waitingFor(const PersonId &person, const QDateTime &now)
{
    return m_connection.face() == Face::Desk ? m_connection.number(QStringLiteral("SELECT rounds_waiting()"))
                                             : m_connection.number(waitingText(), whoAndWhen(person, now));
}

Result<QHash<PersonId, qint64>> SqlValidationQueueStore::waitingForEach(const QDateTime &now)
{
    QHash<PersonId, qint64> found;
    const auto add = [&](const Row &row) {
        const auto [person, count] = row.as<PersonId, qint64>();
        if (count > 0)
            found[person] += count;
    };
    const QString people =
        QLatin1String(
            "WITH me (id, moment, waited) AS (SELECT p.id, CAST(? AS TEXT), CAST(? AS TEXT) FROM person p WHERE ")
        + activeValidator(QStringLiteral("p.id"))
        + QLatin1String("), done (round_id, person_id) AS MATERIALIZED (") + everybodyDone()
        + QLatin1String(") ");
    const QVariantList when{sql::timeOrNow(now), sql::timeOrNow(now.addSecs(-waitsForFreshSeconds))};
    // First rounds without reservations wait for everybody but those who are done with them: counted, not asked person by person.
    const QString reserved = QLatin1String("EXISTS (SELECT 1 FROM assignment s WHERE ") + liveReservation + u')';
    YUYI_CHECK(m_connection.read(
        people
            + QLatin1String(
                ", plain (id) AS MATERIALIZED (SELECT v.id FROM validation v CROSS JOIN (SELECT CAST(? AS TEXT) AS moment) me "
                "WHERE v.state = 'open' AND v.round = 1 AND NOT ")
            + reserved
            + QLatin1String(
                " AND (SELECT count(*) FROM vote o WHERE o.validation_id = v.id AND o.withdrawn = 0) < v.needed) SELECT me.id, "
                "(SELECT count(*) FROM plain) - coalesce(k.number, 0) FROM me LEFT JOIN (SELECT d.person_id AS person_id, count(*) "
                "AS number FROM done d WHERE d.round_id IN (SELECT id FROM plain) GROUP BY d.person_id) k ON k.person_id = me.id WHERE ")
            + validator(mine),
        when + QVariantList{when.constFirst()}, add));
    YUYI_CHECK(m_connection.read(
        people + QLatin1String("SELECT me.id, count(*) FROM validation v CROSS JOIN me WHERE v.state = 'open' AND (v.round > 1 OR ")
            + reserved + QLatin1String(") AND (v.id, me.id) NOT IN (SELECT round_id, person_id FROM done) AND ") + mayTake(mine)
            + QLatin1String("AND ") + taken + QLatin1String("< v.needed AND ") + freshFirst() + QLatin1String("GROUP BY me.id"),
        when, add));
    return found;
}

Result<QList<WaitingRound>> SqlValidationQueueStore::waitingRounds(const QDateTime &now, int count)
{
    return waiting(now, QStringLiteral("ORDER BY created_at, id LIMIT ?"), count);
}

Result<QList<PersonId>> SqlValidationQueueStore::waitsFor(const ValidationId &id, const QDateTime &now)
{
    YUYI_TRY(const auto found, waiting(now, QStringLiteral("AND id = ?"), sql::id(id)));
    return found.value(0).people;
}

Result<QList<WaitingRound>> SqlValidationQueueStore::waiting(const QDateTime &now, const QString &which, const QVariant &value)
{
    QList<WaitingRound> found;
    // Everybody who validates at once, instead of one person.
    YUYI_CHECK(m_connection.read(
        QLatin1String(
            "WITH me (id, moment, waited) AS (SELECT p.id, CAST(? AS TEXT), CAST(? AS TEXT) FROM person p WHERE ")
            + activeValidator(QStringLiteral("p.id"))
            + QLatin1String(
                "), v AS (SELECT id, question_id, image_id, round, needed, state, created_at FROM validation "
                "WHERE state = 'open' ")
            + which
            + QLatin1String(
                ") SELECT v.id, v.image_id, v.created_at, me.id FROM v LEFT JOIN me ON ")
            + mayTake(mine) + QLatin1String("AND ") + open() + QLatin1String("AND ") + freshFirst()
            + QLatin1String("ORDER BY v.created_at, v.id, me.id"),
        {sql::timeOrNow(now), sql::timeOrNow(now.addSecs(-waitsForFreshSeconds)), value},
        [&](const Row &row) {
            const auto [round, image, since, who] =
                row.as<ValidationId, ImageId, QDateTime, std::optional<PersonId>>();
            if (found.isEmpty() || found.constLast().round != round)
                found.append({round, image, since, {}});
            if (who)
                found.last().people.append(*who);
        }));
    return found;
}

Result<> SqlValidationQueueStore::reserve(const Validation &validation, const PersonId &person,
                                          const QDateTime &until)
{
    YUYI_TRY(const auto prolonged, m_connection.write(
                                       QStringLiteral("UPDATE assignment SET reserved_until = CASE WHEN reserved_until IS NULL "
                                                      "THEN NULL ELSE ? END, state = 'open', done_at = NULL, version = version + 1 "
                                                      "WHERE question_id = ? AND person_id = ? AND task = 'validate' "
                                                      "AND round = ? AND state <> 'withdrawn'"),
                                       {sql::time(until), sql::id(validation.question), sql::id(person), validation.round}));
    if (prolonged > 0)
        return {};
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO assignment (id, person_id, task, image_id, question_id, round, "
                       "state, reserved_until, origin, note, created_at, created_by) "
                       "VALUES (?, ?, 'validate', ?, ?, ?, 'open', ?, 'validation', '', ?, ?)"),
        {sql::id(AssignmentId::create()), sql::id(person), sql::id(validation.image),
         sql::id(validation.question), validation.round, sql::time(until), sql::timeOrNow({}),
         sql::id(person)}));
    return {};
}

Result<> SqlValidationQueueStore::endReservation(const Validation &validation, const PersonId &person)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("UPDATE assignment SET state = 'done', done_at = ?, version = version + 1 "
                       "WHERE question_id = ? AND person_id = ? AND task = 'validate' "
                       "AND round = ? AND state = 'open'"),
        {sql::timeOrNow({}), sql::id(validation.question), sql::id(person), validation.round}));
    return {};
}

Result<> SqlValidationQueueStore::giveBack(const Validation &validation, const PersonId &person)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("UPDATE assignment SET state = 'withdrawn', version = version + 1 "
                       "WHERE question_id = ? AND person_id = ? AND task = 'validate' "
                       "AND round = ? AND state = 'open' AND reserved_until IS NOT NULL"),
        {sql::id(validation.question), sql::id(person), validation.round}));
    return {};
}

} // namespace yuyi
