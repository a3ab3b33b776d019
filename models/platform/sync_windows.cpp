// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/sync.h"

#include "models/platform/errors.h"
#include "models/platform/handle_windows.h"

namespace yuyi::platform {

namespace {

constexpr int attempts = 10;
constexpr DWORD betweenAttemptsMs = 50;

bool isFolder(const std::wstring &path)
{
    const DWORD attributes = ::GetFileAttributesW(path.c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

std::error_code syncFile(const std::filesystem::path &path)
{
    const Handle file = openPath(path, GENERIC_WRITE);
    if (!file.isOpen() || !::FlushFileBuffers(file.get()))
        return lastError();
    return {};
}

/// What this program has not written, or what went meanwhile.
bool isOfOthers(std::error_code error)
{
    return error.value() == ERROR_SHARING_VIOLATION || error.value() == ERROR_ACCESS_DENIED
        || error == std::errc::no_such_file_or_directory;
}

/// Somebody has the file open for a moment.
bool mayPass(DWORD error)
{
    return error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED || error == ERROR_LOCK_VIOLATION;
}

std::error_code moved(const std::wstring &from, const std::wstring &to, DWORD flags)
{
    for (int attempt = 1;; ++attempt) {
        if (::MoveFileExW(from.c_str(), to.c_str(), flags | MOVEFILE_WRITE_THROUGH))
            return {};
        const std::error_code error = lastError();
        if (attempt == attempts || !mayPass(static_cast<DWORD>(error.value())))
            return error;
        ::Sleep(betweenAttemptsMs);
    }
}

} // namespace

std::error_code syncPath(const std::filesystem::path &path)
{
    const DWORD attributes = ::GetFileAttributesW(widePath(path).c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES)
        return lastError();
    if ((attributes & FILE_ATTRIBUTE_DIRECTORY) == 0)
        return syncFile(path);
    syncFile(path); // NTFS takes it, others refuse: their names are in a journal or written through
    return {};
}

std::error_code syncAllBelow(const std::filesystem::path &path)
{
    const DWORD attributes = ::GetFileAttributesW(widePath(path).c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES)
        return lastError();
    if ((attributes & FILE_ATTRIBUTE_DIRECTORY) == 0)
        return syncFile(path);
    std::error_code error;
    auto entry = std::filesystem::recursive_directory_iterator(
        path, std::filesystem::directory_options::skip_permission_denied, error);
    while (!error && entry != std::filesystem::recursive_directory_iterator()) {
        std::error_code unknown;
        if (entry->is_regular_file(unknown) && !entry->is_symlink(unknown)) {
            const std::error_code failed = syncFile(entry->path());
            if (failed && !isOfOthers(failed))
                return failed;
        }
        entry.increment(error);
    }
    return error;
}

std::error_code moveOver(const std::filesystem::path &from, const std::filesystem::path &to)
{
    const std::wstring source = widePath(from);
    const std::wstring target = widePath(to);
    if (!isFolder(source))
        return moved(source, target, MOVEFILE_REPLACE_EXISTING);
    if (!isFolder(target))
        return moved(source, target, 0);
    if (!::RemoveDirectoryW(target.c_str()))
        return lastError(); // not empty: what is in it stays
    const std::error_code error = moved(source, target, 0);
    if (error)
        ::CreateDirectoryW(target.c_str(), nullptr);
    return error;
}

} // namespace yuyi::platform
