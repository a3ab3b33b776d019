// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/run.h"
#include "models/domain/validation.h"

#include <QDateTime>
#include <QList>

namespace yuyi {

/// What the filter steps have before them.
struct FilterWork {
    qint64 unsearched = 0;      ///< collected images that the search for duplicates has not seen
    qint64 duplicateGroups = 0; ///< open ones
    qint64 unmeasured = 0;      ///< collected images whose text has not been measured
    qint64 nearTextLimit = 0;   ///< measured at or above the given ratio, and nobody decided
};

/// All open rounds together.
struct RoundSums {
    qint64 rounds = 0;
    qint64 answersMissing = 0;
};

/// A run that stopped before its end, or ended with requests that came to nothing.
struct TroubledRun {
    RunId id;
    QString model;
    QString configuration;      ///< code
    RunState state = RunState::Done;
    QString message;
    qint64 errors = 0;          ///< requests whose newest try has no answer; refusals of the model are none
    QDateTime createdAt;
};

/// What one person did at one time.
struct WorkDone {
    PersonId person;
    QDateTime at;               ///< to the minute
    bool answer = false;        ///< blind answers; else annotations submitted
    qint64 count = 0;
};

/// @brief What waits, across the aggregates: reads for the overview and the numbers beside the pages. Thread of the connection.
class InboxStore
{
public:
    virtual ~InboxStore() = default;

    /// `engine`: of the search for duplicates. `ratio`: from where on a person should look.
    virtual Result<FilterWork> filterWork(const QString &engine, double ratio) = 0;
    /// Open discussions of questions that wait for the person, oldest first: leads conclude them, and whoever else takes part and has
    /// not voted yet votes. Taking part: adjudicators, the author, those who have answered the question.
    virtual Result<QList<Discussion>> discussionsFor(const PersonId &person, bool lead, bool adjudicator) = 0;
    /// Open cases of disagreement, whoever may settle them; the oldest first.
    virtual Result<QList<ImageId>> openCases(int limit) = 0;
    virtual Result<qint64> openCaseCount() = 0;
    virtual Result<RoundSums> openRounds() = 0;
    /// @brief Images of accepted questions in which validators found a fault, and nobody has looked at them since: no discussion,
    /// no note among the questions that may be wrong.
    virtual Result<QList<ImageId>> flaggedImages() = 0;
    /// Newest first; runs that are put away are left out.
    virtual Result<QList<TroubledRun>> troubledRuns() = 0;
    /// Runs that are not put away and have ended.
    virtual Result<qint64> finishedRuns() = 0;
    /// @brief Annotations still to be submitted on kept images, when each image gets `perImage` of them.
    virtual Result<qint64> annotationsLeft(int perImage) = 0;
    /// Annotations submitted and blind answers since then, by person and minute; of one person, or (null) of everybody.
    virtual Result<QList<WorkDone>> doneSince(const PersonId &person, const QDateTime &since) = 0;
};

} // namespace yuyi
