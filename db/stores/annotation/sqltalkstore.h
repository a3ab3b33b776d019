// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/talkstore.h"

namespace yuyi {

class SqlTalkStore final : public TalkStore
{
public:
    explicit SqlTalkStore(Connection &connection) : m_connection(connection) {}

    Result<> addComment(const Comment &comment) override;
    Result<Comment> comment(const CommentId &id) override;
    Result<QList<Comment>> thread(const CommentTarget &target) override;
    Result<QList<Comment>> commentsOn(TalkSubject subject, const QUuid &id) override;
    Result<> setResolved(const Comment &comment, const PersonId &by) override;

    Result<QList<Mention>> mentionsOf(const PersonId &person, int limit) override;
    Result<qint64> unseenMentions(const PersonId &person) override;
    Result<int> markSeen(const QList<CommentId> &comments, const PersonId &person) override;

    Result<> saveDraft(const PersonId &person, const QString &target, const QString &body) override;
    Result<QString> draft(const PersonId &person, const QString &target) override;

    Result<int> addGuideline(const Guideline &guideline) override;
    Result<Guideline> guideline(const GuidelineId &id) override;
    Result<QList<Guideline>> guidelines() override;
    Result<std::optional<Guideline>> guidelineInForce() override;
    Result<QHash<GuidelineId, qint64>> submissionsByGuideline() override;

private:
    Result<QList<Comment>> comments(const QString &condition, const QVariantList &values);

    Connection &m_connection;
};

} // namespace yuyi
