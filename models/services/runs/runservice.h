// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/runs/planning/estimate.h"
#include "models/services/runs/prompts/configurationcheck.h"
#include "models/services/runs/prompts/preview.h"

#include <QHash>

namespace yuyi {

/// @brief Creates runs, freezes what they ask, and estimates what they would send. Creating, pausing and ending runs is for
/// leads (Refused). RunCenter sends the requests. Each call is one transaction.
class RunService
{
public:
    static constexpr int mostShots = shotsAtMost; ///< few-shot examples of a prompt
    /// @param folder of the project, with its images and cache
    RunService(Stores &stores, QString folder, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// Returns the preset's configurations in its order, then the project's own by code.
    Result<QList<OfferedConfiguration>> configurations();
    /// Like configurations(), but does not check for missing examples and reads no items.
    Result<QList<OfferedConfiguration>> configurationsUnchecked();
    /// @brief Saves a new version of a configuration, or a new one under a new code. Invalid: no {question} or {options} in the
    /// prompt, no own prompt for a kind of question without options, an unknown placeholder, an invalid code, fewer examples than
    /// shots, an unknown dimension. Returns the newest version unchanged if nothing differs.
    Result<PromptTemplate> saveTemplate(const Configuration &configuration);

    /// @brief Estimates a plan without sending: prepares the images (kept for the run) and measures every request. Takes
    /// seconds for hundreds of images: do not call it in the GUI thread. Invalid names what is missing in the plan.
    Result<LaunchEstimate> estimate(const RunPlan &plan, Progress &progress);
    /// @brief Returns the prompt of one item under one endpoint and configuration. `item`: index in the chosen items.
    Result<SentPrompt> preview(const RunPlan &plan, const EndpointId &endpoint, const PlannedConfiguration &configuration,
                               int item, int rotation = 0);
    /// Creates waiting runs; freezes items (reusing a set with the same hash), versions of prompts, examples, labels and prices.
    Result<QList<Run>> create(const RunPlan &plan, SameRuns same = SameRuns::Anew);
    /// Returns finished runs that asked what the plan would ask. Freezes nothing.
    Result<QList<Run>> alreadyDone(const RunPlan &plan);
    /// Returns finished and unfinished runs that ask what the plan would ask. Freezes nothing.
    Result<QList<Run>> alreadyThere(const RunPlan &plan);

    /// Returns the prompt of a request of a stored run, for the viewer.
    Result<SentPrompt> sentPrompt(const RunId &run, const RunSlot &slot);

    /// Pauses runs; they stop within a few seconds, also in another program. Refused for runs that have ended.
    Result<> pause(const QList<RunId> &runs);
    /// Ends runs for good; their replies are kept. Refused for runs that are done.
    Result<> cancel(const QList<RunId> &runs);
    /// Hides runs from tables and lists, or shows them again.
    Result<> setHidden(const QList<RunId> &runs, bool hidden);
    /// Shows all hidden runs again. Returns how many there were.
    Result<int> showHidden(const QList<RunKind> &kinds);
    /// The images of a frozen set, by question version.
    Result<QHash<QuestionVersionId, Image>> imagesOf(const ItemSetId &set);
    /// Sets the budget, in the run's currency; 0: none.
    Result<> setBudget(const RunId &run, double budget);
    /// Renames a frozen set.
    Result<> renameSet(const ItemSetId &set, const QString &name);

private:
    Result<> changeState(const QList<RunId> &runs, RunState state);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
