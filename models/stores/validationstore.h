// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/itemvotes.h"
#include "models/domain/result.h"
#include "models/domain/validation.h"

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

/// @brief Rounds of blind validation, votes and discussions. Thread of the connection.
class ValidationStore
{
public:
    virtual ~ValidationStore() = default;

    virtual Result<> add(const Validation &validation) = 0;
    virtual Result<Validation> validation(const ValidationId &id) = 0;
    /// Writes state, reason, decision time, needed and passing if the version matches, and raises the version; otherwise returns Conflict.
    virtual Result<> update(const Validation &validation) = 0;
    virtual Result<QList<Validation>> ofImage(const ImageId &image) = 0;            ///< by question, then round
    virtual Result<QList<Validation>> ofQuestion(const QuestionId &question) = 0;   ///< by round
    virtual Result<QList<Validation>> inState(ValidationState state) = 0;           ///< oldest first
    /// Adjudicated, accepted and released images that have never had a round, by stage, then in the order collected.
    virtual Result<QList<ImageId>> imagesWithoutRound() = 0;
    /// Locks a round until the transaction ends, so others who want to answer or decide it wait.
    virtual Result<> hold(const ValidationId &id) = 0;

    /// @brief Questions for the person to answer now, at most `count`: first those assigned to or reserved for them, then questions
    /// they have never answered, then later rounds of questions they have, if there are too few fresh people or none came for a
    /// day. The latter two are sorted by the seed of the round, so questions of one image do not follow each other.
    virtual Result<QList<ValidationId>> next(const PersonId &person, const QDateTime &now, int count) = 0;
    virtual Result<Answering> mayAnswer(const ValidationId &id, const PersonId &person, const QDateTime &now) = 0;
    /// Versions in open rounds that the person may no longer answer, because they answered them or are involved in the image.
    virtual Result<QSet<QuestionVersionId>> openButKnownTo(const PersonId &person) = 0;
    /// Number of questions that the person may answer.
    virtual Result<qint64> waitingFor(const PersonId &person, const QDateTime &now) = 0;
    /// The oldest open rounds, at most `count`, with the validators who may answer them.
    virtual Result<QList<WaitingRound>> waitingRounds(const QDateTime &now, int count) = 0;
    /// Reserves a question for the person until the given time; extends an existing reservation of theirs.
    virtual Result<> reserve(const Validation &validation, const PersonId &person, const QDateTime &until) = 0;
    /// Ends a reservation that was used.
    virtual Result<> endReservation(const Validation &validation, const PersonId &person) = 0;
    /// Releases a reservation for others. An assignment by a lead stays.
    virtual Result<> giveBack(const Validation &validation, const PersonId &person) = 0;
    /// Returns a question for a validator; key and note are not read.
    virtual Result<BlindQuestion> blindQuestion(const QuestionVersionId &version) = 0;

    virtual Result<> addVote(const Vote &vote) = 0;
    virtual Result<Vote> vote(const VoteId &id) = 0;
    virtual Result<QList<Vote>> votes(const ValidationId &id) = 0;                  ///< in force, oldest first
    virtual Result<QList<Vote>> votesOnVersion(const QuestionVersionId &id) = 0;    ///< in force, oldest first
    virtual Result<> setVoteWithdrawn(const VoteId &id, bool withdrawn) = 0;
    virtual Result<std::optional<Vote>> lastVoteOf(const PersonId &person) = 0;     ///< in force
    virtual Result<qint64> votedSince(const PersonId &person, const QDateTime &since) = 0;
    virtual Result<ItemVotes> itemVotes() = 0;

    virtual Result<> addDiscussion(const Discussion &discussion) = 0;
    virtual Result<Discussion> discussion(const DiscussionId &id) = 0;
    /// Writes state, outcome, note and closing if the version matches; otherwise returns Conflict.
    virtual Result<> updateDiscussion(const Discussion &discussion) = 0;
    virtual Result<QList<Discussion>> discussions(std::optional<DiscussionState> state) = 0;   ///< oldest first
    virtual Result<QList<Discussion>> discussionsOf(const QUuid &subject) = 0;                 ///< oldest first
    /// Adds a vote, which supersedes the person's former vote on the discussion.
    virtual Result<> addDiscussionVote(const DiscussionVote &vote) = 0;
    virtual Result<QList<DiscussionVote>> discussionVotes(const DiscussionId &id) = 0;         ///< in force, oldest first
    virtual Result<qint64> openDiscussions() = 0;
};

} // namespace yuyi
