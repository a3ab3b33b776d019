-- SPDX-License-Identifier: GPL-3.0-or-later
-- What large projects read on opening a page stands in the indexes: votes in force by person and time, votes with a flag, the
-- submissions that agreement is measured on (their content is long, and stands before their time), guidelines in use, and who wrote
-- what of an image.
DROP INDEX vote_person;
CREATE INDEX vote_person ON vote (created_by, created_at) WHERE withdrawn = 0;
CREATE INDEX vote_flagged ON vote (validation_id) WHERE withdrawn = 0 AND flags <> '[]';
CREATE INDEX submission_compared ON submission (created_at, id, image_id, person_id, round, calibration_batch_id)
    WHERE newest_blind = 1;
CREATE INDEX submission_guideline ON submission (guideline_id) WHERE guideline_id IS NOT NULL AND withdrawn = 0;
DROP INDEX annotation_image;
CREATE INDEX annotation_image ON annotation (image_id, origin, state, person_id);
DROP INDEX question_annotation;
CREATE INDEX question_annotation ON question (annotation_id, position, id);
DROP INDEX question_version_question;
CREATE INDEX question_version_question ON question_version (question_id, number, created_by);
