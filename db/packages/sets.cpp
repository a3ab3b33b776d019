// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/sets.h"

namespace yuyi {

QList<PackedStep> packedSteps(Role role)
{
    const QList<PackedStep> always{{"presets", "SELECT preset_id FROM project WHERE id IN (%1)", "projects"}};
    const QList<PackedStep> own{{"questions", "SELECT id FROM question WHERE annotation_id IN (%1)", "annotations"},
                                {"versions", "SELECT id FROM question_version WHERE question_id IN (%1)", "questions"}};
    const QList<PackedStep> pictures{
        {"media", "SELECT sha256 FROM question_medium WHERE question_version_id IN (%1)", "versions"},
        {"media", "SELECT picture FROM question_option WHERE question_version_id IN (%1) AND picture IS NOT NULL", "versions"}};
    const QList<PackedStep> composed{{"media", "SELECT sha256 FROM image_part WHERE image_id IN (%1)", "images"},
                                     {"media", "SELECT sha256 FROM sheet WHERE image_id IN (%1)", "images"}};
    const QList<PackedStep> blind{{"questions", "SELECT question_id FROM question_version WHERE id IN (%1)", "versions"},
                                  {"owners", "SELECT annotation_id FROM question WHERE id IN (%1)", "questions"}};
    const QList<PackedStep> sides{{"submissions", "SELECT submission_a FROM adjudication_case WHERE id IN (%1)", "cases"},
                                  {"submissions", "SELECT submission_b FROM adjudication_case WHERE id IN (%1)", "cases"},
                                  {"owners", "SELECT annotation_id FROM submission WHERE id IN (%1)", "submissions"},
                                  {"discrepancies", "SELECT id FROM discrepancy WHERE case_id IN (%1)", "cases"}};
    const QList<PackedStep> coding{
        {"owners", "SELECT id FROM annotation WHERE origin = 'gold' AND state <> 'superseded' AND image_id IN (%1)", "images"},
        {"samples", "SELECT sample_id FROM error_case WHERE id IN (%1)", "error-cases"},
        {"attempts", "SELECT attempt_id FROM error_case WHERE id IN (%1)", "error-cases"},
        {"runs", "SELECT run_id FROM attempt WHERE id IN (%1)", "attempts"},
        {"item-sets", "SELECT item_set_id FROM run WHERE id IN (%1)", "runs"}};
    switch (role) {
    case Role::Annotator: return always + own + composed + pictures;
    case Role::Adjudicator: return always + sides + pictures;
    case Role::Expert: return always + blind + coding + pictures;
    default: return always + blind + pictures;
    }
}

} // namespace yuyi
