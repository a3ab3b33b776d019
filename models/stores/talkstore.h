// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/talk.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// @brief Comments, mentions and versions of the guideline. Thread of the connection.
class TalkStore
{
public:
    virtual ~TalkStore() = default;

    /// Adds a comment with its mentions.
    virtual Result<> addComment(const Comment &comment) = 0;
    virtual Result<Comment> comment(const CommentId &id) = 0;
    virtual Result<QList<Comment>> thread(const CommentTarget &target) = 0; ///< oldest first
    /// All comments on a record, for any image and field, oldest first.
    virtual Result<QList<Comment>> commentsOn(TalkSubject subject, const QUuid &id) = 0;
    /// Marks a comment as resolved, or with a null `by` as unresolved. Returns Conflict if the version is not `comment.version`.
    virtual Result<> setResolved(const Comment &comment, const PersonId &by) = 0;

    /// Mentions of a person, newest first.
    virtual Result<QList<Mention>> mentionsOf(const PersonId &person, int limit) = 0;
    virtual Result<qint64> unseenMentions(const PersonId &person) = 0;
    /// Marks mentions as seen and returns how many of them had been unseen.
    virtual Result<int> markSeen(const QList<CommentId> &comments, const PersonId &person) = 0;

    /// Saves what a person has typed but not sent, by target; an empty text removes it.
    virtual Result<> saveDraft(const PersonId &person, const QString &target, const QString &body) = 0;
    virtual Result<QString> draft(const PersonId &person, const QString &target) = 0;

    /// Adds a guideline under the next number, ignoring `guideline.number`, and returns it. Conflict if two are added at the same time.
    virtual Result<int> addGuideline(const Guideline &guideline) = 0;
    virtual Result<Guideline> guideline(const GuidelineId &id) = 0;
    virtual Result<QList<Guideline>> guidelines() = 0; ///< newest first
    /// The current version, which is the newest.
    virtual Result<std::optional<Guideline>> guidelineInForce() = 0;
    /// Number of submissions made under each version.
    virtual Result<QHash<GuidelineId, qint64>> submissionsByGuideline() = 0;
};

} // namespace yuyi
