// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/discussionstore.h"
#include "models/stores/validationqueuestore.h"
#include "models/stores/validationstore.h"

namespace yuyi::test {

/// Nothing is validated here; what needs rounds and votes fails with NotFound.
class FakeValidationStore final : public ValidationStore
{
public:
    Result<> add(const Validation &) override { return missing(); }
    Result<Validation> validation(const ValidationId &) override { return missing(); }
    Result<> update(const Validation &) override { return missing(); }
    Result<QList<Validation>> ofImage(const ImageId &) override { return QList<Validation>(); }
    Result<QList<Validation>> ofQuestion(const QuestionId &) override { return QList<Validation>(); }
    Result<QList<Validation>> inState(ValidationState) override { return QList<Validation>(); }
    Result<QList<ImageId>> imagesWithoutRound() override { return missing(); }
    Result<> hold(const ValidationId &) override { return missing(); }
    Result<BlindQuestion> blindQuestion(const QuestionVersionId &) override { return missing(); }
    Result<> addVote(const Vote &) override { return missing(); }
    Result<Vote> vote(const VoteId &) override { return missing(); }
    Result<QList<Vote>> votes(const ValidationId &) override { return QList<Vote>(); }
    Result<QList<Vote>> votesOnVersion(const QuestionVersionId &) override { return QList<Vote>(); }
    Result<> setVoteWithdrawn(const VoteId &, bool) override { return missing(); }
    Result<> setVoteCorrect(const VoteId &, bool) override { return missing(); }
    Result<std::optional<Vote>> lastVoteOf(const PersonId &) override { return std::optional<Vote>(); }
    Result<qint64> votedSince(const PersonId &, const QDateTime &) override { return 0; }
    Result<ItemVotes> itemVotes() override { return ItemVotes(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

class FakeDiscussionStore final : public DiscussionStore
{
public:
    Result<> addDiscussion(const Discussion &) override { return missing(); }
    Result<Discussion> discussion(const DiscussionId &) override { return missing(); }
    Result<> updateDiscussion(const Discussion &) override { return missing(); }
    Result<QList<Discussion>> discussions(std::optional<DiscussionState>) override { return QList<Discussion>(); }
    Result<QList<Discussion>> discussionsOf(const QUuid &) override { return QList<Discussion>(); }
    Result<> addDiscussionVote(const DiscussionVote &) override { return missing(); }
    Result<QList<DiscussionVote>> discussionVotes(const DiscussionId &) override { return QList<DiscussionVote>(); }
    Result<qint64> openDiscussions() override { return 0; }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

class FakeValidationQueueStore final : public ValidationQueueStore
{
public:
    Result<QList<ValidationId>> next(const PersonId &, const QDateTime &, int) override { return QList<ValidationId>(); }
    Result<Answering> mayAnswer(const ValidationId &, const PersonId &, const QDateTime &) override { return missing(); }
    Result<QSet<QuestionVersionId>> openButKnownTo(const PersonId &) override { return QSet<QuestionVersionId>(); }
    Result<qint64> waitingFor(const PersonId &, const QDateTime &) override { return 0; }
    Result<QHash<PersonId, qint64>> waitingForEach(const QDateTime &) override { return QHash<PersonId, qint64>(); }
    Result<QList<WaitingRound>> waitingRounds(const QDateTime &, int) override { return missing(); }
    Result<QList<PersonId>> waitsFor(const ValidationId &, const QDateTime &) override { return missing(); }
    Result<> reserve(const Validation &, const PersonId &, const QDateTime &) override { return missing(); }
    Result<> endReservation(const Validation &, const PersonId &) override { return missing(); }
    Result<> giveBack(const Validation &, const PersonId &) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

} // namespace yuyi::test
