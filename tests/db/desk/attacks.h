// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace yuyi::test {

/// Which words of DeskProject ("table.column.row") a person may read, as a pattern.
inline QString ownWords(const QString &person)
{
    const QString all = QStringLiteral("guideline\\.(title|body)\\.guideline1|(undo_step|event|text_draft)\\.\\w+\\.[eu]?%1").arg(person);
    if (person == QLatin1String("anna")) {
        return QStringLiteral("(%1|annotation(_label|_context)?\\.\\w+\\.(a1|a2|a3|b3|g3)|(question|question_version|question_option|"
                              "question_medium|"
                              "question_accepted|question_label)\\.\\w+\\.(q|w)?(a1|a2|a3)(o1|o2)?|(image_fact|"
                              "text_measure)\\.\\w+\\.image[123]|submission\\."
                              "\\w+\\.s(a1|a2|a3)|submission_label\\.\\w+\\.(a1|a2|a3)|"
                              "assignment\\.\\w+\\.n[12]|calibration_batch\\."
                              "name\\.batch1|calibration_person\\.note\\.anna)")
            .arg(all);
    }
    if (person == QLatin1String("pia")) {
        // Of her six questions those that are near: one is answered.
        return QStringLiteral("(event\\.(session|action|act)\\.epia|question_version\\.(kind|stem)\\.ws[0-3]|question_option\\.content\\."
                              "ws[0-3]o[12]|question_medium\\.(role|caption)\\.ws[0-3]|study\\.(name|frozen_hash)\\.study1|study_text\\."
                              "(instructions|consent)_(zh|en)\\.study1|study_item\\.content_hash\\.study1s[0-5]|participant\\.(code|"
                              "language)\\.pia)");
    }
    if (person == QLatin1String("vera")) {
        return QStringLiteral("(%1|question_version\\.(kind|stem)\\.wa3|question_option\\.content\\.wa3o[12]|question_medium\\.(role|"
                              "caption)\\.wa3|"
                              "assignment\\.note\\.n4)")
            .arg(all);
    }
    if (person == QLatin1String("judy")) {
        return QStringLiteral("(%1|submission\\.content\\.s(a2|b2)|submission_label\\.(dimension|label)\\.(a2|b2)|discrepancy\\.(field|"
                              "value_a|value_b)\\."
                              "dcase2|adjudication\\.(final_value|cause|note)\\.jcase2)")
            .arg(all);
    }
    return QStringLiteral("(%1|question_version\\.(kind|stem)\\.wa3|question_option\\.content\\.wa3o[12]|question_medium\\.(role|"
                          "caption)\\.wa3|"
                          "question_accepted\\.content\\.wa3|annotation\\.(explanation|implied_meaning)\\.g3|item_set\\.hash\\.set1|"
                          "item_set_item\\."
                          "(split|labels|image_sha256)\\.a3|run\\.(model|configuration|picture_profile)\\.run1|"
                          "attempt\\.shown_order\\.ta3|response\\."
                          "(reply|reasoning|part_fault)\\.ta3|scored_response\\.\\w+\\.ta3|error_types\\.body\\.types1|"
                          "error_sample\\.(name|runs|strata|"
                          "scorer)\\.sample1|error_case\\.stratum\\.error1|error_code\\.content\\.cerror1egon)")
        .arg(all);
}

/// @brief What a member tries with a shell of the server. {S}, {D} and the roles as DeskNames fills them; {self} is who tries, {other} an
/// annotator whose work it is not. Each is to be refused or to find and change nothing.
inline QList<const char *> attackStatements()
{
    return {
        // Other people's work by their names and ids
        "SELECT hash FROM {S}.audit_seal",
        "SELECT explanation FROM annotation WHERE id = 'b4'",
        "SELECT explanation FROM {S}.annotation WHERE id = 'b4'",
        "SELECT explanation FROM {S}.annotation WHERE person_id = 'bert' AND image_id = 'image4'",
        "SELECT label FROM {S}.annotation_label WHERE annotation_id = 'b2'",
        "SELECT body FROM {S}.annotation_context WHERE annotation_id = 'b2'",
        "SELECT option_id FROM {S}.question_key WHERE question_version_id = 'wb3'",
        "SELECT option_id FROM question_key WHERE question_version_id = 'wb4'",
        "SELECT content FROM {S}.question_accepted WHERE question_version_id = 'wb3'",
        "SELECT rationale FROM {S}.question_version",
        "SELECT rationale FROM question_version WHERE id IN ('wb2', 'wb3', 'wb4')",
        "SELECT note FROM question_option WHERE question_version_id IN ('wb2', 'wb3', 'wb4')",
        "SELECT group_id FROM question WHERE id IN ('qb2', 'qb3', 'qb4')",
        "SELECT created_by FROM question WHERE created_by = 'bert'",
        "SELECT created_by FROM question_version WHERE created_by = 'bert'",
        "SELECT {D}.mask_question_version_rationale('wb4')",
        "SELECT {D}.mask_question_version_rationale('wb2')",
        "SELECT {D}.mask_question_version_created_by('wb2')",
        "SELECT {D}.mask_question_created_by('qb2')",
        "SELECT {D}.mask_question_group_id('qb4')",
        "SELECT {D}.mask_question_option_note('wb4', 'o1')",
        "SELECT {D}.mask_submission_person_id('sb3')",
        "SELECT {D}.mask_run_parameters('run2')",
        "SELECT {D}.mask_adjudication_created_by('jcase3')",
        "SELECT content FROM submission WHERE id = 'sb3'",
        "SELECT content FROM {S}.submission WHERE id = 'sb3'",
        "SELECT person_id FROM {S}.submission",
        "SELECT 1 FROM submission WHERE person_id = 'bert'",
        "SELECT label FROM {S}.submission_label WHERE submission_id = 'sb3'",
        "SELECT correct FROM {S}.vote",
        "SELECT correct FROM vote WHERE correct = 1",
        "SELECT option_id FROM {S}.vote WHERE created_by = 'vito'",
        "SELECT count(*) FROM {S}.vote WHERE created_by = 'vito'",
        "SELECT final_value FROM {S}.adjudication WHERE discrepancy_id = 'dcase3'",
        "SELECT value_a FROM {S}.discrepancy WHERE case_id = 'case3'",
        "SELECT state FROM {S}.adjudication_case WHERE id = 'case3'",
        "SELECT gold_annotation_id FROM {S}.adjudication_case",
        "SELECT reply FROM {S}.response WHERE attempt_id = 'tb3'",
        "SELECT cost FROM {S}.response",
        "SELECT whole FROM {S}.response",
        "SELECT request_hash FROM {S}.attempt",
        "SELECT content FROM {S}.error_code WHERE created_by = 'ella'",
        "SELECT content FROM error_code WHERE case_id = 'error2'",
        "SELECT note FROM {S}.rating",
        "SELECT name FROM {S}.image_name",
        "SELECT name_key FROM {S}.image",
        "SELECT source_url FROM {S}.image",
        "SELECT collector FROM image WHERE collector <> ''",
        "SELECT created_by FROM image WHERE created_by IS NOT NULL",
        "SELECT raw FROM {S}.source_entry",
        "SELECT base_url FROM {S}.endpoint",
        "SELECT body FROM {S}.prompt_template",
        "SELECT name FROM {S}.participant_name",
        "SELECT before_value FROM {S}.event",
        "SELECT after_value FROM {S}.event",
        "SELECT after_value FROM event WHERE after_value <> ''",
        "SELECT action FROM event WHERE created_by <> '{self}'",
        "SELECT body FROM text_draft WHERE person_id <> '{self}'",
        "SELECT title FROM undo_step WHERE person_id <> '{self}'",
        "SELECT role FROM person_role WHERE person_id <> '{self}'",
        "SELECT body FROM comment WHERE created_by = 'bert'",
        "SELECT reason FROM discussion",
        "SELECT agreed_value FROM calibration_outcome",
        "SELECT note FROM calibration_person WHERE person_id <> '{self}'",
        "SELECT note FROM {S}.work_return WHERE person_id = 'bert'",
        "SELECT content FROM {S}.blob WHERE sha256 NOT IN (SELECT sha256 FROM image) AND sha256 NOT IN (SELECT sha256 FROM medium)",
        "SELECT * FROM {D}.member",
        "SELECT login FROM {D}.event_stored",
        // Through functions, operators and errors that might be asked before the policy
        "SELECT rationale::integer FROM question_version WHERE id = 'wb4'",
        "SELECT 1 / (CASE WHEN explanation LIKE '%b4%' THEN 0 ELSE 1 END) FROM {S}.annotation WHERE id = 'b4'",
        "SELECT 1 FROM {S}.annotation WHERE id = 'b4' AND explanation::date IS NOT NULL",
        "SELECT id FROM {S}.annotation WHERE id = 'b4' AND to_tsvector(explanation) @@ to_tsquery('b4')",
        "SELECT query_to_xml('SELECT option_id FROM {S}.question_key WHERE question_version_id = ''wb4''', false, true, '')::text WHERE "
        "false",
        "SELECT table_to_xml('{S}.source_entry', true, true, '')",
        "SELECT schema_to_xml('{S}', true, true, '')",
        "SELECT 1 WHERE database_to_xml(true, true, '')::text LIKE '%«source!_entry%' ESCAPE '!'",
        "SELECT cursor_to_xml('c', 1, true, true, '')",
        "SELECT ts_stat('SELECT to_tsvector(raw) FROM {S}.source_entry')",
        "SELECT (json_agg(k))::text FROM {S}.question_key k WHERE k.question_version_id = 'wb4' HAVING count(*) > 0",
        "SELECT row_to_json(e)::text FROM {S}.endpoint e",
        "TABLE {S}.participant_name",
        "TABLE {S}.concept",
        "VALUES ((SELECT raw FROM {S}.source_entry LIMIT 1))",
        "SELECT (SELECT rationale FROM {S}.question_version WHERE id = 'wb4')",
        "SELECT pg_typeof((SELECT raw FROM {S}.source_entry LIMIT 1))",
        "SELECT xmin FROM {S}.source_entry",
        "SELECT tableoid FROM {S}.endpoint",
        "SELECT ctid FROM {S}.question_key WHERE question_version_id = 'wb4'",
        "EXPLAIN ANALYZE SELECT raw FROM {S}.source_entry",
        "EXPLAIN (ANALYZE, VERBOSE) SELECT rationale FROM {S}.question_version",
        "COPY {S}.question_version (rationale) TO STDOUT",
        "COPY {S}.source_entry (raw) TO STDOUT",
        "COPY (SELECT raw FROM {S}.source_entry) TO STDOUT",
        "COPY {S}.event TO '/dev/null'",
        "COPY {S}.event FROM '/etc/passwd'",
        "COPY (SELECT 1) TO PROGRAM 'id'",
        "COPY {S}.text_draft FROM PROGRAM 'id'",
        "DECLARE c CURSOR FOR SELECT raw FROM {S}.source_entry",
        "PREPARE p AS SELECT raw FROM {S}.source_entry",
        "CREATE TABLE {S}.mine AS SELECT * FROM annotation",
        "SELECT * INTO TEMP mine FROM annotation",
        // What the catalogue tells
        "SELECT histogram_bounds::text FROM pg_stats WHERE schemaname = {'S'} AND histogram_bounds IS NOT NULL",
        "SELECT most_common_vals::text FROM pg_stats WHERE schemaname = {'S'}",
        "SELECT stavalues1::text FROM pg_statistic",
        "SELECT most_common_vals::text FROM pg_stats_ext WHERE schemaname = {'S'}",
        "SELECT rolpassword FROM pg_authid",
        "SELECT passwd FROM pg_shadow",
        "SELECT query FROM pg_stat_activity WHERE usename <> session_user AND query NOT LIKE '<%' AND query <> ''",
        "SELECT column_name FROM information_schema.columns WHERE table_schema = {'S'} AND table_name = 'source_entry'",
        "SELECT column_name FROM information_schema.columns WHERE table_schema = {'S'} AND column_name = 'rationale' AND table_name = "
        "'endpoint'",
        "SELECT table_name FROM information_schema.tables WHERE table_schema = {'S'} AND table_name IN ('endpoint', 'source_entry', "
        "'image_name')",
        "SELECT view_definition FROM information_schema.views WHERE table_schema = {'D'} AND view_definition IS NOT NULL",
        "SELECT routine_definition FROM information_schema.routines WHERE routine_schema = {'D'} AND routine_definition IS NOT NULL",
        "SELECT setting FROM pg_file_settings",
        "SELECT line_number FROM pg_hba_file_rules",
        "SELECT srvoptions FROM pg_foreign_server",
        "SELECT umoptions FROM pg_user_mapping",
        "SELECT data FROM pg_largeobject",
        // Becoming somebody else
        "SET ROLE {owner}",
        "SET ROLE {gate}",
        "SET ROLE {admin}",
        "SET ROLE {home}",
        "SET ROLE {participant}",
        "SET ROLE postgres",
        "SET ROLE pg_read_all_data",
        "SET SESSION AUTHORIZATION postgres",
        "SET SESSION AUTHORIZATION {gate}",
        "SET LOCAL SESSION AUTHORIZATION '{prefix}bert'",
        "SET ROLE '{prefix}bert'",
        "SELECT set_config('role', {'gate'}, false)",
        "SELECT set_config('session_authorization', 'postgres', false)",
        "ALTER ROLE {member} SUPERUSER",
        "ALTER ROLE '{prefix}{self}' SUPERUSER",
        "ALTER USER CURRENT_USER BYPASSRLS",
        "ALTER USER CURRENT_USER CREATEROLE",
        "ALTER USER CURRENT_USER VALID UNTIL 'infinity'",
        "ALTER USER CURRENT_USER CONNECTION LIMIT -1",
        "ALTER USER postgres PASSWORD 'x'",
        "GRANT {home} TO CURRENT_USER",
        "GRANT {member} TO PUBLIC",
        "GRANT pg_read_all_data TO CURRENT_USER",
        "GRANT SELECT ON {S}.question_key TO PUBLIC, {participant}",
        "CREATE ROLE {prefix}eve LOGIN",
        "CREATE USER eve SUPERUSER",
        "DROP ROLE {home}",
        "REASSIGN OWNED BY {gate} TO CURRENT_USER",
        "DROP OWNED BY {gate}",
        "ALTER DATABASE {database} SET row_security = off",
        "ALTER DATABASE {database} OWNER TO CURRENT_USER",
        "ALTER SYSTEM SET row_security = off",
        "ALTER DEFAULT PRIVILEGES FOR ROLE {owner} GRANT SELECT ON TABLES TO PUBLIC",
        "SELECT {D}.invite('bert', '{prefix}eve', "
        "'SCRAM-SHA-256$4096:AAAAAAAAAAAAAAAAAAAAAA==$BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA=:"
        "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA=', now() + interval '1 hour', 'home')",
        "SELECT {D}.revoke('{prefix}bert')",
        "SELECT {D}.renew('x')",
        "INSERT INTO {D}.member (login, person_id, hat, invited_by) VALUES ('{prefix}{self}', 'bert', 'home', 'x')",
        "UPDATE {D}.member SET person_id = 'bert'",
        "DELETE FROM {D}.member",
        "UPDATE {S}.person_role SET role = 'lead' WHERE person_id = '{self}'",
        "INSERT INTO {S}.person_role (person_id, role) VALUES ('{self}', 'lead')",
        "UPDATE {S}.person SET active = 1",
        // Objects that shadow, policies and paths
        "CREATE SCHEMA mine",
        "CREATE TEMP TABLE image (id text)",
        "CREATE TEMP VIEW annotation AS SELECT 1",
        "CREATE TABLE {D}.vote2 (id text)",
        "CREATE TABLE public.mine (id text)",
        "CREATE VIEW {D}.mine AS SELECT 1",
        "CREATE OR REPLACE VIEW {D}.vote AS SELECT * FROM {S}.vote",
        "ALTER VIEW {D}.vote SET (security_invoker = false)",
        "DROP VIEW {D}.vote",
        "CREATE FUNCTION {D}.me2() RETURNS text LANGUAGE sql AS 'SELECT 1::text'",
        "CREATE OR REPLACE FUNCTION {D}.me() RETURNS text LANGUAGE sql AS 'SELECT ''bert'''",
        "CREATE FUNCTION pg_temp.leak(text) RETURNS boolean LANGUAGE plpgsql COST 0.0001 AS 'BEGIN RAISE NOTICE ''%'', $1; RETURN true; "
        "END'",
        "CREATE FUNCTION {S}.leak(text) RETURNS boolean LANGUAGE sql AS 'SELECT true'",
        "ALTER FUNCTION {D}.has(text) LEAKPROOF",
        "CREATE OPERATOR {S}.=== (LEFTARG = text, RIGHTARG = text, FUNCTION = texteq)",
        "CREATE TYPE {S}.mine AS (a text)",
        "CREATE DOMAIN pg_temp.d AS text",
        "CREATE EXTENSION dblink",
        "CREATE EXTENSION file_fdw",
        "CREATE LANGUAGE plpython3u",
        "CREATE POLICY mine ON {S}.question_key USING (true)",
        "ALTER POLICY seen ON {S}.question_key USING (true)",
        "DROP POLICY seen ON {S}.question_key",
        "CREATE TRIGGER mine AFTER INSERT ON {S}.event FOR EACH ROW EXECUTE FUNCTION {D}.event_store()",
        "ALTER TABLE {S}.vote DISABLE TRIGGER ALL",
        "ALTER TABLE {S}.event DISABLE TRIGGER desk_stamp",
        "DROP TRIGGER desk_stamp ON {S}.vote",
        "CREATE RULE mine AS ON SELECT TO {S}.vote DO INSTEAD NOTHING",
        "CREATE INDEX mine ON {S}.annotation ((explanation::integer))",
        "CREATE STATISTICS mine ON id, stage FROM {S}.image",
        "COMMENT ON TABLE {S}.vote IS 'x'",
        "SECURITY LABEL ON TABLE {S}.vote IS 'x'",
        "CREATE PUBLICATION mine FOR ALL TABLES",
        "CREATE SUBSCRIPTION mine CONNECTION 'dbname=x' PUBLICATION y WITH (connect = false)",
        "CREATE EVENT TRIGGER mine ON ddl_command_start EXECUTE FUNCTION {D}.event_store()",
        "CREATE ACCESS METHOD mine TYPE TABLE HANDLER heap_tableam_handler",
        "SET session_replication_role = replica",
        "SET LOCAL search_path = {S}; SELECT correct FROM vote",
        "SET row_security = off; SELECT option_id FROM {S}.question_key",
        "SET LOCAL row_security = off; SELECT explanation FROM {S}.annotation",
        "SELECT {D}.vote_stamp()",
        "SELECT {D}.event_store()",
        "DO $do$ BEGIN EXECUTE 'SET ROLE ' || quote_ident({'gate'}); END $do$",
        "DO $do$ DECLARE r text; BEGIN SELECT raw INTO r FROM {S}.source_entry LIMIT 1; RAISE EXCEPTION '%', r; END $do$",
        "DO $do$ DECLARE r text; BEGIN SELECT option_id INTO STRICT r FROM {S}.question_key WHERE question_version_id = 'wb4'; END $do$",
        "DO $do$ BEGIN PERFORM set_config('role', 'postgres', true); END $do$",
        // Files, network, large objects, the server itself
        "SELECT pg_read_file('/etc/passwd')",
        "SELECT pg_read_binary_file('PG_VERSION')",
        "SELECT pg_ls_dir('.')",
        "SELECT pg_ls_logdir()",
        "SELECT pg_ls_waldir()",
        "SELECT pg_stat_file('PG_VERSION')",
        "SELECT pg_current_logfile()",
        "SELECT lo_import('/etc/passwd')",
        "SELECT lo_export(1, '/dev/null')",
        "SELECT lo_get(1)",
        "SELECT lo_open(1, 262144)",
        "SELECT loread(0, 100)",
        "SELECT dblink('dbname=postgres', 'SELECT 1')",
        "SELECT pg_reload_conf()",
        "SELECT pg_rotate_logfile()",
        "SELECT pg_switch_wal()",
        "SELECT pg_create_restore_point('x')",
        "SELECT pg_backup_start('x')",
        "SELECT pg_logical_slot_get_changes('x', NULL, NULL)",
        "SELECT pg_create_logical_replication_slot('x', 'test_decoding')",
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'postgres'",
        "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE usename = 'postgres'",
        "SELECT pg_stat_reset()",
        "SELECT pg_read_file('base/1/1259', 0, 100)",
        "LOAD '/dev/null'",
        "CHECKPOINT",
        "VACUUM {S}.vote",
        "LISTEN {S}",
        "NOTIFY {S}, 'vote'",
        "SELECT pg_notify({'S'}, 'vote')",
        "SELECT pg_listening_channels()",
        // Writing what is somebody else's, or what is decided elsewhere
        "UPDATE annotation SET explanation = 'x' WHERE person_id = 'bert'",
        "UPDATE annotation SET explanation = 'x' WHERE id = 'a3'",
        "UPDATE annotation SET state = 'superseded' WHERE id = 'a1'",
        "UPDATE annotation SET state = 'returned' WHERE id = 'a1'",
        "UPDATE annotation SET person_id = 'bert' WHERE id = 'a1'",
        "UPDATE annotation SET origin = 'gold' WHERE id = 'a1'",
        "UPDATE annotation SET image_id = 'image5' WHERE id = 'a1'",
        "UPDATE {S}.annotation SET source_entry_id = 'image1' WHERE id = 'a1'",
        "UPDATE annotation SET state = 'draft' WHERE id = 'a2'",
        "DELETE FROM annotation WHERE id = 'a1'",
        "INSERT INTO annotation (id, image_id, person_id, origin, state, round, explanation, implied_meaning, created_at, updated_at) "
        "VALUES ('x', "
        "'image5', '{other}', 'annotation', 'draft', 1, '', '', '2026', '2026')",
        "INSERT INTO annotation (id, image_id, person_id, origin, state, round, explanation, implied_meaning, created_at, updated_at) "
        "VALUES ('x', "
        "'image5', '{self}', 'gold', 'submitted', 1, '', '', '2026', '2026')",
        "INSERT INTO annotation (id, image_id, person_id, origin, state, round, explanation, implied_meaning, created_at, updated_at) "
        "VALUES ('x', "
        "'image5', '{self}', 'annotation', 'draft', 1, '', '', '2026', '2026')",
        "INSERT INTO annotation_label (annotation_id, dimension, label, position) VALUES ('b4', 'd', 'l', 0)",
        "INSERT INTO annotation_label (annotation_id, dimension, label, position) VALUES ('a2', 'd', 'l', 0)",
        "DELETE FROM annotation_label WHERE annotation_id IN ('a2', 'b2', 'b4')",
        "UPDATE question_version SET stem = 'x' WHERE id = 'wa3'",
        "UPDATE question_version SET frozen = 0 WHERE id = 'wa3'",
        "UPDATE question_version SET created_by = 'bert' WHERE id = 'wa1'",
        "UPDATE question_option SET content = 'x' WHERE question_version_id = 'wa3'",
        "DELETE FROM question_key WHERE question_version_id = 'wa3'",
        "INSERT INTO question_key (question_version_id, option_id) VALUES ('wa3', 'o1')",
        "INSERT INTO question_key (question_version_id, option_id) VALUES ('wb4', 'o1')",
        "INSERT INTO question_accepted (question_version_id, position, content) VALUES ('wa3', 9, 'x')",
        "UPDATE gold_question SET question_version_id = 'wb3'",
        "UPDATE image SET stage = 'accepted'",
        "UPDATE {S}.image SET stage = 'accepted' WHERE id = 'image1'",
        "INSERT INTO vote (id, validation_id, question_version_id, round, seed, shown_order, option_id, correct, milliseconds, flags, "
        "note, created_at, "
        "created_by) VALUES ('x', 'round4', 'wb3', 1, 1, '[]', 'o1', 1, 1, '[]', '', '2026', '{self}')",
        "INSERT INTO vote (id, validation_id, question_version_id, round, seed, shown_order, option_id, correct, milliseconds, flags, "
        "note, created_at, "
        "created_by) VALUES ('x', 'round3', 'wa3', 1, 1, '[]', 'o1', 1, 1, '[]', '', '2026', 'vito')",
        "INSERT INTO {S}.vote (id, validation_id, question_version_id, round, seed, shown_order, option_id, correct, milliseconds, "
        "flags, note, "
        "created_at, created_by) VALUES ('x', 'round3', 'wa3', 1, 1, '[]', 'o2', 1, 1, '[]', '', '2026', '{self}') RETURNING correct",
        "UPDATE vote SET option_id = 'o1'",
        "UPDATE {S}.vote SET withdrawn = 1",
        "DELETE FROM vote",
        "UPDATE validation SET state = 'passed'",
        "UPDATE adjudication_case SET adjudicator_id = '{self}' WHERE adjudicator_id IS DISTINCT FROM '{self}'",
        "UPDATE {S}.adjudication_case SET adjudicator_id = '{self}'",
        "UPDATE adjudication_case SET state = 'settled'",
        "INSERT INTO adjudication (id, discrepancy_id, choice, final_value, cause, note, change_guideline, created_at, created_by) "
        "VALUES ('x', 'dcase3', "
        "'a', 'x', '', '', 0, '2026', '{self}')",
        "UPDATE discrepancy SET value_a = 'x'",
        "UPDATE discrepancy SET state = 'settled' WHERE case_id = 'case3'",
        "UPDATE assignment SET person_id = '{self}' WHERE person_id <> '{self}'",
        "UPDATE {S}.assignment SET person_id = '{self}'",
        "UPDATE assignment SET state = 'done'",
        "INSERT INTO assignment (id, person_id, task, image_id, round, state, created_at) VALUES ('x', '{self}', 'validate', 'image5', "
        "1, 'open', '2026')",
        "INSERT INTO submission (id, annotation_id, image_id, person_id, number, round, blind, newest_blind, content, created_at, "
        "created_by) VALUES ('x', "
        "'b4', 'image4', '{self}', 1, 1, 1, 1, '', '2026', '{self}')",
        "UPDATE submission SET content = 'x'",
        "UPDATE {S}.submission SET newest_blind = 0",
        "INSERT INTO submission_label (submission_id, dimension, label, position) VALUES ('sa3', 'd', 'l', 0)",
        "UPDATE error_code SET content = 'x' WHERE created_by = 'ella'",
        "INSERT INTO error_code (id, case_id, final, state, verdict, content, created_at, created_by) VALUES ('x', 'error1', 1, "
        "'submitted', "
        "'model-wrong', '', '2026', '{self}')",
        "INSERT INTO error_code (id, case_id, final, state, verdict, content, created_at, created_by) VALUES ('x', 'error2', 0, 'draft', "
        "'model-wrong', "
        "'', '2026', '{self}')",
        "UPDATE event SET action = 'x'",
        "UPDATE {S}.event SET created_by = 'bert'",
        "DELETE FROM event",
        "DELETE FROM {S}.event",
        "INSERT INTO {S}.audit_seal (number, covers, events, hash, created_at) VALUES (9, '1', 1, 'h', '2026')",
        "UPDATE {S}.audit_seal SET hash = 'x'",
        "DELETE FROM {S}.audit_seal",
        "INSERT INTO event (sequence, id, session, entity, action, before_value, after_value, created_at, created_by) OVERRIDING SYSTEM "
        "VALUE VALUES (1, "
        "'e{self}', 's', 'image', 'seen', '', '', '2026', '{self}')",
        "INSERT INTO comment (id, entity, subject_id, field, body, state, created_at, created_by) VALUES ('x', 'image', 'image1', '', "
        "'b', 'open', "
        "'2026', 'bert')",
        "UPDATE comment SET body = 'x' WHERE created_by IN ('bert', 'jack')",
        "INSERT INTO undo_step (id, person_id, sequence, kind, title, before_state, after_state, undone, created_at) VALUES ('x', "
        "'bert', 99, 'k', 't', "
        "'', '', 0, '2026')",
        "INSERT INTO text_draft (person_id, place, body, updated_at) VALUES ('bert', 'p', 'b', '2026')",
        "INSERT INTO blob (sha256, content, created_at, created_by) VALUES (repeat('a', 64), 'x', '2026', '{self}')",
        "UPDATE blob SET content = 'x'",
        "UPDATE work_return SET answered_at = '2026' WHERE person_id = 'bert' AND '{self}' <> 'bert'",
        "INSERT INTO {S}.schema_migration (number, name, applied_at) VALUES (999, 'x', '2026')",
        "UPDATE project SET rounds = 0",
        "MERGE INTO {S}.event e USING {S}.person p ON e.created_by = p.id WHEN MATCHED THEN DELETE",
        "WITH gone AS (DELETE FROM {S}.question_key RETURNING *) SELECT question_version_id FROM gone WHERE question_version_id = 'wa3'",
    };
}

} // namespace yuyi::test
