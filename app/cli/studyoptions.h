// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/services/studyservice.h"

namespace yuyi::cli {

/// The options that describe a study.
QList<Option> studyDesignOptions();
/// @brief Puts what was typed in place of what the draft says. Invalid names the option; Environment for texts that cannot be read.
Result<> readStudyOptions(const Arguments &arguments, Stores &stores, StudyDraft &draft);

Json studyJson(const Study &study);
Json previewJson(const StudyPreview &preview);
Json participantJson(const ParticipantRow &row, bool names);
/// What a study is, in lines.
QStringList previewLines(const StudyPreview &preview);

} // namespace yuyi::cli
