// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/review/itemvotes.h"
#include "models/domain/review/validation.h"

#include <QList>
#include <QSet>
#include <optional>

namespace yuyi {

/// Whether a person may answer a question now, or why not.
enum class Answering {
    Allowed,
    Closed,      ///< the round is not open, or no longer
    NoValidator, ///< the person is not a validator, or gets no new work
    Involved,    ///< the person wrote, adjudicated or discussed something about this image
    Answered,    ///< the person has answered in this round
    Full,        ///< as many people as needed have answered or are answering
    FreshFirst   ///< the person answered in an earlier round, and enough others have not
};

/// @brief Who answers which question next, and reservations of questions. Thread of the connection.
class ValidationQueueStore
{
public:
    virtual ~ValidationQueueStore() = default;

    /// @brief Questions for the person to answer now, at most `count`: first those assigned to or reserved for them, then questions
    /// they have never answered, then later rounds of questions they have, if there are too few fresh people or none came for a
    /// day. The latter two are sorted by the seed of the round, so questions of one image do not follow each other.
    virtual Result<QList<ValidationId>> next(const PersonId &person, const QDateTime &now, int count) = 0;
    virtual Result<Answering> mayAnswer(const ValidationId &id, const PersonId &person, const QDateTime &now) = 0;
    /// Versions in open rounds that the person may no longer answer, because they answered them or are involved in the image.
    virtual Result<QSet<QuestionVersionId>> openButKnownTo(const PersonId &person) = 0;
    /// Number of questions that the person may answer.
    virtual Result<qint64> waitingFor(const PersonId &person, const QDateTime &now) = 0;
    /// The same number for each person who may answer any.
    virtual Result<QHash<PersonId, qint64>> waitingForEach(const QDateTime &now) = 0;
    /// The oldest open rounds, at most `count`, with the validators who may answer them.
    virtual Result<QList<WaitingRound>> waitingRounds(const QDateTime &now, int count) = 0;
    /// Reserves a question for the person until the given time; extends an existing reservation of theirs.
    virtual Result<> reserve(const Validation &validation, const PersonId &person, const QDateTime &until) = 0;
    /// Ends a reservation that was used.
    virtual Result<> endReservation(const Validation &validation, const PersonId &person) = 0;
    /// Releases a reservation for others. An assignment by a lead stays.
    virtual Result<> giveBack(const Validation &validation, const PersonId &person) = 0;
    /// The validators who may answer this round; none if it is not open.
    virtual Result<QList<PersonId>> waitsFor(const ValidationId &id, const QDateTime &now) = 0;
};

} // namespace yuyi
