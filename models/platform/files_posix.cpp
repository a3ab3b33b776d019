// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace yuyi::platform {

Outcome<FileFacts> factsOf(const std::filesystem::path &path)
{
    struct stat info = {};
    if (::stat(path.c_str(), &info) != 0)
        return tl::unexpected(lastError());
#ifdef __APPLE__
    const timespec changed = info.st_ctimespec;
#else
    const timespec changed = info.st_ctim;
#endif
    FileFacts facts;
    facts.device = static_cast<std::uint64_t>(info.st_dev);
    facts.number = static_cast<std::uint64_t>(info.st_ino);
    facts.bytes = info.st_size;
    facts.changedSeconds = changed.tv_sec;
    facts.changedNanoseconds = changed.tv_nsec;
    return facts;
}

std::error_code checkAccess(const std::filesystem::path &path, Access access)
{
    const int mode = access == Access::Write ? W_OK : access == Access::List ? R_OK | X_OK
                                                                             : R_OK;
    if (::faccessat(AT_FDCWD, path.c_str(), mode, AT_EACCESS) != 0)
        return lastError();
    return {};
}

bool isLink(const std::filesystem::path &path)
{
    struct stat info = {};
    return ::lstat(path.c_str(), &info) == 0 && S_ISLNK(info.st_mode);
}

} // namespace yuyi::platform
