// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/validationstore.h"

namespace yuyi {

class SqlValidationStore final : public ValidationStore
{
public:
    explicit SqlValidationStore(Connection &connection) : m_connection(connection) { }

    Result<> add(const Validation &validation) override;
    Result<Validation> validation(const ValidationId &id) override;
    Result<> update(const Validation &validation) override;
    Result<QList<Validation>> ofImage(const ImageId &image) override;
    Result<QList<Validation>> ofQuestion(const QuestionId &question) override;
    Result<QList<Validation>> inState(ValidationState state) override;
    Result<QList<ImageId>> imagesWithoutRound() override;
    Result<> hold(const ValidationId &id) override;

    Result<QList<ValidationId>> next(const PersonId &person, const QDateTime &now,
                                     int count) override;
    Result<Answering> mayAnswer(const ValidationId &id, const PersonId &person,
                                const QDateTime &now) override;
    Result<QSet<QuestionVersionId>> openButKnownTo(const PersonId &person) override;
    Result<qint64> waitingFor(const PersonId &person, const QDateTime &now) override;
    Result<QList<WaitingRound>> waitingRounds(const QDateTime &now, int count) override;
    Result<> reserve(const Validation &validation, const PersonId &person,
                     const QDateTime &until) override;
    Result<> endReservation(const Validation &validation, const PersonId &person) override;
    Result<> giveBack(const Validation &validation, const PersonId &person) override;
    Result<BlindQuestion> blindQuestion(const QuestionVersionId &version) override;

    Result<> addVote(const Vote &vote) override;
    Result<Vote> vote(const VoteId &id) override;
    Result<QList<Vote>> votes(const ValidationId &id) override;
    Result<QList<Vote>> votesOnVersion(const QuestionVersionId &id) override;
    Result<> setVoteWithdrawn(const VoteId &id, bool withdrawn) override;
    Result<std::optional<Vote>> lastVoteOf(const PersonId &person) override;
    Result<qint64> votedSince(const PersonId &person, const QDateTime &since) override;
    Result<ItemVotes> itemVotes() override;

    Result<> addDiscussion(const Discussion &discussion) override;
    Result<Discussion> discussion(const DiscussionId &id) override;
    Result<> updateDiscussion(const Discussion &discussion) override;
    Result<QList<Discussion>> discussions(std::optional<DiscussionState> state) override;
    Result<QList<Discussion>> discussionsOf(const QUuid &subject) override;
    Result<> addDiscussionVote(const DiscussionVote &vote) override;
    Result<QList<DiscussionVote>> discussionVotes(const DiscussionId &id) override;
    Result<qint64> openDiscussions() override;

private:
    Result<QList<Validation>> rounds(const QString &condition, const QVariantList &values);
    Result<QList<Vote>> votesWhere(const QString &condition, const QVariantList &values);
    Result<QList<Discussion>> discussionsWhere(const QString &condition,
                                               const QVariantList &values);
    Result<QList<ValidatedItem>> validatedItems();

    Connection &m_connection;
};

} // namespace yuyi
