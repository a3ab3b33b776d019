-- SPDX-License-Identifier: GPL-3.0-or-later
-- Texts of an item in another language. Each belongs to the version of the question for which it was written, and keeps the original
-- that was translated: a text whose original has changed since is out of date. option_id is empty except for options. An empty content
-- takes a translation of an earlier version away.
CREATE TABLE question_text (
    question_version_id TEXT NOT NULL REFERENCES question_version (id) ON DELETE CASCADE,
    language TEXT NOT NULL CHECK (language IN ('zh', 'en')),
    part TEXT NOT NULL CHECK (part IN ('stem', 'option', 'accepted', 'rationale', 'explanation', 'meaning')),
    option_id TEXT NOT NULL,
    original TEXT NOT NULL,
    content TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES person (id),
    PRIMARY KEY (question_version_id, language, part, option_id)
);
