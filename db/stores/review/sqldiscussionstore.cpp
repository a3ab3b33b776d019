// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/review/sqldiscussionstore.h"

#include "db/rows/columns.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationStore)
};

const sql::Columns<Discussion> discussionColumns(
    "discussion", {{"id", &Discussion::id},
                   {"entity", &Discussion::subject, DiscussionSubject::Image},
                   {"subject_id", &Discussion::subjectId},
                   {"image_id", &Discussion::image},
                   {"reason", &Discussion::reason, ValidationReason::None},
                   {"state", &Discussion::state, DiscussionState::Closed},
                   {"outcome", &Discussion::outcome, DiscussionOutcome::None},
                   {"note", &Discussion::note},
                   {"closed_at", &Discussion::closedAt},
                   {"closed_by", &Discussion::closedBy},
                   {"created_at", &Discussion::createdAt, sql::orNow},
                   {"created_by", &Discussion::createdBy},
                   {"version", &Discussion::version}});

const sql::Columns<DiscussionVote> discussionVoteColumns(
    "discussion_vote", {{"id", &DiscussionVote::id},
                        {"discussion_id", &DiscussionVote::discussion},
                        {"choice", &DiscussionVote::choice, DiscussionOutcome::None},
                        {"note", &DiscussionVote::note},
                        {"created_at", &DiscussionVote::createdAt, sql::orNow},
                        {"created_by", &DiscussionVote::person}});

} // namespace

Result<> SqlDiscussionStore::addDiscussion(const Discussion &discussion)
{
    return sql::addRow(m_connection, discussionColumns, discussion);
}

Result<Discussion> SqlDiscussionStore::discussion(const DiscussionId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, discussionColumns, QStringLiteral("WHERE id = ?"),
                                              {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This discussion is no longer in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlDiscussionStore::updateDiscussion(const Discussion &discussion)
{
    return sql::updateRow(m_connection, discussionColumns, discussion,
                          {"state", "outcome", "note", "closed_at", "closed_by"});
}

Result<QList<Discussion>> SqlDiscussionStore::discussions(std::optional<DiscussionState> state)
{
    if (!state)
        return sql::rowsWhere(m_connection, discussionColumns, QStringLiteral("ORDER BY created_at, id"), {});
    return sql::rowsWhere(m_connection, discussionColumns, QStringLiteral("WHERE state = ? ORDER BY created_at, id"),
                          {sql::code(*state)});
}

Result<QList<Discussion>> SqlDiscussionStore::discussionsOf(const QUuid &subject)
{
    return sql::rowsWhere(m_connection, discussionColumns,
                          QStringLiteral("WHERE subject_id = ? ORDER BY created_at, id"), {sql::uuid(subject)});
}

Result<> SqlDiscussionStore::addDiscussionVote(const DiscussionVote &vote)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("UPDATE discussion_vote SET superseded = 1 WHERE discussion_id = ? AND "
                       "created_by = ? AND superseded = 0"),
        {sql::id(vote.discussion), sql::id(vote.person)}));
    return sql::addRow(m_connection, discussionVoteColumns, vote, {{"superseded", sql::flag(false)}});
}

Result<QList<DiscussionVote>> SqlDiscussionStore::discussionVotes(const DiscussionId &id)
{
    return sql::rowsWhere(m_connection, discussionVoteColumns,
                          QStringLiteral("WHERE discussion_id = ? AND superseded = 0 ORDER BY created_at, id"),
                          {sql::id(id)});
}

Result<qint64> SqlDiscussionStore::openDiscussions()
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) FROM discussion WHERE state = 'open'"));
}

} // namespace yuyi
