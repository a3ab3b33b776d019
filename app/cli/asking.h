// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/services/runlive.h"
#include "models/services/runservice.h"

namespace yuyi::cli {

/// A run of a command.
struct Asked {
    RunId id;
    qint64 attemptsBefore = 0;
    RunLive live;
    QString refused;
};

/// Asks until all runs have ended or the person stops it.
void ask(Context &context, const OpenProject &project, QList<Asked> &runs, RunAsk what);

/// The run is complete and no request is left to retry; for a judge, all descriptions made since are judged too.
Result<bool> isDone(Stores &stores, const Run &run, const RunFigures &figures);
/// Reports that a finished run is not repeated, and how to repeat it.
void sayDone(Context &context, const Run &run, const RunFigures &figures);
Option againOption();

/// Prints a dry run; `prompts` are the texts of the first request of each run. Findings where a picture cannot be sent.
Exit tell(Context &context, const LaunchEstimate &estimate, const QStringList &prompts = {});

} // namespace yuyi::cli
