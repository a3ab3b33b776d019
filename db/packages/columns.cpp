// SPDX-License-Identifier: GPL-3.0-or-later
// What a person may see of each table, column by column. "name" goes in as it is, "name=expression" as the expression says,
// "~" behind the name: the holder's work changes it.
#include "db/packages/columns.h"

#include <QHash>

namespace yuyi {

namespace {

/// a: annotator, v: validator, j: adjudicator, e: expert, p: participant
QList<Role> rolesOf(const QString &letters)
{
    static const QHash<QChar, Role> known{{u'a', Role::Annotator},
                                          {u'v', Role::Validator},
                                          {u'j', Role::Adjudicator},
                                          {u'e', Role::Expert},
                                          {u'p', Role::Participant}};
    QList<Role> roles;
    for (const QChar letter : letters)
        roles.append(known.value(letter));
    return roles;
}

QList<PackedColumn> columnsOf(const QString &text)
{
    QList<PackedColumn> columns;
    const QStringList parts = text.split(u';', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const QString trimmed = part.trimmed();
        const qsizetype equals = trimmed.indexOf(u'=');
        PackedColumn column;
        column.name = (equals < 0 ? trimmed : trimmed.left(equals)).trimmed();
        column.changeable = column.name.endsWith(u'~');
        if (column.changeable)
            column.name.chop(1);
        column.expression = equals < 0 ? column.name : trimmed.mid(equals + 1).trimmed();
        columns.append(column);
    }
    return columns;
}

enum class Rows {
    Fixed,
    Own
};

PackedTable rows(const char *table, const char *roles, const char *key, const char *set, Rows kind,
                 const char *columns, const char *also = "")
{
    PackedTable packed;
    packed.table = QString::fromLatin1(table);
    packed.roles = rolesOf(QString::fromLatin1(roles));
    packed.key = QString::fromLatin1(key);
    packed.set = QString::fromLatin1(set);
    packed.also = QString::fromLatin1(also);
    packed.own = kind == Rows::Own;
    packed.columns = columnsOf(QString::fromLatin1(columns));
    return packed;
}

/// Made by the packer itself.
PackedTable made(const char *table, const char *columns)
{
    return rows(table, "avjep", "", "", Rows::Fixed, columns);
}

QList<PackedTable> people()
{
    return {
        made("person", "id; name; active; created_at; created_by; version; paused"),
        made("person_role", "person_id; role"),
        rows("preset", "avjep", "id", "presets", Rows::Fixed,
             "id; code; number; json; created_at={now}; created_by=NULL"),
        // Sources are names of hosts. Nothing is free for all in a package.
        rows("project", "avjep", "id", "projects", Rows::Fixed,
             "id; title; preset_id; annotators_per_image; votes_per_question; rounds; "
             "require_licence; allowed_sources='[]'; forbidden_sources='[]'; text_ratio_limit; "
             "text_review_band; duplicate_distance; created_at={now}; created_by=NULL; version; "
             "passing_votes; text_similarity; open_pool=0; reservation_minutes; certainty_limit; "
             "calibrated_only=0"),
    };
}

QList<PackedTable> pictures()
{
    const char *measure = "image_id; engine; engine_version; ratio; newest; created_at={now}; "
                          "created_by=NULL";
    const char *area = "id; image_id; engine; position; polygon; confidence; content; by_person; "
                       "dismissed";
    return {
        // Names of files and where they come from may give an answer away.
        rows("image", "a", "id", "images", Rows::Fixed,
             "id; sha256; name_key=''; format; bytes; width; height; pixels; short_side; frames; "
             "truncated; colour; source_url=''; licence=''; collector=''; note=''; stage~; "
             "created_at={now}; created_by=NULL; version~"),
        rows("image", "vjep", "id", "images", Rows::Fixed,
             "id; sha256; name_key=''; format; bytes; width; height; pixels; short_side; frames; "
             "truncated; colour; source_url=''; licence=''; collector=''; note=''; "
             "stage~='validating'; created_at={now}; created_by=NULL; version~=1"),
        made("blob", "sha256; content; created_at; created_by"),
        // The same of the other pictures of questions. An annotator may add some: their bytes come back with them.
        rows("medium", "a", "sha256", "media", Rows::Own,
             "sha256; format; bytes; width; height; source_url=''; licence=''; created_at={now}; created_by=NULL"),
        rows("medium", "vjep", "sha256", "media", Rows::Fixed,
             "sha256; format; bytes; width; height; source_url=''; licence=''; created_at={now}; created_by=NULL"),
        rows("medium_content", "a", "sha256", "media", Rows::Own, "sha256; content", "1 = 0"),
        // Templates fill drafts from them. They may say what the answers are: nobody else gets them.
        rows("image_fact", "a", "image_id", "images", Rows::Fixed, "image_id; name; value; set_at={now}; set_by=NULL"),
        rows("image_part", "a", "image_id", "images", Rows::Fixed, "image_id; position; role; sha256; area"),
        rows("sheet", "a", "image_id", "images", Rows::Fixed,
             "recipe_hash; image_id; code; recipe; sha256; number; created_at={now}; created_by=NULL"),
        // What is to be read in a picture: the linter looks for options in it.
        rows("text_measure", "a", "image_id", "images", Rows::Fixed, measure),
        rows("text_area", "a", "image_id", "images", Rows::Fixed, area),
        rows("guideline", "avje", "id", "guidelines", Rows::Fixed,
             "id; number; title; body; created_at; created_by=NULL"),
    };
}

QList<PackedTable> annotations()
{
    return {
        rows("annotation", "a", "id", "annotations", Rows::Own,
             "id; image_id; person_id; origin; state; round; guideline_id; source_entry_id=NULL; "
             "explanation; implied_meaning; submitted_at; created_at; updated_at; version; unsure"),
        // Questions belong to an annotation: it is there by its id alone.
        rows("annotation", "vp", "id", "owners", Rows::Fixed,
             "id; image_id; person_id=NULL; origin='import'; state='submitted'; round=1; "
             "guideline_id=NULL; source_entry_id=NULL; explanation=''; implied_meaning=''; "
             "submitted_at=NULL; created_at={now}; updated_at={now}; version=1; unsure=0"),
        rows("annotation", "j", "id", "owners", Rows::Own,
             "id; image_id; person_id=CASE WHEN EXISTS (SELECT 1 FROM adjudication_case c JOIN submission "
             "s ON s.id = c.submission_a WHERE s.annotation_id = annotation.id AND c.state = 'open') "
             "THEN {a} ELSE {b} END; "
             "origin; state='submitted'; round=1; guideline_id=NULL; source_entry_id=NULL; "
             "explanation=''; implied_meaning=''; submitted_at=NULL; created_at={now}; "
             "updated_at={now}; version=1; unsure=0"),
        rows("annotation", "e", "id", "owners", Rows::Fixed,
             "id; image_id; person_id=NULL; origin=CASE WHEN origin = 'gold' THEN 'gold' ELSE "
             "'import' END; state='submitted'; round=1; guideline_id=NULL; source_entry_id=NULL; "
             "explanation=CASE WHEN origin = 'gold' THEN explanation ELSE '' END; "
             "implied_meaning=CASE WHEN origin = 'gold' THEN implied_meaning ELSE '' END; "
             "submitted_at=NULL; created_at={now}; updated_at={now}; version=1; unsure=0"),
        rows("annotation_label", "a", "annotation_id", "annotations", Rows::Own,
             "annotation_id; dimension; label; position"),
        rows("annotation_context", "a", "annotation_id", "annotations", Rows::Own,
             "annotation_id; position; body; source"),
        rows("annotation_skip", "a", "image_id", "images", Rows::Own,
             "image_id; person_id; created_at", "person_id = {holder}"),
    };
}

QList<PackedTable> questions()
{
    // Nothing writes question_image and question_option.image_id. They stay in this list: the content hashes of packages of older
    // versions are made over it.
    const char *blindOption = "question_version_id; id; position; content; image_id; note=''; picture";
    const char *medium = "question_version_id; position; sha256; role; caption";
    return {
        rows("question", "a", "annotation_id", "annotations", Rows::Own,
             "id; annotation_id; group_id; position; state; created_at; created_by={holder}"),
        rows("question", "vep", "id", "questions", Rows::Fixed,
             "id; annotation_id; group_id=NULL; position; state; created_at={now}; created_by=NULL"),
        // Nobody who answers or judges sees what a question is about; experts read the frozen labels of items.
        rows("question_label", "a", "annotation_id", "annotations", Rows::Own,
             "annotation_id; question_id; dimension; label; position"),
        rows("question_image", "a", "question_id", "questions", Rows::Own,
             "question_id; position; image_id"),
        rows("question_image", "vep", "question_id", "questions", Rows::Fixed,
             "question_id; position; image_id"),
        rows("question_version", "a", "question_id", "questions", Rows::Own,
             "id; question_id; number; is_current; frozen; kind; stem; rationale; created_at; "
             "created_by={holder}"),
        rows("question_version", "vep", "id", "versions", Rows::Fixed,
             "id; question_id; number=1; is_current; frozen=1; kind; stem; rationale=''; "
             "created_at={now}; created_by=NULL"),
        rows("question_option", "a", "question_version_id", "versions", Rows::Own,
             "question_version_id; id; position; content; image_id; note; picture"),
        rows("question_option", "vep", "question_version_id", "versions", Rows::Fixed, blindOption),
        // Everybody who answers sees the pictures with their captions.
        rows("question_medium", "a", "question_version_id", "versions", Rows::Own, medium),
        rows("question_medium", "vep", "question_version_id", "versions", Rows::Fixed, medium),
        rows("question_key", "a", "question_version_id", "versions", Rows::Own,
             "question_version_id; option_id"),
        rows("question_key", "e", "question_version_id", "versions", Rows::Fixed,
             "question_version_id; option_id"),
        rows("question_accepted", "a", "question_version_id", "versions", Rows::Own,
             "question_version_id; position; content"),
        rows("question_accepted", "e", "question_version_id", "versions", Rows::Fixed,
             "question_version_id; position; content"),
        rows("gold_question", "e", "question_version_id", "versions", Rows::Fixed,
             "annotation_id; question_id; question_version_id; position",
             "EXISTS (SELECT 1 FROM annotation g WHERE g.id = gold_question.annotation_id AND "
             "g.origin = 'gold' AND g.state <> 'superseded')"),
    };
}

QList<PackedTable> work()
{
    return {
        rows("assignment", "av", "id", "assignments", Rows::Own,
             "id; person_id; task; image_id; question_id; round; state; reserved_until=NULL; "
             "created_at={now}; created_by=NULL; version; origin; done_at=NULL; note"),
        rows("work_return", "a", "id", "returns", Rows::Own,
             "id; image_id; annotation_id; person_id; question_id; origin; reason; note; data; round; "
             "answered_at; created_at; created_by=NULL"),
        rows("submission", "j", "id", "submissions", Rows::Fixed,
             "id; annotation_id; image_id; person_id=CASE WHEN EXISTS (SELECT 1 FROM "
             "adjudication_case c WHERE c.submission_a = submission.id AND c.state = 'open') THEN "
             "{a} ELSE {b} END; number=1; round=1; blind=1; newest_blind=1; withdrawn=0; guideline_id=NULL; "
             "calibration_batch_id=NULL; content; created_at={now}; created_by=NULL"),
        rows("submission_label", "j", "submission_id", "submissions", Rows::Fixed,
             "submission_id; dimension; label; position"),
        rows("adjudication_case", "j", "id", "cases", Rows::Fixed,
             "id; image_id; submission_a; submission_b; left_side; seed; state~; round; "
             "adjudicator_id~={holder}; reserved_until~=NULL; gold_annotation_id~=NULL; "
             "settled_at~; created_at={now}; created_by=NULL; version~"),
        rows("discrepancy", "j", "case_id", "cases", Rows::Fixed,
             "id; case_id; field; position; value_a; value_b; similarity; state~; "
             "created_at={now}; created_by=NULL; version~"),
        // What was decided before stands in the case; by whom is nobody's business.
        rows("adjudication", "j", "discrepancy_id", "discrepancies", Rows::Own,
             "id; discrepancy_id; choice; final_value; cause; note; change_guideline; superseded; "
             "created_at=CASE WHEN created_by = {holder} THEN created_at ELSE {now} END; "
             "created_by=CASE WHEN created_by = {holder} THEN created_by END",
             "superseded = 0"),
        rows("validation", "v", "id", "validations", Rows::Fixed,
             "id; question_id; question_version_id; image_id; round; needed; passing; seed; state~; "
             "reason~=''; decided_at~=NULL; created_at={now}; created_by=NULL; version~"),
    };
}

QList<PackedTable> replies()
{
    return {
        rows("item_set", "e", "id", "item-sets", Rows::Fixed,
             "id; name=''; hash; items; created_at={now}; created_by=NULL"),
        rows("item_set_item", "e", "question_version_id", "versions", Rows::Fixed,
             "item_set_id; position; question_version_id; image_id; image_sha256; item_id; split; "
             "labels",
             "item_set_id IN {item-sets}"),
        // Whom one would ask, with which prompt and settings, is no matter of an expert's.
        rows("run", "e", "id", "runs", Rows::Fixed,
             "id; launch_id; origin; endpoint_id=NULL; model; section; configuration; item_set_id; "
             "prompt_template_id=NULL; examples='[]'; picture_profile; "
             // That replies were made up by a practice model is no secret of whom was asked.
             "parameters=CASE WHEN parameters LIKE '{\"practice\":%' THEN '{\"practice\":{}}' ELSE '{}' END; "
             "option_order; seed; repeats; budget=0; price_input=0; price_output=0; currency=''; "
             "state='done'; message=''; hidden=0; runner=''; heartbeat_at=NULL; ended_at=NULL; "
             "created_at={now}; created_by=NULL; version=1; kind; judged_run_id=NULL; "
             // An expert judges replies; how large the model is does not matter there.
             "model_size=NULL; extracts=0",
             "extracts = 0"),
        rows("attempt", "e", "id", "attempts", Rows::Fixed,
             "id; run_id; question_version_id; repeat; rotation; number; request_hash=''; "
             // An expert reads the part of one item; the rest of its request is no part of the case.
             "picture_sha256=''; shown_order; sent_at={now}; request_id=NULL; place=0"),
        rows("response", "e", "attempt_id", "attempts", Rows::Fixed,
             "attempt_id; run_id; status; reply; reasoning; message=''; cut_short; http_status=0; "
             "bytes_sent=0; tokens_input=-1; tokens_output=-1; milliseconds=0; cost=0; "
             "ended_at={now}; whole=''; part_fault"),
        rows("scored_response", "e", "attempt_id", "attempts", Rows::Fixed,
             "attempt_id; scorer; scorer_version; option_id; options; answer; label; result; rule; reason; "
             "span_start; span_length; created_at={now}"),
        rows("error_types", "e", "id", "error-types", Rows::Fixed,
             "id; number; body; created_at={now}; created_by=NULL"),
        rows("error_sample", "e", "id", "samples", Rows::Fixed,
             "id; name; runs; right_in_run_id=NULL; strata; allocation; with_misses; scorer; seed; experts_per_case; "
             "created_at={now}; created_by=NULL; version"),
        rows("error_case", "e", "id", "error-cases", Rows::Fixed,
             "id; sample_id; attempt_id; position; stratum; created_at={now}"),
        rows("error_code", "e", "case_id", "error-cases", Rows::Own,
             "id; case_id; error_types_id; final; state; verdict; content; submitted_at; created_at; "
             "created_by; version",
             "created_by = {holder} AND final = 0"),
    };
}

QList<PackedTable> studies()
{
    return {
        // Filters, rules of exclusion and the other items would say what an answer is worth.
        rows("study", "p", "id", "studies", Rows::Fixed,
             "id; name; state; filter=''; from_item_set_id=NULL; item_limit=0; design={design}; "
             "exclusion='{}'; background; texts; item_set_id=NULL; seed=0; frozen_hash; frozen_at; "
             "created_at={now}; created_by=NULL; version; key_salt=''"),
        rows("study_text", "p", "study_id", "studies", Rows::Fixed,
             "study_id; number; instructions_zh; instructions_en; consent_zh; consent_en; "
             "created_at={now}"),
        // A gold item looks like any other, also by its place: in the project they stand behind the others. A label may give an answer
        // away, and the hash of a key lets one try them all.
        rows("study_item", "p", "question_version_id", "versions", Rows::Fixed,
             "study_id; "
             "position=(SELECT count(*) FROM study_item o WHERE o.study_id = study_item.study_id AND "
             "o.question_version_id < study_item.question_version_id); part=CASE WHEN part = 'practice' THEN 'practice' ELSE 'main' END; "
             "question_version_id; image_id; image_sha256; item_id=''; split=''; labels='{}'; "
             "category=''; block=''; content_hash; key_hash=''",
             "study_id IN {studies}"),
        rows("participant", "p", "id", "participants", Rows::Fixed,
             "id; study_id; number; code; state~; simulated; seed; texts~; language~; background~; "
             "consent_at~; finished_at~; created_at={now}; created_by=NULL; version~; text_size~"),
        rows("trial", "p", "participant_id", "participants", Rows::Fixed,
             "id; participant_id; position; block; part=CASE WHEN part = 'practice' THEN 'practice' "
             "ELSE 'main' END; question_version_id; shown_order; first_option_id~; first_options~; first_answer~; "
             "option_id~; options~; answer~; "
             "changes~; milliseconds~; flags~; shown_at~; answered_at~"),
        made("package",
             "id; project_id; title; role; person_id; study_id; participant_id; images; pieces; "
             "content_hash; state~; finished_at~; merged_at~; return_hash~; created_at; created_by; "
             "version~; id_secret"),
        made("package_piece", "package_id; entity; subject_id; state"),
    };
}

} // namespace

const QList<PackedTable> &packedTables()
{
    static const QList<PackedTable> tables = people() + pictures() + annotations() + questions()
                                           + work() + replies() + studies();
    return tables;
}

const QStringList &withheldTables()
{
    static const QStringList names{
        // made with the schema
        QStringLiteral("schema_migration"),
        // how images came here and what was decided about them
        QStringLiteral("image_name"), QStringLiteral("decision"),
        QStringLiteral("standing_decision"), QStringLiteral("fingerprint"),
        QStringLiteral("duplicate_group"), QStringLiteral("duplicate_member"),
        QStringLiteral("not_duplicate"), QStringLiteral("compared_pair"),
        QStringLiteral("searched_image"), QStringLiteral("step_run"),
        QStringLiteral("source_entry"),
        // what others do and say
        QStringLiteral("calibration_batch"), QStringLiteral("calibration_image"),
        QStringLiteral("calibration_person"), QStringLiteral("calibration_outcome"),
        QStringLiteral("vote"), QStringLiteral("discussion"), QStringLiteral("discussion_vote"),
        QStringLiteral("review_sample"), QStringLiteral("review_item"), QStringLiteral("comment"),
        QStringLiteral("comment_mention"), QStringLiteral("text_draft"),
        QStringLiteral("participant_name"), QStringLiteral("overrule"),
        QStringLiteral("rating"), QStringLiteral("run_shot"), QStringLiteral("error_probe"), QStringLiteral("probe_verdict"),
        QStringLiteral("run_text"), QStringLiteral("run_fact"),
        // which programs work on a run
        QStringLiteral("run_session"), QStringLiteral("run_helper"), QStringLiteral("work_unit"),
        // servers, prompts, releases, what their cards say, and translations
        QStringLiteral("endpoint"), QStringLiteral("prompt_template"), QStringLiteral("release"),
        QStringLiteral("release_item"), QStringLiteral("about_text"), QStringLiteral("question_text"),
        // what images show, which is the answer to questions about them
        QStringLiteral("concept"), QStringLiteral("concept_parent"), QStringLiteral("chain"), QStringLiteral("chain_level"),
        // the audit, the history and the jobs of the project
        QStringLiteral("job"), QStringLiteral("undo_step"), QStringLiteral("event"), QStringLiteral("audit_seal")};
    return names;
}

} // namespace yuyi
