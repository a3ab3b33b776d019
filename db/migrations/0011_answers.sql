-- SPDX-License-Identifier: GPL-3.0-or-later
-- Answers of two and more options: their ids in ascending order, as a JSON array. One option stays in option_id.
ALTER TABLE vote ADD COLUMN options TEXT NOT NULL DEFAULT '[]';
ALTER TABLE trial ADD COLUMN first_options TEXT NOT NULL DEFAULT '[]';
ALTER TABLE trial ADD COLUMN options TEXT NOT NULL DEFAULT '[]';
ALTER TABLE scored_response ADD COLUMN options TEXT NOT NULL DEFAULT '[]';
ALTER TABLE overrule ADD COLUMN options TEXT NOT NULL DEFAULT '[]';
