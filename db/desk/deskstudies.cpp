// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/deskstudies.h"

namespace yuyi {

namespace {

QString guard(const char *table, const char *body)
{
    return QStringLiteral("CREATE FUNCTION {D}.%1_guard() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = {S}, pg_temp "
                          "AS $body$ %2 $body$")
        .arg(QLatin1String(table), QLatin1String(body));
}

QString before(const char *table)
{
    return QStringLiteral("CREATE TRIGGER desk_guard BEFORE UPDATE ON {S}.%1 FOR EACH ROW EXECUTE FUNCTION {D}.%1_guard()")
        .arg(QLatin1String(table));
}

} // namespace

QStringList deskStudies()
{
    return {
        // Agrees, says something about themselves, finishes: no other way and none back.
        guard("participant",
              "DECLARE fine boolean; BEGIN IF {D}.at_home() THEN RETURN NEW; END IF; fine := CASE OLD.state || ' ' || NEW.state WHEN "
              "'invited active' THEN NEW.consent_at IS NOT NULL AND NEW.background = OLD.background AND NEW.finished_at IS NULL AND "
              "octet_length(NEW.language) <= 20 AND EXISTS (SELECT 1 FROM {S}.study s WHERE s.id = OLD.study_id AND s.state = 'running' "
              "AND s.texts = NEW.texts) WHEN 'active active' THEN octet_length(NEW.background) <= 4000 AND (NEW.texts, NEW.language, "
              "NEW.consent_at, NEW.finished_at, NEW.text_size) IS NOT DISTINCT FROM (OLD.texts, OLD.language, OLD.consent_at, "
              "OLD.finished_at, OLD.text_size) WHEN 'active finished' THEN NEW.finished_at IS NOT NULL AND (NEW.texts, NEW.language, "
              "NEW.background, NEW.consent_at, NEW.text_size) IS NOT DISTINCT FROM (OLD.texts, OLD.language, OLD.background, "
              "OLD.consent_at, OLD.text_size) AND NOT EXISTS (SELECT 1 FROM {S}.trial t WHERE t.participant_id = OLD.id AND t.answered_at "
              "IS NULL) ELSE FALSE END; IF NOT fine OR OLD.id IS DISTINCT FROM {D}.participant() OR NEW.version <> OLD.version + 1 THEN "
              "RAISE insufficient_privilege USING MESSAGE = 'permission denied: a participant does not change this'; END IF; RETURN NEW; "
              "END"),
        before("participant"),
        guard(
            "trial",
            "DECLARE again boolean := OLD.answered_at IS NOT NULL; here integer; fine boolean; BEGIN IF {D}.at_home() THEN RETURN NEW; END "
            "IF; "
            // One's own, while one takes part, and near.
            "fine := EXISTS (SELECT 1 FROM {S}.participant p WHERE p.id = OLD.participant_id AND p.id = {D}.participant() AND p.state = "
            "'active') AND OLD.position <= 3 + (SELECT coalesce(max(t.position), -1) FROM {S}.trial t WHERE t.participant_id = "
            "OLD.participant_id AND t.answered_at IS NOT NULL) "
            // What happened to it stays on it.
            "AND NEW.milliseconds >= OLD.milliseconds AND NEW.changes >= OLD.changes AND (OLD.shown_at IS NULL OR NEW.shown_at = "
            "OLD.shown_at) AND octet_length(NEW.flags) <= 4000 AND jsonb_typeof(NEW.flags::jsonb) = 'array' AND NOT EXISTS (SELECT f "
            "FROM jsonb_array_elements_text(OLD.flags::jsonb) f "
            "WHERE NOT (again AND f = 'timed-out') GROUP BY f HAVING count(*) > (SELECT count(*) FROM "
            "jsonb_array_elements_text(NEW.flags::jsonb) n WHERE n = f)) "
            // Answers are options that were shown, or a text where none are.
            "AND NOT EXISTS (SELECT 1 FROM (SELECT NEW.option_id UNION ALL SELECT NEW.first_option_id UNION ALL SELECT o FROM "
            "jsonb_array_elements_text(NEW.options::jsonb) o UNION ALL SELECT o FROM jsonb_array_elements_text(NEW.first_options::jsonb) "
            "o) g(id) WHERE g.id IS NOT NULL AND NOT NEW.shown_order::jsonb ? g.id) AND (NEW.shown_order::jsonb = '[]' OR NEW.answer || "
            "NEW.first_answer = '') AND octet_length(NEW.answer || NEW.first_answer) <= 100000; "
            "IF fine AND NEW.answered_at IS NULL THEN fine := NOT again AND NEW.option_id IS NULL AND NEW.options::jsonb = '[]' AND "
            "NEW.answer = ''; ELSIF fine THEN fine := NEW.shown_at IS NOT NULL AND (NEW.flags::jsonb ? 'timed-out') = (NEW.option_id IS "
            "NULL AND NEW.options::jsonb = '[]' AND NEW.answer = ''); END IF; "
            // Answered again only where the study lets one go back, within the block.
            "IF fine AND again THEN SELECT coalesce(min(t.position) FILTER (WHERE t.answered_at IS NULL), max(t.position)) INTO here FROM "
            "{S}.trial t WHERE t.participant_id = OLD.participant_id; fine := NEW.answered_at >= OLD.answered_at AND NEW.flags::jsonb ? "
            "'revisited' AND ((OLD.first_option_id IS NULL AND OLD.first_options::jsonb = '[]' AND OLD.first_answer = '') OR "
            "(NEW.first_option_id, NEW.first_options, NEW.first_answer) IS NOT DISTINCT FROM (OLD.first_option_id, OLD.first_options, "
            "OLD.first_answer)) AND EXISTS (SELECT 1 FROM {S}.participant p JOIN {S}.study s ON s.id = p.study_id WHERE p.id = "
            "OLD.participant_id AND s.design::jsonb -> 'may_go_back' = 'true' AND coalesce((s.design::jsonb ->> "
            "'time_limit_seconds')::numeric, 0) <= 0) AND OLD.position >= (SELECT min(t.position) FROM {S}.trial "
            "t JOIN {S}.trial h ON h.participant_id = t.participant_id AND h.position = here WHERE t.participant_id = OLD.participant_id "
            "AND t.block = h.block AND (t.part = 'practice') = (h.part = 'practice')); END IF; "
            "IF fine IS NOT TRUE THEN RAISE insufficient_privilege USING MESSAGE = 'permission denied: this answer stays as it is'; END "
            "IF; RETURN NEW; EXCEPTION WHEN invalid_text_representation OR invalid_parameter_value THEN RAISE invalid_parameter_value "
            "USING MESSAGE = 'options and flags are JSON lists'; END"),
        before("trial"),
    };
}

} // namespace yuyi
