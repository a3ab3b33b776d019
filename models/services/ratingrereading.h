// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/run.h"
#include "models/stores/stores.h"

namespace yuyi {

struct RereadReport {
    int replies = 0;                 ///< of judges, that another version of the reader had read
    int changed = 0;                 ///< of these, read otherwise than before
};

/// @brief Reads judges' stored replies again that another version of the reader had read; asks nothing. What was read before stays
/// in the project.
class RatingRereading
{
public:
    RatingRereading(Stores &stores, const PersonId &actor, Clock now = systemClock()) : m_stores(stores), m_actor(actor), m_now(std::move(now)) {}

    /// What reading the replies about these descriptions again would change. For leads and experts.
    Result<RereadReport> look(const RunId &descriptions);
    /// Does it. For leads.
    Result<RereadReport> readAgain(const RunId &descriptions);

private:
    Result<RereadReport> read(const RunId &descriptions, bool keep);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
