-- SPDX-License-Identifier: GPL-3.0-or-later
-- The texts of a run that asks its items in another language than they are written in, as they were when it was created: a translation
-- that is corrected later changes no run. Versions are those of its items and of its examples. option_id is empty except for options.
CREATE TABLE run_text (
    run_id TEXT NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    part TEXT NOT NULL CHECK (part IN ('stem', 'option', 'accepted', 'rationale')),
    option_id TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (run_id, question_version_id, part, option_id)
);
-- The values of facts about images that the prompts of a run show, one a line, as they were when it was created.
CREATE TABLE run_fact (
    run_id TEXT NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    content TEXT NOT NULL,
    PRIMARY KEY (run_id, question_version_id)
);
