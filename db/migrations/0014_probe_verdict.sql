-- SPDX-License-Identifier: GPL-3.0-or-later
-- What experts say of a model's reply to a question about a case: one verdict of a person on each reply.
CREATE TABLE probe_verdict (
    probe_id TEXT NOT NULL REFERENCES error_probe (id),
    verdict TEXT NOT NULL CHECK (verdict IN ('correct', 'wrong', 'cannot-tell')),
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES person (id),
    PRIMARY KEY (probe_id, created_by)
);
