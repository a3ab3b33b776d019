// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/talk.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// @brief What people say to one another, and the guideline they work by. Thread of the connection.
class TalkStore
{
public:
    virtual ~TalkStore() = default;

    /// With its mentions.
    virtual Result<> addComment(const Comment &comment) = 0;
    virtual Result<Comment> comment(const CommentId &id) = 0;
    virtual Result<QList<Comment>> thread(const TalkPlace &place) = 0;          ///< oldest first
    /// All comments on a record, whatever image and field: oldest first.
    virtual Result<QList<Comment>> commentsOn(TalkSubject subject, const QUuid &id) = 0;
    /// Where the version is still `comment.version`; else Conflict. A null `by` opens it again.
    virtual Result<> setResolved(const Comment &comment, const PersonId &by) = 0;

    /// Newest first.
    virtual Result<QList<Mention>> mentionsOf(const PersonId &person, int limit) = 0;
    virtual Result<qint64> unseenMentions(const PersonId &person) = 0;
    /// Returns how many of them had not been seen.
    virtual Result<int> markSeen(const QList<CommentId> &comments, const PersonId &person) = 0;

    /// What a person has typed and not sent yet, by place; an empty text removes it.
    virtual Result<> saveDraft(const PersonId &person, const QString &place, const QString &body) = 0;
    virtual Result<QString> draft(const PersonId &person, const QString &place) = 0;

    /// The number is the next one, whatever `guideline.number` says; returned. Two at the same time: Conflict.
    virtual Result<int> addGuideline(const Guideline &guideline) = 0;
    virtual Result<Guideline> guideline(const GuidelineId &id) = 0;
    virtual Result<QList<Guideline>> guidelines() = 0;                          ///< newest first
    /// The version in force: the newest.
    virtual Result<std::optional<Guideline>> guidelineInForce() = 0;
    /// How many submissions were made under each version.
    virtual Result<QHash<GuidelineId, qint64>> submissionsByGuideline() = 0;
};

} // namespace yuyi
