// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/names.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

namespace yuyi::platform {

namespace {

/// The well-formed sequences of the Unicode standard (table 3-7): shortest form, no surrogates, nothing above U+10FFFF.
bool isUtf8(std::string_view text)
{
    const auto byteAt = [text](std::size_t at) -> unsigned { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0; };
    std::size_t at = 0;
    while (at < text.size()) {
        const unsigned first = byteAt(at);
        const std::size_t length = first < 0x80 ? 1 : first < 0xC2 ? 0
                                                : first < 0xE0     ? 2
                                                : first < 0xF0     ? 3
                                                : first < 0xF5     ? 4
                                                                   : 0;
        if (length == 0)
            return false;
        const unsigned least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90
                                                                    : 0x80;
        const unsigned most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F
                                                                   : 0xBF;
        if (length > 1 && (byteAt(at + 1) < least || byteAt(at + 1) > most))
            return false;
        for (std::size_t later = 2; later < length; ++later) {
            if ((byteAt(at + later) & 0xC0U) != 0x80)
                return false;
        }
        at += length;
    }
    return true;
}

} // namespace

std::vector<std::filesystem::path> namesNotInUtf8(const std::filesystem::path &folder, bool recursive)
{
    using Entries = std::filesystem::recursive_directory_iterator;
    std::vector<std::filesystem::path> found;
    std::error_code error;
    Entries entries(folder, std::filesystem::directory_options::skip_permission_denied, error);
    for (; !error && entries != Entries(); entries.increment(error)) {
        const std::string name = entries->path().filename().native();
        const bool isText = isUtf8(name);
        if (!recursive || !isText || name.front() == '.')
            entries.disable_recursion_pending();
        if (!isText)
            found.push_back(entries->path());
    }
    return found;
}

} // namespace yuyi::platform
