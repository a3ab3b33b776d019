// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/sharedrun.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// @brief The end of a run in this program: because all its requests were asked, or because it was stopped. Whoever leaves last, or sees
/// first that nothing is left, ends it for all.
struct RunClosing {
    RunSession session;
    QString program;
    PersonId actor;
    std::optional<RunState> leaveAs; ///< null: nothing is left to ask
    bool stopsAll = false;
    bool hasUnasked = false;
    bool everShared = false;         ///< other programs have asked some of it
    RunState state = RunState::Done; ///< set by close()
    QString message;                 ///< why it stopped; set by close() where it was empty
    RunFigures figures;              ///< read again where other programs have asked some of it
    bool othersGoOn = false;         ///< set by close()

    /// Within a transaction.
    Result<> close(Stores &stores);
    /// @brief Within a transaction: sets the state of the run to `leaveAs`. Other programs see it when they look the next time, and the
    /// last of them ends the run.
    Result<> stopForAll(Stores &stores) const;

private:
    Result<> finish(Stores &stores);
    Result<> leave(Stores &stores);
    Result<> end(Stores &stores, RunState as, const QString &why);
    Result<> readEnd(Stores &stores);
};

} // namespace yuyi
