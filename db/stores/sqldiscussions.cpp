// SPDX-License-Identifier: GPL-3.0-or-later
// What the team talks over: a part of SqlValidationStore.
#include "db/stores/sqlvalidationstore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationStore)
};

} // namespace

Result<> SqlValidationStore::addDiscussion(const Discussion &discussion)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "INSERT INTO discussion (id, entity, subject_id, image_id, reason, state, outcome, "
            "note, closed_at, closed_by, created_at, created_by, version) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(discussion.id), sql::code(discussion.subject), sql::uuid(discussion.subjectId),
         sql::id(discussion.image), sql::code(discussion.reason), sql::code(discussion.state),
         sql::code(discussion.outcome), sql::text(discussion.note), sql::time(discussion.closedAt),
         sql::id(discussion.closedBy), sql::timeOrNow(discussion.createdAt),
         sql::id(discussion.createdBy), discussion.version}));
    return {};
}

Result<QList<Discussion>> SqlValidationStore::discussionsWhere(const QString &condition,
                                                               const QVariantList &values)
{
    QList<Discussion> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, entity, subject_id, image_id, reason, state, outcome, note, "
                      "closed_at, closed_by, created_at, created_by, version FROM discussion ")
            + condition,
        values, [&](const Row &row) {
            Discussion d;
            d.id = row.id<DiscussionId>(0);
            d.subject = row.code(1, DiscussionSubject::Image);
            d.subjectId = row.uuid(2);
            d.image = row.id<ImageId>(3);
            d.reason = row.code(4, ValidationReason::None);
            d.state = row.code(5, DiscussionState::Closed);
            d.outcome = row.code(6, DiscussionOutcome::None);
            d.note = row.text(7);
            d.closedAt = row.time(8);
            d.closedBy = row.id<PersonId>(9);
            d.createdAt = row.time(10);
            d.createdBy = row.id<PersonId>(11);
            d.version = row.small(12);
            found.append(d);
        }));
    return found;
}

Result<Discussion> SqlValidationStore::discussion(const DiscussionId &id)
{
    YUYI_TRY(const auto found, discussionsWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This discussion is no longer in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlValidationStore::updateDiscussion(const Discussion &discussion)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE discussion SET state = ?, outcome = ?, note = ?, closed_at = ?, "
                       "closed_by = ?, version = version + 1 WHERE id = ? AND version = ?"),
        {sql::code(discussion.state), sql::code(discussion.outcome), sql::text(discussion.note),
         sql::time(discussion.closedAt), sql::id(discussion.closedBy), sql::id(discussion.id),
         discussion.version});
}

Result<QList<Discussion>> SqlValidationStore::discussions(std::optional<DiscussionState> state)
{
    if (!state)
        return discussionsWhere(QStringLiteral("ORDER BY created_at, id"), {});
    return discussionsWhere(QStringLiteral("WHERE state = ? ORDER BY created_at, id"),
                            {sql::code(*state)});
}

Result<QList<Discussion>> SqlValidationStore::discussionsOf(const QUuid &subject)
{
    return discussionsWhere(QStringLiteral("WHERE subject_id = ? ORDER BY created_at, id"),
                            {sql::uuid(subject)});
}

Result<> SqlValidationStore::addDiscussionVote(const DiscussionVote &vote)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("UPDATE discussion_vote SET superseded = 1 WHERE discussion_id = ? AND "
                       "created_by = ? AND superseded = 0"),
        {sql::id(vote.discussion), sql::id(vote.person)}));
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO discussion_vote (id, discussion_id, choice, note, superseded, "
                       "created_at, created_by) VALUES (?, ?, ?, ?, 0, ?, ?)"),
        {sql::id(vote.id), sql::id(vote.discussion), sql::code(vote.choice), sql::text(vote.note),
         sql::timeOrNow(vote.createdAt), sql::id(vote.person)}));
    return {};
}

Result<QList<DiscussionVote>> SqlValidationStore::discussionVotes(const DiscussionId &id)
{
    QList<DiscussionVote> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT id, discussion_id, choice, note, created_at, created_by FROM "
                       "discussion_vote WHERE discussion_id = ? AND superseded = 0 "
                       "ORDER BY created_at, id"),
        {sql::id(id)}, [&](const Row &row) {
            DiscussionVote vote;
            vote.id = row.id<DiscussionVoteId>(0);
            vote.discussion = row.id<DiscussionId>(1);
            vote.choice = row.code(2, DiscussionOutcome::None);
            vote.note = row.text(3);
            vote.createdAt = row.time(4);
            vote.person = row.id<PersonId>(5);
            found.append(vote);
        }));
    return found;
}

Result<qint64> SqlValidationStore::openDiscussions()
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) FROM discussion WHERE state = 'open'"));
}

} // namespace yuyi
