-- A version of the schema that never was, for the test of packages of an older one.

ALTER TABLE image ADD COLUMN later_weight INTEGER NOT NULL DEFAULT 7;
ALTER TABLE annotation ADD COLUMN later_mood TEXT;
CREATE TABLE later_word (
    id TEXT PRIMARY KEY,
    word TEXT NOT NULL
);
