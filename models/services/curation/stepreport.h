// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/steprun.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QList>
#include <QPair>
#include <QStringList>

#include <optional>

namespace yuyi {

/// @brief Report on a filter step for its page and the data card: settings, findings, and people's decisions.
struct StepReport {
    StepRun run;                            ///< the last run
    QString by;                             ///< name of the person who ran it; empty: unknown
    QList<QPair<QString, qint64>> state;    ///< current state: code → number, in display order
    QList<QPair<QString, qint64>> deciders; ///< name → number of decisions in force in this step, most first
};

/// Returns the report, or nullopt if the step has never run. Reads only; call it on the connection's thread.
Result<std::optional<StepReport>> stepReport(Stores &stores, FilterStep step);

/// Returns one translated line per fact; codes without a title are left out.
QStringList stepLines(const StepReport &report);

/// @brief Records a run of a step; call it within a transaction. Codes of parameters: "distance" (Hamming), "views", "limit"
/// (0…1), "band" (0…1), "mode"; of counts: "images", "new", "compared", "unreadable", "seconds".
Result<> recordStepRun(Stores &stores, const StepRun &run);

} // namespace yuyi
