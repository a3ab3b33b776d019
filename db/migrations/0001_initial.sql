-- SPDX-License-Identifier: GPL-3.0-or-later
-- Ids are UUIDs as text, times UTC ISO-8601 with milliseconds, both written by the program; truth values are 0 and 1.
-- Statements end with a semicolon at the end of a line. Placeholders in double braces are filled in by the dialect.

CREATE TABLE schema_migration (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    applied_at TEXT NOT NULL
);

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX person_name ON person (name);

CREATE TABLE person_role (
    person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('lead', 'annotator', 'adjudicator', 'validator', 'expert', 'participant')),
    PRIMARY KEY (person_id, role)
);

CREATE TABLE preset (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    json TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);

CREATE TABLE project (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    preset_id TEXT NOT NULL REFERENCES preset (id),
    annotators_per_image INTEGER NOT NULL CHECK (annotators_per_image >= 1),
    votes_per_question INTEGER NOT NULL CHECK (votes_per_question >= 0),
    rounds INTEGER NOT NULL CHECK (rounds >= 0),
    require_licence INTEGER NOT NULL CHECK (require_licence IN (0, 1)),
    allowed_sources TEXT NOT NULL,
    forbidden_sources TEXT NOT NULL,
    text_ratio_limit DOUBLE PRECISION NOT NULL,
    text_review_band DOUBLE PRECISION NOT NULL,
    duplicate_distance INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);

-- Images and what is decided about them

CREATE TABLE image (
    id TEXT PRIMARY KEY,
    sha256 TEXT {{binary}} NOT NULL UNIQUE CHECK (length(sha256) = 64),
    name_key TEXT {{binary}} NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('unknown', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'tiff', 'heic', 'avif', 'jxl',
        'svg', 'pdf')),
    bytes BIGINT NOT NULL CHECK (bytes >= 0),
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    pixels BIGINT NOT NULL,
    short_side INTEGER NOT NULL,
    frames INTEGER NOT NULL DEFAULT 1,
    truncated INTEGER NOT NULL DEFAULT 0 CHECK (truncated IN (0, 1)),
    colour TEXT NOT NULL,
    source_url TEXT NOT NULL,
    licence TEXT NOT NULL,
    collector TEXT NOT NULL,
    note TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('collected', 'discarded', 'kept', 'annotating', 'disputed', 'agreed', 'gold',
        'validating', 'returned', 'accepted', 'released')),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX image_stage ON image (stage, id);
CREATE INDEX image_name_key ON image (name_key, id);
CREATE INDEX image_bytes ON image (bytes, id);
CREATE INDEX image_pixels ON image (pixels, id);

CREATE TABLE image_name (
    image_id TEXT NOT NULL REFERENCES image (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    position INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (image_id, name)
);

CREATE TABLE blob (
    sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
    content {{blob}} NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);

CREATE TABLE decision (
    id TEXT PRIMARY KEY,
    image_id TEXT NOT NULL REFERENCES image (id),
    step TEXT NOT NULL CHECK (step IN ('duplicate', 'text', 'inspect')),
    outcome TEXT NOT NULL CHECK (outcome IN ('keep', 'discard')),
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    rule TEXT NOT NULL,
    undone_by TEXT REFERENCES person (id),
    undone_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX decision_image ON decision (image_id, step, created_at, id);

-- The newest decision of each step that was not undone; derived from decision, kept for quick counts.
-- is_first: discards, and no earlier step does; an image is counted there.
CREATE TABLE standing_decision (
    image_id TEXT NOT NULL REFERENCES image (id),
    step TEXT NOT NULL,
    step_order INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    reason TEXT NOT NULL,
    is_first INTEGER NOT NULL CHECK (is_first IN (0, 1)),
    decision_id TEXT NOT NULL REFERENCES decision (id),
    created_at TEXT NOT NULL,
    PRIMARY KEY (image_id, step)
);
CREATE INDEX standing_decision_first ON standing_decision (step, reason, image_id) WHERE is_first = 1;
CREATE INDEX standing_decision_newest ON standing_decision (created_at, decision_id);

-- What the filter steps measured

CREATE TABLE fingerprint (
    image_id TEXT NOT NULL REFERENCES image (id) ON DELETE CASCADE,
    engine TEXT NOT NULL,
    data {{blob}} NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (image_id, engine)
);
CREATE INDEX fingerprint_engine ON fingerprint (engine, image_id);

CREATE TABLE duplicate_group (
    id TEXT PRIMARY KEY,
    verdict TEXT NOT NULL CHECK (verdict IN ('duplicate', 'same-template', 'different')),
    state TEXT NOT NULL CHECK (state IN ('open', 'confirmed', 'dismissed')),
    kept_id TEXT NOT NULL REFERENCES image (id),
    kept_reason TEXT NOT NULL,
    certainty DOUBLE PRECISION NOT NULL,
    engine TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX duplicate_group_state ON duplicate_group (state, certainty);
CREATE INDEX duplicate_group_kept ON duplicate_group (kept_id);

CREATE TABLE duplicate_member (
    group_id TEXT NOT NULL REFERENCES duplicate_group (id) ON DELETE CASCADE,
    image_id TEXT NOT NULL REFERENCES image (id),
    position INTEGER NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('duplicate', 'same-template', 'different')),
    kind TEXT NOT NULL CHECK (kind IN ('bytes', 'pixels', 'aligned', 'trimmed', 'flipped', 'cropped', 'features')),
    distance INTEGER NOT NULL,
    similarity DOUBLE PRECISION NOT NULL,
    structural DOUBLE PRECISION NOT NULL,
    changed_blocks DOUBLE PRECISION NOT NULL,
    overlap DOUBLE PRECISION NOT NULL,
    inliers INTEGER NOT NULL,
    geometry TEXT NOT NULL,
    PRIMARY KEY (group_id, image_id)
);
CREATE INDEX duplicate_member_image ON duplicate_member (image_id);

CREATE TABLE not_duplicate (
    image_a TEXT NOT NULL REFERENCES image (id) ON DELETE CASCADE,
    image_b TEXT NOT NULL REFERENCES image (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    PRIMARY KEY (image_a, image_b),
    CHECK (image_a <> image_b)
);
CREATE INDEX not_duplicate_b ON not_duplicate (image_b);

-- newest marks the measure that counts where no engine is named.
CREATE TABLE text_measure (
    image_id TEXT NOT NULL REFERENCES image (id) ON DELETE CASCADE,
    engine TEXT NOT NULL,
    engine_version TEXT NOT NULL,
    ratio DOUBLE PRECISION NOT NULL,
    newest INTEGER NOT NULL CHECK (newest IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    PRIMARY KEY (image_id, engine)
);
CREATE UNIQUE INDEX text_measure_newest ON text_measure (image_id) WHERE newest = 1;
CREATE INDEX text_measure_ratio ON text_measure (ratio, image_id) WHERE newest = 1;
CREATE INDEX text_measure_engine ON text_measure (engine, engine_version, image_id);

CREATE TABLE text_area (
    id TEXT PRIMARY KEY,
    image_id TEXT NOT NULL,
    engine TEXT NOT NULL,
    position INTEGER NOT NULL,
    polygon TEXT NOT NULL,
    confidence DOUBLE PRECISION NOT NULL,
    content TEXT NOT NULL,
    by_person INTEGER NOT NULL CHECK (by_person IN (0, 1)),
    dismissed INTEGER NOT NULL CHECK (dismissed IN (0, 1)),
    FOREIGN KEY (image_id, engine) REFERENCES text_measure (image_id, engine) ON DELETE CASCADE
);
CREATE INDEX text_area_measure ON text_area (image_id, engine, position);

-- Guidelines and calibration

CREATE TABLE guideline (
    id TEXT PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);

CREATE TABLE calibration_batch (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    guideline_id TEXT REFERENCES guideline (id),
    state TEXT NOT NULL CHECK (state IN ('open', 'closed')),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE calibration_image (
    batch_id TEXT NOT NULL REFERENCES calibration_batch (id) ON DELETE CASCADE,
    image_id TEXT NOT NULL REFERENCES image (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (batch_id, image_id)
);
CREATE TABLE calibration_person (
    batch_id TEXT NOT NULL REFERENCES calibration_batch (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES person (id),
    PRIMARY KEY (batch_id, person_id)
);

-- Annotations and questions

CREATE TABLE source_entry (
    id TEXT PRIMARY KEY,
    file TEXT NOT NULL,
    format TEXT NOT NULL,
    position INTEGER NOT NULL,
    path TEXT NOT NULL,
    item_id TEXT NOT NULL,
    raw TEXT NOT NULL,
    image_id TEXT REFERENCES image (id),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX source_entry_file ON source_entry (file, position);
CREATE INDEX source_entry_item ON source_entry (file, item_id);
CREATE INDEX source_entry_image ON source_entry (image_id);

CREATE TABLE annotation (
    id TEXT PRIMARY KEY,
    image_id TEXT NOT NULL REFERENCES image (id),
    person_id TEXT REFERENCES person (id),
    origin TEXT NOT NULL CHECK (origin IN ('annotation', 'gold', 'import')),
    state TEXT NOT NULL CHECK (state IN ('draft', 'submitted', 'returned', 'superseded')),
    round INTEGER NOT NULL,
    guideline_id TEXT REFERENCES guideline (id),
    source_entry_id TEXT REFERENCES source_entry (id) DEFERRABLE INITIALLY DEFERRED,
    explanation TEXT NOT NULL,
    implied_meaning TEXT NOT NULL,
    submitted_at TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX annotation_image ON annotation (image_id, origin, state);
CREATE INDEX annotation_person ON annotation (person_id, updated_at);
CREATE INDEX annotation_submitted ON annotation (person_id, submitted_at);
CREATE INDEX annotation_source_entry ON annotation (source_entry_id);
CREATE UNIQUE INDEX annotation_gold ON annotation (image_id) WHERE origin = 'gold' AND state <> 'superseded';
CREATE UNIQUE INDEX annotation_current ON annotation (image_id, person_id)
    WHERE origin = 'annotation' AND state <> 'superseded';

CREATE TABLE annotation_label (
    annotation_id TEXT NOT NULL REFERENCES annotation (id) ON DELETE CASCADE,
    dimension TEXT NOT NULL,
    label TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (annotation_id, dimension, label)
);
CREATE INDEX annotation_label_value ON annotation_label (dimension, label, annotation_id);

CREATE TABLE annotation_context (
    annotation_id TEXT NOT NULL REFERENCES annotation (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    body TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (annotation_id, position)
);

CREATE TABLE annotation_skip (
    image_id TEXT NOT NULL REFERENCES image (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES person (id),
    created_at TEXT NOT NULL,
    PRIMARY KEY (image_id, person_id)
);

-- group_id: linked questions of one image that are scored together.
CREATE TABLE question (
    id TEXT PRIMARY KEY,
    annotation_id TEXT NOT NULL REFERENCES annotation (id),
    group_id TEXT,
    position INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('active', 'removed')),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX question_annotation ON question (annotation_id, position);

-- Pictures of a question besides its annotation's image.
CREATE TABLE question_image (
    question_id TEXT NOT NULL REFERENCES question (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    image_id TEXT NOT NULL REFERENCES image (id),
    PRIMARY KEY (question_id, position)
);

CREATE TABLE question_version (
    id TEXT PRIMARY KEY,
    question_id TEXT NOT NULL REFERENCES question (id),
    number INTEGER NOT NULL,
    is_current INTEGER NOT NULL CHECK (is_current IN (0, 1)),
    frozen INTEGER NOT NULL CHECK (frozen IN (0, 1)),
    kind TEXT NOT NULL,
    stem TEXT NOT NULL,
    rationale TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX question_version_question ON question_version (question_id, number);
CREATE UNIQUE INDEX question_version_current ON question_version (question_id) WHERE is_current = 1;

CREATE TABLE question_option (
    question_version_id TEXT NOT NULL REFERENCES question_version (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    content TEXT NOT NULL,
    image_id TEXT REFERENCES image (id),
    note TEXT NOT NULL,
    PRIMARY KEY (question_version_id, id)
);

-- Apart from the options: participants and validators have no right to read it.
CREATE TABLE question_key (
    question_version_id TEXT NOT NULL,
    option_id TEXT NOT NULL,
    PRIMARY KEY (question_version_id, option_id),
    FOREIGN KEY (question_version_id, option_id) REFERENCES question_option (question_version_id, id) ON DELETE CASCADE
);

CREATE TABLE gold_question (
    annotation_id TEXT NOT NULL REFERENCES annotation (id),
    question_id TEXT NOT NULL REFERENCES question (id),
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (annotation_id, question_id)
);
CREATE INDEX gold_question_version ON gold_question (question_version_id);
CREATE INDEX gold_question_question ON gold_question (question_id);

-- Work handed out, disagreements, validation

CREATE TABLE assignment (
    id TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES person (id),
    task TEXT NOT NULL CHECK (task IN ('inspect', 'annotate', 'adjudicate', 'validate', 'code-errors')),
    image_id TEXT REFERENCES image (id),
    question_id TEXT REFERENCES question (id),
    round INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'done', 'withdrawn')),
    reserved_until TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1,
    CHECK (image_id IS NOT NULL OR question_id IS NOT NULL)
);
CREATE INDEX assignment_person ON assignment (person_id, task, state);
CREATE INDEX assignment_image ON assignment (image_id, task);
CREATE INDEX assignment_question ON assignment (question_id, task);

CREATE TABLE discrepancy (
    id TEXT PRIMARY KEY,
    image_id TEXT NOT NULL REFERENCES image (id),
    annotation_a TEXT NOT NULL REFERENCES annotation (id),
    annotation_b TEXT NOT NULL REFERENCES annotation (id),
    field TEXT NOT NULL,
    value_a TEXT NOT NULL,
    value_b TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'settled')),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX discrepancy_image ON discrepancy (image_id);
CREATE INDEX discrepancy_state ON discrepancy (state);

CREATE TABLE adjudication (
    id TEXT PRIMARY KEY,
    discrepancy_id TEXT NOT NULL REFERENCES discrepancy (id),
    final_value TEXT NOT NULL,
    cause TEXT NOT NULL,
    note TEXT NOT NULL,
    gold_annotation_id TEXT REFERENCES annotation (id),
    superseded INTEGER NOT NULL DEFAULT 0 CHECK (superseded IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX adjudication_discrepancy ON adjudication (discrepancy_id);

-- shown_order: option ids in the order shown, JSON; what was chosen is the option, never a letter.
CREATE TABLE vote (
    id TEXT PRIMARY KEY,
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    round INTEGER NOT NULL,
    seed BIGINT NOT NULL,
    shown_order TEXT NOT NULL,
    option_id TEXT,
    milliseconds BIGINT NOT NULL,
    flags TEXT NOT NULL,
    note TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES person (id),
    UNIQUE (question_version_id, created_by, round),
    FOREIGN KEY (question_version_id, option_id) REFERENCES question_option (question_version_id, id)
);
CREATE INDEX vote_person ON vote (created_by, round);

CREATE TABLE comment (
    id TEXT PRIMARY KEY,
    entity TEXT NOT NULL CHECK (entity IN ('image', 'question', 'discrepancy', 'case')),
    subject_id TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'resolved')),
    resolved_at TEXT,
    resolved_by TEXT REFERENCES person (id),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX comment_subject ON comment (subject_id, state);

-- Models, people and their errors

CREATE TABLE endpoint (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    dialect TEXT NOT NULL,
    base_url TEXT NOT NULL,
    model TEXT NOT NULL,
    parameters TEXT NOT NULL,
    concurrency INTEGER NOT NULL,
    requests_per_minute INTEGER NOT NULL,
    price_input DOUBLE PRECISION NOT NULL,
    price_output DOUBLE PRECISION NOT NULL,
    currency TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE prompt_template (
    id TEXT PRIMARY KEY,
    configuration TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    UNIQUE (configuration, number)
);

CREATE TABLE item_set (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    hash TEXT NOT NULL,
    items INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX item_set_hash ON item_set (hash);
CREATE TABLE item_set_item (
    item_set_id TEXT NOT NULL REFERENCES item_set (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    image_id TEXT NOT NULL REFERENCES image (id),
    image_sha256 TEXT NOT NULL,
    PRIMARY KEY (item_set_id, position)
);

CREATE TABLE run (
    id TEXT PRIMARY KEY,
    endpoint_id TEXT REFERENCES endpoint (id),
    model TEXT NOT NULL,
    configuration TEXT NOT NULL,
    item_set_id TEXT NOT NULL REFERENCES item_set (id),
    prompt_template_id TEXT REFERENCES prompt_template (id),
    image_profile TEXT NOT NULL,
    parameters TEXT NOT NULL,
    repeats INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('running', 'paused', 'done', 'failed', 'cancelled')),
    message TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX run_state ON run (state);

-- One row per attempt, never changed: scoring again adds to scored_response.
CREATE TABLE response (
    id TEXT PRIMARY KEY,
    run_id TEXT NOT NULL REFERENCES run (id),
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    repeat INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    request_hash TEXT NOT NULL,
    image_sent_sha256 TEXT NOT NULL,
    shown_order TEXT NOT NULL,
    reply TEXT NOT NULL,
    reasoning TEXT NOT NULL,
    http_status INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('answered', 'error')),
    sub_reason TEXT NOT NULL,
    tokens_input BIGINT NOT NULL,
    tokens_output BIGINT NOT NULL,
    milliseconds BIGINT NOT NULL,
    cost DOUBLE PRECISION NOT NULL,
    created_at TEXT NOT NULL,
    UNIQUE (run_id, question_version_id, repeat, attempt)
);
CREATE INDEX response_request ON response (request_hash);
CREATE TABLE scored_response (
    response_id TEXT NOT NULL REFERENCES response (id),
    scorer TEXT NOT NULL,
    scorer_version TEXT NOT NULL,
    option_id TEXT,
    result TEXT NOT NULL CHECK (result IN ('correct', 'incorrect', 'miss', 'error')),
    rule TEXT NOT NULL,
    reason TEXT NOT NULL,
    span_start INTEGER NOT NULL,
    span_length INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (response_id, scorer)
);

CREATE TABLE overrule (
    id TEXT PRIMARY KEY,
    response_id TEXT NOT NULL REFERENCES response (id),
    result TEXT NOT NULL CHECK (result IN ('correct', 'incorrect', 'miss')),
    option_id TEXT,
    reason TEXT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX overrule_response ON overrule (response_id);

CREATE TABLE error_sample (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    run_id TEXT NOT NULL REFERENCES run (id),
    stratum_dimension TEXT NOT NULL,
    seed BIGINT NOT NULL,
    size INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE TABLE error_case (
    id TEXT PRIMARY KEY,
    sample_id TEXT NOT NULL REFERENCES error_sample (id),
    response_id TEXT NOT NULL REFERENCES response (id),
    position INTEGER NOT NULL,
    stratum TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    UNIQUE (sample_id, response_id)
);
CREATE TABLE error_code (
    id TEXT PRIMARY KEY,
    case_id TEXT NOT NULL REFERENCES error_case (id),
    type TEXT NOT NULL,
    subtype TEXT NOT NULL,
    note TEXT NOT NULL,
    region TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (case_id, created_by)
);

CREATE TABLE study (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    item_set_id TEXT NOT NULL REFERENCES item_set (id),
    seed BIGINT NOT NULL,
    design TEXT NOT NULL,
    instructions TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'closed')),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE participant (
    id TEXT PRIMARY KEY,
    study_id TEXT NOT NULL REFERENCES study (id),
    person_id TEXT REFERENCES person (id),
    code TEXT NOT NULL,
    consent_at TEXT,
    background TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'finished', 'withdrawn')),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (study_id, code)
);
CREATE TABLE trial (
    id TEXT PRIMARY KEY,
    participant_id TEXT NOT NULL REFERENCES participant (id),
    position INTEGER NOT NULL,
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    shown_order TEXT NOT NULL,
    option_id TEXT,
    milliseconds BIGINT,
    flags TEXT NOT NULL,
    shown_at TEXT,
    answered_at TEXT,
    UNIQUE (participant_id, position)
);

-- One score of one free-text reply, by a judge model's response or by a person.
CREATE TABLE rating (
    id TEXT PRIMARY KEY,
    response_id TEXT NOT NULL REFERENCES response (id),
    judge_response_id TEXT REFERENCES response (id),
    score DOUBLE PRECISION,
    sub_scores TEXT NOT NULL,
    note TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX rating_response ON rating (response_id);

-- Releases

CREATE TABLE release (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    seed BIGINT NOT NULL,
    splits TEXT NOT NULL,
    images INTEGER NOT NULL,
    questions INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE TABLE release_item (
    release_id TEXT NOT NULL REFERENCES release (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    image_id TEXT NOT NULL REFERENCES image (id),
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    split TEXT NOT NULL,
    PRIMARY KEY (release_id, position)
);
CREATE INDEX release_item_image ON release_item (image_id);
CREATE INDEX release_item_question ON release_item (question_version_id);

-- Long work, undo, audit

CREATE TABLE job (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    parameters TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('running', 'paused', 'done', 'failed', 'cancelled')),
    done BIGINT NOT NULL,
    total BIGINT NOT NULL,
    message TEXT NOT NULL,
    result TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
);
CREATE INDEX job_state ON job (state, created_at);
CREATE INDEX job_created ON job (created_at);

CREATE TABLE undo_step (
    id TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES person (id),
    sequence BIGINT NOT NULL,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    image_id TEXT REFERENCES image (id) ON DELETE SET NULL,
    subject_id TEXT,
    before_state TEXT NOT NULL,
    after_state TEXT NOT NULL,
    undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
    created_at TEXT NOT NULL,
    UNIQUE (person_id, sequence)
);

-- session: one opening of the project by one program; tells own changes from those of others.
CREATE TABLE event (
    sequence {{identity}},
    id TEXT NOT NULL UNIQUE,
    session TEXT NOT NULL,
    entity TEXT NOT NULL,
    subject_id TEXT,
    action TEXT NOT NULL,
    before_value TEXT NOT NULL,
    after_value TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX event_subject ON event (subject_id, sequence);
