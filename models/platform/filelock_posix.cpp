// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/filelock.h"

#include "models/platform/retry_posix.h"

#include <fcntl.h>
#include <sys/file.h>

namespace yuyi::platform {

Outcome<FileLock> FileLock::take(const std::filesystem::path &path)
{
    Descriptor descriptor(uninterrupted([&] { return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK); }));
    // Of the opened file, not of the process: another descriptor of this program is another holder.
    if (!descriptor.isOpen() || uninterrupted([&] { return ::flock(descriptor.number(), LOCK_EX | LOCK_NB); }) != 0)
        return tl::unexpected(lastError());
    return FileLock(std::move(descriptor));
}

} // namespace yuyi::platform
