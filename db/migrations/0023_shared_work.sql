-- SPDX-License-Identifier: GPL-3.0-or-later
-- A run while programs work on it: what they agreed on when the first of them began. errors_only: only requests that ended with an error
-- are asked. unit_size: requests in a unit. requests_hash: over all requests in their order; a program that lists others cannot join.
CREATE TABLE run_session (
    run_id TEXT PRIMARY KEY REFERENCES run (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    errors_only INTEGER NOT NULL CHECK (errors_only IN (0, 1)),
    unit_size INTEGER NOT NULL CHECK (unit_size >= 1),
    requests_hash TEXT {{binary}} NOT NULL
);
-- The programs that work on a run. lease_until: milliseconds since 1970 by the clock of the database; a program that has not renewed it by
-- then is gone, and its units are free again.
CREATE TABLE run_helper (
    run_id TEXT NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    owner TEXT NOT NULL,
    lease_until BIGINT NOT NULL,
    PRIMARY KEY (run_id, owner)
);
-- Requests of a run that one program asks at a time. number: the unit's place among all, from 0. takes: how often it was taken. tries: how
-- often the program that had taken it was gone; after the third time it has failed.
CREATE TABLE work_unit (
    run_id TEXT NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    state TEXT NOT NULL CHECK (state IN ('ready', 'taken', 'done', 'failed')),
    owner TEXT NOT NULL,
    takes INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (run_id, number)
);
CREATE INDEX work_unit_state ON work_unit (run_id, state, number);
-- How often a server asked to be asked less: the programs that share an endpoint see that others were told so.
ALTER TABLE endpoint ADD COLUMN slowdowns INTEGER NOT NULL DEFAULT 0;
