// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/deskguards.h"

namespace yuyi {

namespace {

/// A function of the gate that runs with its rights; nobody's search path reaches it.
QString gateFunction(const char *head, const char *kind, const char *body)
{
    return QStringLiteral("CREATE FUNCTION {D}.%1 LANGUAGE plpgsql %2 SECURITY DEFINER SET search_path = {S}, pg_temp AS $body$ %3 $body$")
        .arg(QString::fromLatin1(head), QString::fromLatin1(kind), QString::fromLatin1(body));
}

QString trigger(const char *name, const char *when, const char *table, const char *function)
{
    return QStringLiteral("CREATE TRIGGER desk_%1 %2 ON {S}.%3 FOR EACH ROW EXECUTE FUNCTION {D}.%4()")
        .arg(QString::fromLatin1(name), QString::fromLatin1(when), QString::fromLatin1(table), QString::fromLatin1(function));
}

const char *const scram = "^SCRAM-SHA-256\\$[0-9]{4,7}:[A-Za-z0-9+/=]{16,64}\\$[A-Za-z0-9+/]{43}=:[A-Za-z0-9+/]{43}=$";

} // namespace

QStringList deskPeople()
{
    return {
        QStringLiteral("CREATE TABLE IF NOT EXISTS {D}.member (login name PRIMARY KEY, person_id text, participant_id text, hat text NOT "
                       "NULL "
                       "CHECK (hat IN ('home', 'desk', 'participant')), active boolean NOT NULL DEFAULT true, invited_by name NOT NULL, "
                       "invited_at timestamptz NOT NULL DEFAULT clock_timestamp(), CHECK (num_nonnulls(person_id, participant_id) = 1), "
                       "CHECK "
                       "((hat = 'participant') = (participant_id IS NOT NULL)))"),
        QStringLiteral("CREATE TABLE IF NOT EXISTS {D}.event_stored (event_id text PRIMARY KEY, login name NOT NULL, stored_at timestamptz "
                       "NOT NULL DEFAULT clock_timestamp())"),
        gateFunction("me() RETURNS text", "STABLE PARALLEL SAFE",
                     "BEGIN RETURN (SELECT m.person_id FROM {D}.member m JOIN {S}.person p ON p.id = m.person_id WHERE m.login = "
                     "session_user "
                     "AND m.active AND m.hat = 'desk' AND p.active = 1); END"),
        gateFunction("has(wanted text) RETURNS boolean", "STABLE PARALLEL SAFE",
                     "BEGIN RETURN EXISTS (SELECT 1 FROM {S}.person_role r WHERE r.person_id = {D}.me() AND r.role = wanted); END"),
        gateFunction("at_desk() RETURNS boolean", "STABLE PARALLEL SAFE",
                     "BEGIN RETURN EXISTS (SELECT 1 FROM {S}.person_role r WHERE r.person_id = {D}.me() AND r.role IN ('annotator', "
                     "'validator', "
                     "'adjudicator', 'expert')); END"),
        // The participant of this login; none once they have withdrawn.
        gateFunction("participant() RETURNS text", "STABLE PARALLEL SAFE",
                     "BEGIN RETURN (SELECT p.id FROM {D}.member m JOIN {S}.participant p ON p.id = m.participant_id WHERE m.login = "
                     "session_user AND m.active AND m.hat = 'participant' AND p.state <> 'withdrawn'); END"),
        // Who may do everything: a home login, and whoever administers the server.
        gateFunction("at_home() RETURNS boolean", "STABLE PARALLEL SAFE",
                     "BEGIN RETURN pg_has_role(session_user, {'home'}, 'MEMBER'); END"),
    };
}

QStringList deskGuards()
{
    return {
        gateFunction(
            "annotation_guard() RETURNS trigger", "",
            "BEGIN IF {D}.at_home() THEN RETURN NEW; END IF; IF TG_OP = 'UPDATE' THEN IF NEW.state <> OLD.state AND NEW.state <> "
            "'submitted' THEN RAISE insufficient_privilege USING MESSAGE = 'permission denied: this state is not set at a "
            "desk'; END "
            "IF; NEW.round := OLD.round; END IF; RETURN NEW; END"),
        trigger("guard", "BEFORE INSERT OR UPDATE", "annotation", "annotation_guard"),
        // What was handed in stays as it is.
        gateFunction("annotation_freeze() RETURNS trigger", "",
                     "BEGIN UPDATE {S}.question_version w SET frozen = 1 FROM {S}.question q WHERE q.id = w.question_id AND "
                     "q.annotation_id = "
                     "NEW.id AND w.frozen = 0; RETURN NULL; END"),
        QStringLiteral(
            "CREATE TRIGGER desk_freeze AFTER UPDATE OF state ON {S}.annotation FOR EACH ROW WHEN (NEW.state = 'submitted' AND "
            "OLD.state <> 'submitted' AND NEW.origin = 'annotation') EXECUTE FUNCTION {D}.annotation_freeze()"),
        gateFunction("version_guard() RETURNS trigger", "",
                     "BEGIN IF {D}.at_home() THEN RETURN NEW; END IF; IF OLD.frozen = 1 AND (NEW.frozen, NEW.kind, NEW.stem, "
                     "NEW.rationale, "
                     "NEW.number, NEW.question_id) IS DISTINCT FROM (OLD.frozen, OLD.kind, OLD.stem, OLD.rationale, OLD.number, "
                     "OLD.question_id) THEN RAISE insufficient_privilege USING MESSAGE = 'permission denied: a frozen version stays'; "
                     "END IF; "
                     "RETURN NEW; END"),
        trigger("guard", "BEFORE UPDATE", "question_version", "version_guard"),
        // A written answer that is not word for word an accepted one is judged by the program, which knows how answers are compared.
        gateFunction(
            "vote_stamp() RETURNS trigger", "",
            "DECLARE given text[]; wanted text[]; BEGIN IF {D}.at_home() THEN RETURN NEW; END IF; SELECT "
            "coalesce(array_agg(k.option_id "
            "ORDER BY k.option_id), '{}') INTO wanted FROM {S}.question_key k WHERE k.question_version_id = "
            "NEW.question_version_id; "
            "IF NEW.option_id IS NOT NULL THEN given := ARRAY[NEW.option_id]; ELSE SELECT coalesce(array_agg(DISTINCT o ORDER "
            "BY o), "
            "'{}') INTO given FROM jsonb_array_elements_text(NEW.options::jsonb) o; END IF; NEW.correct := CASE WHEN "
            "cardinality(given) "
            "> 0 AND given = wanted THEN 1 WHEN btrim(NEW.answer) <> '' AND EXISTS (SELECT 1 FROM {S}.question_accepted c WHERE "
            "c.question_version_id = NEW.question_version_id AND btrim(c.content) = btrim(NEW.answer)) THEN 1 ELSE 0 END; "
            "RETURN NEW; "
            "EXCEPTION WHEN invalid_text_representation OR invalid_parameter_value THEN RAISE invalid_parameter_value USING "
            "MESSAGE = "
            "'the options of a vote are a JSON list'; END"),
        trigger("stamp", "BEFORE INSERT", "vote", "vote_stamp"),
        gateFunction(
            "submission_stamp() RETURNS trigger", "",
            "BEGIN IF {D}.at_home() THEN RETURN NEW; END IF; NEW.number := (SELECT coalesce(max(s.number), 0) + 1 FROM "
            "{S}.submission s "
            "WHERE s.annotation_id = NEW.annotation_id); NEW.round := (SELECT a.round FROM {S}.annotation a WHERE a.id = "
            "NEW.annotation_id); NEW.created_by := NEW.person_id; NEW.blind := CASE WHEN EXISTS (SELECT 1 FROM {S}.work_return "
            "r WHERE "
            "r.annotation_id = NEW.annotation_id) OR EXISTS (SELECT 1 FROM {S}.adjudication_case k WHERE k.image_id = "
            "NEW.image_id AND "
            "k.settled_at IS NOT NULL) THEN 0 ELSE 1 END; NEW.newest_blind := NEW.blind; IF NEW.blind = 1 THEN UPDATE "
            "{S}.submission "
            "SET newest_blind = 0 WHERE image_id = NEW.image_id AND person_id = NEW.person_id AND newest_blind = 1; END IF; "
            "RETURN "
            "NEW; END"),
        trigger("stamp", "BEFORE INSERT", "submission", "submission_stamp"),
        gateFunction("event_stamp() RETURNS trigger", "",
                     "BEGIN IF NOT {D}.at_home() THEN NEW.created_by := {D}.me(); END IF; RETURN NEW; END"),
        trigger("stamp", "BEFORE INSERT", "event", "event_stamp"),
        gateFunction("event_store() RETURNS trigger", "",
                     "BEGIN INSERT INTO {D}.event_stored (event_id, login) VALUES (NEW.id, session_user); RETURN NULL; END"),
        trigger("stored", "AFTER INSERT", "event", "event_store"),
        // What a login does with its own password; the admin role calls it.
        gateFunction(
            "note_login(what text) RETURNS void", "",
            "DECLARE who text; BEGIN SELECT m.participant_id INTO who FROM {D}.member m WHERE m.login = session_user AND m.active; IF who "
            "IS NOT NULL THEN INSERT INTO {S}.event (id, session, entity, subject_id, action, before_value, after_value, created_at) "
            "SELECT gen_random_uuid()::text, '', 'participant', who, what, '', json_build_object('login', session_user, 'code', "
            "p.code)::text, to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"') FROM {S}.participant p "
            "WHERE p.id = who; PERFORM pg_notify({'S'}, 'participant'); RETURN; END IF; SELECT m.person_id INTO who FROM {D}.member m "
            "WHERE m.login = session_user AND m.active; IF who IS NULL THEN RETURN; END IF; INSERT INTO {S}.event (id, session, entity, "
            "subject_id, action, before_value, "
            "after_value, created_at, created_by) SELECT gen_random_uuid()::text, '', 'person', who, what, '', "
            "json_build_object('login', session_user, 'name', p.name)::text, to_char(clock_timestamp() AT TIME ZONE 'UTC', "
            "'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'), who FROM {S}.person p WHERE p.id = who; PERFORM pg_notify({'S'}, 'person'); END"),
    };
}

QStringList deskInvitations()
{
    const QString mayInvite = QStringLiteral("IF NOT {D}.at_home() THEN RAISE insufficient_privilege USING MESSAGE = 'permission denied: "
                                             "only a "
                                             "home login invites and revokes'; END IF;");
    const auto adminFunction = [](const QString &head, const QString &body) {
        return QStringLiteral("CREATE FUNCTION {D}.%1 RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, "
                              "pg_temp SET "
                              "standard_conforming_strings = on AS $body$ %2 $body$")
            .arg(head, body);
    };
    const QString scramRule = QString::fromLatin1(scram);
    return {
        adminFunction(
            QStringLiteral("invite(person text, login text, verifier text, expires timestamptz, hat text DEFAULT 'desk')"),
            QStringLiteral(
                "DECLARE kind text; BEGIN %1 IF login IS NULL OR verifier IS NULL OR person IS NULL OR login !~ "
                "'^{prefix}[a-z][a-z0-9]{0,23}$' "
                "OR octet_length(login) > 63 OR verifier !~ '%2' OR hat IS NULL OR hat NOT IN ('home', 'desk', 'participant') OR expires "
                "IS NULL "
                "OR expires <= now() OR expires > now() + interval '31 days' THEN RAISE invalid_parameter_value USING MESSAGE = 'this is "
                "no "
                "invitation: look at login, verifier, hat and time'; END IF; IF EXISTS (SELECT 1 FROM pg_roles r WHERE r.rolname = "
                "login) THEN "
                "RAISE duplicate_object USING MESSAGE = 'this login exists'; END IF; kind := CASE hat WHEN 'home' THEN {'home'} WHEN "
                "'desk' THEN "
                "{'member'} ELSE {'participant'} END; IF hat = 'participant' THEN IF NOT EXISTS (SELECT 1 FROM {S}.participant p WHERE "
                "p.id = "
                "person AND p.simulated = '' AND p.state IN ('invited', 'active')) THEN RAISE invalid_parameter_value USING MESSAGE = "
                "'nobody has this id'; END IF; ELSIF NOT EXISTS (SELECT 1 FROM "
                "{S}.person p WHERE p.id = person AND p.active = 1) THEN RAISE invalid_parameter_value USING MESSAGE = 'nobody has this "
                "id'; END "
                "IF; EXECUTE format('CREATE ROLE %I LOGIN INHERIT NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS "
                "CONNECTION LIMIT "
                "6 PASSWORD %L VALID UNTIL %L', login, verifier, expires); EXECUTE format('GRANT %I TO %I', kind, login); EXECUTE "
                "format('ALTER "
                "ROLE %I SET search_path = %s', login, CASE WHEN hat = 'home' THEN quote_ident({'S'}) ELSE quote_ident({'D'}) || ', ' || "
                "quote_ident({'S'}) END || ', pg_temp'); INSERT INTO {D}.member (login, person_id, participant_id, hat, invited_by) VALUES "
                "(login, CASE WHEN hat <> 'participant' THEN person END, CASE WHEN hat = 'participant' THEN person END, hat, "
                "session_user); END")
                .arg(mayInvite, scramRule)),
        adminFunction(
            QStringLiteral("renew(verifier text)"),
            QStringLiteral(
                "DECLARE ends timestamptz; BEGIN IF NOT EXISTS (SELECT 1 FROM {D}.member m WHERE m.login = session_user AND m.active) "
                "THEN RAISE "
                "insufficient_privilege "
                "USING MESSAGE = 'permission denied: this is no login of a member'; END IF; IF verifier IS NULL OR verifier !~ '%1' THEN "
                "RAISE "
                "invalid_parameter_value USING MESSAGE = 'this is no verifier'; END IF; SELECT r.rolvaliduntil INTO ends FROM "
                "pg_roles r WHERE "
                "r.rolname = session_user; PERFORM {D}.note_login(CASE WHEN ends IS NULL OR ends = 'infinity' THEN 'login-renewed' ELSE "
                "'joined' END); EXECUTE format('ALTER ROLE %I PASSWORD %L VALID "
                "UNTIL "
                "''infinity''', session_user, verifier); END")
                .arg(scramRule)),
        adminFunction(
            QStringLiteral("revoke(login text)"),
            QStringLiteral(
                "BEGIN %1 IF NOT EXISTS (SELECT 1 FROM {D}.member m WHERE m.login = revoke.login) THEN RAISE invalid_parameter_value USING "
                "MESSAGE = 'nobody has this login'; END IF; UPDATE {D}.member m SET active = false WHERE m.login = revoke.login; EXECUTE "
                "format('ALTER ROLE %I NOLOGIN CONNECTION LIMIT 0', login); PERFORM pg_terminate_backend(a.pid) FROM pg_stat_activity a "
                "WHERE "
                "a.usename = login AND a.pid <> pg_backend_pid(); END")
                .arg(mayInvite)),
    };
}

} // namespace yuyi
