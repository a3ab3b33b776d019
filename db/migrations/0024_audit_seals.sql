-- SPDX-License-Identifier: GPL-3.0-or-later
-- Seals of the audit trail, a chain of hashes: a changed, removed or inserted event is found. number: from 1, without holes. covers: the
-- numbers (sequence) of the events that the seal covers, as rising ranges: "1-40,42". An event that is stored later with a lower number is
-- covered by a later seal. hash: SHA-256 over the hash of the seal before, the events and the seal itself; models/services/seals has its
-- form. No program changes or deletes a row of this table or of event, and no migration may.
CREATE TABLE audit_seal (
    number INTEGER PRIMARY KEY CHECK (number >= 1),
    covers TEXT NOT NULL,
    events BIGINT NOT NULL CHECK (events >= 1),
    hash TEXT {{binary}} NOT NULL,
    created_at TEXT NOT NULL
);
