// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/rules/descriptiontasks.h"

namespace yuyi {

/// @file
/// @brief Which runs and replies are scored: descriptions, and the replies of those runs of questions that a lead has chosen. The choice
/// is kept as an event of the audit; the newest one about a run holds. Thread of the connection.

/// @brief Runs whose replies are scored and that are not hidden, newest first: all runs of descriptions, and the chosen runs of questions
/// whose configuration belongs to a task.
Result<QList<Run>> scoredRuns(Stores &stores);

/// The task of a run of descriptions, or the first one whose configurations contain that of a run of questions. NotFound if there is none.
Result<OfferedTask> scoringTask(Stores &stores, const Run &run);

/// What is scored in one run.
struct ScoredReplies {
    OfferedTask task;
    QList<ItemSetItem> items;            ///< in the order of the item set; of replies to questions those that the task covers
    QHash<RunSlot, Description> replies; ///< newest ones, of rotation 0; of a question the whole text with its reasoning
};
/// @brief Of replies to questions the items meet the task's filter; where it limits their number they are drawn by the version of the
/// question, so that they are the same in every run of an item set. Refused for a run whose replies are not scored.
Result<ScoredReplies> scoredReplies(Stores &stores, const Run &run);

/// The reply to a question as people score it: the reasoning that came beside it, then the text as it came.
QString wholeReply(const Response &response);

/// A run of questions that can be chosen.
struct ScorableRun {
    Run run;
    QString configurationTitle; ///< in the person's language
    QString taskTitle;
    bool chosen = false;
};

/// Chooses the runs of questions whose replies are scored. Leads only.
class ReplyScoringService
{
public:
    ReplyScoringService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// Runs with a configuration of a task that are not hidden, newest first.
    Result<QList<ScorableRun>> runs();
    /// @brief Finds one by its id, by a unique prefix of the id (at least 4 characters) or by model (the newest one). NotFound names them.
    Result<Run> run(const QString &word);
    /// @brief Scores the replies of exactly these runs from now on. Scores of others are kept and come back with their run. One
    /// transaction. Refused for a run that no task covers.
    Result<> choose(const QList<RunId> &runs);
    /// The same for one run, which is added or left out.
    Result<> setChosen(const RunId &run, bool chosen);

private:
    Result<> write(const ScorableRun &run, bool chosen);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
