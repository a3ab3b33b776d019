-- SPDX-License-Identifier: GPL-3.0-or-later
-- What is known of an image, for templates. Values are texts; the preset says which of them are numbers.
CREATE TABLE image_fact (
    image_id TEXT NOT NULL REFERENCES image (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    set_at TEXT NOT NULL,
    set_by TEXT REFERENCES person (id),
    PRIMARY KEY (image_id, name)
);
-- The panels of an image, in reading order. area: where it was cut, as "x,y,width,height" in pixels of the upright picture; empty where
-- the panel came as a file.
CREATE TABLE image_part (
    image_id TEXT NOT NULL REFERENCES image (id),
    role TEXT NOT NULL CHECK (role IN ('context', 'blank', 'choice')),
    position INTEGER NOT NULL CHECK (position >= 0),
    sha256 TEXT {{binary}} NOT NULL REFERENCES medium (sha256),
    area TEXT NOT NULL,
    PRIMARY KEY (image_id, role, position)
);
CREATE INDEX image_part_picture ON image_part (sha256);
-- Pictures that were composed of panels. The same recipe is never composed twice: two images with the same panels share the picture.
-- number: within the image; the newest has the highest.
CREATE TABLE sheet (
    recipe_hash TEXT {{binary}} NOT NULL,
    image_id TEXT NOT NULL REFERENCES image (id),
    code TEXT NOT NULL,
    recipe TEXT NOT NULL,
    sha256 TEXT {{binary}} NOT NULL REFERENCES medium (sha256),
    number INTEGER NOT NULL CHECK (number >= 1),
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id),
    PRIMARY KEY (image_id, recipe_hash)
);
CREATE INDEX sheet_recipe ON sheet (recipe_hash);
CREATE INDEX sheet_picture ON sheet (sha256);
-- The worked examples that were chosen for one item of a run, where a rule chooses them.
CREATE TABLE run_shot (
    run_id TEXT NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    question_version_id TEXT NOT NULL REFERENCES question_version (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    example_version_id TEXT NOT NULL REFERENCES question_version (id),
    PRIMARY KEY (run_id, question_version_id, position)
);
-- A run that reads the misses of another one is stored as one of judgements that extracts: the kinds of a run are checked in a table
-- that is not built anew.
ALTER TABLE run ADD COLUMN extracts INTEGER NOT NULL DEFAULT 0 CHECK (extracts IN (0, 1));
