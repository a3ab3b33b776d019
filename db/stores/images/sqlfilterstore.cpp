// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/images/sqlfilterstore.h"

#include "db/connection/chunks.h"
#include "db/rows/columns.h"
#include "db/rows/geometryvalue.h"
#include "models/domain/json/jsonfields.h"

#include <QCoreApplication>

namespace yuyi::sql {

template <>
struct Stored<QTransform> {
    static QVariant bound(const QTransform &value) { return geometryValue(value); }
    static QTransform read(const Row &row, int column) { return geometryOf(row.text(column)); }
};
template <>
struct Stored<StepRun::Figures> {
    static QVariant bound(const StepRun::Figures &value) { return text(storedText(value)); }
    static StepRun::Figures read(const Row &row, int column)
    {
        StepRun::Figures figures;
        const Json json = storedJson(row.utf8(column));
        for (const auto &[code, value] : json.items())
            figures[code] = value;
        return figures;
    }
};
/// A JSON array of the coordinates: x, y, x, y …
template <>
struct Stored<QList<QPointF>> {
    static QVariant bound(const QList<QPointF> &points)
    {
        QList<double> numbers;
        for (const QPointF &point : points)
            numbers << point.x() << point.y();
        return text(storedText(numbers));
    }
    static QList<QPointF> read(const Row &row, int column)
    {
        const QList<double> numbers = numbersOf(storedJson(row.utf8(column)));
        QList<QPointF> points;
        for (qsizetype i = 0; i + 1 < numbers.size(); i += 2)
            points.append(QPointF(numbers.at(i), numbers.at(i + 1)));
        return points;
    }
};

} // namespace yuyi::sql

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FilterStore)
};

const sql::Columns<DuplicateGroup> groupColumns(
    "duplicate_group", {{"id", &DuplicateGroup::id},
                        {"verdict", &DuplicateGroup::verdict, DuplicateVerdict::Different},
                        {"state", &DuplicateGroup::state, GroupState::Open},
                        {"kept_id", &DuplicateGroup::kept},
                        {"kept_reason", &DuplicateGroup::keptReason},
                        {"certainty", &DuplicateGroup::certainty},
                        {"engine", &DuplicateGroup::engine},
                        {"created_at", &DuplicateGroup::createdAt, sql::orNow},
                        {"version", &DuplicateGroup::version}});

/// The figures of a pair, which two tables have.
sql::Columns<PairFigures> figuresIn(const char *table)
{
    return {table,
            {{"verdict", &PairFigures::verdict, DuplicateVerdict::Different},
             {"kind", &PairFigures::kind, MatchKind::Aligned},
             {"marked", &PairFigures::marked, Marked::Neither},
             {"distance", &PairFigures::distance},
             {"similarity", &PairFigures::similarity},
             {"structural", &PairFigures::structural},
             {"changed_blocks", &PairFigures::changedBlocks},
             {"recoloured", &PairFigures::recoloured},
             {"overlap", &PairFigures::overlap},
             {"inliers", &PairFigures::inliers},
             {"geometry", &PairFigures::geometry}}};
}

const sql::Columns<PairFigures> memberColumns = figuresIn("duplicate_member");
const sql::Columns<PairFigures> pairColumns = figuresIn("compared_pair");

const sql::Columns<TextMeasure> measureColumns("text_measure", {{"image_id", &TextMeasure::image},
                                                                {"engine", &TextMeasure::engine},
                                                                {"engine_version", &TextMeasure::engineVersion},
                                                                {"ratio", &TextMeasure::ratio}});

const sql::Columns<TextArea> areaColumns("text_area", {{"id", &TextArea::id},
                                                       {"polygon", &TextArea::polygon},
                                                       {"confidence", &TextArea::confidence},
                                                       {"content", &TextArea::text},
                                                       {"by_person", &TextArea::byPerson},
                                                       {"dismissed", &TextArea::dismissed}});

const sql::Columns<StepRun> stepColumns("step_run", {{"step", &StepRun::step, FilterStep::Duplicate},
                                                     {"engine", &StepRun::engine},
                                                     {"parameters", &StepRun::parameters},
                                                     {"counts", &StepRun::counts},
                                                     {"created_at", &StepRun::at, sql::orNow},
                                                     {"created_by", &StepRun::by}});

/// The images in the first column.
Result<QSet<ImageId>> imagesOf(Connection &connection, const QString &statement, const QVariantList &values = {})
{
    QSet<ImageId> images;
    YUYI_CHECK(connection.read(statement, values, [&](const Row &row) { images.insert(row.first<ImageId>()); }));
    return images;
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
    YUYI_CHECK(visitFingerprints(engine, [&](const ImageId &image, const QByteArray &fingerprint) {
        found.insert(image, fingerprint);
    }));
    return found;
}

Result<QSet<ImageId>> SqlFilterStore::fingerprinted(const QString &engine)
{
    return imagesOf(m_connection, QStringLiteral("SELECT image_id FROM fingerprint WHERE engine = ?"),
                    {sql::text(engine)});
}

Result<> SqlFilterStore::addGroup(const DuplicateGroup &group)
{
    DuplicateGroup added = group;
    added.version = 1;
    YUYI_CHECK(sql::addRow(m_connection, groupColumns, added));
    return addMembers(group);
}

Result<> SqlFilterStore::addMembers(const DuplicateGroup &group)
{
    int position = 0;
    for (const DuplicateMember &member : group.members)
        YUYI_CHECK(sql::addRow(m_connection, memberColumns, member.figures,
                               {{"group_id", sql::id(group.id)},
                                {"image_id", sql::id(member.image)},
                                {"position", position++}}));
    return {};
}

Result<DuplicateGroup> SqlFilterStore::group(const DuplicateGroupId &id)
{
    std::optional<DuplicateGroup> found;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_TRY(const auto heads,
                 sql::rowsWhere(m_connection, groupColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
        if (heads.isEmpty())
            return {};
        found = heads.constFirst();
        return m_connection.read(
            QStringLiteral("SELECT %1, image_id FROM duplicate_member WHERE group_id = ? ORDER BY position")
                .arg(memberColumns.names()),
            {sql::id(id)}, [&](const Row &row) {
                const auto [image] = row.as<ImageId>(memberColumns.count());
                found->members.append({image, memberColumns.read(row)});
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
    QVariantList values;
    QString condition;
    if (state) {
        condition = QStringLiteral("WHERE state = ? ");
        values.append(sql::code(*state));
    }
    return sql::rowsWhere(m_connection, groupColumns, condition + QLatin1String("ORDER BY certainty DESC, id"),
                          values);
}

Result<QList<DuplicateGroup>> SqlFilterStore::groupsOf(const ImageId &image)
{
    return sql::rowsWhere(
        m_connection, groupColumns,
        QStringLiteral("WHERE kept_id = ? OR id IN (SELECT m.group_id FROM duplicate_member m "
                       "WHERE m.image_id = ?) ORDER BY certainty DESC, id"),
        {sql::id(image), sql::id(image)});
}

Result<> SqlFilterStore::updateGroup(const DuplicateGroup &group)
{
    YUYI_CHECK(sql::updateRow(m_connection, groupColumns, group,
                              {"verdict", "state", "kept_id", "kept_reason", "certainty"}));
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
            const auto [a, b] = row.as<ImageId, ImageId>();
            pairs.insert({a, b});
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
    YUYI_CHECK(sql::addRow(m_connection, measureColumns, measure,
                           {{"newest", sql::flag(true)}, {"created_at", sql::timeOrNow({})}}));
    int position = 0;
    for (TextArea area : measure.areas) {
        if (area.id.isNull())
            area.id = TextAreaId::create();
        YUYI_CHECK(sql::addRow(
            m_connection, areaColumns, area,
            {{"image_id", image}, {"engine", sql::text(measure.engine)}, {"position", position++}}));
    }
    return {};
}

Result<std::optional<TextMeasure>> SqlFilterStore::measure(const ImageId &image,
                                                           const QString &engine)
{
    return readMeasure(QStringLiteral("WHERE image_id = ? AND engine = ?"),
                       {sql::id(image), sql::text(engine)});
}

Result<std::optional<TextMeasure>> SqlFilterStore::measure(const ImageId &image)
{
    return readMeasure(QStringLiteral("WHERE image_id = ? AND newest = 1"), {sql::id(image)});
}

Result<std::optional<TextMeasure>> SqlFilterStore::readMeasure(const QString &condition,
                                                               const QVariantList &values)
{
    std::optional<TextMeasure> found;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_TRY(const auto heads, sql::rowsWhere(m_connection, measureColumns, condition, values));
        if (heads.isEmpty())
            return {};
        found = heads.constFirst();
        YUYI_TRY(found->areas,
                 sql::rowsWhere(m_connection, areaColumns,
                                QStringLiteral("WHERE image_id = ? AND engine = ? ORDER BY position"),
                                {sql::id(found->image), sql::text(found->engine)}));
        return {};
    }));
    return found;
}

Result<QHash<ImageId, QStringList>> SqlFilterStore::textLines(const QList<ImageId> &images)
{
    QHash<ImageId, QStringList> lines;
    const QSet<ImageId> wanted(images.begin(), images.end());
    YUYI_CHECK(sql::readForIds(
        m_connection,
        QStringLiteral("SELECT a.image_id, a.content FROM text_measure m JOIN text_area a ON a.image_id = m.image_id AND "
                       "a.engine = m.engine WHERE m.newest = 1 AND a.dismissed = 0 AND a.content <> '' AND m.image_id"),
        QStringLiteral("ORDER BY a.image_id, a.position"), QList<ImageId>(wanted.begin(), wanted.end()), [&](const Row &row) {
            const auto [image, text] = row.as<ImageId, QString>();
            lines[image].append(text);
        }));
    return lines;
}

Result<QHash<ImageId, double>> SqlFilterStore::ratios(const QString &engine)
{
    QHash<ImageId, double> found;
    const auto visit = [&](const Row &row) {
        const auto [image, ratio] = row.as<ImageId, double>();
        found.insert(image, ratio);
    };
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
    return imagesOf(
        m_connection,
        QStringLiteral("SELECT image_id FROM text_measure WHERE engine = ? AND engine_version = ?"),
        {sql::text(engine), sql::text(version)});
}

Result<QSet<ImageId>> SqlFilterStore::correctedByPerson()
{
    return imagesOf(m_connection,
                    QStringLiteral("SELECT DISTINCT a.image_id FROM text_area a JOIN text_measure m ON "
                                   "m.image_id = a.image_id AND m.engine = a.engine "
                                   "WHERE m.newest = 1 AND (a.by_person = 1 OR a.dismissed = 1)"));
}

Result<> SqlFilterStore::visitFingerprints(
    const QString &engine, const std::function<void(const ImageId &, const QByteArray &)> &visit)
{
    return m_connection.read(
        QStringLiteral("SELECT image_id, data FROM fingerprint WHERE engine = ?"),
        {sql::text(engine)}, [&](const Row &row) {
            const auto [image, fingerprint] = row.as<ImageId, sql::Blob>();
            visit(image, fingerprint);
        });
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
        QStringLiteral("SELECT %1, image_a, image_b FROM compared_pair WHERE engine = ?").arg(pairColumns.names()),
        {sql::text(engine)}, [&](const Row &row) {
            const auto [a, b] = row.as<ImageId, ImageId>(pairColumns.count());
            visit({a, b, pairColumns.read(row)});
        });
}

Result<> SqlFilterStore::saveComparedPair(const QString &engine, const ComparedImages &pair)
{
    return sql::addRow(
        m_connection, pairColumns, pair.figures,
        {{"image_a", sql::id(pair.a)},
         {"image_b", sql::id(pair.b)},
         {"engine", sql::text(engine)},
         {"created_at", sql::timeOrNow({})}},
        QStringLiteral("ON CONFLICT (image_a, image_b) DO UPDATE SET engine = excluded.engine, "
                       "verdict = excluded.verdict, kind = excluded.kind, marked = excluded.marked, "
                       "distance = excluded.distance, similarity = excluded.similarity, "
                       "structural = excluded.structural, changed_blocks = excluded.changed_blocks, "
                       "recoloured = excluded.recoloured, overlap = excluded.overlap, "
                       "inliers = excluded.inliers, geometry = excluded.geometry, "
                       "created_at = excluded.created_at"));
}

Result<QHash<ImageId, SearchMark>> SqlFilterStore::searchedImages(const QString &engine)
{
    QHash<ImageId, SearchMark> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT image_id, threshold, views FROM searched_image WHERE engine = ?"),
        {sql::text(engine)}, [&](const Row &row) {
            const auto [image, threshold, crops] = row.as<ImageId, int, int>();
            found.insert(image, {threshold, crops});
        }));
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
                       {sql::id(image), sql::text(engine), mark->threshold, mark->crops})
                   : m_connection.write(QStringLiteral("DELETE FROM searched_image WHERE image_id = ?"),
                                        {sql::id(image)}));
    return {};
}

Result<> SqlFilterStore::addStepRun(const StepRun &run)
{
    return sql::addRow(m_connection, stepColumns, run, {{"id", sql::uuid(newUuid())}});
}

Result<std::optional<StepRun>> SqlFilterStore::lastStepRun(FilterStep step)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, stepColumns,
                            QStringLiteral("WHERE step = ? ORDER BY created_at DESC, id DESC LIMIT 1"),
                            {sql::code(step)}));
    return found.isEmpty() ? std::optional<StepRun>() : std::optional<StepRun>(found.constFirst());
}

} // namespace yuyi
