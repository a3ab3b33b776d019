-- SPDX-License-Identifier: GPL-3.0-or-later
-- What an annotation says about its questions, or a gold annotation about those it refers to. Not part of a version: a corrected label
-- costs no votes and no replies. Of open dimensions the label is the text itself.
CREATE TABLE question_label (
    annotation_id TEXT NOT NULL REFERENCES annotation (id) ON DELETE CASCADE,
    question_id TEXT NOT NULL REFERENCES question (id),
    dimension TEXT NOT NULL,
    label TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    PRIMARY KEY (annotation_id, question_id, dimension, label)
);
CREATE INDEX question_label_value ON question_label (dimension, label, annotation_id);
CREATE INDEX question_label_question ON question_label (question_id);
