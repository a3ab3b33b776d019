// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlimagestore.h"

#include "db/connection/chunks.h"
#include "db/pictures/serverpictures.h"
#include "db/rows/imagequery.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageStore)
};

const QString columns =
    QStringLiteral("i.id, i.sha256, i.format, i.bytes, i.width, i.height, i.frames, i.truncated, "
                   "i.colour, i.source_url, i.licence, "
                   "i.collector, i.note, i.stage, i.version, i.created_at, i.created_by");

Image imageOf(const Row &row)
{
    Image image;
    image.id = row.id<ImageId>(0);
    image.sha256 = Sha256::fromHex(row.text(1)).value_or(Sha256());
    image.format = row.code(2, ImageFormat::Unknown);
    image.bytes = row.integer(3);
    image.size = QSize(row.small(4), row.small(5));
    image.frames = row.small(6);
    image.truncated = row.flag(7);
    image.colour = row.text(8);
    image.sourceUrl = row.text(9);
    image.licence = row.text(10);
    image.collector = row.text(11);
    image.note = row.text(12);
    image.stage = row.code(13, Stage::Collected);
    image.version = row.small(14);
    image.createdAt = row.time(15);
    image.createdBy = row.id<PersonId>(16);
    return image;
}

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
    YUYI_TRY(const auto rows, m_connection.write(
        QStringLiteral("INSERT INTO image (id, sha256, name_key, format, bytes, width, height, "
                       "pixels, short_side, frames, "
                       "truncated, colour, source_url, licence, collector, note, stage, "
                       "created_at, created_by, version) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) ON "
                       "CONFLICT DO NOTHING"),
        {sql::id(image.id), image.sha256.hex(), sql::text(nameKeyOf(image.names.value(0))),
         sql::code(image.format), sql::integer(image.bytes), image.size.width(),
         image.size.height(), sql::integer(qint64(image.size.width()) * image.size.height()),
         qMin(image.size.width(), image.size.height()), image.frames, sql::flag(image.truncated),
         sql::text(image.colour), sql::text(image.sourceUrl), sql::text(image.licence),
         sql::text(image.collector), sql::text(image.note), sql::code(image.stage),
         sql::timeOrNow(image.createdAt), sql::id(image.createdBy)}));
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
    std::optional<Sha256> lost;
    ImageFormat format = ImageFormat::Unknown;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT i.sha256, i.format FROM image i WHERE i.id = ? AND NOT EXISTS (SELECT 1 FROM blob b WHERE "
                       "b.sha256 = i.sha256 AND encode(sha256(b.content), 'hex') = b.sha256)"),
        {sql::id(id)}, [&](const Row &row) {
            lost = Sha256::fromHex(row.text(0));
            format = row.code(1, ImageFormat::Unknown);
        }));
    if (!lost || !QFileInfo::exists(imageFilePath(m_connection.place().folder, *lost, format)))
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
        YUYI_CHECK(sql::readForIds(m_connection,
                                   QLatin1String("SELECT ") + columns
                                               + QLatin1String(" FROM image i WHERE i.id"),
                                   {}, ids, [&](const Row &row) {
                                               Image image = imageOf(row);
                                               found.insert(image.id, std::move(image));
                                   }));
        // The keys: an id asked for twice must not get its names twice.
        return sql::readForIds(
            m_connection, QStringLiteral("SELECT image_id, name FROM image_name WHERE image_id"),
            QStringLiteral("ORDER BY image_id, position"), found.keys(), [&](const Row &row) {
                const auto image = found.find(row.id<ImageId>(0));
                if (image != found.end())
                    image->names.append(row.text(1));
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
                "Enter at least four characters of the image's hash (0–9 and a–f)."),
            hex);
    }
    QList<ImageId> ids;
    // 'g' comes right after the last digit: an index can be used where LIKE would read every row.
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT id FROM image WHERE sha256 >= ? AND sha256 < ? ORDER BY sha256 LIMIT 10"),
        {from, QString(from + u'g')}, [&](const Row &row) { ids.append(row.id<ImageId>(0)); }));
    return images(ids);
}

Result<> SqlImageStore::updateFacts(const Image &image)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE image SET source_url = ?, licence = ?, collector = ?, note = ?, "
                       "version = version + 1 "
                       "WHERE id = ? AND version = ?"),
        {sql::text(image.sourceUrl), sql::text(image.licence), sql::text(image.collector),
         sql::text(image.note), sql::id(image.id), image.version});
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
                              const ImageId id = row.id<ImageId>(0);
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

} // namespace yuyi
