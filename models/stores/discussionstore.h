// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/review/itemvotes.h"
#include "models/domain/review/validation.h"

#include <QList>
#include <QSet>
#include <optional>

namespace yuyi {

/// @brief Discussions of questions and the votes in them. Thread of the connection.
class DiscussionStore
{
public:
    virtual ~DiscussionStore() = default;

    virtual Result<> addDiscussion(const Discussion &discussion) = 0;
    virtual Result<Discussion> discussion(const DiscussionId &id) = 0;
    /// Writes state, outcome, note and closing if the version matches; otherwise returns Conflict.
    virtual Result<> updateDiscussion(const Discussion &discussion) = 0;
    virtual Result<QList<Discussion>> discussions(std::optional<DiscussionState> state) = 0; ///< oldest first
    virtual Result<QList<Discussion>> discussionsOf(const QUuid &subject) = 0;               ///< oldest first
    /// Adds a vote, which supersedes the person's former vote on the discussion.
    virtual Result<> addDiscussionVote(const DiscussionVote &vote) = 0;
    virtual Result<QList<DiscussionVote>> discussionVotes(const DiscussionId &id) = 0; ///< in force, oldest first
    virtual Result<qint64> openDiscussions() = 0;
};

} // namespace yuyi
