// SPDX-License-Identifier: GPL-3.0-or-later
// Source entries, releases and jobs.
#include "db/stores/sqlprojectstore.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ProjectStore)
};

QVariant splitsText(const QList<SplitPart> &splits)
{
    QJsonArray array;
    for (const SplitPart &part : splits)
        array.append(QJsonObject{{QStringLiteral("name"), part.name},
                                 {QStringLiteral("weight"), part.weight}});
    return sql::text(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QList<SplitPart> parseSplits(const QByteArray &json)
{
    QList<SplitPart> splits;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue &value : array)
        splits.append(
            {value[QLatin1String("name")].toString(), value[QLatin1String("weight")].toDouble()});
    return splits;
}

} // namespace

Result<> SqlSourceStore::add(const SourceEntry &entry)
{
    YUYI_CHECK(m_connection.write(QStringLiteral("INSERT INTO source_entry (id, file, format, position, "
                                          "path, item_id, raw, image_id, created_at) "
                                          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                           {sql::id(entry.id), sql::text(entry.file), sql::text(entry.format),
                            entry.position, sql::text(entry.path), sql::text(entry.itemId),
                            sql::text(entry.raw), sql::id(entry.image), sql::timeOrNow({})}));
    if (entry.annotation.isNull())
        return {};
    // The link is stored with the annotation; where that comes later, it brings the link along.
    YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE annotation SET source_entry_id = ? WHERE id = ?"),
                           {sql::id(entry.id), sql::id(entry.annotation)}));
    return {};
}

Result<QList<SourceEntry>> SqlSourceStore::entries() { return read({}, {}); }

Result<QList<SourceEntry>> SqlSourceStore::ofImage(const ImageId &image)
{
    return read(QStringLiteral("WHERE e.image_id = ? "), {sql::id(image)});
}

Result<QList<SourceEntry>> SqlSourceStore::read(const QString &condition,
                                                const QVariantList &values)
{
    QList<SourceEntry> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String(
            "SELECT e.id, e.file, e.format, e.position, e.path, e.item_id, e.raw, e.image_id, a.id "
            "FROM source_entry e LEFT JOIN annotation a ON a.source_entry_id = e.id AND a.origin = "
            "'import' ")
            + condition + QLatin1String("ORDER BY e.file, e.position, e.id"),
        values, [&](const Row &row) {
            list.append({row.id<SourceEntryId>(0), row.text(1), row.text(2), row.small(3),
                         row.text(4), row.text(5), row.utf8(6), row.id<ImageId>(7),
                         row.id<AnnotationId>(8)});
        }));
    return list;
}

Result<bool> SqlSourceStore::known(const QString &file, const QString &itemId)
{
    YUYI_TRY(const auto count, m_connection.number(
        QStringLiteral("SELECT count(*) FROM source_entry WHERE file = ? AND item_id = ?"),
        {sql::text(file), sql::text(itemId)}));
    return count > 0;
}

Result<> SqlReleaseStore::add(const Release &release, const QList<ReleasedItem> &items)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO release (id, name, seed, splits, images, questions, "
                       "created_at, created_by) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(release.id), sql::text(release.name), sql::integer(release.seed),
         splitsText(release.splits), release.images, release.questions,
         sql::timeOrNow(release.createdAt), sql::id(release.createdBy)}));
    int position = 0;
    for (const ReleasedItem &item : items) {
        YUYI_CHECK(m_connection.write(QStringLiteral("INSERT INTO release_item (release_id, position, "
                                              "image_id, question_version_id, split) "
                                              "VALUES (?, ?, ?, ?, ?)"),
                               {sql::id(release.id), position++, sql::id(item.image),
                                sql::id(item.question), sql::text(item.split)}));
    }
    return {};
}

Result<QList<Release>> SqlReleaseStore::releases()
{
    QList<Release> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT id, name, seed, splits, images, questions, created_at, created_by FROM release "
            "ORDER BY created_at DESC, id DESC"),
        {}, [&](const Row &row) {
            list.append({row.id<ReleaseId>(0), row.text(1), static_cast<quint32>(row.integer(2)),
                         parseSplits(row.utf8(3)), row.small(4), row.small(5), row.time(6),
                         row.id<PersonId>(7)});
        }));
    return list;
}

Result<QList<ReleaseStore::ReleasedItem>> SqlReleaseStore::items(const ReleaseId &id)
{
    QList<ReleasedItem> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT image_id, question_version_id, split FROM release_item WHERE release_id = ? "
            "ORDER BY position"),
        {sql::id(id)}, [&](const Row &row) {
            list.append({row.id<ImageId>(0), row.id<QuestionVersionId>(1), row.text(2)});
        }));
    return list;
}

Result<> SqlJobStore::save(const JobRecord &job)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO job (id, kind, parameters, state, done, total, message, "
                       "result, created_at, "
                       "updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO "
                       "UPDATE SET parameters = excluded.parameters, "
                       "state = excluded.state, done = excluded.done, total = excluded.total, "
                       "message = excluded.message, "
                       "result = excluded.result, "
                       "updated_at = excluded.updated_at"),
        {sql::id(job.id), sql::text(job.kind), sql::text(job.parameters), sql::code(job.state),
         sql::integer(job.done), sql::integer(job.total), sql::text(job.message),
         sql::text(job.result), sql::timeOrNow(job.createdAt), sql::timeOrNow(job.updatedAt)}));
    return {};
}

Result<QList<JobRecord>> SqlJobStore::list(const QString &condition, const QVariantList &values)
{
    QList<JobRecord> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, kind, parameters, state, done, total, message, result, "
                      "created_at, updated_at FROM job ")
            + condition,
        values, [&](const Row &row) {
            found.append({row.id<JobId>(0), row.text(1), row.utf8(2), row.code(3, JobState::Failed),
                          row.integer(4), row.integer(5), row.text(6), row.utf8(7), row.time(8),
                          row.time(9)});
        }));
    return found;
}

Result<QList<JobRecord>> SqlJobStore::unfinished()
{
    return list(QStringLiteral("WHERE state IN ('running', 'paused') ORDER BY created_at, id"), {});
}

Result<QList<JobRecord>> SqlJobStore::recent(int count)
{
    return list(QStringLiteral("ORDER BY created_at DESC, id DESC LIMIT ?"), {count});
}

} // namespace yuyi
