// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/filelock.h"
#include "models/platform/sync.h"
#include "tests/models/platform/check.h"

#include <optional>

#ifdef _WIN32
#include <windows.h>
#else
#include <sys/stat.h>
#endif

using namespace yuyi::platform;
using yuyi::check::Folder;
using yuyi::check::leftOut;
using yuyi::check::makeLink;
using yuyi::check::read;
using yuyi::check::write;

namespace {

void syncsFilesAndFolders()
{
    const Folder folder;
    write(folder / u8"\u7261\u4e39", "text");
    std::filesystem::create_directories(folder.path() / "below" / "deeper");
    write(folder.path() / "below" / "deeper" / "file", "text");
    CHECK(!syncPath(folder / u8"\u7261\u4e39"));
    CHECK(!syncPath(folder.path()));
    CHECK(!syncAllBelow(folder.path()));
    CHECK(!syncAllBelow(folder / u8"\u7261\u4e39"));
    CHECK(syncPath(folder / u8"none") == std::errc::no_such_file_or_directory);
    CHECK(syncAllBelow(folder / u8"none") == std::errc::no_such_file_or_directory);
}

void leavesOutWhatOthersHold()
{
    const Folder folder;
    write(folder / u8"kept", "text");
    write(folder / u8"read-only", "text");
    std::filesystem::permissions(folder / u8"read-only", std::filesystem::perms::owner_read);
#ifdef _WIN32
    const HANDLE alone = ::CreateFileW((folder / u8"kept").c_str(), GENERIC_READ, 0, nullptr, OPEN_EXISTING, 0, nullptr);
#endif
    CHECK(!syncAllBelow(folder.path()));
#ifdef _WIN32
    ::CloseHandle(alone);
#endif
    std::filesystem::permissions(folder / u8"read-only", std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

void replacesAFile()
{
    const Folder folder;
    write(folder / u8"new", "new");
    CHECK(!moveOver(folder / u8"new", folder / u8"\u7261\u4e39"));
    CHECK(read(folder / u8"\u7261\u4e39") == "new");
    CHECK(!std::filesystem::exists(folder / u8"new"));
    write(folder / u8"newer", "newer");
    CHECK(!moveOver(folder / u8"newer", folder / u8"\u7261\u4e39"));
    CHECK(read(folder / u8"\u7261\u4e39") == "newer");
    CHECK(!std::filesystem::exists(folder / u8"newer"));
    CHECK(moveOver(folder / u8"none", folder / u8"\u7261\u4e39") == std::errc::no_such_file_or_directory);
    CHECK(read(folder / u8"\u7261\u4e39") == "newer");
    CHECK(moveOver(folder / u8"\u7261\u4e39", folder.path() / "none" / "file") == std::errc::no_such_file_or_directory);
    CHECK(read(folder / u8"\u7261\u4e39") == "newer");
}

void replacesEmptyFoldersAlone()
{
    const Folder folder;
    const auto made = [&](const char *name) {
        std::filesystem::create_directory(folder.path() / name);
        write(folder.path() / name / "file", name);
        return folder.path() / name;
    };
    const auto target = folder / u8"target";
    CHECK(!moveOver(made("one"), target));
    CHECK(read(target / "file") == "one");
    CHECK(moveOver(made("two"), target) == std::errc::directory_not_empty);
    CHECK(read(target / "file") == "one");
    CHECK(read(folder.path() / "two" / "file") == "two");
    std::filesystem::create_directory(folder / u8"empty");
    CHECK(!moveOver(folder / u8"two", folder / u8"empty"));
    CHECK(read(folder.path() / "empty" / "file") == "two");
    // Neither a file over a folder nor a folder over a file.
    write(folder / u8"file", "text");
    std::filesystem::create_directory(folder / u8"none");
    CHECK(moveOver(folder / u8"file", folder / u8"none"));
    CHECK(std::filesystem::is_directory(folder / u8"none") && read(folder / u8"file") == "text");
    CHECK(moveOver(folder / u8"none", folder / u8"file"));
    CHECK(std::filesystem::is_directory(folder / u8"none") && read(folder / u8"file") == "text");
}

void takesNoFileFromItsHolder()
{
#ifdef _WIN32
    const Folder folder;
    write(folder / u8"new", "new");
    write(folder / u8"old", "old");
    const HANDLE held = ::CreateFileW((folder / u8"old").c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr, OPEN_EXISTING, 0, nullptr);
    CHECK(moveOver(folder / u8"new", folder / u8"old"));
    ::CloseHandle(held);
    CHECK(read(folder / u8"old") == "old" && read(folder / u8"new") == "new");
    CHECK(!moveOver(folder / u8"new", folder / u8"old"));
    CHECK(read(folder / u8"old") == "new");
#endif
}

void locksAFile()
{
    const Folder folder;
    const auto path = folder / u8"\u7261\u4e39";
    write(path, "text");
    std::optional<FileLock> lock;
    {
        auto first = FileLock::take(path);
        CHECK(first.has_value());
        CHECK(FileLock::take(path).error() == std::errc::resource_unavailable_try_again);
        lock = std::move(*first);
    }
    CHECK(FileLock::take(path).error() == std::errc::resource_unavailable_try_again); // moved on, and still held
    write(path, "written under the lock");
    CHECK(read(path) == "written under the lock");
    CHECK(!moveOver(path, folder / u8"renamed"));
    CHECK(FileLock::take(folder / u8"renamed").error() == std::errc::resource_unavailable_try_again);
    lock.reset();
    const auto again = FileLock::take(folder / u8"renamed");
    CHECK(again.has_value());
    std::error_code error;
    CHECK(std::filesystem::remove(folder / u8"renamed", error));
    CHECK(FileLock::take(folder / u8"none").error() == std::errc::no_such_file_or_directory);
}

void locksNoLink()
{
    const Folder folder;
    write(folder / u8"file", "text");
    if (makeLink(folder / u8"file", folder / u8"link"))
        CHECK(FileLock::take(folder / u8"link").error() == std::errc::too_many_symbolic_link_levels);
    else
        leftOut("locks of links: this system makes none");
#ifndef _WIN32
    const auto pipe = folder / u8"pipe";
    CHECK(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(FileLock::take(pipe).has_value()); // would wait for somebody who writes
#endif
}

} // namespace

int main()
{
    syncsFilesAndFolders();
    leavesOutWhatOthersHold();
    replacesAFile();
    replacesEmptyFoldersAlone();
    takesNoFileFromItsHolder();
    locksAFile();
    locksNoLink();
    return yuyi::check::summary("writingtest");
}
