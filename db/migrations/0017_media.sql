-- SPDX-License-Identifier: GPL-3.0-or-later
-- Pictures that belong to questions, beside that of the image. They have no stage and no name: nothing counts, filters or hands them out.
CREATE TABLE medium (
    sha256 TEXT {{binary}} PRIMARY KEY CHECK (length(sha256) = 64),
    format TEXT NOT NULL CHECK (format IN ('jpeg', 'png', 'webp', 'gif', 'bmp', 'tiff')),
    bytes BIGINT NOT NULL CHECK (bytes >= 0),
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    source_url TEXT NOT NULL,
    licence TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT REFERENCES person (id)
);
-- The bytes of pictures that were added inside a work package. Empty in projects: there they are files, or rows of blob.
CREATE TABLE medium_content (
    sha256 TEXT {{binary}} PRIMARY KEY REFERENCES medium (sha256),
    content {{blob}} NOT NULL
);
-- The pictures that the stem of a question version lists. A version without any shows the picture of its image, as before.
CREATE TABLE question_medium (
    question_version_id TEXT NOT NULL REFERENCES question_version (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    sha256 TEXT {{binary}} NOT NULL REFERENCES medium (sha256),
    role TEXT NOT NULL,
    caption TEXT NOT NULL,
    PRIMARY KEY (question_version_id, position)
);
CREATE INDEX question_medium_picture ON question_medium (sha256);
ALTER TABLE question_option ADD COLUMN picture TEXT {{binary}} REFERENCES medium (sha256);
CREATE INDEX question_option_picture ON question_option (picture) WHERE picture IS NOT NULL;
