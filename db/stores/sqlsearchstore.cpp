// SPDX-License-Identifier: GPL-3.0-or-later
// What the search for duplicates remembers from run to run, and what the steps did.
#include "db/rows/geometryvalue.h"
#include "db/stores/sqlfilterstore.h"

#include <QJsonDocument>

namespace yuyi {

namespace {

QVariant json(const QJsonObject &object)
{
    return sql::text(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject objectOf(const Row &row, int column)
{
    return QJsonDocument::fromJson(row.utf8(column)).object();
}

} // namespace

Result<> SqlFilterStore::visitFingerprints(
    const QString &engine, const std::function<void(const ImageId &, const QByteArray &)> &visit)
{
    return m_connection.read(
        QStringLiteral("SELECT image_id, data FROM fingerprint WHERE engine = ?"),
        {sql::text(engine)}, [&](const Row &row) { visit(row.id<ImageId>(0), row.blob(1)); });
}

Result<bool> SqlFilterStore::removeUntouchedGroup(const DuplicateGroupId &id)
{
    // Members go with their group. Version 1: nobody has touched it.
    YUYI_TRY(const auto removed, m_connection.write(
        QStringLiteral(
            "DELETE FROM duplicate_group WHERE id = ? AND state = 'open' AND version = 1"),
        {sql::id(id)}));
    return removed > 0;
}

Result<> SqlFilterStore::visitComparedPairs(
    const QString &engine, const std::function<void(const ComparedImages &)> &visit)
{
    return m_connection.read(
        QStringLiteral("SELECT image_a, image_b, verdict, kind, marked, distance, similarity, "
                       "structural, changed_blocks, recoloured, overlap, inliers, geometry "
                       "FROM compared_pair WHERE engine = ?"),
        {sql::text(engine)}, [&](const Row &row) {
            ComparedImages pair{row.id<ImageId>(0), row.id<ImageId>(1), {}};
            PairFigures &f = pair.figures;
            f.verdict = row.code(2, DuplicateVerdict::Different);
            f.kind = row.code(3, MatchKind::Aligned);
            f.marked = row.code(4, Marked::Neither);
            f.distance = row.small(5);
            f.similarity = row.real(6);
            f.structural = row.real(7);
            f.changedBlocks = row.real(8);
            f.recoloured = row.real(9);
            f.overlap = row.real(10);
            f.inliers = row.small(11);
            f.geometry = geometryOf(row.text(12));
            visit(pair);
        });
}

Result<> SqlFilterStore::saveComparedPair(const QString &engine, const ComparedImages &pair)
{
    const PairFigures &f = pair.figures;
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "INSERT INTO compared_pair (image_a, image_b, engine, verdict, kind, marked, distance, "
            "similarity, structural, changed_blocks, recoloured, overlap, inliers, geometry, "
            "created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (image_a, image_b) DO UPDATE SET engine = excluded.engine, "
            "verdict = excluded.verdict, kind = excluded.kind, marked = excluded.marked, "
            "distance = excluded.distance, similarity = excluded.similarity, "
            "structural = excluded.structural, changed_blocks = excluded.changed_blocks, "
            "recoloured = excluded.recoloured, overlap = excluded.overlap, "
            "inliers = excluded.inliers, geometry = excluded.geometry, "
            "created_at = excluded.created_at"),
        {sql::id(pair.a), sql::id(pair.b), sql::text(engine), sql::code(f.verdict),
         sql::code(f.kind), sql::code(f.marked), f.distance, f.similarity, f.structural,
         f.changedBlocks, f.recoloured, f.overlap, f.inliers, geometryValue(f.geometry),
         sql::timeOrNow({})}));
    return {};
}

Result<QHash<ImageId, SearchMark>> SqlFilterStore::searchedImages(const QString &engine)
{
    QHash<ImageId, SearchMark> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT image_id, threshold, views FROM searched_image WHERE engine = ?"),
        {sql::text(engine)},
        [&](const Row &row) { found.insert(row.id<ImageId>(0), {row.small(1), row.small(2)}); }));
    return found;
}

Result<> SqlFilterStore::markSearched(const QString &engine, const ImageId &image,
                                      const std::optional<SearchMark> &mark)
{
    YUYI_CHECK(mark
        ? m_connection.write(
            QStringLiteral(
                "INSERT INTO searched_image (image_id, engine, threshold, views) "
                "VALUES (?, ?, ?, ?) ON CONFLICT (image_id) DO UPDATE SET "
                "engine = excluded.engine, threshold = excluded.threshold, views = excluded.views"),
            {sql::id(image), sql::text(engine), mark->threshold, mark->views})
        : m_connection.write(QStringLiteral("DELETE FROM searched_image WHERE image_id = ?"),
                             {sql::id(image)}));
    return {};
}

Result<> SqlFilterStore::addStepRun(const StepRun &run)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO step_run (id, step, engine, parameters, counts, created_at, "
                       "created_by) VALUES (?, ?, ?, ?, ?, ?, ?)"),
        {sql::uuid(newUuid()), sql::code(run.step), sql::text(run.engine), json(run.parameters),
         json(run.counts), sql::timeOrNow(run.at), sql::id(run.by)}));
    return {};
}

Result<std::optional<StepRun>> SqlFilterStore::lastStepRun(FilterStep step)
{
    std::optional<StepRun> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT engine, parameters, counts, created_at, created_by FROM step_run "
                       "WHERE step = ? ORDER BY created_at DESC, id DESC LIMIT 1"),
        {sql::code(step)}, [&](const Row &row) {
            found = StepRun{step,           row.text(0),
                            objectOf(row, 1), objectOf(row, 2),
                            row.time(3),    row.id<PersonId>(4)};
        }));
    return found;
}

} // namespace yuyi
