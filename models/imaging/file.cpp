// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/file.h"

#include "models/imaging/reader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
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
            Tr::tr("%1 may not be read: the file's permissions forbid it.").arg(subjectOf(path)),
            detail);
    return failure(ErrorCode::Environment,
                   Tr::tr("%1 could not be read: %2.").arg(subjectOf(path), detail), detail);
}

tl::unexpected<Error> notRegular(const QString &path, mode_t mode)
{
    if (S_ISDIR(mode) && ::access(QFile::encodeName(path).constData(), R_OK | X_OK) != 0)
        return failure(ErrorCode::Environment,
                       Tr::tr("The folder %1 may not be read: its permissions forbid it.").arg(subjectOf(path)));
    return failure(
        ErrorCode::Refused,
        S_ISDIR(mode)
            ? Tr::tr("%1 is a folder, not a picture.").arg(subjectOf(path))
            : Tr::tr("%1 is a device or pipe, not a regular file.").arg(subjectOf(path)));
}
} // namespace

QString subjectOf(const QString &path)
{
    if (path.isEmpty())
        return Tr::tr("This picture");
    return Tr::tr("“%1”").arg(QFileInfo(path).fileName());
}

Result<QByteArray> readRegularFile(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat info = {};
    if (::lstat(name.constData(), &info) != 0)
        return notOpened(path, errno);
    if (S_ISLNK(info.st_mode) && ::stat(name.constData(), &info) != 0)
        return failure(ErrorCode::NotFound,
                       Tr::tr("%1 is a link that leads nowhere.").arg(subjectOf(path)));
    if (!S_ISREG(info.st_mode))
        return notRegular(path, info.st_mode);
    // The file may have been exchanged since: not to wait, and to look once more at what was really
    // opened.
    const int descriptor = ::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return notOpened(path, errno);
    QFile file;
    if (::fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode)
        || !file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(descriptor);
        return notRegular(path, info.st_mode);
    }
    if (info.st_size == 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("%1 is empty: the file has no content.").arg(subjectOf(path)));
    if (info.st_size > decodedLimitBytes) {
        return failure(ErrorCode::Refused,
                       Tr::tr("%1 is too large: %2; the limit is %3.")
                           .arg(subjectOf(path), QLocale().formattedDataSize(info.st_size),
                                QLocale().formattedDataSize(decodedLimitBytes)));
    }
    const QByteArray bytes = file.readAll();
    if (bytes.size() < info.st_size)
        return notOpened(path, EIO);
    return bytes;
}

} // namespace yuyi::imaging
