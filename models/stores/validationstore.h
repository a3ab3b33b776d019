// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/review/itemvotes.h"
#include "models/domain/review/validation.h"

#include <QList>
#include <QSet>

#include <optional>

namespace yuyi {

/// @brief Rounds of blind validation, votes and discussions. Thread of the connection.
class ValidationStore
{
public:
    virtual ~ValidationStore() = default;

    virtual Result<> add(const Validation &validation) = 0;
    virtual Result<Validation> validation(const ValidationId &id) = 0;
    /// Writes state, reason, decision time, needed and passing if the version matches, and raises the version; otherwise returns Conflict.
    virtual Result<> update(const Validation &validation) = 0;
    virtual Result<QList<Validation>> ofImage(const ImageId &image) = 0;          ///< by question, then round
    virtual Result<QList<Validation>> ofQuestion(const QuestionId &question) = 0; ///< by round
    virtual Result<QList<Validation>> inState(ValidationState state) = 0;         ///< oldest first
    /// Adjudicated, accepted and released images that have never had a round, by stage, then in the order collected.
    virtual Result<QList<ImageId>> imagesWithoutRound() = 0;
    /// Locks a round until the transaction ends, so others who want to answer or decide it wait.
    virtual Result<> hold(const ValidationId &id) = 0;
    /// Returns a question for a validator; key and note are not read.
    virtual Result<BlindQuestion> blindQuestion(const QuestionVersionId &version) = 0;

    virtual Result<> addVote(const Vote &vote) = 0;
    virtual Result<Vote> vote(const VoteId &id) = 0;
    virtual Result<QList<Vote>> votes(const ValidationId &id) = 0;               ///< in force, oldest first
    virtual Result<QList<Vote>> votesOnVersion(const QuestionVersionId &id) = 0; ///< in force, oldest first
    virtual Result<> setVoteWithdrawn(const VoteId &id, bool withdrawn) = 0;
    virtual Result<std::optional<Vote>> lastVoteOf(const PersonId &person) = 0; ///< in force
    virtual Result<qint64> votedSince(const PersonId &person, const QDateTime &since) = 0;
    virtual Result<ItemVotes> itemVotes() = 0;
    virtual Result<> setVoteCorrect(const VoteId &id, bool correct) = 0;
};

} // namespace yuyi
