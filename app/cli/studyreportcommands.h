// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/exit.h"
#include "models/domain/studies/study.h"

namespace yuyi::cli {

/// `study PROJECT report`: the figures of a study.
Exit studyReport(Context &context, OpenProject &project, const Study &study);
/// `study PROJECT export OUT`: its trials, participants and items as files. `target`: the folder, or the file for JSON.
Exit studyExport(Context &context, OpenProject &project, const Study &study, const QString &target);
/// Options of both commands.
QList<Option> studyReportOptions();

} // namespace yuyi::cli
