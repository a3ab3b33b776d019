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
    return failure(
        ErrorCode::Damaged,
        Tr::tr(
            "The file of the image %1 is missing or was changed. Check the project first, and collect the image again from the original "
            "file.")
            .arg(picture.sha256.hex().left(12)));
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
    YUYI_CHECK(connection.read(QStringLiteral("SELECT sha256, format, created_at, created_by FROM image ORDER BY sha256"), {},
                               [&](const Row &row) {
                                   const auto [name, format, createdAt, createdBy] =
                                       row.as<QString, sql::CodeOr<ImageFormat::Unknown>, QString, QString>();
                                   const auto sha256 = Sha256::fromHex(name);
                                   if (!sha256)
                                       strange = name;
                                   else
                                       pictures.append({*sha256, format, createdAt, createdBy});
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
        return lost({sha256, ImageFormat::Unknown, {}, {}});
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
