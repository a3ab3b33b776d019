-- SPDX-License-Identifier: GPL-3.0-or-later
-- The concepts that images show. is_current: 0 after the import that brought the concept was undone; chains may still name it.
CREATE TABLE concept (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    name_zh TEXT NOT NULL,
    name_en TEXT NOT NULL,
    image_id TEXT REFERENCES image (id),
    is_current INTEGER NOT NULL DEFAULT 1 CHECK (is_current IN (0, 1)),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE INDEX concept_image ON concept (image_id);
-- "is a kind of". in_tree: 1 for the one parent through which chains go; the others are true as well.
CREATE TABLE concept_parent (
    concept_id TEXT NOT NULL REFERENCES concept (id),
    parent_id TEXT NOT NULL REFERENCES concept (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    in_tree INTEGER NOT NULL CHECK (in_tree IN (0, 1)),
    PRIMARY KEY (concept_id, parent_id)
);
CREATE INDEX concept_parent_parent ON concept_parent (parent_id);
-- A path of the tree from a top concept to a leaf, and what a person said about it. seed: of all that is drawn for its questions.
-- is_current: 0 where the tree does not have the path any more.
CREATE TABLE chain (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'dropped')),
    note TEXT NOT NULL,
    seed BIGINT NOT NULL,
    is_current INTEGER NOT NULL DEFAULT 1 CHECK (is_current IN (0, 1)),
    checked_at TEXT,
    checked_by TEXT REFERENCES person (id),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
CREATE TABLE chain_level (
    chain_id TEXT NOT NULL REFERENCES chain (id) ON DELETE CASCADE,
    level INTEGER NOT NULL CHECK (level >= 0),
    concept_id TEXT NOT NULL REFERENCES concept (id),
    PRIMARY KEY (chain_id, level)
);
CREATE INDEX chain_level_concept ON chain_level (concept_id);
