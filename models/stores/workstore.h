// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/work.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QSet>

#include <optional>

namespace yuyi {

/// @brief Who has what to do, and what was returned. Thread of the connection. `now` decides which reservations have run
/// out; invalid: the time it is.
class WorkStore
{
public:
    virtual ~WorkStore() = default;

    /// @brief Nobody else may take a place at this image until the transaction ends. Only within one: on a server two
    /// people who count the places at once would both find the last one free.
    virtual Result<> lockImage(const ImageId &image) = 0;

    /// Conflict when the person has the same work in the same round already (done or open).
    virtual Result<> add(const Assignment &assignment) = 0;
    virtual Result<Assignment> assignment(const AssignmentId &id) = 0;
    /// State, reservation, end and note; Conflict by version.
    virtual Result<> update(const Assignment &assignment) = 0;
    /// Newest first.
    virtual Result<QList<Assignment>> list(const AssignmentFilter &filter) = 0;
    virtual Result<qint64> count(const AssignmentFilter &filter) = 0;
    /// @brief Lines of the table of work, those longest in hand first.
    virtual Result<QList<WorkRow>> rows(const WorkFilter &filter, const QDateTime &now = {}) = 0;
    virtual Result<qint64> countRows(const WorkFilter &filter, const QDateTime &now = {}) = 0;
    /// The newest one of this person that was not withdrawn; `question` null: about the whole image.
    virtual Result<std::optional<Assignment>> find(const PersonId &person, Task task, const ImageId &image,
                                                   const QuestionId &question = {}) = 0;
    /// @brief How many places at an image others hold at `now`: annotations in force
    /// (but drafts whose reservation has run out), and open live assignments of those
    /// who have not begun.
    virtual Result<qint64> placesTaken(const ImageId &image, const PersonId &except, const QDateTime &now) = 0;
    /// Images with their people who annotate or are to annotate them at `now`; images without anybody are absent.
    virtual Result<QHash<ImageId, QList<PersonId>>> annotators(const QDateTime &now) = 0;
    /// Images in batches of calibration that are not closed.
    virtual Result<QSet<ImageId>> heldByCalibration() = 0;
    virtual Result<QHash<PersonId, PersonLoad>> loads(const QDateTime &now) = 0;

    virtual Result<PartInImage> partIn(const ImageId &image, const PersonId &person, const QDateTime &now = {}) = 0;
    /// Images that the person has begun or is to annotate and has not submitted.
    virtual Result<QList<ImageId>> unfinishedOf(const PersonId &person, const QDateTime &now = {}) = 0;

    virtual Result<> addReturn(const WorkReturn &entry) = 0;
    /// Oldest first; `openOnly`: not answered yet.
    virtual Result<QList<WorkReturn>> returnsOf(const AnnotationId &annotation, bool openOnly) = 0;
    virtual Result<QList<WorkReturn>> returnsOfImage(const ImageId &image) = 0;
    /// Not answered yet, oldest first.
    virtual Result<QList<WorkReturn>> openReturns(const PersonId &person) = 0;
    virtual Result<> answerReturns(const AnnotationId &annotation, const QDateTime &at) = 0;
    /// Sets the time at which one of them was answered; invalid: it is open again.
    virtual Result<> setReturnAnswered(const ReturnId &id, const QDateTime &at) = 0;
    /// Round → how many images came back in it.
    virtual Result<QMap<int, qint64>> returnsByRound() = 0;
};

} // namespace yuyi
