// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/errors.h"

#include "models/platform/handle_windows.h"

#include <array>
#include <string_view>

namespace yuyi::platform {

std::error_code lastError()
{
    return {static_cast<int>(::GetLastError()), std::system_category()};
}

std::string describe(std::error_code error)
{
    if (error.category() != std::system_category())
        return error.message();
    std::array<wchar_t, 1024> text{};
    constexpr DWORD flags = FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS | FORMAT_MESSAGE_MAX_WIDTH_MASK;
    const DWORD length = ::FormatMessageW(flags, nullptr, static_cast<DWORD>(error.value()), 0, text.data(),
                                          static_cast<DWORD>(text.size()), nullptr);
    std::wstring_view words(text.data(), length);
    // Its sentences end with a full stop and a blank, in Chinese with the stop of that language.
    while (!words.empty() && std::wstring_view(L" .\r\n\u3002").find(words.back()) != std::wstring_view::npos)
        words.remove_suffix(1);
    return words.empty() ? error.message() : toUtf8(words);
}

} // namespace yuyi::platform
