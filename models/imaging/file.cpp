// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/file.h"

#include "models/domain/regularfile.h"
#include "models/imaging/reader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

namespace yuyi::imaging {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageReader)
};

tl::unexpected<Error> notOpened(const QString &path, int error)
{
    const QString detail = QString::fromLocal8Bit(std::strerror(error));
    if (error == ENOENT || error == ENOTDIR)
        return failure(ErrorCode::NotFound, Tr::tr("%1 does not exist.").arg(subjectOf(path)),
                       detail);
    if (error == EACCES || error == EPERM)
        return failure(
            ErrorCode::Environment,
            Tr::tr("%1 cannot be read: file permissions do not allow it.").arg(subjectOf(path)),
            detail);
    return failure(ErrorCode::Environment,
                   Tr::tr("%1 could not be read: %2.").arg(subjectOf(path), detail), detail);
}

tl::unexpected<Error> notRegular(const QString &path, mode_t mode)
{
    if (S_ISDIR(mode) && ::access(QFile::encodeName(path).constData(), R_OK | X_OK) != 0)
        return failure(ErrorCode::Environment,
                       Tr::tr("The folder %1 cannot be read: permissions do not allow it.").arg(subjectOf(path)));
    return failure(
        ErrorCode::Refused,
        S_ISDIR(mode)
            ? Tr::tr("%1 is a folder, not an image.").arg(subjectOf(path))
            : Tr::tr("%1 is a device or pipe, not a regular file.").arg(subjectOf(path)));
}
} // namespace

QString subjectOf(const QString &path)
{
    if (path.isEmpty())
        return Tr::tr("This image");
    return Tr::tr("“%1”").arg(QFileInfo(path).fileName());
}

Result<QByteArray> readRegularFile(const QString &path)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Followed);
    if (!opened.file) {
        if (opened.error == 0)
            return notRegular(path, opened.mode);
        return opened.isLink && (opened.error == ENOENT || opened.error == ENOTDIR || opened.error == ELOOP)
            ? failure(ErrorCode::NotFound, Tr::tr("%1 is a broken link.").arg(subjectOf(path)))
            : notOpened(path, opened.error);
    }
    if (opened.bytes == 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("%1 is empty: the file has no content.").arg(subjectOf(path)));
    if (opened.bytes > decodedLimitBytes) {
        return failure(ErrorCode::Refused,
                       Tr::tr("%1 is too large: %2; the limit is %3.")
                           .arg(subjectOf(path), QLocale().formattedDataSize(opened.bytes),
                                QLocale().formattedDataSize(decodedLimitBytes)));
    }
    const QByteArray bytes = opened.file->readAll();
    if (bytes.size() < opened.bytes)
        return notOpened(path, EIO);
    return bytes;
}

} // namespace yuyi::imaging
