// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/names.h"
#include "tests/models/platform/check.h"

#include <algorithm>
#include <string_view>

using namespace yuyi::platform;
using yuyi::check::Folder;
using yuyi::check::leftOut;
using yuyi::check::makeLink;
using yuyi::check::write;

namespace {

#ifdef _WIN32

void everyNameIsText()
{
    const Folder folder;
    const wchar_t half[] = {0xD83D, L'.', L'p', L'n', L'g', 0}; // the first half of a surrogate pair
    write(folder.path() / half, "a picture");
    CHECK(namesNotInUtf8(folder.path(), true).empty());
}

#else

std::vector<std::filesystem::path> sorted(std::vector<std::filesystem::path> paths)
{
    std::sort(paths.begin(), paths.end());
    return paths;
}

void findsWhatNoTextNames()
{
    const Folder folder;
    const std::filesystem::path gbk = folder.path() / "\xd4\xa2\xd2\xe2"; // 寓意 in GBK
    std::filesystem::create_directories(gbk);
    write(gbk / "\xd4\xa2.png", "in a folder that stands for it");
    std::filesystem::create_directories(folder / u8"\u5bd3\u610f/below");
    const std::filesystem::path deep = folder / u8"\u5bd3\u610f/below/\u5bd3";
    const std::filesystem::path deeper = std::filesystem::path(deep.native() + "\xff");
    write(deep, "a name of its own");
    write(deeper, "one byte too many");
    std::filesystem::create_directories(folder / u8".hidden");
    write((folder / u8".hidden") / "\xff", "hidden");
    CHECK(sorted(namesNotInUtf8(folder.path(), true)) == sorted({gbk, deeper}));
    CHECK(namesNotInUtf8(folder.path(), false) == std::vector{gbk});
    // Neither a file nor what is not there is a folder.
    CHECK(namesNotInUtf8(deep, true).empty());
    CHECK(namesNotInUtf8(folder / u8"none", true).empty());
}

void passesOverLinks()
{
    const Folder folder;
    const Folder elsewhere;
    write(elsewhere.path() / "\xff", "elsewhere");
    if (!makeLink(elsewhere.path(), folder / u8"link", true)) {
        leftOut("links: this system makes none");
        return;
    }
    CHECK(namesNotInUtf8(folder.path(), true).empty());
    CHECK(namesNotInUtf8(folder / u8"link", true).size() == 1); // the one that was asked for
}

/// The borders of what UTF-8 allows.
void readsUtf8AsTheStandardSays()
{
    using namespace std::string_view_literals;
    const Folder folder;
    const auto isText = [&](std::string_view name) {
        const std::filesystem::path path = folder.path() / std::string("a").append(name).append("z");
        write(path, "a");
        const bool found = !namesNotInUtf8(folder.path(), false).empty();
        std::filesystem::remove(path);
        return !found;
    };
    for (const std::string_view name : {"\x7f"sv, "\xc2\x80"sv, "\xdf\xbf"sv, "\xe0\xa0\x80"sv, "\xed\x9f\xbf"sv, "\xee\x80\x80"sv,
                                        "\xef\xbf\xbf"sv, "\xf0\x90\x80\x80"sv, "\xf4\x8f\xbf\xbf"sv})
        CHECK(isText(name));
    for (const std::string_view name : {"\x80"sv, "\xbf"sv, "\xc0\x80"sv, "\xc1\xbf"sv, "\xc2"sv, "\xe0\x9f\xbf"sv, "\xe5\xaf"sv,
                                        "\xed\xa0\x80"sv, "\xed\xbf\xbf"sv, "\xf0\x8f\xbf\xbf"sv, "\xf0\x9f\x98"sv,
                                        "\xf4\x90\x80\x80"sv, "\xf5\x80\x80\x80"sv, "\xfe"sv, "\xff"sv})
        CHECK(!isText(name));
}

#endif

} // namespace

int main()
{
#ifdef _WIN32
    everyNameIsText();
#else
    findsWhatNoTextNames();
    passesOverLinks();
    readsUtf8AsTheStandardSays();
#endif
    return yuyi::check::summary("namestest");
}
