// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/steprun.h"
#include "models/stores/stores.h"

#include <QList>
#include <QPair>
#include <QStringList>

#include <optional>

namespace yuyi {

/// @brief What a step of the filter did, for its page and the data card: with what, what it found, what people made of it.
struct StepReport {
    StepRun run;                              ///< the last one
    QString by;                               ///< name of who ran it; empty: nobody in particular
    QList<QPair<QString, qint64>> state;      ///< what stands now: code → number, in the order of reading
    QList<QPair<QString, qint64>> deciders;   ///< name → decisions of the step in force, most first
};

/// Nothing where the step has never run. Reads only; the thread of the connection.
Result<std::optional<StepReport>> stepReport(Stores &stores, FilterStep step);

/// One translated line per fact; codes without a title are left out.
QStringList stepLines(const StepReport &report);

/// @brief Adds what a run did, within a transaction. Codes of parameters: "distance" (Hamming), "views", "limit" (0…1),
/// "band" (0…1), "mode"; of counts: "images", "new", "compared", "unreadable", "seconds".
Result<> recordStepRun(Stores &stores, const StepRun &run);

} // namespace yuyi
