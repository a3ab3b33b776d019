// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/openfile.h"

#include "models/platform/errors.h"
#include "models/platform/retry_posix.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

namespace yuyi::platform {

OpenedFile openToRead(const std::filesystem::path &path, Links links)
{
    OpenedFile opened;
    struct stat info = {};
    if (::lstat(path.c_str(), &info) != 0) {
        opened.error = lastError();
        return opened;
    }
    opened.isLink = S_ISLNK(info.st_mode);
    if (opened.isLink) {
        if (links == Links::Refused)
            return opened;
        if (::stat(path.c_str(), &info) != 0) {
            opened.error = lastError();
            return opened;
        }
    }
    opened.isFolder = S_ISDIR(info.st_mode);
    if (!S_ISREG(info.st_mode))
        return opened;
    // The file may have been exchanged since: not to wait, and to look once more at what was really opened.
    const int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (links == Links::Refused ? O_NOFOLLOW : 0);
    Descriptor descriptor(uninterrupted([&] { return ::open(path.c_str(), flags); }));
    if (!descriptor.isOpen()) {
        if (errno != ELOOP)
            opened.error = lastError();
        return opened;
    }
    if (::fstat(descriptor.number(), &info) != 0 || !S_ISREG(info.st_mode)) {
        opened.isFolder = S_ISDIR(info.st_mode);
        return opened;
    }
    opened.bytes = info.st_size;
    opened.descriptor = std::move(descriptor);
    return opened;
}

ContentState contentState(int descriptor)
{
    struct stat info = {};
    if (::fstat(descriptor, &info) != 0)
        return {};
#ifdef __APPLE__
    const timespec written = info.st_mtimespec;
#else
    const timespec written = info.st_mtim;
#endif
    return {info.st_size, written.tv_sec, written.tv_nsec};
}

} // namespace yuyi::platform
