// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/filelock.h"

#include "models/platform/handle_windows.h"

namespace yuyi::platform {

Outcome<FileLock> FileLock::take(const std::filesystem::path &path)
{
    Handle file = openPath(path, GENERIC_READ, FILE_FLAG_OPEN_REPARSE_POINT);
    if (!file.isOpen())
        return tl::unexpected(lastError());
    if (leadsElsewhere(file))
        return tl::unexpected(std::make_error_code(std::errc::too_many_symbolic_link_levels));
    // Locked bytes cannot be written by others, so it is one that no file has.
    OVERLAPPED where{};
    where.Offset = 0xFFFF'FFFE;
    where.OffsetHigh = 0x7FFF'FFFF;
    if (!::LockFileEx(file.get(), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &where)) {
        const std::error_code error = lastError();
        const bool held = error.value() == ERROR_LOCK_VIOLATION || error.value() == ERROR_IO_PENDING;
        return tl::unexpected(held ? std::make_error_code(std::errc::resource_unavailable_try_again) : error);
    }
    Descriptor descriptor(toDescriptor(std::move(file)));
    if (!descriptor.isOpen())
        return tl::unexpected(std::make_error_code(std::errc::too_many_files_open));
    return FileLock(std::move(descriptor));
}

} // namespace yuyi::platform
