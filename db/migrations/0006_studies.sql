-- SPDX-License-Identifier: GPL-3.0-or-later
-- Frozen studies fix their keys, too. key_salt: a secret of home; empty: frozen before keys were fixed. key_hash: over it and the key.
ALTER TABLE study ADD COLUMN key_salt TEXT NOT NULL DEFAULT '';
ALTER TABLE study_item ADD COLUMN key_hash TEXT NOT NULL DEFAULT '';
-- With it home finds the ids of others' work behind those that a package has in their place; empty: they are the same.
ALTER TABLE package ADD COLUMN id_secret TEXT NOT NULL DEFAULT '';
-- How large a participant wants to read, per cent of the usual size; 0: not said.
ALTER TABLE participant ADD COLUMN text_size INTEGER NOT NULL DEFAULT 0;
