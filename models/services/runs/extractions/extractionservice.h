// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/runs/planning/estimate.h"
#include "models/services/runs/planning/launch.h"
#include "models/services/runs/prompts/preview.h"

#include <optional>

namespace yuyi {

struct ResolvedPlan;

/// A model that shall read the misses of a run.
struct ExtractionPlan {
    RunId run; ///< of questions; its replies may be imported
    EndpointId endpoint;
    /// In the endpoint's currency; 0: none. No value: none for a new run, and a run that is there keeps its own.
    std::optional<double> budget;
};

/// The misses of a run.
struct MissCount {
    int misses = 0;    ///< of the strict scorer, without overruled ones
    int withWords = 0; ///< of these, replies that a model can read
};

/// A run in which a model read misses.
struct ExtractionRun {
    Run run;
    int asked = 0;  ///< misses that it was asked about
    int read = 0;   ///< of these, those in which it found an answer that counts now
    int none = 0;   ///< it found none
    int errors = 0; ///< requests that failed
};

/// @brief Sets up runs in which a model says which answer a reply gives where the strict scorer finds none. The model gets the question,
/// its options in the order of that reply, and the reply; neither pictures nor the key. What it answers is read strictly and stored as
/// the reading of the scorer `judge`; figures of the other scorers stay as they are. For leads (Refused); leads and experts see the runs.
/// Runner sends the requests.
class ExtractionService
{
public:
    /// @param folder of the project
    ExtractionService(Stores &stores, QString folder, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    Result<MissCount> misses(const RunId &run);
    /// @brief What asking would cost; sends nothing. Refused: the run has no miss with words, it is no run of questions, or a practice
    /// model would read replies of a real one.
    Result<LaunchEstimate> estimate(const ExtractionPlan &plan, Progress &progress);
    /// The prompt of the first miss that the person may see.
    Result<SentPrompt> preview(const ExtractionPlan &plan);
    /// @brief The run that asks: the one of this model that is there, which goes on with misses that it was not asked about, or a new one.
    /// Sets its budget to that of the plan where this has one.
    Result<Run> create(const ExtractionPlan &plan);
    /// The runs that read this one, oldest first.
    Result<QList<ExtractionRun>> runsFor(const RunId &run);

private:
    Result<ResolvedPlan> resolve(const ExtractionPlan &plan);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
