// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/services/studies/studyservice.h"

namespace yuyi::cli {

/// The options that describe a study.
QList<Option> studyDesignOptions();
/// Applies the options to the draft. Invalid names the option; Environment if a text file cannot be read.
Result<> readStudyOptions(const Arguments &arguments, Stores &stores, StudyDraft &draft);

Json studyJson(const Study &study);
Json previewJson(const StudyPreview &preview);
Json participantJson(const ParticipantRow &row, bool names);
/// Describes a study, one fact per line.
QStringList previewLines(const StudyPreview &preview);

} // namespace yuyi::cli
