// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/services/results/data.h"
#include "models/services/results/figures.h"
#include "models/services/results/table.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>

namespace yuyi {

/// An entry of a list of runs to choose from.
struct ResultsRunEntry {
    Run run;
    QString configurationTitle;
    int items = 0; ///< number of items in its set
};

/// @brief Reads the data that results are computed from. For leads and experts. Images that a person still has to annotate are
/// not listed, and votes on questions they may still answer are not counted. RunService::setHidden hides runs.
class ResultsService
{
public:
    ResultsService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    Result<QList<ResultsRunEntry>> runs(bool hiddenToo = false);
    /// Returns the data of the query's runs (empty: all that are not hidden), read by its scorer. One step of `progress` is one
    /// run; Cancelled if it was stopped.
    Result<ResultsData> data(const ResultsQuery &query);
    Result<ResultsData> data(const ResultsQuery &query, Progress &progress);
    /// The same without people: no studies, no votes.
    Result<ResultsData> replies(const ResultsQuery &query);

private:
    Result<ResultsData> replies(const ResultsQuery &query, Progress &progress);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
