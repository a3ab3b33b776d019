// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/files.h"

#include "models/platform/handle_windows.h"

namespace yuyi::platform {

namespace {

constexpr std::int64_t ticksInASecond = 10'000'000; ///< of 100 ns

DWORD rightsFor(Access access)
{
    switch (access) {
    case Access::Read: return GENERIC_READ;
    case Access::Write: return FILE_WRITE_DATA; // the same number as FILE_ADD_FILE
    case Access::List: return FILE_LIST_DIRECTORY | FILE_TRAVERSE;
    }
    return GENERIC_READ;
}

} // namespace

Outcome<FileFacts> factsOf(const std::filesystem::path &path)
{
    const Handle file = openPath(path, FILE_READ_ATTRIBUTES);
    BY_HANDLE_FILE_INFORMATION info{};
    FILE_BASIC_INFO times{};
    if (!file.isOpen() || !::GetFileInformationByHandle(file.get(), &info)
        || !::GetFileInformationByHandleEx(file.get(), FileBasicInfo, &times, sizeof times))
        return tl::unexpected(lastError());
    FileFacts facts;
    facts.device = info.dwVolumeSerialNumber;
    facts.number = (static_cast<std::uint64_t>(info.nFileIndexHigh) << 32) | info.nFileIndexLow;
    facts.bytes = (static_cast<std::int64_t>(info.nFileSizeHigh) << 32) | static_cast<std::int64_t>(info.nFileSizeLow);
    facts.changedSeconds = times.ChangeTime.QuadPart / ticksInASecond;
    facts.changedNanoseconds = times.ChangeTime.QuadPart % ticksInASecond * 100;
    return facts;
}

std::error_code checkAccess(const std::filesystem::path &path, Access access)
{
    if (openPath(path, rightsFor(access)).isOpen())
        return {};
    const std::error_code error = lastError();
    // Somebody else keeps it for himself just now; that is no matter of rights.
    return error.value() == ERROR_SHARING_VIOLATION ? std::error_code() : error;
}

bool isLink(const std::filesystem::path &path)
{
    const Handle file = openPath(path, FILE_READ_ATTRIBUTES, FILE_FLAG_OPEN_REPARSE_POINT);
    return file.isOpen() && leadsElsewhere(file);
}

} // namespace yuyi::platform
