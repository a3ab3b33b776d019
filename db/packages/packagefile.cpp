// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/packagefile.h"

#include "db/backups/backups.h"
#include "db/connection/files.h"
#include "db/migrations/migrations.h"
#include "db/migrations/schemacheck.h"
#include "db/packages/columns.h"
#include "db/packages/rows.h"
#include "db/packages/seal.h"
#include "db/rows/stored.h"
#include "models/domain/progress.h"
#include "models/domain/regularfile.h"
#include "models/domain/system.h"
#include "models/platform/sync.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageFile)
};

struct Picture {
    Sha256 sha256;
    ImageFormat format = ImageFormat::Unknown;
};

/// The bytes of the pictures: as they were packed, and of those that were added since.
const QString pictureContents = QStringLiteral("(SELECT sha256, content FROM blob UNION ALL SELECT sha256, content FROM medium_content)");

/// Those of the images and of the questions, each once.
Result<QList<Picture>> packedPictures(Connection &package)
{
    QList<Picture> pictures;
    Result<> understood;
    YUYI_CHECK(package.read(
        QStringLiteral("SELECT sha256, min(format) FROM (SELECT sha256, format FROM image UNION ALL SELECT sha256, format FROM medium) p "
                       "GROUP BY sha256 ORDER BY sha256"),
        {},
        [&](const Row &row) {
            // The hash becomes a file's name: nothing else may come in here.
            const auto [name, format] = row.as<QString, sql::CodeOr<ImageFormat::Unknown>>();
            const auto sha256 = Sha256::fromHex(name);
            if (!sha256)
                understood = failure(ErrorCode::Damaged,
                                     Tr::tr("The work package contains an image with an invalid name."), name);
            else
                pictures.append({*sha256, format});
        }));
    if (!understood)
        return passOn(understood);
    return pictures;
}

/// One picture at a time is in memory.
Result<> addPictures(Connection &to, const QString &folder, const QDateTime &now,
                     Progress &progress)
{
    YUYI_TRY(const auto pictures, packedPictures(to));
    progress.setTotal(pictures.size());
    const QVariant time = sql::timeOrNow(now);
    for (const Picture &picture : pictures) {
        if (progress.cancelled()) {
            return failure(ErrorCode::Cancelled,
                           Tr::tr("Packing was stopped; no file was created."));
        }
        const auto there = pictureFile(folder, picture.sha256, picture.format);
        if (!there) {
            // One that is nowhere is as bad as one that is not in its folder.
            const Error &error = there.error();
            return error.code == ErrorCode::NotFound ? failure(ErrorCode::Damaged, error.sentence, error.detail)
                                                     : passOn(there);
        }
        const RegularFile opened = openRegularFile(*there, FileLinks::Refused);
        if (!opened.file && opened.error) {
            return failure(
                ErrorCode::Damaged,
                Tr::tr("The image file %1 is missing from the project folder, so it cannot be packed. System message: %2")
                    .arg(QDir::toNativeSeparators(*there), systemMessage(opened.error)));
        }
        const QByteArray content = opened.file ? opened.file->readAll() : QByteArray();
        if (Sha256::of(content) != picture.sha256) {
            return failure(ErrorCode::Damaged,
                           Tr::tr("The image %1 was changed or is damaged. Check the project and restore the "
                                  "original file before packing.")
                               .arg(QDir::toNativeSeparators(*there)));
        }
        YUYI_CHECK(to.write(
            QStringLiteral("INSERT INTO blob (sha256, content, created_at) VALUES (?, ?, ?)"),
            {picture.sha256.hex(), content, time}));
        progress.advance();
    }
    return {};
}

/// The whole file under its temporary name; closed when this returns. Gives its content hash.
Result<QString> fill(const ProjectLocation &location, const PackageContent &content, Connection &project,
                     const QString &homeFolder, Progress &progress)
{
    YUYI_TRY(const auto to, Connection::open(location, Connection::Mode::Create));
    YUYI_CHECK(to->execute(
        QStringLiteral("PRAGMA application_id = %1").arg(packageApplicationId)));
    YUYI_CHECK(to->begin());
    const QDateTime now = content.package.createdAt;
    YUYI_CHECK([&]() -> Result<> {
        YUYI_CHECK(migrate(*to));
        YUYI_CHECK(to->execute(QStringLiteral("PRAGMA defer_foreign_keys = ON")));
        YUYI_CHECK(project.snapshot([&] { return copyPackageRows(project, *to, content, now); }));
        return addPictures(*to, homeFolder, now, progress);
    }());
    YUYI_CHECK(to->commit());
    return packageContentHash(*to, content.package.role);
}

/// Whether a work package may take the place of this file. Anything else stays, such as a project.
bool mayBeReplaced(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return true;
    constexpr qsizetype idOffset = 68; // https://www.sqlite.org/fileformat2.html, section 1.3
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(idOffset + 4) : QByteArray();
    if (header.size() < idOffset + 4)
        return file.isOpen() && file.size() == 0;
    return qFromBigEndian<quint32>(header.constData() + idOffset) == packageApplicationId;
}

} // namespace

tl::unexpected<Error> packageNotWritten(const QString &path, const QString &why)
{
    return failure(ErrorCode::Environment, Tr::tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(path), why));
}

ProjectLocation packageLocation(const QString &file)
{
    ProjectLocation location;
    location.file = QFileInfo(file).absoluteFilePath();
    location.folder = QFileInfo(file).absolutePath();
    location.network = true;
    return location;
}

Result<QString> packageContentHash(Connection &package, Role role, int version)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto schema = columnsOfVersion(version);
    for (const PackedTable &table : packedTables()) {
        if (table.own || !table.roles.contains(role) || !schema.contains(table.table))
            continue;
        const QList<SchemaColumn> there = schema.value(table.table);
        QStringList columns;
        for (const PackedColumn &column : table.columns) {
            // The bytes of a picture are what its hash says.
            const bool pixels = table.table == QLatin1String("blob")
                             && column.name == QLatin1String("content");
            // The file does not know its own hash.
            const bool itself = column.name == QLatin1String("content_hash")
                             && table.table == QLatin1String("package");
            const bool known = std::any_of(there.begin(), there.end(),
                                           [&](const SchemaColumn &one) { return one.name == column.name; });
            if (known && !column.changeable && !pixels && !itself)
                columns.append(QStringLiteral("quote(%1)").arg(column.name));
        }
        QList<QByteArray> lines;
        YUYI_CHECK(package.read(
            QStringLiteral("SELECT %1 FROM %2").arg(columns.join(QLatin1String(", ")), table.table),
            {}, [&](const Row &row) {
                QByteArray line;
                for (int i = 0; i < columns.size(); ++i) {
                    const QByteArray value = row.utf8(i);
                    line += QByteArray::number(value.size()) + ':' + value;
                }
                lines.append(QCryptographicHash::hash(line, QCryptographicHash::Sha256));
            }));
        std::sort(lines.begin(), lines.end());
        const QByteArray title = table.table.toUtf8() + ' ' + QByteArray::number(lines.size()) + '\n';
        hash.addData(title);
        for (const QByteArray &line : std::as_const(lines))
            hash.addData(line);
    }
    return QString::fromLatin1(hash.result().toHex());
}

Result<> makePackageFile(const QString &file, const PackageContent &content, Connection &project,
                         const QString &homeFolder,
                         const std::function<Result<>(const Package &, qint64 bytes)> &agreed,
                         Progress &progress)
{
    const QFileInfo wanted(file);
    if (wanted.isDir())
        return packageNotWritten(file, Tr::tr("it is a folder."));
    if (!mayBeReplaced(wanted.absoluteFilePath()))
        return packageNotWritten(file, Tr::tr("a file of this name exists and is not a work package."));
    if (!wanted.absoluteDir().exists()) {
        return packageNotWritten(file, Tr::tr("there is no folder %1.")
                                           .arg(QDir::toNativeSeparators(wanted.absolutePath())));
    }
    const ProjectLocation location = packageLocation(wanted.absoluteFilePath() + QLatin1String(".part"));
    const auto clean = [&location] {
        QFile::remove(location.file);
        QFile::remove(location.file + QLatin1String("-journal"));
    };
    clean();
    auto done = [&]() -> Result<> {
        YUYI_TRY(const auto hash, fill(location, content, project, homeFolder, progress));
        YUYI_CHECK(sealPackage(location));
        YUYI_CHECK(syncToDisk(location.file));
        Package package = content.package;
        package.contentHash = hash;
        YUYI_CHECK(agreed(package, QFileInfo(location.file).size()));
        if (const auto error = platform::moveOver(systemPath(location.file), systemPath(wanted.absoluteFilePath())))
            return packageNotWritten(file, systemMessage(error));
        return syncToDisk(wanted.absolutePath());
    }();
    if (!done)
        clean();
    return done;
}

Result<> layOutPictures(Connection &package, const QString &folder)
{
    YUYI_TRY(const auto pictures, packedPictures(package));
    bool written = false;
    for (const Picture &picture : pictures) {
        const QString path = imageFilePath(folder, picture.sha256, picture.format);
        YUYI_TRY(const auto bytes, package.number(QStringLiteral("SELECT length(content) FROM %1 WHERE sha256 = ?").arg(pictureContents),
                                                  {picture.sha256.hex()}));
        if (bytes > 0 && QFileInfo(path).size() == bytes)
            continue;
        QByteArray content;
        YUYI_CHECK(package.read(QStringLiteral("SELECT content FROM %1 WHERE sha256 = ?").arg(pictureContents),
                                {picture.sha256.hex()}, [&](const Row &row) { content = row.first<sql::Blob>(); }));
        if (Sha256::of(content) != picture.sha256) {
            return failure(ErrorCode::Damaged,
                           Tr::tr("An image in this work package is missing or damaged. Ask for a new package."),
                           picture.sha256.hex());
        }
        if (!QDir().mkpath(QFileInfo(path).path()))
            return packageNotWritten(path, lastSystemMessage());
        // All of them are brought to the disk together: each by itself takes ten times as long.
        QFile out(path + QLatin1String(".part"));
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size()
            || !out.flush())
            return packageNotWritten(path, out.errorString());
        out.close();
        if (const auto error = platform::moveOver(systemPath(out.fileName()), systemPath(path)))
            return packageNotWritten(path, systemMessage(error));
        written = true;
    }
    if (!written)
        return {};
    const QString why = syncFileSystem(folder);
    return why.isEmpty() ? Result<>() : packageNotWritten(folder, why);
}

} // namespace yuyi
