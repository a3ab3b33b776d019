-- SPDX-License-Identifier: GPL-3.0-or-later
-- Human baselines, work packages, and scores of free-text replies.
-- The tables dropped here were laid out by an earlier migration and have never held a row.
DROP TABLE rating;
DROP TABLE trial;
DROP TABLE participant;
DROP TABLE study;

-- kind: what is asked. judged_run_id: whose replies a run of judgements is about.
ALTER TABLE run ADD COLUMN kind TEXT NOT NULL DEFAULT 'questions' CHECK (kind IN ('questions', 'descriptions', 'judgements'));
ALTER TABLE run ADD COLUMN judged_run_id TEXT REFERENCES run (id);

-- One score of one free-text reply, read from a judge model's reply or given by a person; rows never change but for superseded.
CREATE TABLE rating (
    id TEXT PRIMARY KEY,
    attempt_id TEXT NOT NULL REFERENCES response (attempt_id),
    judgement_id TEXT REFERENCES response (attempt_id),
    score DOUBLE PRECISION,
    perspectives TEXT NOT NULL,
    rule TEXT NOT NULL,
    note TEXT NOT NULL,
    superseded INTEGER NOT NULL DEFAULT 0 CHECK (superseded IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX rating_attempt ON rating (attempt_id);

-- design, exclusion, background: as the program writes them (JSON). frozen_hash: empty while it is a draft.
CREATE TABLE study (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('draft', 'running', 'closed')),
    filter TEXT NOT NULL,
    from_item_set_id TEXT REFERENCES item_set (id),
    item_limit INTEGER NOT NULL,
    design TEXT NOT NULL,
    exclusion TEXT NOT NULL,
    background TEXT NOT NULL,
    texts INTEGER NOT NULL,
    item_set_id TEXT REFERENCES item_set (id),
    seed BIGINT NOT NULL,
    frozen_hash TEXT NOT NULL,
    frozen_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
-- One version of what people read; rows never change.
CREATE TABLE study_text (
    study_id TEXT NOT NULL REFERENCES study (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    instructions_zh TEXT NOT NULL,
    instructions_en TEXT NOT NULL,
    consent_zh TEXT NOT NULL,
    consent_en TEXT NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (study_id, number)
);
CREATE TABLE study_item (
    study_id TEXT NOT NULL REFERENCES study (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    part TEXT NOT NULL CHECK (part IN ('practice', 'main', 'gold')),
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    image_id TEXT NOT NULL REFERENCES image (id),
    image_sha256 TEXT NOT NULL,
    item_id TEXT NOT NULL,
    split TEXT NOT NULL,
    labels TEXT NOT NULL,
    category TEXT NOT NULL,
    block TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    PRIMARY KEY (study_id, position),
    UNIQUE (study_id, question_version_id)
);
-- Pseudonyms only. simulated: empty for people.
CREATE TABLE participant (
    id TEXT PRIMARY KEY,
    study_id TEXT NOT NULL REFERENCES study (id),
    number INTEGER NOT NULL,
    code TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'finished', 'withdrawn')),
    simulated TEXT NOT NULL,
    seed BIGINT NOT NULL,
    texts INTEGER NOT NULL,
    language TEXT NOT NULL,
    background TEXT NOT NULL,
    consent_at TEXT,
    finished_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (study_id, number),
    UNIQUE (study_id, code)
);
-- The list of names, apart from everything else.
CREATE TABLE participant_name (
    participant_id TEXT PRIMARY KEY REFERENCES participant (id),
    name TEXT NOT NULL CHECK (name <> '')
);
-- Planned when a participant is added, filled in when it is answered. shown_order, flags: lists (JSON).
CREATE TABLE trial (
    id TEXT PRIMARY KEY,
    participant_id TEXT NOT NULL REFERENCES participant (id),
    position INTEGER NOT NULL,
    block INTEGER NOT NULL,
    part TEXT NOT NULL CHECK (part IN ('practice', 'main', 'gold')),
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    shown_order TEXT NOT NULL,
    first_option_id TEXT,
    option_id TEXT,
    changes INTEGER NOT NULL,
    milliseconds BIGINT NOT NULL,
    flags TEXT NOT NULL,
    shown_at TEXT,
    answered_at TEXT,
    UNIQUE (participant_id, position)
);

-- Work packages. At home: those that were made here; in a package's file: that package alone.
CREATE TABLE package (
    id TEXT PRIMARY KEY,
    project_id TEXT NOT NULL,
    title TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('annotator', 'adjudicator', 'validator', 'expert', 'participant')),
    person_id TEXT REFERENCES person (id),
    study_id TEXT REFERENCES study (id),
    participant_id TEXT REFERENCES participant (id),
    images INTEGER NOT NULL,
    pieces INTEGER NOT NULL,
    content_hash TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('packed', 'finished', 'merged', 'withdrawn')),
    finished_at TEXT,
    merged_at TEXT,
    return_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX package_person ON package (person_id);
CREATE INDEX package_participant ON package (participant_id);
-- What a package was made of, and the state it was in at home then.
CREATE TABLE package_piece (
    package_id TEXT NOT NULL REFERENCES package (id) ON DELETE CASCADE,
    entity TEXT NOT NULL,
    subject_id TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (package_id, entity, subject_id)
);
