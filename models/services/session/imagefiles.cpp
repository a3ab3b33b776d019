// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/imagefiles.h"

#include "models/domain/digest.h"
#include "models/domain/regularfile.h"
#include "models/domain/system.h"
#include "models/platform/files.h"
#include "models/platform/sync.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cstring>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageFiles)
};

constexpr qint64 blockBytes = 1 << 20;

bool holds(const QString &path, const QByteArray &content)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Refused);
    if (!opened.file || opened.bytes != content.size())
        return false;
    QByteArray block(blockBytes, Qt::Uninitialized);
    for (qint64 from = 0; from < content.size();) {
        const qint64 got = opened.file->read(block.data(), std::min<qint64>(blockBytes, content.size() - from));
        if (got <= 0 || std::memcmp(block.constData(), content.constData() + from, static_cast<size_t>(got)) != 0)
            return false;
        from += got;
    }
    return true;
}

} // namespace

Result<Sha256> hashFile(const QString &path)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Refused);
    if (!opened.file && !opened.error)
        return failure(ErrorCode::Refused, Tr::tr("“%1” is a link, pipe or device, not a regular file.").arg(path));
    if (!opened.file)
        return failure(ErrorCode::NotFound, Tr::tr("The file “%1” cannot be read.").arg(path),
                       systemMessage(opened.error));
    QFile &file = *opened.file;
    Digest digest;
    QByteArray block(blockBytes, Qt::Uninitialized);
    while (true) {
        const qint64 got = file.read(block.data(), blockBytes);
        if (got < 0)
            return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read completely.").arg(path),
                           file.errorString());
        if (got == 0)
            break;
        digest.add(QByteArrayView(block.constData(), got));
    }
    return digest.result();
}

Result<> storeImageFile(const QString &folder, const PictureFile &picture)
{
    const QString target = imageFilePath(folder, picture.sha256(), picture.header().format);
    if (holds(target, picture.bytes()))
        return {};
    // What is saved through a link would replace a file elsewhere.
    if (platform::isLink(systemPath(target)) && !QFile::remove(target))
        return failure(ErrorCode::Environment,
                       Tr::tr("The image cannot be saved in “%1”. Is the disk full or read-only?").arg(folder), target);
    if (!QDir().mkpath(QFileInfo(target).path())) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The folder “%1” cannot be created. Is the disk full or read-only?")
                           .arg(QFileInfo(target).path()));
    }
    QSaveFile out(target); // temporary name, fsync and rename
    if (!out.open(QIODevice::WriteOnly)) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The image cannot be saved in “%1”. Is the disk full or read-only?").arg(folder),
                       out.errorString());
    }
    if (out.write(picture.bytes()) != picture.bytes().size() || !out.commit()) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The image cannot be saved in “%1”. Is the disk full?").arg(folder),
                       out.errorString());
    }
    return {};
}

Result<> syncImageNames(const QString &folder)
{
    if (isPictureCache(folder))
        return {}; // they are rows of the server
    const auto error = platform::syncAllBelow(systemPath(folder));
    if (error == std::errc::no_such_file_or_directory)
        return {}; // nothing has come in yet
    if (error)
        return failure(ErrorCode::Environment,
                       Tr::tr("The images could not be written to disk in the folder “%1”: %2. Check the disk, then import again.")
                           .arg(folder, systemMessage(error)));
    return {};
}

Error keptUntilThere(const Error &error, qint64 kept)
{
    return {error.code,
            Tr::tr("%1 %n image(s) already imported are kept. Start the same import again to continue.", nullptr,
                   static_cast<int>(kept))
                .arg(error.sentence),
            error.detail};
}

} // namespace yuyi
