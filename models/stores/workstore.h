// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/people/work.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QSet>

#include <optional>

namespace yuyi {

/// @brief Assignments and returns. Thread of the connection. `now` decides which reservations have expired; an invalid time means
/// the current time.
class WorkStore
{
public:
    virtual ~WorkStore() = default;

    /// @brief Locks an image until the transaction ends, so nobody else can reserve it. Only within a transaction. Without
    /// the lock, two people on a server could both make the last reservation.
    virtual Result<> lockImage(const ImageId &image) = 0;

    /// Adds an assignment. Returns Conflict if the person already has the same work in the same round, done or open.
    virtual Result<> add(const Assignment &assignment) = 0;
    virtual Result<Assignment> assignment(const AssignmentId &id) = 0;
    /// Writes state, reservation, end and note. Returns Conflict if the version differs.
    virtual Result<> update(const Assignment &assignment) = 0;
    /// Assignments that match the filter, newest first.
    virtual Result<QList<Assignment>> list(const AssignmentFilter &filter) = 0;
    virtual Result<qint64> count(const AssignmentFilter &filter) = 0;
    /// Rows of the table of work, longest assigned first.
    virtual Result<QList<WorkRow>> rows(const WorkFilter &filter, const QDateTime &now = {}) = 0;
    virtual Result<qint64> countRows(const WorkFilter &filter, const QDateTime &now = {}) = 0;
    /// The person's newest assignment that is not withdrawn; `question` null: for the whole image.
    virtual Result<std::optional<Assignment>> find(const PersonId &person, Task task, const ImageId &image,
                                                   const QuestionId &question = {}) = 0;
    /// Number of places at an image that others hold at `now`: annotations in force, except drafts with an expired
    /// reservation, and open assignments with a valid reservation of people who have not begun.
    virtual Result<qint64> reservedCount(const ImageId &image, const PersonId &except, const QDateTime &now) = 0;
    /// For each image, the people who annotate it or are to annotate it at `now`; images without any are absent.
    virtual Result<QHash<ImageId, QList<PersonId>>> annotators(const QDateTime &now) = 0;
    /// Images in calibration batches that are not closed.
    virtual Result<QSet<ImageId>> heldByCalibration() = 0;
    virtual Result<QHash<PersonId, PersonLoad>> loads(const QDateTime &now) = 0;

    virtual Result<PartInImage> partIn(const ImageId &image, const PersonId &person, const QDateTime &now = {}) = 0;
    /// Images that the person has begun or is assigned to annotate, and has not submitted.
    virtual Result<QList<ImageId>> unfinishedOf(const PersonId &person, const QDateTime &now = {}) = 0;

    virtual Result<> addReturn(const WorkReturn &entry) = 0;
    /// Returns of an annotation, oldest first. `openOnly`: only unanswered ones.
    virtual Result<QList<WorkReturn>> returnsOf(const AnnotationId &annotation, bool openOnly) = 0;
    virtual Result<QList<WorkReturn>> returnsOfImage(const ImageId &image) = 0;
    /// Unanswered returns for the person, oldest first.
    virtual Result<QList<WorkReturn>> openReturns(const PersonId &person) = 0;
    virtual Result<> answerReturns(const AnnotationId &annotation, const QDateTime &at) = 0;
    /// Sets the time at which a return was answered; an invalid time opens it again.
    virtual Result<> setReturnAnswered(const ReturnId &id, const QDateTime &at) = 0;
    /// Number of returned images per round.
    virtual Result<QMap<int, qint64>> returnsByRound() = 0;
};

} // namespace yuyi
