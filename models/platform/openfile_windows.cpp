// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/openfile.h"

#include "models/platform/errors.h"
#include "models/platform/handle_windows.h"

#include <optional>

#include <io.h>

namespace yuyi::platform {

namespace {

constexpr std::int64_t ticksPerSecond = 10'000'000; ///< of 100 ns

std::int64_t together(DWORD high, DWORD low)
{
    return (static_cast<std::int64_t>(high) << 32) | static_cast<std::int64_t>(low);
}

/// Nothing for what is no file on a disk: a pipe, a console, NUL.
std::optional<BY_HANDLE_FILE_INFORMATION> lookAt(const Handle &file)
{
    BY_HANDLE_FILE_INFORMATION info{};
    if (::GetFileType(file.get()) != FILE_TYPE_DISK || !::GetFileInformationByHandle(file.get(), &info))
        return std::nullopt;
    return info;
}

bool isFolder(const BY_HANDLE_FILE_INFORMATION &info)
{
    return (info.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

bool areSame(const BY_HANDLE_FILE_INFORMATION &one, const BY_HANDLE_FILE_INFORMATION &other)
{
    return one.dwVolumeSerialNumber == other.dwVolumeSerialNumber && one.nFileIndexHigh == other.nFileIndexHigh
        && one.nFileIndexLow == other.nFileIndexLow;
}

} // namespace

OpenedFile openToRead(const std::filesystem::path &path, Links links)
{
    OpenedFile opened;
    // The path itself, held until the end so that its file index stays its own.
    const Handle itself = openPath(path, FILE_READ_ATTRIBUTES, FILE_FLAG_OPEN_REPARSE_POINT);
    if (!itself.isOpen()) {
        opened.error = lastError();
        return opened;
    }
    opened.isLink = leadsElsewhere(itself);
    if (opened.isLink && links == Links::Refused)
        return opened;
    const Handle target = openPath(path, FILE_READ_ATTRIBUTES);
    if (!target.isOpen()) {
        opened.error = lastError();
        return opened;
    }
    const auto before = lookAt(target);
    opened.isFolder = before && isFolder(*before);
    if (!before || opened.isFolder)
        return opened;
    // Opened without FILE_FLAG_OPEN_REPARSE_POINT: a file that a cloud drive keeps elsewhere is brought here only then.
    Handle file = openPath(path, GENERIC_READ);
    if (!file.isOpen()) {
        opened.error = lastError();
        return opened;
    }
    // Exchanged since it was looked at: not the file that was asked for.
    const auto now = lookAt(file);
    const auto link = lookAt(itself);
    if (!now || isFolder(*now) || (links == Links::Refused && (!link || !areSame(*link, *now)))) {
        opened.isFolder = now && isFolder(*now);
        return opened;
    }
    opened.bytes = together(now->nFileSizeHigh, now->nFileSizeLow);
    opened.descriptor = Descriptor(toDescriptor(std::move(file)));
    if (!opened.descriptor.isOpen())
        opened.error = std::make_error_code(std::errc::too_many_files_open);
    return opened;
}

ContentState contentState(int descriptor)
{
    BY_HANDLE_FILE_INFORMATION info{};
    if (!::GetFileInformationByHandle(reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor)), &info))
        return {};
    const std::int64_t written = together(info.ftLastWriteTime.dwHighDateTime, info.ftLastWriteTime.dwLowDateTime);
    return {together(info.nFileSizeHigh, info.nFileSizeLow), written / ticksPerSecond, written % ticksPerSecond * 100};
}

} // namespace yuyi::platform
