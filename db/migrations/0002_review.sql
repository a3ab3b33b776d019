-- SPDX-License-Identifier: GPL-3.0-or-later
-- Work by several people: submissions as they were handed in, calibration, adjudication, validation, returns, review.
-- The tables dropped here were laid out by the first migration and have never held a row.

-- Rules of the project
ALTER TABLE project ADD COLUMN passing_votes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE project ADD COLUMN text_similarity DOUBLE PRECISION NOT NULL DEFAULT 0.9;
ALTER TABLE project ADD COLUMN open_pool INTEGER NOT NULL DEFAULT 1 CHECK (open_pool IN (0, 1));
ALTER TABLE project ADD COLUMN reservation_minutes INTEGER NOT NULL DEFAULT 120;
ALTER TABLE project ADD COLUMN certainty_limit DOUBLE PRECISION NOT NULL DEFAULT 0.98;

-- Work handed out. paused: the person gets nothing new.
ALTER TABLE person ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));
ALTER TABLE assignment ADD COLUMN origin TEXT NOT NULL DEFAULT 'lead' CHECK (origin IN ('lead', 'pool', 'calibration', 'validation'));
ALTER TABLE assignment ADD COLUMN done_at TEXT;
ALTER TABLE assignment ADD COLUMN note TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX assignment_once_image ON assignment (image_id, person_id, task, round)
    WHERE image_id IS NOT NULL AND question_id IS NULL AND state <> 'withdrawn';
CREATE INDEX assignment_live ON assignment (image_id, person_id, reserved_until)
    WHERE task = 'annotate' AND state = 'open' AND question_id IS NULL;
CREATE UNIQUE INDEX assignment_once_question ON assignment (question_id, person_id, task, round)
    WHERE question_id IS NOT NULL AND state <> 'withdrawn';

-- Calibration: a batch that everybody labels first. result: of one person.
DROP TABLE calibration_person;
DROP TABLE calibration_image;
DROP TABLE calibration_batch;
CREATE TABLE calibration_batch (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    guideline_id TEXT REFERENCES guideline (id),
    state TEXT NOT NULL CHECK (state IN ('labelling', 'revealed', 'closed')),
    seed BIGINT NOT NULL,
    revealed_at TEXT,
    closed_at TEXT,
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
CREATE INDEX calibration_image_image ON calibration_image (image_id);
CREATE TABLE calibration_person (
    batch_id TEXT NOT NULL REFERENCES calibration_batch (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES person (id),
    result TEXT NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'passed', 'repeat')),
    note TEXT NOT NULL DEFAULT '',
    decided_at TEXT,
    decided_by TEXT REFERENCES person (id),
    PRIMARY KEY (batch_id, person_id)
);
-- What a discussion of one field of one image came to, and which clause of the guideline says so now.
CREATE TABLE calibration_outcome (
    id TEXT PRIMARY KEY,
    batch_id TEXT NOT NULL REFERENCES calibration_batch (id),
    image_id TEXT NOT NULL REFERENCES image (id),
    field TEXT NOT NULL,
    agreed_value TEXT NOT NULL,
    guideline_id TEXT REFERENCES guideline (id),
    clause TEXT NOT NULL,
    note TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (batch_id, image_id, field)
);

-- An annotation as it was handed in; rows never change. blind: nothing of the others, of a discussion or of a return had been
-- shown to the person. Agreement is measured on the newest blind one of each person and image.
CREATE TABLE submission (
    id TEXT PRIMARY KEY,
    annotation_id TEXT NOT NULL REFERENCES annotation (id),
    image_id TEXT NOT NULL REFERENCES image (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    number INTEGER NOT NULL,
    round INTEGER NOT NULL,
    blind INTEGER NOT NULL CHECK (blind IN (0, 1)),
    newest_blind INTEGER NOT NULL CHECK (newest_blind IN (0, 1)),
    withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
    guideline_id TEXT REFERENCES guideline (id),
    calibration_batch_id TEXT REFERENCES calibration_batch (id),
    content TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    UNIQUE (annotation_id, number)
);
CREATE INDEX submission_image ON submission (image_id, person_id, number);
CREATE INDEX submission_person ON submission (person_id, created_at);
CREATE INDEX submission_batch ON submission (calibration_batch_id);
CREATE UNIQUE INDEX submission_newest_blind ON submission (image_id, person_id) WHERE newest_blind = 1;
CREATE TABLE submission_label (
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    dimension TEXT NOT NULL,
    label TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (submission_id, dimension, label)
);

-- Adjudication. left_side: which of the two stands left, drawn once. One case in force per image.
DROP TABLE adjudication;
DROP TABLE discrepancy;
CREATE TABLE adjudication_case (
    id TEXT PRIMARY KEY,
    image_id TEXT NOT NULL REFERENCES image (id),
    submission_a TEXT NOT NULL REFERENCES submission (id),
    submission_b TEXT NOT NULL REFERENCES submission (id),
    left_side TEXT NOT NULL CHECK (left_side IN ('a', 'b')),
    seed BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'settled', 'sent-back', 'superseded')),
    round INTEGER NOT NULL,
    adjudicator_id TEXT REFERENCES person (id),
    reserved_until TEXT,
    gold_annotation_id TEXT REFERENCES annotation (id),
    settled_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX adjudication_case_image ON adjudication_case (image_id, state);
CREATE INDEX adjudication_case_state ON adjudication_case (state, created_at);
CREATE UNIQUE INDEX adjudication_case_in_force ON adjudication_case (image_id) WHERE state IN ('open', 'settled');
-- field: "label:<dimension>", "explanation", "implied-meaning", "context", "question:<n>". Values are JSON.
-- state merged: the two were equal, or near enough for no person to look.
CREATE TABLE discrepancy (
    id TEXT PRIMARY KEY,
    case_id TEXT NOT NULL REFERENCES adjudication_case (id),
    field TEXT NOT NULL,
    position INTEGER NOT NULL,
    value_a TEXT NOT NULL,
    value_b TEXT NOT NULL,
    similarity DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('merged', 'open', 'settled')),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (case_id, field)
);
CREATE INDEX discrepancy_state ON discrepancy (state, case_id);
CREATE TABLE adjudication (
    id TEXT PRIMARY KEY,
    discrepancy_id TEXT NOT NULL REFERENCES discrepancy (id),
    choice TEXT NOT NULL CHECK (choice IN ('a', 'b', 'both', 'common', 'edited')),
    final_value TEXT NOT NULL,
    cause TEXT NOT NULL,
    note TEXT NOT NULL,
    change_guideline INTEGER NOT NULL CHECK (change_guideline IN (0, 1)),
    superseded INTEGER NOT NULL DEFAULT 0 CHECK (superseded IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE UNIQUE INDEX adjudication_in_force ON adjudication (discrepancy_id) WHERE superseded = 0;

-- Blind validation: one row per round of a question version, the votes under it.
CREATE TABLE validation (
    id TEXT PRIMARY KEY,
    question_id TEXT NOT NULL REFERENCES question (id),
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    image_id TEXT NOT NULL REFERENCES image (id),
    round INTEGER NOT NULL,
    needed INTEGER NOT NULL,
    passing INTEGER NOT NULL,
    seed BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'passed', 'failed', 'discussed', 'withdrawn')),
    reason TEXT NOT NULL DEFAULT '',
    decided_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1,
    UNIQUE (question_id, round)
);
CREATE INDEX validation_state ON validation (state, question_id);
CREATE INDEX validation_next ON validation (state, seed);
CREATE INDEX validation_image ON validation (image_id, state);
CREATE INDEX validation_version ON validation (question_version_id);
-- shown_order: option ids in the order shown, JSON; what was chosen is the option, never a letter. correct is derived when
-- the vote is taken, so that no list has to read keys.
DROP TABLE vote;
CREATE TABLE vote (
    id TEXT PRIMARY KEY,
    validation_id TEXT NOT NULL REFERENCES validation (id),
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    round INTEGER NOT NULL,
    seed BIGINT NOT NULL,
    shown_order TEXT NOT NULL,
    option_id TEXT,
    correct INTEGER NOT NULL CHECK (correct IN (0, 1)),
    milliseconds BIGINT NOT NULL,
    flags TEXT NOT NULL,
    note TEXT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES person (id),
    FOREIGN KEY (question_version_id, option_id) REFERENCES question_option (question_version_id, id)
);
CREATE UNIQUE INDEX vote_once ON vote (validation_id, created_by) WHERE withdrawn = 0;
CREATE INDEX vote_version ON vote (question_version_id);
CREATE INDEX vote_person ON vote (created_by, created_at);

-- A question, an image or a field that the whole team talks over, with a recorded vote and its outcome.
CREATE TABLE discussion (
    id TEXT PRIMARY KEY,
    entity TEXT NOT NULL CHECK (entity IN ('image', 'question', 'discrepancy')),
    subject_id TEXT NOT NULL,
    image_id TEXT REFERENCES image (id),
    reason TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'closed')),
    outcome TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    closed_at TEXT,
    closed_by TEXT REFERENCES person (id),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX discussion_subject ON discussion (subject_id, state);
CREATE INDEX discussion_state ON discussion (state, created_at);
CREATE TABLE discussion_vote (
    id TEXT PRIMARY KEY,
    discussion_id TEXT NOT NULL REFERENCES discussion (id),
    choice TEXT NOT NULL,
    note TEXT NOT NULL,
    superseded INTEGER NOT NULL DEFAULT 0 CHECK (superseded IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES person (id)
);
CREATE UNIQUE INDEX discussion_vote_in_force ON discussion_vote (discussion_id, created_by) WHERE superseded = 0;

-- Work sent back to its author, with what was said; answered when it is handed in again.
CREATE TABLE work_return (
    id TEXT PRIMARY KEY,
    image_id TEXT NOT NULL REFERENCES image (id),
    annotation_id TEXT NOT NULL REFERENCES annotation (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    question_id TEXT REFERENCES question (id),
    origin TEXT NOT NULL CHECK (origin IN ('adjudication', 'validation', 'review', 'calibration')),
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    data TEXT NOT NULL,
    round INTEGER NOT NULL,
    answered_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX work_return_annotation ON work_return (annotation_id, answered_at);
CREATE INDEX work_return_image ON work_return (image_id, created_at);

-- Accepted items that the lead looks at again.
CREATE TABLE review_sample (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    method TEXT NOT NULL CHECK (method IN ('random', 'proportional', 'low-agreement')),
    dimension TEXT NOT NULL,
    seed BIGINT NOT NULL,
    size INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE TABLE review_item (
    sample_id TEXT NOT NULL REFERENCES review_sample (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    image_id TEXT NOT NULL REFERENCES image (id),
    stratum TEXT NOT NULL,
    verdict TEXT NOT NULL DEFAULT 'open' CHECK (verdict IN ('open', 'approved', 'returned')),
    note TEXT NOT NULL DEFAULT '',
    decided_at TEXT,
    decided_by TEXT REFERENCES person (id),
    PRIMARY KEY (sample_id, position)
);
CREATE INDEX review_item_image ON review_item (image_id);

DROP TABLE comment;
CREATE TABLE comment (
    id TEXT PRIMARY KEY,
    entity TEXT NOT NULL CHECK (entity IN ('image', 'question', 'discrepancy', 'discussion', 'calibration', 'case')),
    subject_id TEXT NOT NULL,
    image_id TEXT REFERENCES image (id),
    field TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'resolved')),
    resolved_at TEXT,
    resolved_by TEXT REFERENCES person (id),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX comment_subject ON comment (subject_id, state);
CREATE INDEX comment_image ON comment (image_id, state);
CREATE TABLE comment_mention (
    comment_id TEXT NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES person (id),
    seen_at TEXT,
    PRIMARY KEY (comment_id, person_id)
);
CREATE INDEX comment_mention_person ON comment_mention (person_id, seen_at);
-- What a person has typed and not sent yet. place: which text of the window.
CREATE TABLE text_draft (
    person_id TEXT NOT NULL REFERENCES person (id),
    place TEXT NOT NULL,
    body TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (person_id, place)
);

-- The search for duplicates: which copy carries a mark, how much of the colour was exchanged.
ALTER TABLE duplicate_member ADD COLUMN marked TEXT NOT NULL DEFAULT 'neither' CHECK (marked IN ('neither', 'kept', 'member'));
ALTER TABLE duplicate_member ADD COLUMN recoloured DOUBLE PRECISION NOT NULL DEFAULT 0;
-- Every pair that was compared, whatever came of it, so that it is not compared again. image_a < image_b; figures take image_a
-- for the kept one.
CREATE TABLE compared_pair (
    image_a TEXT NOT NULL REFERENCES image (id) ON DELETE CASCADE,
    image_b TEXT NOT NULL REFERENCES image (id) ON DELETE CASCADE,
    engine TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('duplicate', 'same-template', 'different')),
    kind TEXT NOT NULL CHECK (kind IN ('bytes', 'pixels', 'aligned', 'trimmed', 'flipped', 'cropped', 'features')),
    marked TEXT NOT NULL CHECK (marked IN ('neither', 'kept', 'member')),
    distance INTEGER NOT NULL,
    similarity DOUBLE PRECISION NOT NULL,
    structural DOUBLE PRECISION NOT NULL,
    changed_blocks DOUBLE PRECISION NOT NULL,
    recoloured DOUBLE PRECISION NOT NULL,
    overlap DOUBLE PRECISION NOT NULL,
    inliers INTEGER NOT NULL,
    geometry TEXT NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (image_a, image_b)
);
CREATE INDEX compared_pair_b ON compared_pair (image_b);
-- Images that were searched for among all others: their pairs are known.
CREATE TABLE searched_image (
    image_id TEXT PRIMARY KEY REFERENCES image (id) ON DELETE CASCADE,
    engine TEXT NOT NULL,
    threshold INTEGER NOT NULL,
    views INTEGER NOT NULL
);
-- What a step of the filter did when it last ran, for the data card. parameters and counts are JSON objects.
CREATE TABLE step_run (
    id TEXT PRIMARY KEY,
    step TEXT NOT NULL CHECK (step IN ('duplicate', 'text', 'inspect')),
    engine TEXT NOT NULL,
    parameters TEXT NOT NULL,
    counts TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX step_run_step ON step_run (step, created_at);

CREATE INDEX event_person ON event (created_by, sequence);
CREATE INDEX event_entity ON event (entity, sequence);
-- image_id: the image an event is about, where there is one. act: what was done in one transaction belongs together, the step
-- that can be undone too.
ALTER TABLE event ADD COLUMN image_id TEXT;
ALTER TABLE event ADD COLUMN act TEXT NOT NULL DEFAULT '';
UPDATE event SET image_id = subject_id WHERE entity IN ('image', 'decision', 'annotation', 'text-measure');
CREATE INDEX event_image ON event (image_id, sequence) WHERE image_id IS NOT NULL;
CREATE INDEX event_created ON event (created_at, sequence);
CREATE INDEX event_act ON event (act) WHERE act <> '';
ALTER TABLE undo_step ADD COLUMN act TEXT NOT NULL DEFAULT '';
CREATE INDEX undo_step_act ON undo_step (act) WHERE act <> '';
