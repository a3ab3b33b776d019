// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runner/live.h"
#include "models/stores/responsestore.h"

#include <optional>

namespace yuyi {

/// What a program needs to know to take over a run.
struct RunClaim {
    QString program;
    PersonId actor;
    int stale = 0; ///< see Heartbeat::staleMs
};

/// @brief What is read before a run can begin. Each function reads or writes with the connection of its caller.
struct RunOpening {
    RunId id;
    RunAsk ask = RunAsk::Missing;
    Endpoint endpoint;
    RunMaterial material;
    QList<SlotState> states;
    RunFigures figures;
    double spent = 0;
    bool claimed = false;
    QString otherProgram;
    RunId step;                           ///< the run of steps whose replies this one uses; null: none
    RunState begunAs = RunState::Waiting; ///< its state when the endpoint was read
    std::optional<RunState> leftAs;       ///< it was paused or cancelled by another program while it waited for its step

    /// Reads the endpoint. Refused if the run cannot be sent, or `actor` may not start runs.
    Result<> readEndpoint(Stores &stores, const PersonId &actor);
    /// Refused while the step has requests that are not finished; a reply that will never come is an error of its item alone. Sets
    /// `leftAs`.
    Result<> checkStep(Stores &stores);
    /// Claims the run for this program and reads everything else; only sets `otherProgram` if another one has it.
    Result<> claim(Stores &stores, const RunClaim &claim);
};

} // namespace yuyi
