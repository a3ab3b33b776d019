// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/deskturns.h"

#include "db/packages/deskcolumns.h"
#include "db/rows/gate.h"
#include "db/stores/annotation/sqlannotationqueuestore.h"
#include "db/stores/people/sqlworkstore.h"
#include "db/stores/review/sqlreviewstore.h"
#include "db/stores/review/sqlvalidationqueuestore.h"

#include <algorithm>

namespace yuyi {

namespace {

/// Stores write times as text.
const QString timeNow = QStringLiteral("to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')");
const QString timeEarlier =
    QStringLiteral("to_char((clock_timestamp() - interval '1 day') AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')");
/// What $1 … $6 of sql::gated() are; the functions call what is given `given` and `amount`.
QString values(const char *given, const char *amount)
{
    return QStringLiteral("USING {D}.me(), %1, (SELECT annotators_per_image FROM {S}.project), %2::text, %3, %4::bigint")
        .arg(timeNow, QLatin1String(given), timeEarlier, QLatin1String(amount));
}

QString inQuotes(const QString &statement)
{
    return QStringLiteral("$stmt$%1$stmt$").arg(statement);
}

QString function(const QString &head, const QString &body)
{
    return QStringLiteral("CREATE FUNCTION {D}.%1 LANGUAGE plpgsql SECURITY DEFINER SET search_path = {S}, pg_temp AS $body$ %2 $body$")
        .arg(head, body);
}

/// `called`: with the types of its parameters.
QString forMembers(const QString &called)
{
    return QStringLiteral("GRANT EXECUTE ON FUNCTION {D}.%1 TO {member}").arg(called);
}

/// A function with one value that a statement gives.
QString oneValue(const QString &head, const QString &type, const sql::GateStatement &statement, const char *given = "''")
{
    return function(QStringLiteral("%1 RETURNS %2").arg(head, type),
                    QStringLiteral("DECLARE r %1; BEGIN EXECUTE %2 INTO r %3; RETURN r; END")
                        .arg(type, inQuotes(sql::gated(statement)), values(given, "0")));
}

QString listed(const QStringList &statements)
{
    QStringList quoted;
    for (const QString &statement : statements)
        quoted.append(inQuotes(statement));
    return QStringLiteral("(ARRAY[%1])").arg(quoted.join(QLatin1String(", ")));
}

/// Images: the search of SqlAnnotationQueueStore::nextFor() asks candidate by candidate.
QStringList imageTurns()
{
    QStringList candidates;
    const QList<sql::GateStatement> all = SqlAnnotationQueueStore::candidates();
    for (const sql::GateStatement &one : all)
        candidates.append(sql::gated(one));
    QStringList conditions = SqlAnnotationQueueStore::conditions();
    for (QString &condition : conditions)
        condition.replace(u'?', QLatin1String("$4"));
    const QString counts = QStringLiteral("counts(returned bigint, drafts bigint, calibration bigint, assigned bigint, pool bigint)");
    return {
        function(
            QStringLiteral(
                "image_turn(candidate integer, condition integer, given text) RETURNS text"),
            QStringLiteral(
                "DECLARE r text; BEGIN EXECUTE %1[candidate + 1] || %2[condition + 1] || 'ORDER BY i.id LIMIT 1' INTO r %3; RETURN "
                "r; END")
                .arg(listed(candidates), listed(conditions), values("given", "0"))),
        forMembers(QStringLiteral("image_turn(integer, integer, text)")),
        function(
            QStringLiteral(
                "work_counts(with_pool integer) RETURNS TABLE (returned bigint, drafts bigint, calibration bigint, assigned "
                "bigint, pool bigint)"),
            QStringLiteral(
                "BEGIN RETURN QUERY EXECUTE CASE with_pool WHEN 1 THEN %1 ELSE %2 END %3; END")
                .arg(
                    inQuotes(
                        QStringLiteral(
                            "SELECT c.returned, c.drafts, c.calibration, c.assigned, c.pool::bigint FROM (%1) %2")
                            .arg(sql::gated(SqlAnnotationQueueStore::counts(true)),
                                 QString(counts)
                                     .replace(QLatin1String("counts"), QLatin1String("c"))
                                     .replace(QLatin1String(" bigint"), QString()))),
                    inQuotes(
                        QStringLiteral(
                            "SELECT c.returned, c.drafts, c.calibration, c.assigned, c.pool::bigint FROM (%1) %2")
                            .arg(sql::gated(SqlAnnotationQueueStore::counts(false)),
                                 QString(counts)
                                     .replace(QLatin1String("counts"), QLatin1String("c"))
                                     .replace(QLatin1String(" bigint"), QString()))),
                    values("''", "0"))),
        forMembers(QStringLiteral("work_counts(integer)")),
        oneValue(QStringLiteral("places_taken(given text)"), QStringLiteral("bigint"),
                 SqlWorkStore::placesTaken(), "given"),
        forMembers(QStringLiteral("places_taken(text)")),
    };
}

QStringList roundTurns()
{
    QStringList offered;
    const QList<sql::GateStatement> all = SqlValidationQueueStore::offered();
    for (const sql::GateStatement &one : all)
        offered.append(sql::gated(one));
    return {
        oneValue(QStringLiteral("rounds_readable()"), QStringLiteral("integer"),
                 SqlValidationQueueStore::readable()),
        forMembers(QStringLiteral("rounds_readable()")),
        function(QStringLiteral("rounds_offered(class integer, amount integer) RETURNS SETOF text"),
                 QStringLiteral("BEGIN RETURN QUERY EXECUTE %1[class + 1] %2; END")
                     .arg(listed(offered), values("''", "least(amount, 50)"))),
        forMembers(QStringLiteral("rounds_offered(integer, integer)")),
        oneValue(QStringLiteral("round_answering(given text)"), QStringLiteral("integer"),
                 SqlValidationQueueStore::answering(), "given"),
        forMembers(QStringLiteral("round_answering(text)")),
        oneValue(QStringLiteral("rounds_waiting()"), QStringLiteral("bigint"),
                 SqlValidationQueueStore::waitingRoundsOf()),
        forMembers(QStringLiteral("rounds_waiting()")),
        function(
            QStringLiteral("take_round(given text) RETURNS void"),
            QStringLiteral(
                "DECLARE v record; BEGIN PERFORM pg_advisory_xact_lock(hashtextextended(given, 1)); IF {D}.round_answering(given) IS "
                "DISTINCT FROM 0 THEN RAISE SQLSTATE 'YD001' USING MESSAGE = 'this round is not free'; END IF; SELECT w.question_id, "
                "w.image_id, w.round INTO v FROM {S}.validation w WHERE w.id = given; UPDATE {S}.assignment a SET reserved_until = CASE "
                "WHEN a.reserved_until IS NULL THEN NULL ELSE {D}.reservation_end() END, state = 'open', done_at = NULL, version = "
                "a.version + 1 WHERE a.question_id = v.question_id AND a.person_id = {D}.me() AND a.task = 'validate' AND a.round = "
                "v.round AND a.state <> 'withdrawn'; IF NOT FOUND THEN INSERT INTO {S}.assignment (id, person_id, task, image_id, "
                "question_id, round, state, reserved_until, origin, note, created_at, created_by) VALUES (gen_random_uuid()::text, "
                "{D}.me(), 'validate', v.image_id, v.question_id, v.round, 'open', {D}.reservation_end(), 'validation', '', %1, "
                "{D}.me()); END IF; END")
                .arg(timeNow)),
        forMembers(QStringLiteral("take_round(text)")),
    };
}

QStringList caseTurns()
{
    return {
        function(
            QStringLiteral("takeable_cases() RETURNS SETOF text"),
            QStringLiteral(
                "BEGIN IF NOT {D}.has('adjudicator') THEN RETURN; END IF; RETURN QUERY EXECUTE %1 %2; END")
                .arg(inQuotes(QStringLiteral("SELECT c.id FROM (%1) c")
                                  .arg(sql::gated(SqlReviewStore::takeableCases()))),
                     values("''", "0"))),
        forMembers(QStringLiteral("takeable_cases()")),
        function(
            QStringLiteral("take_case(given text) RETURNS void"),
            QStringLiteral(
                "BEGIN PERFORM 1 FROM {S}.adjudication_case c WHERE c.id = given FOR UPDATE; IF NOT EXISTS (SELECT 1 FROM "
                "{D}.takeable_cases() t(id) WHERE t.id = given) THEN RAISE SQLSTATE 'YD001' USING MESSAGE = 'this case is not "
                "free'; END IF; UPDATE {S}.adjudication_case c SET adjudicator_id = {D}.me(), reserved_until = "
                "{D}.reservation_end(), version = c.version + 1 WHERE c.id = given AND NOT (c.adjudicator_id IS NOT DISTINCT "
                "FROM {D}.me() AND c.reserved_until > %1); END")
                .arg(timeNow)),
        forMembers(QStringLiteral("take_case(text)")),
        // Held longer, or settled; its gold is the steward's.
        function(
            QStringLiteral("turn_case() RETURNS trigger"),
            QStringLiteral(
                "BEGIN IF NEW.adjudicator_id IS DISTINCT FROM {D}.me() OR NOT {D}.has('adjudicator') OR (NEW.id, NEW.image_id) IS DISTINCT "
                "FROM (OLD.id, OLD.image_id) OR NOT EXISTS (SELECT 1 FROM {S}.adjudication_case c WHERE c.id = OLD.id AND "
                "c.adjudicator_id = {D}.me() AND c.state = 'open') THEN RAISE insufficient_privilege USING MESSAGE = 'permission denied: "
                "this case is not held'; END IF; IF NEW.state = 'open' THEN UPDATE {S}.adjudication_case c SET reserved_until = "
                "{D}.reservation_end(), version = c.version + 1 WHERE c.id = OLD.id; RETURN NEW; END IF; IF NEW.state <> 'settled' OR "
                "EXISTS (SELECT 1 FROM {S}.discrepancy d WHERE d.case_id = OLD.id AND d.state = 'open') THEN RAISE insufficient_privilege "
                "USING MESSAGE = 'permission denied: this state is not set at a desk'; END IF; UPDATE {S}.adjudication_case c SET state = "
                "'settled', settled_at = %1, reserved_until = NULL, version = c.version + 1 WHERE c.id = OLD.id; PERFORM "
                "pg_notify({'S'}, 'todo'); INSERT INTO {D}.todo (kind, person_id, image_id, subject_id) VALUES ('case', {D}.me(), "
                "OLD.image_id, OLD.id); RETURN NEW; END")
                .arg(timeNow)),
        QStringLiteral(
            "CREATE TRIGGER turn INSTEAD OF UPDATE ON {D}.adjudication_case FOR EACH ROW EXECUTE FUNCTION {D}.turn_case()"),
        QStringLiteral("GRANT UPDATE ON {D}.adjudication_case TO {member}"),
    };
}

/// Assignments: own places in the pool are taken, prolonged, given back and finished through the view.
QStringList places()
{
    return {
        function(
            QStringLiteral("reservation_end() RETURNS text"),
            QStringLiteral(
                "BEGIN RETURN to_char((clock_timestamp() + interval '1 minute' * greatest(1, (SELECT p.reservation_minutes FROM "
                "{S}.project p))) AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'); END")),
        // Raises unless the person of the login may have a place at the image now; others wait until it is taken.
        function(
            QStringLiteral("check_place(given text) RETURNS void"),
            QStringLiteral(
                "DECLARE who text := {D}.me(); begun boolean; BEGIN PERFORM pg_advisory_xact_lock(hashtextextended(given, 0)); begun "
                ":= EXISTS "
                "(SELECT 1 FROM {S}.annotation a WHERE a.image_id = given AND a.person_id = who AND a.origin = 'annotation' AND a.state <> "
                "'superseded'); IF NOT {D}.has('annotator') OR NOT EXISTS (SELECT 1 FROM {S}.person p WHERE p.id = who AND p.active = "
                "1 AND "
                "p.paused = 0) OR NOT EXISTS (SELECT 1 FROM {S}.project p WHERE p.open_pool = 1 AND (p.calibrated_only = 0 OR 'passed' = "
                "(SELECT k.result FROM {S}.calibration_person k JOIN {S}.calibration_batch b ON b.id = k.batch_id WHERE k.person_id = "
                "who AND "
                "k.result <> 'open' ORDER BY b.created_at DESC, b.id DESC LIMIT 1))) OR EXISTS (SELECT 1 FROM {S}.calibration_image k JOIN "
                "{S}.calibration_batch b ON b.id = k.batch_id WHERE k.image_id = given AND b.state <> 'closed') OR (NOT begun AND NOT "
                "EXISTS "
                "(SELECT 1 FROM {S}.image i WHERE i.id = given AND i.stage IN ('kept', 'annotating'))) THEN RAISE "
                "insufficient_privilege USING "
                "MESSAGE = 'permission denied: this image is not handed out'; END IF; IF {D}.places_taken(given) >= (SELECT "
                "p.annotators_per_image FROM {S}.project p) THEN RAISE SQLSTATE 'YD001' USING MESSAGE = 'this image has enough "
                "annotators'; END "
                "IF; END")),
        function(
            QStringLiteral("turn_place() RETURNS trigger"),
            QStringLiteral(
                "BEGIN IF NEW.person_id IS DISTINCT FROM {D}.me() OR NEW.state <> 'open' OR NEW.task <> 'annotate' OR NEW.question_id "
                "IS NOT "
                "NULL OR NEW.origin <> 'pool' THEN RAISE insufficient_privilege USING MESSAGE = 'permission denied: this is not "
                "assigned at "
                "a desk'; END IF; PERFORM {D}.check_place(NEW.image_id); INSERT INTO {S}.assignment (id, person_id, task, image_id, round, "
                "state, origin, reserved_until, note, created_at, created_by, version) VALUES (NEW.id, NEW.person_id, 'annotate', "
                "NEW.image_id, NEW.round, 'open', 'pool', {D}.reservation_end(), '', %1, NEW.person_id, 1) ON CONFLICT DO NOTHING; IF NOT "
                "FOUND THEN RETURN NULL; END IF; RETURN NEW; END")
                .arg(timeNow)),
        function(
            QStringLiteral("turn_assignment() RETURNS trigger"),
            QStringLiteral(
                "DECLARE who text := {D}.me(); now_ text := %1; until text; live boolean; change text; BEGIN IF OLD.person_id IS "
                "DISTINCT FROM "
                "who OR (NEW.id, NEW.person_id, NEW.task, NEW.image_id, NEW.question_id, NEW.round, NEW.origin, NEW.note) IS DISTINCT FROM "
                "(OLD.id, OLD.person_id, OLD.task, OLD.image_id, OLD.question_id, OLD.round, OLD.origin, OLD.note) THEN RAISE "
                "insufficient_privilege USING MESSAGE = 'permission denied: this is not changed at a desk'; END IF; live := "
                "OLD.reserved_until IS NULL OR OLD.reserved_until > now_; until := CASE WHEN OLD.reserved_until IS NOT NULL THEN "
                "{D}.reservation_end() END; change := OLD.task || ' ' || OLD.state || ' ' || NEW.state; IF change = 'annotate open open' "
                "AND live THEN NULL; ELSIF change IN ('annotate open open', 'annotate withdrawn open') AND OLD.origin = 'pool' THEN "
                "PERFORM "
                "{D}.check_place(OLD.image_id); until := {D}.reservation_end(); ELSIF change = 'annotate open withdrawn' AND OLD.origin = "
                "'pool' THEN until := OLD.reserved_until; ELSIF change = 'annotate open done' AND EXISTS (SELECT 1 FROM {S}.annotation a "
                "WHERE a.image_id = OLD.image_id AND a.person_id = who AND a.origin = 'annotation' AND a.state = 'submitted') THEN "
                "until := "
                "OLD.reserved_until; ELSIF change = 'validate open open' AND live THEN NULL; ELSIF change = 'validate open withdrawn' AND "
                "OLD.reserved_until IS NOT NULL THEN until := OLD.reserved_until; ELSIF change = 'validate open done' AND EXISTS (SELECT 1 "
                "FROM {S}.validation v JOIN {S}.vote o ON o.validation_id = v.id WHERE v.question_id = OLD.question_id AND v.round = "
                "OLD.round AND o.created_by = who AND o.withdrawn = 0) THEN until := OLD.reserved_until; ELSIF change = 'adjudicate open "
                "done' AND EXISTS (SELECT 1 FROM {S}.adjudication_case c WHERE c.image_id = OLD.image_id AND c.adjudicator_id = who AND "
                "c.state = 'settled') THEN until := OLD.reserved_until; ELSE RAISE insufficient_privilege USING MESSAGE = 'permission "
                "denied: this state is not set at a desk'; END IF; UPDATE {S}.assignment a SET state = NEW.state, reserved_until = until, "
                "done_at = NEW.done_at, version = a.version + 1 WHERE a.id = OLD.id; RETURN NEW; END")
                .arg(timeNow)),
        QStringLiteral(
            "CREATE TRIGGER place INSTEAD OF INSERT ON {D}.assignment FOR EACH ROW EXECUTE FUNCTION {D}.turn_place()"),
        QStringLiteral(
            "CREATE TRIGGER turn INSTEAD OF UPDATE ON {D}.assignment FOR EACH ROW EXECUTE FUNCTION {D}.turn_assignment()"),
        QStringLiteral("GRANT INSERT, UPDATE ON {D}.assignment TO {member}"),
        QStringLiteral("GRANT INSERT, UPDATE ON {S}.assignment TO {gate}"),
        QStringLiteral("GRANT UPDATE ON {S}.adjudication_case TO {gate}"),
    };
}

QString after(const char *what, const char *table, const char *function)
{
    return QStringLiteral("CREATE TRIGGER desk_todo AFTER %1 ON {S}.%2 FOR EACH ROW EXECUTE FUNCTION {D}.%3()")
        .arg(QLatin1String(what), QLatin1String(table), QLatin1String(function));
}

QStringList waiting()
{
    // The steward hears of it once the work is saved.
    const QString put = QStringLiteral("PERFORM pg_notify({'S'}, 'todo'); INSERT INTO {D}.todo (kind, person_id, image_id, subject_id, "
                                       "detail) VALUES ");
    return {
        QStringLiteral(
            "CREATE TABLE IF NOT EXISTS {D}.todo (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL, person_id "
            "text NOT NULL, image_id text NOT NULL, subject_id text NOT NULL, detail text NOT NULL DEFAULT '', tries integer NOT NULL "
            "DEFAULT 0, next_at timestamptz NOT NULL DEFAULT clock_timestamp(), done_at timestamptz, fault text NOT NULL DEFAULT '', "
            "created_at timestamptz NOT NULL DEFAULT clock_timestamp())"),
        QStringLiteral(
            "CREATE INDEX IF NOT EXISTS todo_waits ON {D}.todo (id) WHERE done_at IS NULL"),
        QStringLiteral("CREATE INDEX IF NOT EXISTS todo_person ON {D}.todo (person_id)"),
        QStringLiteral("ALTER TABLE {D}.todo OWNER TO {gate}"),
        QStringLiteral("REVOKE ALL ON {D}.todo FROM PUBLIC"),
        QStringLiteral("GRANT SELECT, UPDATE, DELETE ON {D}.todo TO {home}"),
        // At home the program does what follows at once.
        function(
            QStringLiteral("todo_annotation() RETURNS trigger"),
            QStringLiteral(
                "BEGIN IF NOT {D}.at_home() AND NEW.origin = 'annotation' AND NEW.state <> 'submitted' THEN %1 ('annotation', "
                "{D}.me(), NEW.image_id, NEW.id, ''); END IF; RETURN NULL; END")
                .arg(put)),
        after("INSERT", "annotation", "todo_annotation"),
        function(
            QStringLiteral("todo_submission() RETURNS trigger"),
            QStringLiteral(
                "BEGIN IF NOT {D}.at_home() THEN %1 ('submission', {D}.me(), NEW.image_id, NEW.annotation_id, CASE WHEN (SELECT "
                "count(*) > 0 AND bool_and(r.origin = 'validation') FROM {S}.work_return r WHERE r.annotation_id = "
                "NEW.annotation_id AND r.answered_at IS NULL) THEN 'questions' ELSE '' END); END IF; RETURN NULL; END")
                .arg(put)),
        after("INSERT", "submission", "todo_submission"),
        function(
            QStringLiteral("todo_vote() RETURNS trigger"),
            QStringLiteral(
                "BEGIN IF NOT {D}.at_home() THEN %1 ('vote', {D}.me(), (SELECT v.image_id FROM {S}.validation v WHERE v.id = "
                "NEW.validation_id), NEW.validation_id, ''); END IF; RETURN NULL; END")
                .arg(put)),
        after("INSERT", "vote", "todo_vote"),
        function(
            QStringLiteral("todo_code() RETURNS trigger"),
            QStringLiteral(
                "BEGIN IF NOT {D}.at_home() AND NEW.state = 'submitted' THEN %1 ('code', {D}.me(), (SELECT n.image_id FROM "
                "{S}.error_case c JOIN {S}.attempt a ON a.id = c.attempt_id JOIN {S}.question_version w ON w.id = "
                "a.question_version_id JOIN {S}.question q ON q.id = w.question_id JOIN {S}.annotation n ON n.id = "
                "q.annotation_id WHERE c.id = NEW.case_id), NEW.case_id, ''); END IF; RETURN NULL; END")
                .arg(put)),
        after("INSERT OR UPDATE", "error_code", "todo_code"),
        // What needs to see more than a desk does is asked of the steward.
        function(
            QStringLiteral("ask(kind text, subject text, detail text) RETURNS bigint"),
            QStringLiteral(
                "DECLARE image text; number bigint; BEGIN IF kind = 'reopen' THEN SELECT a.image_id INTO image FROM {S}.annotation a WHERE "
                "a.id = subject AND a.person_id = {D}.me() AND a.origin = 'annotation' AND a.state = 'submitted'; ELSIF kind = 'send-back' "
                "THEN SELECT c.image_id INTO image FROM {S}.adjudication_case c WHERE c.id = subject AND c.adjudicator_id = {D}.me() AND "
                "c.state = 'open'; END IF; IF image IS NULL OR octet_length(detail) > 20000 OR {D}.waiting() > 1000 THEN RAISE "
                "insufficient_privilege USING MESSAGE = 'permission denied: this is not asked for at a desk'; END IF; %1 (kind, {D}.me(), "
                "image, subject, coalesce(detail, '')) RETURNING id INTO number; RETURN number; END")
                .arg(put)),
        forMembers(QStringLiteral("ask(text, text, text)")),
        function(
            QStringLiteral("answer(number bigint) RETURNS TABLE (waits integer, fault text)"),
            QStringLiteral(
                "BEGIN RETURN QUERY SELECT CASE WHEN t.done_at IS NULL THEN 1 ELSE 0 END, t.fault FROM {D}.todo t WHERE t.id = "
                "number AND t.person_id = {D}.me(); END")),
        forMembers(QStringLiteral("answer(bigint)")),
        function(
            QStringLiteral("waiting() RETURNS bigint"),
            QStringLiteral(
                "BEGIN RETURN (SELECT count(*) FROM {D}.todo t WHERE t.person_id = {D}.me() AND t.done_at IS NULL); END")),
        forMembers(QStringLiteral("waiting()")),
    };
}

/// What no desk sees is empty there.
QStringList emptyTables(const DeskCatalog &catalog)
{
    QStringList made;
    const QList<DeskTable> &seen = deskTables();
    for (auto table = catalog.cbegin(); table != catalog.cend(); ++table) {
        if (std::any_of(seen.begin(), seen.end(), [&](const DeskTable &one) { return one.table == table.key(); }))
            continue;
        QStringList columns;
        for (const CatalogColumn &column : table.value()) {
            const QString bare = column.type.section(QLatin1String(" COLLATE"), 0, 0);
            columns.append(QStringLiteral("CAST(NULL AS %1)%2 AS %3").arg(bare, column.type.mid(bare.size()), column.name));
        }
        made << QStringLiteral(
                    "CREATE VIEW {D}.%1 WITH (security_invoker) AS SELECT %2 WHERE FALSE")
                    .arg(table.key(), columns.join(QLatin1String(", ")))
             << QStringLiteral("ALTER VIEW {D}.%1 OWNER TO {gate}").arg(table.key())
             << QStringLiteral("GRANT SELECT ON {D}.%1 TO {member}, {participant}").arg(table.key());
    }
    return made;
}

} // namespace

QStringList deskTurns(const DeskCatalog &catalog)
{
    return waiting() + imageTurns() + places() + roundTurns() + caseTurns() + emptyTables(catalog);
}

} // namespace yuyi
