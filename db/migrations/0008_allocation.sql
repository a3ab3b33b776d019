-- SPDX-License-Identifier: GPL-3.0-or-later
-- A sample of wrong answers may also be shared out by the number of items in the data set.
-- What a column allows is changed by another column in its place.
ALTER TABLE error_sample ADD COLUMN shared TEXT NOT NULL DEFAULT 'proportional' CHECK (shared IN ('proportional', 'equal', 'data-set'));
UPDATE error_sample SET shared = allocation;
ALTER TABLE error_sample DROP COLUMN allocation;
ALTER TABLE error_sample RENAME COLUMN shared TO allocation;
