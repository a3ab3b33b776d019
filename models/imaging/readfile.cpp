// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/readfile.h"

#include "models/domain/regularfile.h"
#include "models/domain/system.h"
#include "models/platform/files.h"
#include "models/platform/openfile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageReader)
};

bool isMissing(std::error_code error)
{
    return error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
}

tl::unexpected<Error> notOpened(const QString &path, std::error_code error)
{
    const QString detail = systemMessage(error);
    if (isMissing(error))
        return failure(ErrorCode::NotFound, Tr::tr("%1 does not exist.").arg(subjectOf(path)),
                       detail);
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted)
        return failure(
            ErrorCode::Environment,
            Tr::tr("%1 cannot be read: file permissions do not allow it.").arg(subjectOf(path)),
            detail);
    return failure(ErrorCode::Environment,
                   Tr::tr("%1 could not be read: %2.").arg(subjectOf(path), detail), detail);
}

tl::unexpected<Error> notRegular(const QString &path, bool isFolder)
{
    if (isFolder && platform::checkAccess(systemPath(path), platform::Access::List))
        return failure(ErrorCode::Environment,
                       Tr::tr("The folder %1 cannot be read: permissions do not allow it.").arg(subjectOf(path)));
    return failure(
        ErrorCode::Refused,
        isFolder
            ? Tr::tr("%1 is a folder, not an image.").arg(subjectOf(path))
            : Tr::tr("%1 is a device or pipe, not a regular file.").arg(subjectOf(path)));
}
} // namespace

tl::unexpected<Error> fileTooLarge(const QString &path, qint64 bytes, qint64 limitBytes)
{
    return failure(ErrorCode::Refused, Tr::tr("%1 is too large: %2; the limit is %3.")
                                           .arg(subjectOf(path), QLocale().formattedDataSize(bytes),
                                                QLocale().formattedDataSize(limitBytes)));
}

QString subjectOf(const QString &path)
{
    if (path.isEmpty())
        return Tr::tr("This image");
    return Tr::tr("“%1”").arg(QFileInfo(path).fileName());
}

Result<QByteArray> readRegularFile(const QString &path, qint64 limitBytes)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Followed);
    if (!opened.file) {
        if (!opened.error)
            return notRegular(path, opened.isFolder);
        return opened.isLink && (isMissing(opened.error) || opened.error == std::errc::too_many_symbolic_link_levels)
                 ? failure(ErrorCode::NotFound, Tr::tr("%1 is a broken link.").arg(subjectOf(path)))
                 : notOpened(path, opened.error);
    }
    if (opened.bytes == 0)
        return failure(ErrorCode::Refused,
                       Tr::tr("%1 is empty: the file has no content.").arg(subjectOf(path)));
    const qint64 limit = std::min(limitBytes, fileLimitBytes);
    if (opened.bytes > limit)
        return fileTooLarge(path, opened.bytes, limit);
    QFile &file = *opened.file;
    const platform::ContentState before = platform::contentState(file.handle());
    QByteArray bytes(opened.bytes, Qt::Uninitialized);
    const qint64 got = file.read(bytes.data(), bytes.size());
    if (before.bytes != opened.bytes || platform::contentState(file.handle()) != before)
        return failure(ErrorCode::Damaged, Tr::tr("%1 was changed while it was being read.").arg(subjectOf(path)));
    if (got != opened.bytes)
        return notOpened(path, std::make_error_code(std::errc::io_error));
    return bytes;
}

} // namespace yuyi
