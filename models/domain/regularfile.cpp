// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/regularfile.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace yuyi {

RegularFile openRegularFile(const QString &path, FileLinks links)
{
    const QByteArray name = QFile::encodeName(path);
    RegularFile opened;
    struct stat info = {};
    if (::lstat(name.constData(), &info) != 0) {
        opened.error = errno;
        return opened;
    }
    opened.mode = info.st_mode;
    opened.isLink = S_ISLNK(info.st_mode);
    if (opened.isLink) {
        if (links == FileLinks::Refused)
            return opened;
        if (::stat(name.constData(), &info) != 0) {
            opened.error = errno;
            return opened;
        }
        opened.mode = info.st_mode;
    }
    if (!S_ISREG(info.st_mode))
        return opened;
    // The file may have been exchanged since: not to wait, and to look once more at what was really
    // opened.
    const int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (links == FileLinks::Refused ? O_NOFOLLOW : 0);
    const int descriptor = ::open(name.constData(), flags);
    if (descriptor < 0) {
        opened.error = errno == ELOOP ? 0 : errno;
        return opened;
    }
    auto file = std::make_unique<QFile>();
    file->setFileName(path);
    if (::fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode)
        || !file->open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(descriptor);
        opened.mode = info.st_mode;
        return opened;
    }
    opened.bytes = info.st_size;
    opened.file = std::move(file);
    return opened;
}

} // namespace yuyi
