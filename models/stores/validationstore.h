// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/itemvotes.h"
#include "models/domain/result.h"
#include "models/domain/validation.h"

#include <QList>
#include <QSet>

#include <optional>

namespace yuyi {

/// Whether a person may answer a question now, and if not, why.
enum class Answering {
    Allowed,
    Closed,      ///< the round is not open (any more)
    NoValidator, ///< has not this role, or gets nothing new
    Involved,    ///< wrote, adjudicated or discussed something about this image
    Answered,    ///< already in this round
    Full,        ///< as many as needed have answered or are answering
    FreshFirst   ///< answered in an earlier round; enough others have not
};

/// @brief Rounds of blind validation, votes and discussions. Thread of the connection.
class ValidationStore
{
public:
    virtual ~ValidationStore() = default;

    virtual Result<> add(const Validation &validation) = 0;
    virtual Result<Validation> validation(const ValidationId &id) = 0;
    /// Writes state, reason, time of decision, needed and passing where the version matches and raises it; else Conflict.
    virtual Result<> update(const Validation &validation) = 0;
    virtual Result<QList<Validation>> ofImage(const ImageId &image) = 0;            ///< by question, then round
    virtual Result<QList<Validation>> ofQuestion(const QuestionId &question) = 0;   ///< by round
    virtual Result<QList<Validation>> inState(ValidationState state) = 0;           ///< oldest first
    /// @brief Holds a round until the transaction ends: whoever else wants to answer or decide it waits.
    virtual Result<> hold(const ValidationId &id) = 0;

    /// @brief What the person should answer now, at most `count`: first what is assigned to or reserved for them, then questions
    /// he has never answered, then later rounds of those he has, where fresh people do not suffice or none came for a day. In an order of their own,
    /// so that questions of one image do not follow each other.
    virtual Result<QList<ValidationId>> next(const PersonId &person, const QDateTime &now, int count) = 0;
    virtual Result<Answering> mayAnswer(const ValidationId &id, const PersonId &person, const QDateTime &now) = 0;
    /// @brief Versions in open rounds that the person will not answer any more: answered, or has a part in the image.
    virtual Result<QSet<QuestionVersionId>> openButKnownTo(const PersonId &person) = 0;
    /// How many questions wait for the person.
    virtual Result<qint64> waitingFor(const PersonId &person, const QDateTime &now) = 0;
    /// The oldest open rounds, at most `count`, with the validators who may answer them.
    virtual Result<QList<WaitingRound>> waitingRounds(const QDateTime &now, int count) = 0;
    /// @brief Keeps a place for the person until then; prolongs their own.
    virtual Result<> reserve(const Validation &validation, const PersonId &person, const QDateTime &until) = 0;
    /// The place was used.
    virtual Result<> endReservation(const Validation &validation, const PersonId &person) = 0;
    /// The place is free for others; what a lead assigned stays with the person.
    virtual Result<> giveBack(const Validation &validation, const PersonId &person) = 0;
    /// Reads no key and no note.
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
    /// State, outcome, note and closing where the version matches; else Conflict.
    virtual Result<> updateDiscussion(const Discussion &discussion) = 0;
    virtual Result<QList<Discussion>> discussions(std::optional<DiscussionState> state) = 0;   ///< oldest first
    virtual Result<QList<Discussion>> discussionsOf(const QUuid &subject) = 0;                 ///< oldest first
    /// Supersedes the person's former vote on it.
    virtual Result<> addDiscussionVote(const DiscussionVote &vote) = 0;
    virtual Result<QList<DiscussionVote>> discussionVotes(const DiscussionId &id) = 0;         ///< in force, oldest first
    virtual Result<qint64> openDiscussions() = 0;
};

} // namespace yuyi
