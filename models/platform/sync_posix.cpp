// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/sync.h"

#include "models/platform/descriptor.h"
#include "models/platform/errors.h"
#include "models/platform/retry_posix.h"

#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace yuyi::platform {

namespace {

int syncFile(int descriptor)
{
#ifdef F_FULLFSYNC
    // macOS: fsync() leaves the data in the disk's own memory. Not every file system knows the other call.
    if (::fcntl(descriptor, F_FULLFSYNC) == 0)
        return 0;
#endif
    return ::fsync(descriptor);
}

int syncFileSystem(int descriptor)
{
#ifdef __linux__
    return ::syncfs(descriptor);
#else
    ::sync();
    return syncFile(descriptor);
#endif
}

std::error_code synced(const std::filesystem::path &path, int (*call)(int))
{
    const Descriptor descriptor(uninterrupted([&] { return ::open(path.c_str(), O_RDONLY | O_CLOEXEC); }));
    if (!descriptor.isOpen() || uninterrupted([&] { return call(descriptor.number()); }) != 0)
        return lastError();
    return {};
}

} // namespace

std::error_code syncPath(const std::filesystem::path &path)
{
    return synced(path, syncFile);
}

std::error_code syncAllBelow(const std::filesystem::path &path)
{
    return synced(path, syncFileSystem);
}

std::error_code moveOver(const std::filesystem::path &from, const std::filesystem::path &to)
{
    if (std::rename(from.c_str(), to.c_str()) != 0)
        return lastError();
    return {};
}

} // namespace yuyi::platform
