// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace yuyi::test {

/// @brief What somebody tries with the studies of StudyDeskProject, as attackStatements(): also members, who see nothing of them. `pia`
/// takes part in study1; her trials are pias0 … pias5, of which pias0 is answered.
inline QList<const char *> participantAttacks()
{
    return {
        // What comes later, and what others have
        "SELECT stem FROM question_version WHERE id IN ('ws5', 'ws6', 'wz0')",
        "SELECT stem FROM {S}.question_version WHERE id IN ('ws5', 'ws6')",
        "SELECT content FROM question_option WHERE question_version_id IN ('ws5', 'ws6', 'wz0')",
        "SELECT sha256 FROM question_medium WHERE question_version_id = 'ws5'",
        "SELECT id FROM image WHERE id IN ('images5', 'images6', 'imagez0') AND '{self}' = 'pia'",
        "SELECT sha256 FROM blob WHERE sha256 IN (SELECT image_sha256 FROM study_item WHERE question_version_id = 'ws5')",
        "SELECT state FROM question WHERE id IN ('qs5', 'qs6')",
        "SELECT {D}.mask_trial_part('pauls5')",
        "SELECT {D}.mask_question_version_rationale('ws0')",
        "SELECT {D}.mask_question_option_note('ws0', 'o1')",
        "SELECT id FROM {D}.set_p_versions WHERE id IN ('ws5', 'ws6')",
        "SELECT id FROM {D}.set_p_images WHERE id NOT LIKE 'images%'",
        "SELECT id FROM {D}.set_p_planned WHERE id = 'ws6'",
        "SELECT code FROM participant WHERE id <> 'pia'",
        "SELECT code FROM {S}.participant WHERE id = 'paul'",
        "SELECT language FROM {S}.participant WHERE study_id = 'study2'",
        "SELECT option_id FROM trial WHERE participant_id = 'paul'",
        "SELECT option_id FROM {S}.trial WHERE participant_id <> 'pia'",
        "SELECT part FROM {S}.trial",
        "SELECT part FROM trial WHERE part = 'gold'",
        "SELECT 1 FROM {D}.set_apart_study_item WHERE part = 'gold'",
        "SELECT 1 FROM study_item WHERE question_version_id = 'ws6'",
        "SELECT key_hash FROM {S}.study_item",
        "SELECT labels FROM study_item WHERE labels <> '{}'",
        "SELECT category || block || item_id || split FROM study_item WHERE category || block || item_id || split <> ''",
        "SELECT design FROM {S}.study",
        "SELECT 1 FROM study WHERE design LIKE '%«%'",
        "SELECT filter FROM study WHERE filter <> ''",
        "SELECT exclusion FROM {S}.study",
        "SELECT seed FROM study WHERE seed <> 0",
        "SELECT key_salt FROM {S}.study",
        "SELECT name FROM study WHERE id = 'study2'",
        "SELECT consent_en FROM {S}.study_text WHERE study_id = 'study2'",
        "SELECT name FROM participant_name WHERE participant_id = '{self}'",
        "SELECT action FROM event WHERE id = 'lpia' AND '{self}' = 'pia'",
        "SELECT action FROM event WHERE subject_id = 'paul' AND '{self}' = 'pia'",
        "SELECT * FROM {D}.todo",
        "SELECT participant_id FROM {D}.member",
        "EXPLAIN (ANALYZE, VERBOSE) SELECT part FROM {S}.trial",
        "SELECT 1 / (CASE WHEN stem LIKE '%ws5%' THEN 0 ELSE 1 END) FROM {S}.question_version WHERE id = 'ws5'",
        // What was answered stays, as others' does
        "UPDATE trial SET option_id = 'o2' WHERE id = 'pias0'",
        "UPDATE trial SET option_id = 'o2', flags = '[\"revisited\"]' WHERE id = 'pias0'",
        "UPDATE {S}.trial SET option_id = 'o2' WHERE id = 'pias0'",
        "UPDATE trial SET answered_at = NULL, option_id = NULL WHERE id = 'pias0'",
        "UPDATE trial SET milliseconds = 0 WHERE id = 'pias0'",
        "UPDATE trial SET shown_at = '2020-01-01T00:00:00.000Z' WHERE id = 'pias0'",
        "UPDATE trial SET flags = '[]', milliseconds = 1 WHERE id = 'pauls6'",
        "UPDATE trial SET option_id = 'o1', shown_at = '2026', answered_at = '2026', milliseconds = 5 WHERE participant_id = 'paul'",
        "UPDATE {S}.trial SET option_id = 'o1', shown_at = '2026', answered_at = '2026', milliseconds = 5 WHERE id = 'pauls5'",
        // Too early, without an answer, without having been shown, or with an option that was not there
        "UPDATE trial SET shown_at = '2026' WHERE id = 'pias5'",
        "UPDATE trial SET option_id = 'o1', shown_at = '2026', answered_at = '2026', milliseconds = 5 WHERE id = 'pias4'",
        "UPDATE trial SET answered_at = '2026', shown_at = '2026', milliseconds = 5 WHERE id = 'pias1'",
        "UPDATE trial SET option_id = 'o1', answered_at = '2026', milliseconds = 5 WHERE id = 'pias1'",
        "UPDATE trial SET option_id = 'o9', shown_at = '2026', answered_at = '2026', milliseconds = 5 WHERE id = 'pias1'",
        "UPDATE trial SET answer = 'x', shown_at = '2026', answered_at = '2026', milliseconds = 5 WHERE id = 'pias1'",
        "UPDATE trial SET option_id = 'o1' WHERE id = 'pias1'",
        "UPDATE trial SET milliseconds = -2 WHERE id = 'pias1'",
        "UPDATE trial SET flags = '[' WHERE id = 'pias1'",
        "UPDATE trial SET position = 9 WHERE id = 'pias1'",
        "UPDATE trial SET part = 'practice' WHERE id = 'pias1'",
        "UPDATE trial SET shown_order = '[\"o2\"]' WHERE id = 'pias1'",
        "UPDATE trial SET question_version_id = 'ws0' WHERE id = 'pias1'",
        "UPDATE trial SET participant_id = 'paul' WHERE id = 'pias1'",
        "DELETE FROM trial WHERE id = 'pias1'",
        "INSERT INTO trial SELECT 'x', participant_id, 9, block, part, question_version_id, shown_order FROM trial WHERE id = 'pias1'",
        // Another one, or another way through the study
        "UPDATE participant SET state = 'finished', finished_at = '2026', version = version + 1",
        "UPDATE participant SET state = 'invited', version = version + 1",
        "UPDATE participant SET state = 'withdrawn', version = version + 1",
        "UPDATE participant SET consent_at = '2020', version = version + 1",
        "UPDATE participant SET consent_at = NULL, version = version + 1",
        "UPDATE participant SET texts = 0, version = version + 1",
        "UPDATE participant SET language = 'fr', version = version + 1",
        "UPDATE participant SET version = 1",
        "UPDATE participant SET background = repeat('x', 5000), version = version + 1",
        "UPDATE participant SET background = 'x' WHERE id <> 'pia'",
        "UPDATE {S}.participant SET background = 'x', version = version + 1 WHERE id = 'paul'",
        "UPDATE participant SET code = 'x'",
        "UPDATE participant SET seed = 1, simulated = 'random'",
        "UPDATE {S}.participant SET study_id = 'study2'",
        "DELETE FROM participant",
        "UPDATE study SET state = 'draft'",
        "UPDATE study SET design = '{\"may_go_back\": true}'",
        "UPDATE study_text SET consent_en = 'x'",
        "UPDATE study_item SET part = 'practice'",
        "INSERT INTO event (id, session, entity, subject_id, action, before_value, after_value, created_at) SELECT 'x', 's', "
        "'participant', 'paul', 'finished', '', '', '2026' WHERE '{self}' = 'pia'",
        "INSERT INTO event (id, session, entity, subject_id, action, before_value, after_value, created_at) SELECT 'x', 's', "
        "'participant', 'pia', 'withdrawn', '', '', '2026' WHERE '{self}' = 'pia'",
        "INSERT INTO event (id, session, entity, subject_id, action, before_value, after_value, created_at) SELECT 'x', 's', 'image', "
        "'pia', 'opened', '', '', '2026' WHERE '{self}' = 'pia'",
        "INSERT INTO event (id, session, entity, subject_id, action, before_value, after_value, created_at) SELECT 'x', 's', "
        "'participant', 'pia', 'opened', '', repeat('x', 5000), '2026' WHERE '{self}' = 'pia'",
        "INSERT INTO comment (id, entity, subject_id, field, body, state, created_at) VALUES ('x', 'image', 'images0', '', 'b', 'open', "
        "'2026')",
        "INSERT INTO text_draft (person_id, place, body, updated_at) VALUES ('pia', 'p', 'b', '2026')",
        "SELECT {D}.ask('reopen', 'a2', '') WHERE '{self}' = 'pia'",
        "SELECT {D}.take_round('round3') WHERE '{self}' = 'pia'",
        "SET ROLE {member}; SELECT id FROM {S}.annotation WHERE '{self}' = 'pia'",
    };
}

} // namespace yuyi::test
