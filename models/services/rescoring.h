// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/progress.h"
#include "models/domain/run.h"
#include "models/stores/stores.h"

#include <QList>

namespace yuyi {

struct RescoreRequest {
    QList<RunId> runs;               ///< empty: all
    PersonId by;

    QByteArray toJson() const;
    static RescoreRequest fromJson(const QByteArray &text);
};

struct RescoreReport {
    int responses = 0;               ///< looked at
    int scored = 0;                  ///< read again because a scorer has changed, or had never read them
    int changed = 0;                 ///< of these, with another option or result
};

/// @brief Reads stored replies again with the scorers as they are now; asks nothing. Overrules stay. For leads.
class Rescoring
{
public:
    Rescoring(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Runs with a reply that an older version of a scorer read.
    Result<QList<RunId>> outdated();
    /// `all` false: only replies read by another version. Empty `runs`: all. What is finished is kept when cancelled.
    Result<RescoreReport> rescore(const QList<RunId> &runs, bool all, Progress &progress);

private:
    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
