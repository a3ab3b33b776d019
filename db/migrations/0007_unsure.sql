-- SPDX-License-Identifier: GPL-3.0-or-later
-- An annotator who is not sure of an annotation says so; whoever reviews it sees that.
ALTER TABLE annotation ADD COLUMN unsure INTEGER NOT NULL DEFAULT 0 CHECK (unsure IN (0, 1));
