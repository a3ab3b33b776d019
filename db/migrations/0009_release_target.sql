-- SPDX-License-Identifier: GPL-3.0-or-later
-- Where a release was written and in which format; empty for releases of earlier versions.
-- A target in the project's folder is relative to it.
ALTER TABLE release ADD COLUMN target TEXT NOT NULL DEFAULT '';
ALTER TABLE release ADD COLUMN format TEXT NOT NULL DEFAULT '';
