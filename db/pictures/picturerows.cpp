// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/pictures/picturerows.h"

#include "db/pictures/serverpictures.h"
#include "db/rows/stored.h"
#include "models/domain/images/imagepath.h"
#include "models/domain/regularfile.h"
#include "models/domain/system.h"
#include "models/platform/sync.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::MoveProject)
};

tl::unexpected<Error> lost(const StoredPicture &picture)
{
    if (!picture.isImage) {
        return failure(ErrorCode::Damaged, Tr::tr("The file of the question picture %1 is missing or was changed. Check the project first, "
                                                  "and add the picture to its question again.")
                                               .arg(picture.sha256.hex().left(12)));
    }
    return failure(
        ErrorCode::Damaged,
        Tr::tr(
            "The file of the image %1 is missing or was changed. Check the project first, and collect the image again from the original "
            "file.")
            .arg(picture.sha256.hex().left(12)));
}

/// Whether the database has the media of questions: a backup of an older version has none.
Result<bool> hasMedia(Connection &connection)
{
    if (connection.backend() == Backend::Postgres)
        return true;
    YUYI_TRY(const auto tables,
             connection.number(QStringLiteral("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'medium'")));
    return tables > 0;
}

Result<> writeFile(const QString &path, const QByteArray &content)
{
    QFile out(path + QLatin1String(".part"));
    const bool written = QDir().mkpath(QFileInfo(path).path()) && out.open(QIODevice::WriteOnly)
                      && out.write(content) == content.size() && out.flush();
    out.close();
    if (written && !platform::moveOver(systemPath(out.fileName()), systemPath(path)))
        return {};
    out.remove();
    return failure(ErrorCode::Environment,
                   Tr::tr("The image %1 cannot be written. Is the disk full?").arg(QDir::toNativeSeparators(path)),
                   out.errorString());
}

} // namespace

Result<QList<StoredPicture>> picturesOf(Connection &connection)
{
    QList<StoredPicture> pictures;
    QString strange;
    YUYI_TRY(const auto media, hasMedia(connection));
    const QString images = QStringLiteral("SELECT sha256, format, created_at, created_by, 1 FROM image");
    const QString ofQuestions = QStringLiteral(" UNION ALL SELECT sha256, format, created_at, created_by, 0 FROM medium");
    const QString all = media ? images + ofQuestions : images;
    YUYI_CHECK(connection.read(all + QLatin1String(" ORDER BY sha256, created_at"), {}, [&](const Row &row) {
        const auto [name, format, createdAt, createdBy, isImage] =
            row.as<QString, sql::CodeOr<ImageFormat::Unknown>, QString, QString, bool>();
        const auto sha256 = Sha256::fromHex(name);
        if (!sha256)
            strange = name;
        else if (pictures.isEmpty() || pictures.constLast().sha256 != *sha256)
            pictures.append({*sha256, format, createdAt, createdBy, isImage});
        else
            pictures.last().isImage = true; // the same picture twice: one row is that of an image
    }));
    if (!strange.isEmpty())
        return failure(ErrorCode::Damaged, Tr::tr("The project contains an image with an invalid name."), strange);
    return pictures;
}

Result<QByteArray> readPicture(Connection &connection, const QString &folder, const StoredPicture &picture)
{
    QByteArray content;
    if (connection.backend() == Backend::Postgres) {
        YUYI_TRY(const auto read, readServerPicture(connection, picture.sha256));
        content = read;
    } else {
        const QString path = imageFilePath(folder, picture.sha256, picture.format);
        if (const RegularFile opened = openRegularFile(path, FileLinks::Refused); opened.file)
            content = opened.file->readAll();
    }
    if (Sha256::of(content) != picture.sha256)
        return lost(picture);
    return content;
}

Result<> writePicture(Connection &connection, const QString &folder, const StoredPicture &picture, const QByteArray &content)
{
    if (connection.backend() == Backend::Sqlite)
        return writeFile(imageFilePath(folder, picture.sha256, picture.format), content);
    return storeServerPicture(connection, picture.sha256, content, picture.createdAt,
                              picture.createdBy.isEmpty() ? QVariant() : QVariant(picture.createdBy));
}

Result<> copyPictureFile(const QString &from, const QString &to, const Sha256 &sha256)
{
    const RegularFile opened = openRegularFile(from, FileLinks::Refused);
    if (!opened.file)
        return failure(ErrorCode::NotFound, Tr::tr("The file %1 does not exist.").arg(QDir::toNativeSeparators(from)));
    const QByteArray content = opened.file->readAll();
    if (Sha256::of(content) != sha256)
        return lost({sha256, ImageFormat::Unknown, {}, {}, true});
    return writeFile(to, content);
}

Result<> layOutPictureRows(Connection &backup, const QString &folder)
{
    YUYI_TRY(const auto rows, backup.number(QStringLiteral("SELECT count(*) FROM blob")));
    if (rows == 0)
        return {};
    YUYI_TRY(const auto pictures, picturesOf(backup));
    for (const StoredPicture &picture : pictures) {
        QByteArray content;
        YUYI_CHECK(backup.read(QStringLiteral("SELECT content FROM blob WHERE sha256 = ?"), {picture.sha256.hex()},
                               [&](const Row &row) { content = row.first<sql::Blob>(); }));
        if (Sha256::of(content) != picture.sha256)
            return lost(picture);
        YUYI_CHECK(writeFile(imageFilePath(folder, picture.sha256, picture.format), content));
    }
    YUYI_CHECK(backup.begin());
    YUYI_CHECK(backup.write(QStringLiteral("DELETE FROM blob"), {}));
    YUYI_CHECK(backup.commit());
    return backup.execute(QStringLiteral("VACUUM"));
}

} // namespace yuyi
