// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/sharedrun.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runner/live.h"
#include "models/services/runs/runner/requestlist.h"
#include "models/stores/responsestore.h"

#include <optional>

namespace yuyi {

/// Who wants to work on a run.
struct RunClaim {
    QString program;
    PersonId actor;
    int leaseMs = 0; ///< see Lease
};

/// @brief What is read before a run can begin. Each function reads or writes with the connection of its caller.
struct RunOpening {
    RunId id;
    RunAsk ask = RunAsk::Missing;
    Endpoint endpoint;
    RunMaterial material;
    RequestList list;
    RunSession session;
    UnitCounts units;
    QStringList helpers;    ///< programs that work on the run, this one among them
    QStringList atEndpoint; ///< programs that ask its endpoint
    int slowdowns = 0;
    RunFigures figures;
    double spent = 0;
    RunId step;                           ///< the run of steps whose replies this one uses; null: none
    RunState begunAs = RunState::Waiting; ///< its state when the endpoint was read
    std::optional<RunState> leftAs;       ///< it was paused or cancelled by another program while it waited for its step

    /// Reads the endpoint. Refused if the run cannot be sent, or `actor` may not start runs.
    Result<> readEndpoint(Stores &stores, const PersonId &actor);
    /// Refused while the step has requests that are not finished; a reply that will never come is an error of its item alone. Sets
    /// `leftAs`.
    Result<> checkStep(Stores &stores);
    /// @brief Begins the run, or joins the programs that work on it, and reads everything else. Refused if others ask other requests of it,
    /// or are stopping.
    Result<> claim(Stores &stores, const RunClaim &claim);

private:
    Result<> join(const Run &run, const RunSession &others);
};

} // namespace yuyi
