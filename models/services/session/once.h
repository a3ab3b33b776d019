// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/stores.h"

namespace yuyi {

/// Whether the transaction of this name took place (see Stores::identify).
inline Result<bool> tookPlace(Stores &stores, const QUuid &name)
{
    YUYI_TRY(const auto events, stores.history().eventsOfAct(name));
    return !events.isEmpty();
}

/// @brief Does `work`, a call of a service that is one transaction with at least one event, but does it once however often it is asked for
/// under the same name. Success if it took place, now or earlier. If the connection is lost during the commit, the error has `lost`; asked
/// again, this finds out.
template <typename Work>
Result<> once(Stores &stores, const QUuid &name, Work work)
{
    YUYI_TRY(const bool before, tookPlace(stores, name));
    if (before)
        return {};
    stores.identify(name);
    const Result<> done = work();
    stores.identify({}); // it may have ended before its transaction began
    if (done || done.error().code == ErrorCode::Environment)
        return done;
    // The server may have been busy with the commit of an earlier call whose answer was lost.
    YUYI_TRY(const bool meanwhile, tookPlace(stores, name));
    return meanwhile ? Result<>() : done;
}

} // namespace yuyi
