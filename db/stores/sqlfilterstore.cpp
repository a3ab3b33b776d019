// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlfilterstore.h"

#include "db/rows/geometryvalue.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FilterStore)
};

const QString groupColumns =
    QStringLiteral("SELECT id, verdict, state, kept_id, kept_reason, certainty, engine, "
                   "created_at, version FROM duplicate_group ");

DuplicateGroup groupOf(const Row &row)
{
    DuplicateGroup group;
    group.id = row.id<DuplicateGroupId>(0);
    group.verdict = row.code(1, DuplicateVerdict::Different);
    group.state = row.code(2, GroupState::Open);
    group.kept = row.id<ImageId>(3);
    group.keptReason = row.text(4);
    group.certainty = row.real(5);
    group.engine = row.text(6);
    group.createdAt = row.time(7);
    group.version = row.small(8);
    return group;
}

QVariant numbers(const QList<double> &values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(value);
    return sql::text(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QList<double> parseNumbers(const QString &json)
{
    QList<double> values;
    const QJsonArray array = QJsonDocument::fromJson(json.toUtf8()).array();
    for (const QJsonValue &value : array)
        values.append(value.toDouble());
    return values;
}

QVariant polygon(const QList<QPointF> &points)
{
    QList<double> values;
    for (const QPointF &point : points)
        values << point.x() << point.y();
    return numbers(values);
}

QList<QPointF> parsePolygon(const QString &json)
{
    const QList<double> n = parseNumbers(json);
    QList<QPointF> points;
    for (qsizetype i = 0; i + 1 < n.size(); i += 2)
        points.append(QPointF(n.at(i), n.at(i + 1)));
    return points;
}

} // namespace

Result<> SqlFilterStore::saveFingerprint(const ImageId &image, const QString &engine,
                                         const QByteArray &fingerprint)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "INSERT INTO fingerprint (image_id, engine, data, created_at) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (image_id, engine) DO UPDATE SET data = excluded.data, created_at = "
            "excluded.created_at"),
        {sql::id(image), sql::text(engine), sql::blob(fingerprint), sql::timeOrNow({})}));
    return {};
}

Result<QHash<ImageId, QByteArray>> SqlFilterStore::fingerprints(const QString &engine)
{
    QHash<ImageId, QByteArray> found;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT image_id, data FROM fingerprint WHERE engine = ?"),
                          {sql::text(engine)},
                          [&](const Row &row) { found.insert(row.id<ImageId>(0), row.blob(1)); }));
    return found;
}

Result<QSet<ImageId>> SqlFilterStore::fingerprinted(const QString &engine)
{
    QSet<ImageId> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT image_id FROM fingerprint WHERE engine = ?"), {sql::text(engine)},
        [&](const Row &row) { found.insert(row.id<ImageId>(0)); }));
    return found;
}

Result<> SqlFilterStore::addGroup(const DuplicateGroup &group)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO duplicate_group (id, verdict, state, kept_id, kept_reason, "
                       "certainty, engine, "
                       "created_at, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)"),
        {sql::id(group.id), sql::code(group.verdict), sql::code(group.state), sql::id(group.kept),
         sql::text(group.keptReason), group.certainty, sql::text(group.engine),
         sql::timeOrNow(group.createdAt)}));
    return addMembers(group);
}

Result<> SqlFilterStore::addMembers(const DuplicateGroup &group)
{
    int position = 0;
    for (const DuplicateMember &member : group.members) {
        const PairFigures &f = member.figures;
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO duplicate_member (group_id, image_id, position, verdict, "
                           "kind, distance, similarity, "
                           "structural, changed_blocks, overlap, inliers, geometry, marked, "
                           "recoloured) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {sql::id(group.id), sql::id(member.image), position++, sql::code(f.verdict),
             sql::code(f.kind), f.distance, f.similarity, f.structural, f.changedBlocks, f.overlap,
             f.inliers, geometryValue(f.geometry), sql::code(f.marked), f.recoloured}));
    }
    return {};
}

Result<DuplicateGroup> SqlFilterStore::group(const DuplicateGroupId &id)
{
    std::optional<DuplicateGroup> found;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        const auto head =
            m_connection.read(groupColumns + QLatin1String("WHERE id = ?"), {sql::id(id)},
                              [&](const Row &row) { found = groupOf(row); });
        if (!head || !found)
            return head;
        return m_connection.read(
            QStringLiteral(
                "SELECT image_id, verdict, kind, distance, similarity, structural, changed_blocks, "
                "overlap, "
                "inliers, geometry, marked, recoloured FROM duplicate_member WHERE group_id = ? ORDER BY position"),
            {sql::id(id)}, [&](const Row &row) {
                DuplicateMember member;
                member.image = row.id<ImageId>(0);
                member.figures.verdict = row.code(1, DuplicateVerdict::Different);
                member.figures.kind = row.code(2, MatchKind::Aligned);
                member.figures.distance = row.small(3);
                member.figures.similarity = row.real(4);
                member.figures.structural = row.real(5);
                member.figures.changedBlocks = row.real(6);
                member.figures.overlap = row.real(7);
                member.figures.inliers = row.small(8);
                member.figures.geometry = geometryOf(row.text(9));
                member.figures.marked = row.code(10, Marked::Neither);
                member.figures.recoloured = row.real(11);
                found->members.append(member);
            });
    }));
    if (!found)
        return failure(ErrorCode::NotFound,
                       Tr::tr("This group of duplicates is no longer in the project."),
                       id.toString());
    return *found;
}

Result<QList<DuplicateGroup>> SqlFilterStore::groups(std::optional<GroupState> state)
{
    QList<DuplicateGroup> list;
    QVariantList values;
    QString condition;
    if (state) {
        condition = QStringLiteral("WHERE state = ? ");
        values.append(sql::code(*state));
    }
    YUYI_CHECK(m_connection.read(groupColumns + condition + QLatin1String("ORDER BY certainty DESC, id"),
                          values, [&](const Row &row) { list.append(groupOf(row)); }));
    return list;
}

Result<QList<DuplicateGroup>> SqlFilterStore::groupsOf(const ImageId &image)
{
    QList<DuplicateGroup> list;
    YUYI_CHECK(m_connection.read(
        groupColumns
            + QLatin1String("WHERE kept_id = ? OR id IN (SELECT m.group_id FROM duplicate_member m "
                            "WHERE m.image_id = ?) "
                            "ORDER BY certainty DESC, id"),
        {sql::id(image), sql::id(image)}, [&](const Row &row) { list.append(groupOf(row)); }));
    return list;
}

Result<> SqlFilterStore::updateGroup(const DuplicateGroup &group)
{
    YUYI_CHECK(m_connection.writeVersion(
        QStringLiteral("UPDATE duplicate_group SET verdict = ?, state = ?, kept_id = ?, "
                       "kept_reason = ?, certainty = ?, "
                       "version = version + 1 WHERE id = ? AND version = ?"),
        {sql::code(group.verdict), sql::code(group.state), sql::id(group.kept),
         sql::text(group.keptReason), group.certainty, sql::id(group.id), group.version}));
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM duplicate_member WHERE group_id = ?"), {sql::id(group.id)}));
    return addMembers(group);
}

Result<> SqlFilterStore::addNotDuplicate(const ImageId &a, const ImageId &b, const PersonId &by)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO not_duplicate (image_a, image_b, created_at, created_by) "
                       "VALUES (?, ?, ?, ?) "
                       "ON CONFLICT DO NOTHING"),
        {sql::id(qMin(a, b)), sql::id(qMax(a, b)), sql::timeOrNow({}), sql::id(by)}));
    return {};
}

Result<> SqlFilterStore::removeNotDuplicate(const ImageId &a, const ImageId &b)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM not_duplicate WHERE image_a = ? AND image_b = ?"),
        {sql::id(qMin(a, b)), sql::id(qMax(a, b))}));
    return {};
}

Result<QSet<QPair<ImageId, ImageId>>> SqlFilterStore::notDuplicates()
{
    QSet<QPair<ImageId, ImageId>> pairs;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT image_a, image_b FROM not_duplicate"), {}, [&](const Row &row) {
            pairs.insert({row.id<ImageId>(0), row.id<ImageId>(1)});
        }));
    return pairs;
}

Result<> SqlFilterStore::saveMeasure(const TextMeasure &measure)
{
    const QVariant image = sql::id(measure.image);
    YUYI_CHECK(m_connection.write(
        QStringLiteral("UPDATE text_measure SET newest = 0 WHERE image_id = ? AND newest = 1"),
        {image}));
    // Its areas go with it.
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM text_measure WHERE image_id = ? AND engine = ?"),
        {image, sql::text(measure.engine)}));
    YUYI_CHECK(m_connection.write(QStringLiteral("INSERT INTO text_measure (image_id, engine, "
                                          "engine_version, ratio, newest, created_at) "
                                          "VALUES (?, ?, ?, ?, 1, ?)"),
                           {image, sql::text(measure.engine), sql::text(measure.engineVersion),
                            measure.ratio, sql::timeOrNow({})}));
    int position = 0;
    for (const TextArea &area : measure.areas) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO text_area (id, image_id, engine, position, polygon, "
                           "confidence, content, by_person, "
                           "dismissed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {sql::id(area.id.isNull() ? TextAreaId::create() : area.id), image,
             sql::text(measure.engine), position++, polygon(area.polygon), area.confidence,
             sql::text(area.text), sql::flag(area.byPerson), sql::flag(area.dismissed)}));
    }
    return {};
}

Result<std::optional<TextMeasure>> SqlFilterStore::measure(const ImageId &image,
                                                           const QString &engine)
{
    return readMeasure(QStringLiteral("image_id = ? AND engine = ?"),
                       {sql::id(image), sql::text(engine)});
}

Result<std::optional<TextMeasure>> SqlFilterStore::measure(const ImageId &image)
{
    return readMeasure(QStringLiteral("image_id = ? AND newest = 1"), {sql::id(image)});
}

Result<std::optional<TextMeasure>> SqlFilterStore::readMeasure(const QString &condition,
                                                               const QVariantList &values)
{
    std::optional<TextMeasure> found;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        const auto head = m_connection.read(
            QLatin1String("SELECT image_id, engine, engine_version, ratio FROM text_measure WHERE ")
                + condition,
            values, [&](const Row &row) {
                found = TextMeasure{row.id<ImageId>(0), row.text(1), row.text(2), row.real(3), {}};
            });
        if (!head || !found)
            return head;
        return m_connection.read(
            QStringLiteral(
                "SELECT id, polygon, confidence, content, by_person, dismissed FROM text_area "
                "WHERE image_id = ? AND engine = ? ORDER BY position"),
            {sql::id(found->image), sql::text(found->engine)}, [&](const Row &row) {
                found->areas.append({row.id<TextAreaId>(0), parsePolygon(row.text(1)), row.real(2),
                                     row.text(3), row.flag(4), row.flag(5)});
            });
    }));
    return found;
}

Result<QHash<ImageId, double>> SqlFilterStore::ratios(const QString &engine)
{
    QHash<ImageId, double> found;
    const auto visit = [&](const Row &row) { found.insert(row.id<ImageId>(0), row.real(1)); };
    YUYI_CHECK(engine.isEmpty()
        ? m_connection.read(
            QStringLiteral("SELECT image_id, ratio FROM text_measure WHERE newest = 1"), {}, visit)
        : m_connection.read(
            QStringLiteral("SELECT image_id, ratio FROM text_measure WHERE engine = ?"),
            {sql::text(engine)}, visit));
    return found;
}

Result<QSet<ImageId>> SqlFilterStore::measured(const QString &engine, const QString &version)
{
    QSet<ImageId> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT image_id FROM text_measure WHERE engine = ? AND engine_version = ?"),
        {sql::text(engine), sql::text(version)},
        [&](const Row &row) { found.insert(row.id<ImageId>(0)); }));
    return found;
}

Result<QSet<ImageId>> SqlFilterStore::correctedByPerson()
{
    QSet<ImageId> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT DISTINCT a.image_id FROM text_area a JOIN text_measure m ON "
                       "m.image_id = a.image_id AND m.engine = a.engine "
                       "WHERE m.newest = 1 AND (a.by_person = 1 OR a.dismissed = 1)"),
        {}, [&](const Row &row) { found.insert(row.id<ImageId>(0)); }));
    return found;
}

} // namespace yuyi
