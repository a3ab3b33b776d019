// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>

namespace yuyi::platform {

/// A handle of Windows, closed at the end. For the Windows halves alone.
class Handle
{
public:
    explicit Handle(HANDLE handle) : m_handle(handle) {}
    ~Handle();
    Handle(Handle &&other) noexcept : m_handle(std::exchange(other.m_handle, INVALID_HANDLE_VALUE)) {}
    Handle &operator=(Handle &&) = delete;

    bool isOpen() const { return m_handle != INVALID_HANDLE_VALUE && m_handle != nullptr; }
    HANDLE get() const { return m_handle; }
    /// Leaves the handle to the caller.
    HANDLE release() { return std::exchange(m_handle, INVALID_HANDLE_VALUE); }

private:
    HANDLE m_handle;
};

/// @brief Opens what is there, a folder too, and keeps nobody else from reading, writing, renaming or removing it. Links are followed
/// unless `flags` has FILE_FLAG_OPEN_REPARSE_POINT. Not open on failure; lastError() says why. Any thread.
Handle openPath(const std::filesystem::path &path, DWORD access, DWORD flags = 0);

/// Whether an open file is a link: a symbolic one or a junction. What a cloud drive marks as its own is none.
bool leadsElsewhere(const Handle &file);

/// @brief Turns the handle into a descriptor of the C library, for reading; the descriptor owns it then.
/// @return -1 where there is none left
int toDescriptor(Handle handle);

/// The path as the calls of Windows take it, also when it is longer than 260 characters.
std::wstring widePath(const std::filesystem::path &path);

std::string toUtf8(std::wstring_view text);

} // namespace yuyi::platform
