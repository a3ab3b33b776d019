// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/exit.h"
#include "models/services/runs/runner/live.h"
#include "models/services/runs/runservice.h"

namespace yuyi::cli {

/// A run that a command asks, and its progress.
struct Asked {
    RunId id;
    RunLive live;
    QString refused;
};

/// Sends the requests of all runs and returns when every run has ended or the person stops with Ctrl+C.
void ask(Context &context, const OpenProject &project, QList<Asked> &runs, RunAsk what);

/// The runs with those of the steps that they follow, each step before its questions.
Result<QList<RunId>> withSteps(Stores &stores, const QList<RunId> &runs);

/// Whether the run is complete and no failed request is left to retry. A judge's run must also have judged all descriptions made since.
Result<bool> isDone(Stores &stores, const Run &run, const RunFigures &figures);
/// Tells the person that a finished run is not repeated, and how to repeat it.
void sayDone(Context &context, const Run &run, const RunFigures &figures);
Option againOption();

/// Prints a dry run; `prompts` are the texts of each run's first request. Returns Findings if a picture cannot be sent.
Exit tell(Context &context, const LaunchEstimate &estimate, const QStringList &prompts = {});

} // namespace yuyi::cli
