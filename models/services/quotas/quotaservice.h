// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/quotas/quotaline.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief Counts how far the targets of the preset are reached. Reads only; thread of the stores. For leads, who collect the images;
/// others get Refused.
class QuotaService
{
public:
    QuotaService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// @brief The lines of quotaLines() over all items of images that are not discarded. Images that the person still has to annotate
    /// are not counted. Empty without targets, and in a work package, which holds a part of the project only.
    Result<QList<QuotaLine>> lines();

private:
    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
