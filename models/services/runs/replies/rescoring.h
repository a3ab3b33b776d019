// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/progress.h"
#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

#include <QList>

namespace yuyi {

struct RescoreRequest {
    QList<RunId> runs; ///< empty: all
    PersonId by;

    QByteArray toJson() const;
    static RescoreRequest fromJson(const QByteArray &text);
};

struct RescoreReport {
    int responses = 0; ///< replies checked
    int scored = 0;    ///< replies scored again, or for the first time, because the scorer has changed or had not scored them
    int changed = 0;   ///< of these, replies with another option or result
};

/// @brief Scores stored replies again with the scorers of the preset, and reads again what models said of misses; sends no requests.
/// Overrules are kept. For leads.
class Rescoring
{
public:
    Rescoring(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Returns the runs with replies that a scorer of the preset has not read, or an older version of it.
    Result<QList<RunId>> outdated();
    /// Scores the replies of these runs again (empty: of all runs). `all` false: only replies scored by another version. When
    /// cancelled, finished work is kept.
    Result<RescoreReport> rescore(const QList<RunId> &runs, bool all, Progress &progress);

private:
    Result<> rereadJudgements(const RunId &run, const Preset &preset);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
