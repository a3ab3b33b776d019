// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

namespace yuyi {

struct RereadReport {
    int replies = 0; ///< judges' replies that another version of the reader has read
    int changed = 0; ///< of these, replies that are now read differently
};

/// @brief Reads judges' stored replies again if another version of the reader has read them; sends no requests. The earlier
/// readings stay in the project.
class RatingRereading
{
public:
    RatingRereading(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// Returns what readAgain() would change. For leads and experts.
    Result<RereadReport> look(const RunId &descriptions);
    /// Reads the replies about these descriptions again and saves the result. For leads.
    Result<RereadReport> readAgain(const RunId &descriptions);

private:
    Result<RereadReport> read(const RunId &descriptions, bool keep);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
