// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/validationstore.h"

namespace yuyi {

class SqlValidationStore final : public ValidationStore
{
public:
    explicit SqlValidationStore(Connection &connection) : m_connection(connection) {}

    Result<> add(const Validation &validation) override;
    Result<Validation> validation(const ValidationId &id) override;
    Result<> update(const Validation &validation) override;
    Result<QList<Validation>> ofImage(const ImageId &image) override;
    Result<QList<Validation>> ofQuestion(const QuestionId &question) override;
    Result<QList<Validation>> inState(ValidationState state) override;
    Result<QList<ImageId>> imagesWithoutRound() override;
    Result<> hold(const ValidationId &id) override;
    Result<BlindQuestion> blindQuestion(const QuestionVersionId &version) override;

    Result<> addVote(const Vote &vote) override;
    Result<Vote> vote(const VoteId &id) override;
    Result<QList<Vote>> votes(const ValidationId &id) override;
    Result<QList<Vote>> votesOnVersion(const QuestionVersionId &id) override;
    Result<> setVoteWithdrawn(const VoteId &id, bool withdrawn) override;
    Result<> setVoteCorrect(const VoteId &id, bool correct) override;
    Result<std::optional<Vote>> lastVoteOf(const PersonId &person) override;
    Result<qint64> votedSince(const PersonId &person, const QDateTime &since) override;
    Result<ItemVotes> itemVotes() override;

private:
    Connection &m_connection;
};

} // namespace yuyi
