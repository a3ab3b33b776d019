// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/freetext.h"
#include "models/services/runservice.h"

namespace yuyi {

struct ResolvedPlan;

/// @brief Models are asked to describe pictures.
struct DescriptionPlan {
    QString task;                    ///< code; empty: the first
    bool taskItems = true;           ///< the task's own filter narrows, besides `run.items`
    QString prompt;                  ///< in place of the newest version's; empty: that one
    RunPlan run;                     ///< endpoints, items, parameters, pictures, budget; nothing else of it is looked at
};

/// @brief Judges read what models said. Each judge reads each run.
struct JudgePlan {
    QList<RunId> descriptions;
    bool withPicture = false;
    QString prompt;                  ///< in place of the newest version's; empty: that one
    RunPlan run;                     ///< endpoints, parameters, pictures, budget
};

/// A run of descriptions with those of its judges.
struct DescriptionRun {
    Run run;
    QString endpointName;
    QString taskTitle;
    int promptNumber = 0;            ///< version
    int pictures = 0;                ///< asked about
    int described = 0;
    int failed = 0;                  ///< ended with an error, or without words
    QList<DescriptionRun> judges;    ///< oldest first; `described`: replies; empty in judges
    int read = 0;                    ///< of a judge: replies with a score

    int requests() const { return pictures * run.repeats; }
};

/// @brief Runs whose replies are free texts about pictures, and runs of judges over them. One request per picture, however many
/// questions it has. Setting up is for leads, seeing for leads and experts. Asking is the runner's, pausing and
/// hiding RunService's.
class DescriptionService
{
public:
    DescriptionService(Stores &stores, QString folder, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// Newest version of the words a model, or a judge, is asked with: the stored one, else the task's.
    Result<QString> prompt(const QString &task, bool judge);

    /// Seconds of work for hundreds of pictures: not in the GUI thread.
    Result<LaunchEstimate> estimate(const DescriptionPlan &plan, Progress &progress);
    Result<LaunchEstimate> estimate(const JudgePlan &plan, Progress &progress);
    /// The prompt of the n-th picture as it would be sent to the plan's first endpoint.
    Result<SentPrompt> preview(const DescriptionPlan &plan, int picture);
    Result<SentPrompt> preview(const JudgePlan &plan, int picture);
    /// Freezes items and prompts; see SameRuns for those that are there.
    Result<QList<Run>> create(const DescriptionPlan &plan, SameRuns same = SameRuns::Anew);
    Result<QList<Run>> create(const JudgePlan &plan, SameRuns same = SameRuns::Anew);

    /// Runs that are done and have asked what the plan would ask.
    Result<QList<Run>> alreadyDone(const DescriptionPlan &plan);
    Result<QList<Run>> alreadyDone(const JudgePlan &plan);

    /// Newest first, with their judges. Hidden ones are left out.
    Result<QList<DescriptionRun>> runs();
    /// @brief By id, the beginning of one, or model; of several the newest. NotFound lists those there are.
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
