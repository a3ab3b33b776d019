-- SPDX-License-Identifier: GPL-3.0-or-later
-- Practice models: endpoints of a dialect that no server speaks. What a column allows is changed by another column in its place.
ALTER TABLE endpoint ADD COLUMN speaks TEXT NOT NULL DEFAULT 'openai' CHECK (speaks IN ('openai', 'anthropic', 'gemini', 'ollama', 'practice'));
UPDATE endpoint SET speaks = dialect;
ALTER TABLE endpoint DROP COLUMN dialect;
ALTER TABLE endpoint RENAME COLUMN speaks TO dialect;
