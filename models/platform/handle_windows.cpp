// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/handle_windows.h"

#include <fcntl.h>
#include <io.h>

namespace yuyi::platform {

Handle::~Handle()
{
    if (isOpen())
        ::CloseHandle(m_handle);
}

Handle openPath(const std::filesystem::path &path, DWORD access, DWORD flags)
{
    // FILE_FLAG_BACKUP_SEMANTICS: folders are opened with nothing less.
    return Handle(::CreateFileW(widePath(path).c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                OPEN_EXISTING, flags | FILE_FLAG_BACKUP_SEMANTICS, nullptr));
}

bool leadsElsewhere(const Handle &file)
{
    FILE_ATTRIBUTE_TAG_INFO tag{};
    if (!::GetFileInformationByHandleEx(file.get(), FileAttributeTagInfo, &tag, sizeof tag))
        return false;
    return (tag.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 && IsReparseTagNameSurrogate(tag.ReparseTag);
}

int toDescriptor(Handle handle)
{
    const int descriptor = ::_open_osfhandle(reinterpret_cast<intptr_t>(handle.get()), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
    if (descriptor >= 0)
        handle.release();
    return descriptor;
}

std::wstring widePath(const std::filesystem::path &path)
{
    // Names of folders need room for a file of the old form (8.3) below them.
    constexpr std::size_t shortest = MAX_PATH - 12;
    std::wstring text = path.native();
    if (text.size() < shortest || text.starts_with(LR"(\\?\)") || text.starts_with(LR"(\\.\)"))
        return text;
    std::error_code error;
    const std::filesystem::path absolute = std::filesystem::absolute(path, error);
    if (error)
        return text;
    text = absolute.lexically_normal().make_preferred().native();
    return text.starts_with(LR"(\\)") ? LR"(\\?\UNC\)" + text.substr(2) : LR"(\\?\)" + text;
}

std::string toUtf8(std::wstring_view text)
{
    const int units = static_cast<int>(text.size());
    std::string bytes(static_cast<std::size_t>(::WideCharToMultiByte(CP_UTF8, 0, text.data(), units, nullptr, 0, nullptr, nullptr)), '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, text.data(), units, bytes.data(), static_cast<int>(bytes.size()), nullptr, nullptr);
    return bytes;
}

} // namespace yuyi::platform
