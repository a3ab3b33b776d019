// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/rules/descriptiontasks.h"
#include "models/services/runs/runservice.h"

namespace yuyi {

struct ResolvedPlan;

/// The settings of new runs in which models describe pictures.
struct DescriptionPlan {
    QString task;          ///< code of the task; empty: the first task
    bool taskItems = true; ///< apply the task's item filter in addition to `run.items`
    QString prompt;        ///< replaces the newest version of the prompt; empty: the newest version
    RunPlan run;           ///< only endpoints, items, parameters, pictures and budget are used
};

/// The settings of new runs in which judge models score descriptions. Each judge scores each run.
struct JudgePlan {
    QList<RunId> descriptions;
    bool withPicture = false;
    QString prompt; ///< replaces the newest version of the prompt; empty: the newest version
    RunPlan run;    ///< only endpoints, parameters, pictures and budget are used
};

/// @brief A run of descriptions with the runs of its judges, or a run of questions whose replies are scored: then the numbers are of the
/// items that the task covers, `described` counts replies, and nothing is asked from here (`errors` and `missing` are 0).
struct DescriptionRun {
    Run run;
    QString endpointName;
    QString taskTitle;
    int promptNumber = 0; ///< version of the prompt
    int pictures = 0;     ///< pictures in the run
    int described = 0;
    int failed = 0;               ///< failed requests and replies without text
    int errors = 0;               ///< failed requests
    int judgeable = 0;            ///< of a judge: descriptions that exist
    int missing = 0;              ///< requests that nothing came back for yet; of a judge: about descriptions that exist
    QList<DescriptionRun> judges; ///< oldest first; their `described` counts replies; empty for a judge
    int read = 0;                 ///< for a judge: replies with a score

    int requests() const { return pictures * run.repeats; }
    bool isOfQuestions() const { return run.kind == RunKind::Questions; }
};

/// @brief Sets up runs in which models describe pictures in free text, and runs of judge models that score the descriptions. There
/// is one request for each picture, however many questions it has. Only leads may set up runs; leads and experts may see them.
/// Runner sends the requests; RunService pauses and hides runs.
class DescriptionService
{
public:
    DescriptionService(Stores &stores, QString folder, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// The newest version of the prompt for a model or a judge: the stored one, or else the task's.
    Result<QString> prompt(const QString &task, bool judge);

    /// Takes seconds for hundreds of pictures; do not call it on the GUI thread.
    Result<LaunchEstimate> estimate(const DescriptionPlan &plan, Progress &progress);
    Result<LaunchEstimate> estimate(const JudgePlan &plan, Progress &progress);
    /// The prompt of the n-th picture as it would be sent to the plan's first endpoint.
    Result<SentPrompt> preview(const DescriptionPlan &plan, int picture);
    Result<SentPrompt> preview(const JudgePlan &plan, int picture);
    /// @brief Creates the runs and freezes their items and prompts. See SameRuns for runs that already exist. With SameRuns::Found, a
    /// finished run gets the budget of the plan, too: it is made to go on with descriptions that came later.
    Result<QList<Run>> create(const DescriptionPlan &plan, SameRuns same = SameRuns::Anew);
    Result<QList<Run>> create(const JudgePlan &plan, SameRuns same = SameRuns::Anew);

    /// Finished runs that sent the same requests as the plan would send.
    Result<QList<Run>> alreadyDone(const DescriptionPlan &plan);
    Result<QList<Run>> alreadyDone(const JudgePlan &plan);
    /// The budget of each run if the plan sets none: a run that goes on (SameRuns::GoOn) keeps its own; 0: none.
    Result<QList<double>> keptBudgets(const DescriptionPlan &plan);
    Result<QList<double>> keptBudgets(const JudgePlan &plan);

    /// All runs that are scored (scoredRuns()) with their judges, newest first, without hidden runs.
    Result<QList<DescriptionRun>> runs();
    /// @brief Finds a run by its id, by a unique prefix of the id (at least 4 characters) or by model (the newest run). Of the kind
    /// Descriptions it is one that is scored (scoredRuns()). Returns NotFound, which lists the available runs.
    Result<Run> run(const QString &word, RunKind kind = RunKind::Descriptions);

private:
    Result<ResolvedPlan> resolve(const DescriptionPlan &plan);
    Result<ResolvedPlan> resolve(const JudgePlan &plan);
    Result<QList<Run>> store(const RunPlan &plan, const Result<ResolvedPlan> &resolved, SameRuns same);
    template <typename Plan>
    Result<QList<Run>> createAny(const Plan &plan, SameRuns same);
    Result<SentPrompt> previewItem(const ResolvedPlan &resolved, int picture);
    Result<LaunchEstimate> weigh(const RunPlan &plan, const Result<ResolvedPlan> &resolved, Progress &progress);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
