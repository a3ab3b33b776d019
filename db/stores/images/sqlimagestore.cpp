// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/images/sqlimagestore.h"

#include "db/connection/chunks.h"
#include "db/pictures/serverpictures.h"
#include "db/rows/columns.h"
#include "db/rows/imagequery.h"
#include "models/domain/clock.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageStore)
};

/// Without the size, whose width and height are no members.
const sql::Columns<Image> imageColumns("image", {{"id", &Image::id},
                                                 {"sha256", &Image::sha256},
                                                 {"format", &Image::format, ImageFormat::Unknown},
                                                 {"bytes", &Image::bytes},
                                                 {"frames", &Image::frames},
                                                 {"truncated", &Image::truncated},
                                                 {"colour", &Image::colour},
                                                 {"source_url", &Image::sourceUrl},
                                                 {"licence", &Image::licence},
                                                 {"collector", &Image::collector},
                                                 {"note", &Image::note},
                                                 {"stage", &Image::stage, Stage::Collected},
                                                 {"version", &Image::version},
                                                 {"created_at", &Image::createdAt, sql::orNow},
                                                 {"created_by", &Image::createdBy}});

const sql::Columns<Decision> decisionColumns("decision", {{"id", &Decision::id},
                                                          {"image_id", &Decision::image},
                                                          {"step", &Decision::step, FilterStep::Inspect},
                                                          {"outcome", &Decision::outcome, Outcome::Keep},
                                                          {"reason", &Decision::reason},
                                                          {"note", &Decision::note},
                                                          {"created_by", &Decision::person},
                                                          {"rule", &Decision::rule},
                                                          {"undone_by", &Decision::undoneBy},
                                                          {"undone_at", &Decision::undoneAt},
                                                          {"created_at", &Decision::createdAt, sql::orNow}});

tl::unexpected<Error> unknownImage(const ImageId &id)
{
    return failure(ErrorCode::NotFound, Tr::tr("This image is no longer in the project."),
                   id.toString());
}

} // namespace

Result<> SqlImageStore::add(const Image &image)
{
    if (image.id.isNull() || image.sha256.isNull())
        return failure(ErrorCode::Invalid,
                       Tr::tr("An image without an ID or hash cannot be saved."));
    Image fresh = image;
    fresh.version = 1;
    const int width = image.size.width();
    const int height = image.size.height();
    QVariantList values = imageColumns.values(fresh);
    values << width << height << sql::integer(static_cast<qint64>(width) * height) << qMin(width, height)
           << sql::text(nameKeyOf(image.names.value(0)));
    YUYI_TRY(const auto rows, m_connection.write(
                                  QStringLiteral("INSERT INTO image (%1, width, height, pixels, short_side, name_key) VALUES (%2) "
                                                 "ON CONFLICT DO NOTHING")
                                      .arg(imageColumns.names(), sql::marks(values.size())),
                                  values));
    if (rows == 0) {
        return failure(ErrorCode::Conflict, Tr::tr("This image is already in the project."),
                       image.sha256.hex());
    }
    // On a server no image stands without its bytes; in a folder they are files beside the database.
    if (m_connection.backend() == Backend::Postgres)
        YUYI_CHECK(storeServerPicture(m_connection, image.sha256, image.format, image.createdBy));
    for (const QString &name : image.names)
        YUYI_CHECK(insertName(image.id, name));
    return {};
}

Result<> SqlImageStore::addName(const ImageId &id, const QString &name)
{
    if (m_connection.backend() == Backend::Postgres)
        YUYI_CHECK(mendPicture(id));
    return insertName(id, name);
}

Result<> SqlImageStore::mendPicture(const ImageId &id)
{
    QString hex;
    ImageFormat format = ImageFormat::Unknown;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT i.sha256, i.format FROM image i WHERE i.id = ? AND NOT EXISTS (SELECT 1 FROM blob b WHERE "
                       "b.sha256 = i.sha256 AND encode(sha256(b.content), 'hex') = b.sha256)"),
        {sql::id(id)}, [&](const Row &row) {
            std::tie(hex, format) = row.as<QString, sql::CodeOr<ImageFormat::Unknown>>();
        }));
    const auto lost = Sha256::fromHex(hex);
    if (!lost || !QFileInfo::exists(imageFilePath(m_connection.location().folder, *lost, format)))
        return {};
    return storeServerPicture(m_connection, *lost, format, {});
}

Result<> SqlImageStore::insertName(const ImageId &id, const QString &name)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "INSERT INTO image_name (image_id, name, position, created_at) VALUES (?, ?, "
            "(SELECT count(*) FROM image_name WHERE image_id = ?), ?) ON CONFLICT DO NOTHING"),
        {sql::id(id), sql::text(name), sql::id(id), sql::timeOrNow({})}));
    return {};
}

Result<Image> SqlImageStore::image(const ImageId &id)
{
    YUYI_TRY(const auto found, images({id}));
    if (found.isEmpty())
        return unknownImage(id);
    return found.constFirst();
}

Result<QList<Image>> SqlImageStore::images(const QList<ImageId> &ids)
{
    QHash<ImageId, Image> found;
    found.reserve(ids.size());
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(sql::readForIds(
            m_connection, QStringLiteral("SELECT %1, width, height FROM image WHERE id").arg(imageColumns.names()), {},
            ids, [&](const Row &row) {
                Image image = imageColumns.read(row);
                const auto [width, height] = row.as<int, int>(imageColumns.count());
                image.size = {width, height};
                found.insert(image.id, image);
            }));
        // The keys: an id asked for twice must not get its names twice.
        return sql::readForIds(
            m_connection, QStringLiteral("SELECT image_id, name FROM image_name WHERE image_id"),
            QStringLiteral("ORDER BY image_id, position"), found.keys(), [&](const Row &row) {
                const auto [id, name] = row.as<ImageId, QString>();
                const auto image = found.find(id);
                if (image != found.end())
                    image->names.append(name);
            });
    }));
    QList<Image> list;
    list.reserve(ids.size());
    for (const ImageId &id : ids) {
        const auto image = found.constFind(id);
        if (image != found.constEnd())
            list.append(image.value());
    }
    return list;
}

Result<std::optional<Image>> SqlImageStore::byHash(const Sha256 &sha256)
{
    YUYI_TRY(const auto id, m_connection.text(QStringLiteral("SELECT id FROM image WHERE sha256 = ?"), {sha256.hex()}));
    if (id.isEmpty())
        return std::optional<Image>();
    YUYI_TRY(const auto found, image(ImageId::fromString(id)));
    return std::optional<Image>(found);
}

Result<QList<Image>> SqlImageStore::byHashPrefix(const QString &hex)
{
    const QString from = hex.toLower();
    if (from.size() < 4 || !isHex(from)) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "Enter at least the first four characters of the image's hash (0–9 and a–f)."),
            hex);
    }
    QList<ImageId> ids;
    // 'g' comes right after the last digit: an index can be used where LIKE would read every row.
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT id FROM image WHERE sha256 >= ? AND sha256 < ? ORDER BY sha256 LIMIT 10"),
        {from, QString(from + u'g')}, [&](const Row &row) { ids.append(row.first<ImageId>()); }));
    return images(ids);
}

Result<> SqlImageStore::updateFacts(const Image &image)
{
    return sql::updateRow(m_connection, imageColumns, image, {"source_url", "licence", "collector", "note"});
}

Result<> SqlImageStore::setStage(const ImageId &id, Stage stage)
{
    YUYI_TRY(const auto rows, m_connection.write(QStringLiteral("UPDATE image SET stage = ? WHERE id = ?"),
                                                 {sql::code(stage), sql::id(id)}));
    if (rows == 0)
        return unknownImage(id);
    return {};
}

Result<QList<ImageId>> SqlImageStore::list(const ImageFilter &filter, ImageSort sort,
                                           bool descending)
{
    const ImageQuery query = imageQuery(filter);
    QList<ImageId> ids;
    YUYI_CHECK(m_connection.read(QLatin1String("SELECT i.id FROM image i ") + query.join(sort)
                                     + query.where() + imageOrder(sort, descending),
                                 query.values, [&](const Row &row) {
                                     const auto id = row.first<ImageId>();
                                     if (query.among.isEmpty() || query.among.contains(id))
                                         ids.append(id);
                                 }));
    return ids;
}

Result<qint64> SqlImageStore::count(const ImageFilter &filter)
{
    const ImageQuery query = imageQuery(filter);
    if (!query.among.isEmpty()) {
        YUYI_TRY(const auto all, list(filter, ImageSort::Added, false));
        return all.size();
    }
    return m_connection.number(QLatin1String("SELECT count(*) FROM image i ") + query.where(),
                               query.values);
}

Result<QDateTime> SqlImageStore::afterEarlierDecisions(const Decision &decision)
{
    const QDateTime time = decision.createdAt.isValid() ? decision.createdAt : currentTime();
    YUYI_TRY(
        const auto newest,
        m_connection.text(
            QStringLiteral(
                "SELECT max(t.newest) FROM (SELECT max(created_at) AS newest FROM standing_decision UNION ALL "
                "SELECT max(created_at) AS newest FROM decision WHERE image_id = ? AND step = ?) t"),
            {sql::id(decision.image), sql::code(decision.step)}));
    const QDateTime last = sql::parseTime(newest);
    return last.isValid() && last > time ? last.addMSecs(1) : time;
}

Result<> SqlImageStore::addDecision(const Decision &decision)
{
    // Which decision is the newest goes by its time, so that a clock that was set back must not bring a new one before the others.
    // When it really was is in the event.
    Decision entry = decision;
    YUYI_TRY(entry.createdAt, afterEarlierDecisions(decision));
    YUYI_CHECK(sql::addRow(m_connection, decisionColumns, entry));
    return renewStanding(decision.image, decision.step);
}

Result<> SqlImageStore::markUndone(const DecisionId &id, const PersonId &by)
{
    YUYI_TRY(const auto known, decision(id));
    if (by.isNull()) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("UPDATE decision SET undone_by = NULL, undone_at = NULL WHERE id = ?"),
            {sql::id(id)}));
        return renewStanding(known.image, known.step);
    }
    YUYI_TRY(const auto rows, m_connection.write(
                                  QStringLiteral(
                                      "UPDATE decision SET undone_by = ?, undone_at = ? WHERE id = ? AND undone_at IS NULL"),
                                  {sql::id(by), sql::timeOrNow({}), sql::id(id)}));
    if (rows == 0)
        return failure(ErrorCode::Conflict, Tr::tr("This decision was already undone."),
                       id.toString());
    return renewStanding(known.image, known.step);
}

Result<> SqlImageStore::renewStanding(const ImageId &image, FilterStep step)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM standing_decision WHERE image_id = ? AND step = ?"),
        {sql::id(image), sql::code(step)}));
    YUYI_CHECK(m_connection.write(QStringLiteral("INSERT INTO standing_decision (image_id, step, "
                                                 "step_order, outcome, reason, is_first, decision_id, "
                                                 "created_at) SELECT image_id, step, CASE step WHEN "
                                                 "'duplicate' THEN 0 WHEN 'text' THEN 1 ELSE 2 END, "
                                                 "outcome, reason, 0, id, created_at FROM decision WHERE "
                                                 "image_id = ? AND step = ? AND undone_at IS NULL "
                                                 "ORDER BY created_at DESC, id DESC LIMIT 1"),
                                  {sql::id(image), sql::code(step)}));
    YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE standing_decision SET is_first = CASE WHEN "
                                                 "outcome = 'discard' AND step_order = "
                                                 "(SELECT min(e.step_order) FROM standing_decision e "
                                                 "WHERE e.image_id = ? AND e.outcome = 'discard') "
                                                 "THEN 1 ELSE 0 END WHERE image_id = ?"),
                                  {sql::id(image), sql::id(image)}));
    return {};
}

Result<Decision> SqlImageStore::decision(const DecisionId &id)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, decisionColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This decision on an image is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<Decision>> SqlImageStore::decisions(const ImageId &image)
{
    return sql::rowsWhere(m_connection, decisionColumns, QStringLiteral("WHERE image_id = ? ORDER BY created_at, id"),
                          {sql::id(image)});
}

Result<QList<Decision>> SqlImageStore::lastDecisions(int count)
{
    return sql::rowsWhere(m_connection, decisionColumns,
                          QStringLiteral("JOIN standing_decision s ON s.decision_id = d.id "
                                         "ORDER BY s.created_at DESC, s.decision_id DESC LIMIT ?"),
                          {count}, "d");
}

Result<QHash<ImageId, Decision>> SqlImageStore::decisionsInForce(FilterStep step)
{
    YUYI_TRY(const auto decisions,
             sql::rowsWhere(m_connection, decisionColumns,
                            QStringLiteral("JOIN standing_decision s ON s.decision_id = d.id WHERE s.step = ?"),
                            {sql::code(step)}, "d"));
    QHash<ImageId, Decision> found;
    for (const Decision &decision : decisions)
        found.insert(decision.image, decision);
    return found;
}

Result<FunnelCounts> SqlImageStore::funnel()
{
    FunnelCounts counts;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(QStringLiteral("SELECT stage, count(*) FROM image GROUP BY stage"),
                                     {}, [&](const Row &row) {
                                         const auto [stage, images] = row.as<sql::CodeOr<Stage::Collected>, qint64>();
                                         counts.stages[stage] += images;
                                         counts.collected += images;
                                     }));
        // An image that two steps discard is counted at the first of them.
        return m_connection.read(
            QStringLiteral("SELECT step, reason, count(*) FROM standing_decision WHERE is_first = "
                           "1 GROUP BY step, reason"),
            {}, [&](const Row &row) {
                const auto [step, reason, images] = row.as<sql::CodeOr<FilterStep::Inspect>, QString, qint64>();
                counts.discarded[step] += images;
                counts.reasons[reason] += images;
            });
    }));
    return counts;
}

Result<QHash<QString, qint64>> SqlImageStore::reasons(FilterStep step)
{
    QHash<QString, qint64> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT reason, count(*) FROM standing_decision WHERE is_first = 1 AND step "
                       "= ? GROUP BY reason"),
        {sql::code(step)}, [&](const Row &row) {
            const auto [reason, images] = row.as<QString, qint64>();
            found.insert(reason, images);
        }));
    return found;
}

} // namespace yuyi
