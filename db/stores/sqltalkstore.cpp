// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqltalkstore.h"

#include "models/domain/clock.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TalkStore)
};

const QString commentColumns = QStringLiteral(
    "SELECT c.id, c.entity, c.subject_id, c.image_id, c.field, c.body, c.state, c.resolved_at, "
    "c.resolved_by, c.created_at, c.created_by, c.version");

Comment commentOf(const Row &row)
{
    Comment comment;
    comment.id = row.id<CommentId>(0);
    comment.place.subject = row.code(1, TalkSubject::Image);
    comment.place.id = row.uuid(2);
    comment.place.image = row.id<ImageId>(3);
    comment.place.field = row.text(4);
    comment.body = row.text(5);
    comment.state = row.code(6, CommentState::Open);
    comment.resolvedAt = row.time(7);
    comment.resolvedBy = row.id<PersonId>(8);
    comment.createdAt = row.time(9);
    comment.createdBy = row.id<PersonId>(10);
    comment.version = row.small(11);
    return comment;
}

} // namespace

Result<> SqlTalkStore::addComment(const Comment &comment)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO comment (id, entity, subject_id, image_id, field, body, state, "
                       "created_at, created_by, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"),
        {sql::id(comment.id), sql::code(comment.place.subject), sql::uuid(comment.place.id),
         sql::id(comment.place.image), sql::text(comment.place.field), sql::text(comment.body),
         sql::code(comment.state), sql::timeOrNow(comment.createdAt), sql::id(comment.createdBy)}));
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
        YUYI_CHECK(m_connection.read(commentColumns + QLatin1String(" FROM comment c WHERE ") + condition
                                  + QLatin1String(" ORDER BY c.created_at, c.id"),
                              values, [&](const Row &row) { found.append(commentOf(row)); }));
        QHash<CommentId, QList<PersonId>> named;
        const auto mentions = m_connection.read(
            QLatin1String("SELECT m.comment_id, m.person_id FROM comment_mention m JOIN comment c "
                          "ON c.id = m.comment_id WHERE ")
                + condition + QLatin1String(" ORDER BY m.comment_id, m.person_id"),
            values,
            [&](const Row &row) { named[row.id<CommentId>(0)].append(row.id<PersonId>(1)); });
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

Result<QList<Comment>> SqlTalkStore::thread(const TalkPlace &place)
{
    QVariantList values{sql::code(place.subject), sql::uuid(place.id), sql::text(place.field)};
    if (place.image.isNull()) {
        return comments(QStringLiteral(
                            "c.entity = ? AND c.subject_id = ? AND c.field = ? AND c.image_id IS NULL"),
                        values);
    }
    values.append(sql::id(place.image));
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
    const QDateTime at = by.isNull() ? QDateTime() : currentTime();
    return m_connection.writeVersion(
        QStringLiteral("UPDATE comment SET state = ?, resolved_at = ?, resolved_by = ?, "
                       "version = version + 1 WHERE id = ? AND version = ?"),
        {sql::code(by.isNull() ? CommentState::Open : CommentState::Resolved), sql::time(at),
         sql::id(by), sql::id(comment.id), comment.version});
}

Result<QList<Mention>> SqlTalkStore::mentionsOf(const PersonId &person, int limit)
{
    QList<Mention> found;
    YUYI_CHECK(m_connection.read(
        commentColumns
            + QLatin1String(", m.seen_at FROM comment_mention m JOIN comment c ON c.id = m.comment_id "
                            "WHERE m.person_id = ? ORDER BY c.created_at DESC, c.id DESC LIMIT ?"),
        {sql::id(person), limit},
        [&](const Row &row) { found.append({commentOf(row), row.time(12)}); }));
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

Result<> SqlTalkStore::saveDraft(const PersonId &person, const QString &place, const QString &body)
{
    YUYI_CHECK(body.isEmpty()
        ? m_connection.write(
            QStringLiteral("DELETE FROM text_draft WHERE person_id = ? AND place = ?"),
            {sql::id(person), sql::text(place)})
        : m_connection.write(
            QStringLiteral("INSERT INTO text_draft (person_id, place, body, updated_at) VALUES (?, "
                           "?, ?, ?) ON CONFLICT (person_id, place) DO UPDATE SET body = "
                           "excluded.body, updated_at = excluded.updated_at"),
            {sql::id(person), sql::text(place), sql::text(body), sql::timeOrNow({})}));
    return {};
}

Result<QString> SqlTalkStore::draft(const PersonId &person, const QString &place)
{
    return m_connection.text(
        QStringLiteral("SELECT body FROM text_draft WHERE person_id = ? AND place = ?"),
        {sql::id(person), sql::text(place)});
}

Result<int> SqlTalkStore::addGuideline(const Guideline &guideline)
{
    YUYI_TRY(const auto last, m_connection.number(QStringLiteral("SELECT coalesce(max(number), 0) FROM guideline")));
    const int number = static_cast<int>(last) + 1;
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO guideline (id, number, title, body, created_at, created_by) "
                       "VALUES (?, ?, ?, ?, ?, ?)"),
        {sql::id(guideline.id), number, sql::text(guideline.title), sql::text(guideline.body),
         sql::timeOrNow(guideline.createdAt), sql::id(guideline.createdBy)}));
    return number;
}

Result<QList<Guideline>> SqlTalkStore::readGuidelines(const QString &condition,
                                                      const QVariantList &values)
{
    QList<Guideline> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, number, title, body, created_at, created_by FROM guideline ")
            + condition,
        values, [&](const Row &row) {
            found.append({row.id<GuidelineId>(0), row.small(1), row.text(2), row.text(3), row.time(4),
                          row.id<PersonId>(5)});
        }));
    return found;
}

Result<Guideline> SqlTalkStore::guideline(const GuidelineId &id)
{
    YUYI_TRY(const auto found, readGuidelines(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty()) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("This version of the guideline is not in the project."), id.toString());
    }
    return found.constFirst();
}

Result<QList<Guideline>> SqlTalkStore::guidelines()
{
    return readGuidelines(QStringLiteral("ORDER BY number DESC"), {});
}

Result<std::optional<Guideline>> SqlTalkStore::guidelineInForce()
{
    YUYI_TRY(const auto found, readGuidelines(QStringLiteral("ORDER BY number DESC LIMIT 1"), {}));
    return found.isEmpty() ? std::optional<Guideline>() : found.constFirst();
}

Result<QHash<GuidelineId, qint64>> SqlTalkStore::submissionsByGuideline()
{
    QHash<GuidelineId, qint64> counts;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT guideline_id, count(*) FROM submission WHERE guideline_id IS NOT NULL "
                       "AND withdrawn = 0 GROUP BY guideline_id"),
        {}, [&](const Row &row) { counts.insert(row.id<GuidelineId>(0), row.integer(1)); }));
    return counts;
}

} // namespace yuyi
