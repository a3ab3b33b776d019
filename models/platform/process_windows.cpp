// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/process.h"

#include "models/platform/handle_windows.h"

#include <array>
#include <limits>

#define SECURITY_WIN32
#include <security.h>

namespace yuyi::platform {

bool isProcessGone(std::int64_t number)
{
    if (number <= 0 || number > std::numeric_limits<DWORD>::max())
        return false;
    const Handle process(::OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(number)));
    if (!process.isOpen())
        return ::GetLastError() == ERROR_INVALID_PARAMETER; // any other answer is about one that runs
    // One that has ended keeps its number while somebody holds a handle of it.
    return ::WaitForSingleObject(process.get(), 0) == WAIT_OBJECT_0;
}

std::string processSpace()
{
    std::array<wchar_t, 64> identifier{};
    DWORD bytes = sizeof identifier;
    if (::RegGetValueW(HKEY_LOCAL_MACHINE, L"SOFTWARE\\Microsoft\\Cryptography", L"MachineGuid", RRF_RT_REG_SZ | RRF_SUBKEY_WOW6464KEY,
                       nullptr, identifier.data(), &bytes)
        != ERROR_SUCCESS)
        return {};
    return toUtf8(identifier.data()).substr(0, 8);
}

std::string fullUserName()
{
    std::array<wchar_t, 256> name{};
    ULONG length = static_cast<ULONG>(name.size());
    if (!::GetUserNameExW(NameDisplay, name.data(), &length))
        return {};
    return toUtf8(std::wstring_view(name.data(), length));
}

} // namespace yuyi::platform
