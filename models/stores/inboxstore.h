// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/review/validation.h"
#include "models/domain/runs/run.h"

#include <QDateTime>
#include <QList>

namespace yuyi {

/// Open work of the filter steps.
struct FilterWork {
    qint64 unsearched = 0;      ///< collected images that the duplicate search has not covered
    qint64 duplicateGroups = 0; ///< open ones
    qint64 unmeasured = 0;      ///< collected images whose text has not been measured
    qint64 nearTextLimit = 0;   ///< images with a text ratio at or above the given one and no decision
};

/// Sums over all open rounds.
struct RoundSums {
    qint64 rounds = 0;
    qint64 answersMissing = 0;
};

/// A run that stopped before its end, or ended with failed requests.
struct TroubledRun {
    RunId id;
    QString model;
    QString configuration; ///< code
    RunState state = RunState::Done;
    QString message;
    qint64 errors = 0; ///< requests whose newest attempt has no answer; a refusal by the model does not count
    QDateTime createdAt;
};

/// Number of tasks one person completed in one minute.
struct WorkDone {
    PersonId person;
    QDateTime at;        ///< to the minute
    bool answer = false; ///< true: blind answers; false: submitted annotations
    qint64 count = 0;
};

/// @brief Open work across all stores, read for the overview and the counts in the navigation. Thread of the connection.
class InboxStore
{
public:
    virtual ~InboxStore() = default;

    /// `engine`: of the duplicate search. `ratio`: text ratio from which a person should check an image.
    virtual Result<FilterWork> filterWork(const QString &engine, double ratio) = 0;
    /// @brief Open discussions of questions that wait for the person, oldest first. Leads conclude discussions; other participants
    /// wait only until they have voted. Participants are adjudicators, the author and those who answered the question.
    virtual Result<QList<Discussion>> discussionsFor(const PersonId &person, bool lead, bool adjudicator) = 0;
    /// Images with an open adjudication case, whoever may settle it; oldest case first.
    virtual Result<QList<ImageId>> openCases(int limit) = 0;
    virtual Result<qint64> openCaseCount() = 0;
    virtual Result<RoundSums> openRounds() = 0;
    /// Images of accepted questions that validators flagged and nobody has checked since, in a discussion or on the list of
    /// flagged items.
    virtual Result<QList<ImageId>> flaggedImages() = 0;
    /// Newest first, without hidden runs.
    virtual Result<QList<TroubledRun>> troubledRuns() = 0;
    /// Number of runs that have ended and are not hidden.
    virtual Result<qint64> finishedRuns() = 0;
    /// Number of annotations still to be submitted for kept images, if each image gets `perImage` of them.
    virtual Result<qint64> annotationsLeft(int perImage) = 0;
    /// Submitted annotations and blind answers since the given time, by person and minute. `person` null: of everybody.
    virtual Result<QList<WorkDone>> doneSince(const PersonId &person, const QDateTime &since) = 0;
};

} // namespace yuyi
