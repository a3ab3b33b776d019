// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/annotation/sqltalkstore.h"

#include "db/rows/columns.h"
#include "models/domain/clock.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TalkStore)
};

/// Without the mentions.
const sql::Columns<Comment> commentColumns(
    "comment", {{"id", &Comment::id},
                {"entity", [](auto &comment) -> decltype(auto) { return (comment.target.subject); }, TalkSubject::Image},
                {"subject_id", [](auto &comment) -> decltype(auto) { return (comment.target.id); }},
                {"image_id", [](auto &comment) -> decltype(auto) { return (comment.target.image); }},
                {"field", [](auto &comment) -> decltype(auto) { return (comment.target.field); }},
                {"body", &Comment::body},
                {"state", &Comment::state, CommentState::Open},
                {"resolved_at", &Comment::resolvedAt},
                {"resolved_by", &Comment::resolvedBy},
                {"created_at", &Comment::createdAt, sql::orNow},
                {"created_by", &Comment::createdBy},
                {"version", &Comment::version}});

const sql::Columns<Guideline> guidelineColumns("guideline", {{"id", &Guideline::id},
                                                             {"number", &Guideline::number},
                                                             {"title", &Guideline::title},
                                                             {"body", &Guideline::body},
                                                             {"created_at", &Guideline::createdAt, sql::orNow},
                                                             {"created_by", &Guideline::createdBy}});

} // namespace

Result<> SqlTalkStore::addComment(const Comment &comment)
{
    YUYI_CHECK(sql::addRow(m_connection, commentColumns, comment));
    for (const PersonId &person : comment.mentions) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO comment_mention (comment_id, person_id) VALUES (?, ?) "
                           "ON CONFLICT DO NOTHING"),
            {sql::id(comment.id), sql::id(person)}));
    }
    return {};
}

Result<QList<Comment>> SqlTalkStore::comments(const QString &condition, const QVariantList &values)
{
    QList<Comment> found;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_TRY(found, sql::rowsWhere(
                            m_connection, commentColumns,
                            QLatin1String("WHERE ") + condition + QLatin1String(" ORDER BY c.created_at, c.id"), values, "c"));
        QHash<CommentId, QList<PersonId>> named;
        auto mentions = m_connection.read(
            QLatin1String("SELECT m.comment_id, m.person_id FROM comment_mention m JOIN comment c "
                          "ON c.id = m.comment_id WHERE ")
                + condition + QLatin1String(" ORDER BY m.comment_id, m.person_id"),
            values, [&](const Row &row) {
                const auto [comment, person] = row.as<CommentId, PersonId>();
                named[comment].append(person);
            });
        for (Comment &comment : found)
            comment.mentions = named.value(comment.id);
        return mentions;
    }));
    return found;
}

Result<Comment> SqlTalkStore::comment(const CommentId &id)
{
    YUYI_TRY(const auto found, comments(QStringLiteral("c.id = ?"), {sql::id(id)}));
    if (found.isEmpty()) {
        return failure(ErrorCode::NotFound, Tr::tr("This comment is no longer in the project."),
                       id.toString());
    }
    return found.constFirst();
}

Result<QList<Comment>> SqlTalkStore::thread(const CommentTarget &target)
{
    QVariantList values{sql::code(target.subject), sql::uuid(target.id), sql::text(target.field)};
    if (target.image.isNull()) {
        return comments(QStringLiteral(
                            "c.entity = ? AND c.subject_id = ? AND c.field = ? AND c.image_id IS NULL"),
                        values);
    }
    values.append(sql::id(target.image));
    return comments(
        QStringLiteral("c.entity = ? AND c.subject_id = ? AND c.field = ? AND c.image_id = ?"), values);
}

Result<QList<Comment>> SqlTalkStore::commentsOn(TalkSubject subject, const QUuid &id)
{
    return comments(QStringLiteral("c.entity = ? AND c.subject_id = ?"),
                    {sql::code(subject), sql::uuid(id)});
}

Result<> SqlTalkStore::setResolved(const Comment &comment, const PersonId &by)
{
    Comment changed = comment;
    changed.state = by.isNull() ? CommentState::Open : CommentState::Resolved;
    changed.resolvedAt = by.isNull() ? QDateTime() : currentTime();
    changed.resolvedBy = by;
    return sql::updateRow(m_connection, commentColumns, changed, {"state", "resolved_at", "resolved_by"});
}

Result<QList<Mention>> SqlTalkStore::mentionsOf(const PersonId &person, int limit)
{
    QList<Mention> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT m.seen_at, ") + commentColumns.names("c")
            + QLatin1String(" FROM comment_mention m JOIN comment c ON c.id = m.comment_id "
                            "WHERE m.person_id = ? ORDER BY c.created_at DESC, c.id DESC LIMIT ?"),
        {sql::id(person), limit},
        [&](const Row &row) { found.append({commentColumns.read(row, 1), row.first<QDateTime>()}); }));
    return found;
}

Result<qint64> SqlTalkStore::unseenMentions(const PersonId &person)
{
    return m_connection.number(
        QStringLiteral(
            "SELECT count(*) FROM comment_mention WHERE person_id = ? AND seen_at IS NULL"),
        {sql::id(person)});
}

Result<int> SqlTalkStore::markSeen(const QList<CommentId> &comments, const PersonId &person)
{
    int marked = 0;
    const QVariant now = sql::timeOrNow({});
    for (const CommentId &comment : comments) {
        YUYI_TRY(const auto rows, m_connection.write(
                                      QStringLiteral("UPDATE comment_mention SET seen_at = ? WHERE comment_id = ? AND "
                                                     "person_id = ? AND seen_at IS NULL"),
                                      {now, sql::id(comment), sql::id(person)}));
        marked += rows;
    }
    return marked;
}

Result<> SqlTalkStore::saveDraft(const PersonId &person, const QString &target, const QString &body)
{
    // A comment that had waited for the server removes its own draft only, not the one of the next comment.
    YUYI_CHECK(body.isEmpty()
                   ? m_connection.write(
                       QStringLiteral("DELETE FROM text_draft WHERE person_id = ? AND place = ? AND updated_at <= ?"),
                       {sql::id(person), sql::text(target), sql::timeOrNow({})})
                   : m_connection.write(
                       QStringLiteral("INSERT INTO text_draft (person_id, place, body, updated_at) VALUES (?, "
                                      "?, ?, ?) ON CONFLICT (person_id, place) DO UPDATE SET body = "
                                      "excluded.body, updated_at = excluded.updated_at"),
                       {sql::id(person), sql::text(target), sql::text(body), sql::timeOrNow({})}));
    return {};
}

Result<QString> SqlTalkStore::draft(const PersonId &person, const QString &target)
{
    return m_connection.text(
        QStringLiteral("SELECT body FROM text_draft WHERE person_id = ? AND place = ?"),
        {sql::id(person), sql::text(target)});
}

Result<int> SqlTalkStore::addGuideline(const Guideline &guideline)
{
    YUYI_TRY(const auto last, m_connection.number(QStringLiteral("SELECT coalesce(max(number), 0) FROM guideline")));
    Guideline added = guideline;
    added.number = static_cast<int>(last) + 1;
    YUYI_CHECK(sql::addRow(m_connection, guidelineColumns, added));
    return added.number;
}

Result<Guideline> SqlTalkStore::guideline(const GuidelineId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, guidelineColumns, QStringLiteral("WHERE id = ?"),
                                              {sql::id(id)}));
    if (found.isEmpty()) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("This version of the guideline is not in the project."), id.toString());
    }
    return found.constFirst();
}

Result<QList<Guideline>> SqlTalkStore::guidelines()
{
    return sql::rowsWhere(m_connection, guidelineColumns, QStringLiteral("ORDER BY number DESC"), {});
}

Result<std::optional<Guideline>> SqlTalkStore::guidelineInForce()
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, guidelineColumns,
                                              QStringLiteral("ORDER BY number DESC LIMIT 1"), {}));
    return found.isEmpty() ? std::optional<Guideline>() : found.constFirst();
}

Result<QHash<GuidelineId, qint64>> SqlTalkStore::submissionsByGuideline()
{
    QHash<GuidelineId, qint64> counts;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT guideline_id, count(*) FROM submission WHERE guideline_id IS NOT NULL "
                       "AND withdrawn = 0 GROUP BY guideline_id"),
        {}, [&](const Row &row) {
            const auto [guideline, count] = row.as<GuidelineId, qint64>();
            counts.insert(guideline, count);
        }));
    return counts;
}

} // namespace yuyi
