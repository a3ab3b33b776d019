-- SPDX-License-Identifier: GPL-3.0-or-later
-- Questions without options: the answers they accept, secret like question_key, and the text of an answer. A null text in no column:
-- where options were chosen it is empty.
CREATE TABLE question_accepted (
    question_version_id TEXT NOT NULL REFERENCES question_version (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (question_version_id, position)
);
ALTER TABLE vote ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE trial ADD COLUMN first_answer TEXT NOT NULL DEFAULT '';
ALTER TABLE trial ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE scored_response ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE overrule ADD COLUMN answer TEXT NOT NULL DEFAULT '';
-- A sample of wrong answers to items that another run answers correctly.
ALTER TABLE error_sample ADD COLUMN right_in_run_id TEXT;
