// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/discussionstore.h"

namespace yuyi {

class SqlDiscussionStore final : public DiscussionStore
{
public:
    explicit SqlDiscussionStore(Connection &connection) : m_connection(connection) {}

    Result<> addDiscussion(const Discussion &discussion) override;
    Result<Discussion> discussion(const DiscussionId &id) override;
    Result<> updateDiscussion(const Discussion &discussion) override;
    Result<QList<Discussion>> discussions(std::optional<DiscussionState> state) override;
    Result<QList<Discussion>> discussionsOf(const QUuid &subject) override;
    Result<> addDiscussionVote(const DiscussionVote &vote) override;
    Result<QList<DiscussionVote>> discussionVotes(const DiscussionId &id) override;
    Result<qint64> openDiscussions() override;

private:
    Connection &m_connection;
};

} // namespace yuyi
