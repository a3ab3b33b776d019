-- SPDX-License-Identifier: GPL-3.0-or-later
-- Billions of parameters of a model, as a person stated them, or null. A run has its own, since an imported one has no
-- endpoint and an endpoint may ask another model later.
ALTER TABLE endpoint ADD COLUMN model_size DOUBLE PRECISION CHECK (model_size > 0);
ALTER TABLE run ADD COLUMN model_size DOUBLE PRECISION CHECK (model_size > 0);
