-- SPDX-License-Identifier: GPL-3.0-or-later
-- Measuring models: endpoints, prompts, frozen items, runs, attempts and replies.
-- The tables dropped here were laid out by the first migration and have never held a row.
DROP TABLE rating;
DROP TABLE error_code;
DROP TABLE error_case;
DROP TABLE error_sample;
DROP TABLE trial;
DROP TABLE participant;
DROP TABLE study;
DROP TABLE overrule;
DROP TABLE scored_response;
DROP TABLE response;
DROP TABLE run;
DROP TABLE item_set_item;
DROP TABLE item_set;
DROP TABLE prompt_template;
DROP TABLE endpoint;

-- No secret: the key is in the keychain under the endpoint's id, in the memory of one program, or in a variable of the environment.
-- section: where the tables put the model. learned: what the server turned out to refuse (JSON).
CREATE TABLE endpoint (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    service TEXT NOT NULL,
    dialect TEXT NOT NULL CHECK (dialect IN ('openai', 'anthropic', 'gemini', 'ollama')),
    base_url TEXT NOT NULL,
    model TEXT NOT NULL,
    section TEXT NOT NULL CHECK (section IN ('open', 'closed', 'text-only')),
    parameters TEXT NOT NULL,
    learned TEXT NOT NULL,
    picture_profile TEXT NOT NULL,
    key_source TEXT NOT NULL CHECK (key_source IN ('none', 'keychain', 'session', 'environment')),
    key_variable TEXT NOT NULL,
    concurrency INTEGER NOT NULL,
    requests_per_minute INTEGER NOT NULL,
    deadline_seconds INTEGER NOT NULL,
    price_input DOUBLE PRECISION NOT NULL,
    price_output DOUBLE PRECISION NOT NULL,
    currency TEXT NOT NULL,
    budget DOUBLE PRECISION NOT NULL,
    active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX endpoint_name ON endpoint (name) WHERE active = 1;

-- One version of one configuration as it was sent; rows never change. body: the configuration as a preset writes it (JSON).
CREATE TABLE prompt_template (
    id TEXT PRIMARY KEY,
    configuration TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    UNIQUE (configuration, number)
);

-- A frozen list of items. labels: of the item when it was frozen (JSON). item_id: the name that files of results use.
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
    item_id TEXT NOT NULL,
    split TEXT NOT NULL,
    labels TEXT NOT NULL,
    PRIMARY KEY (item_set_id, position),
    UNIQUE (item_set_id, question_version_id)
);

-- One model under one configuration. launch: runs that were started together. examples: ids of the worked examples' question
-- versions (JSON). runner, heartbeat_at: the program that is at it now.
CREATE TABLE run (
    id TEXT PRIMARY KEY,
    launch_id TEXT NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('asked', 'imported')),
    endpoint_id TEXT REFERENCES endpoint (id),
    model TEXT NOT NULL,
    section TEXT NOT NULL CHECK (section IN ('open', 'closed', 'text-only')),
    configuration TEXT NOT NULL,
    item_set_id TEXT NOT NULL REFERENCES item_set (id),
    prompt_template_id TEXT REFERENCES prompt_template (id),
    examples TEXT NOT NULL,
    picture_profile TEXT NOT NULL,
    parameters TEXT NOT NULL,
    option_order TEXT NOT NULL CHECK (option_order IN ('written', 'shuffled', 'circular')),
    seed BIGINT NOT NULL,
    repeats INTEGER NOT NULL,
    budget DOUBLE PRECISION NOT NULL,
    price_input DOUBLE PRECISION NOT NULL,
    price_output DOUBLE PRECISION NOT NULL,
    currency TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'paused', 'done', 'cancelled')),
    message TEXT NOT NULL,
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    runner TEXT NOT NULL,
    heartbeat_at TEXT,
    ended_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX run_state ON run (state);
CREATE INDEX run_launch ON run (launch_id);

-- One row per try, written before it is sent; rows never change. One without a response was lost with its program.
CREATE TABLE attempt (
    id TEXT PRIMARY KEY,
    run_id TEXT NOT NULL REFERENCES run (id),
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    repeat INTEGER NOT NULL,
    rotation INTEGER NOT NULL,
    number INTEGER NOT NULL,
    request_hash TEXT NOT NULL,
    picture_sha256 TEXT NOT NULL,
    shown_order TEXT NOT NULL,
    sent_at TEXT NOT NULL,
    UNIQUE (run_id, question_version_id, repeat, rotation, number)
);
CREATE INDEX attempt_question ON attempt (question_version_id);

-- What came back; rows never change: scoring again adds to scored_response. number: the order in which they came.
CREATE TABLE response (
    attempt_id TEXT PRIMARY KEY REFERENCES attempt (id),
    run_id TEXT NOT NULL REFERENCES run (id),
    status TEXT NOT NULL CHECK (status IN ('answered', 'blocked', 'request', 'account', 'transient')),
    reply TEXT NOT NULL,
    reasoning TEXT NOT NULL,
    message TEXT NOT NULL,
    cut_short INTEGER NOT NULL CHECK (cut_short IN (0, 1)),
    http_status INTEGER NOT NULL,
    bytes_sent BIGINT NOT NULL,
    tokens_input BIGINT NOT NULL,
    tokens_output BIGINT NOT NULL,
    milliseconds BIGINT NOT NULL,
    cost DOUBLE PRECISION NOT NULL,
    ended_at TEXT NOT NULL
);
CREATE INDEX response_run ON response (run_id, ended_at);

CREATE TABLE scored_response (
    attempt_id TEXT NOT NULL REFERENCES response (attempt_id),
    scorer TEXT NOT NULL,
    scorer_version TEXT NOT NULL,
    option_id TEXT,
    label TEXT NOT NULL,
    result TEXT NOT NULL CHECK (result IN ('correct', 'incorrect', 'miss', 'error')),
    rule TEXT NOT NULL,
    reason TEXT NOT NULL,
    span_start INTEGER NOT NULL,
    span_length INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (attempt_id, scorer)
);

CREATE TABLE overrule (
    id TEXT PRIMARY KEY,
    attempt_id TEXT NOT NULL REFERENCES response (attempt_id),
    result TEXT NOT NULL CHECK (result IN ('correct', 'incorrect', 'miss')),
    option_id TEXT,
    reason TEXT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE UNIQUE INDEX overrule_in_force ON overrule (attempt_id) WHERE withdrawn = 0;

-- Error review: cases drawn from wrong answers, and what experts say of them.
-- One version of the tree of error types; codes name the version they were made under. body: as a preset writes it (JSON).
CREATE TABLE error_types (
    id TEXT PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    body TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
-- runs: ids (JSON). strata: the dimension it is spread over; empty: none. allocation: how many of each stratum (JSON).
CREATE TABLE error_sample (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    runs TEXT NOT NULL,
    strata TEXT NOT NULL,
    allocation TEXT NOT NULL CHECK (allocation IN ('proportional', 'equal')),
    with_misses INTEGER NOT NULL CHECK (with_misses IN (0, 1)),
    scorer TEXT NOT NULL,
    seed BIGINT NOT NULL,
    experts_per_case INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE error_case (
    id TEXT PRIMARY KEY,
    sample_id TEXT NOT NULL REFERENCES error_sample (id),
    attempt_id TEXT NOT NULL REFERENCES response (attempt_id),
    position INTEGER NOT NULL,
    stratum TEXT NOT NULL,
    created_at TEXT NOT NULL,
    UNIQUE (sample_id, attempt_id),
    UNIQUE (sample_id, position)
);
CREATE INDEX error_case_attempt ON error_case (attempt_id);
-- One expert's word on one case. final: what stands where experts differed. content: types, note, evidence, verdict (JSON).
CREATE TABLE error_code (
    id TEXT PRIMARY KEY,
    case_id TEXT NOT NULL REFERENCES error_case (id),
    error_types_id TEXT REFERENCES error_types (id),
    final INTEGER NOT NULL CHECK (final IN (0, 1)),
    state TEXT NOT NULL CHECK (state IN ('draft', 'submitted')),
    verdict TEXT NOT NULL CHECK (verdict IN ('model-wrong', 'annotation-wrong', 'extraction-wrong')),
    content TEXT NOT NULL,
    submitted_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX error_code_once ON error_code (case_id, created_by) WHERE final = 0;
CREATE UNIQUE INDEX error_code_final ON error_code (case_id) WHERE final = 1;
-- A free question put to the model about a case's picture; outside all scores.
CREATE TABLE error_probe (
    id TEXT PRIMARY KEY,
    case_id TEXT NOT NULL REFERENCES error_case (id),
    endpoint_id TEXT REFERENCES endpoint (id),
    model TEXT NOT NULL,
    question TEXT NOT NULL,
    status TEXT NOT NULL,
    reply TEXT NOT NULL,
    message TEXT NOT NULL,
    tokens_input BIGINT NOT NULL,
    tokens_output BIGINT NOT NULL,
    cost DOUBLE PRECISION NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX error_probe_case ON error_probe (case_id);

-- Human baselines
CREATE TABLE study (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    item_set_id TEXT NOT NULL REFERENCES item_set (id),
    seed BIGINT NOT NULL,
    design TEXT NOT NULL,
    instructions TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('draft', 'open', 'closed')),
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

-- One score of one free-text reply, by a judge model's reply or by a person.
CREATE TABLE rating (
    id TEXT PRIMARY KEY,
    attempt_id TEXT NOT NULL REFERENCES response (attempt_id),
    judge_attempt_id TEXT REFERENCES response (attempt_id),
    score DOUBLE PRECISION,
    sub_scores TEXT NOT NULL,
    note TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX rating_attempt ON rating (attempt_id);

-- Rules of the project: images of production go to those alone who passed a calibration.
ALTER TABLE project ADD COLUMN calibrated_only INTEGER NOT NULL DEFAULT 0 CHECK (calibrated_only IN (0, 1));
