// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/files.h"
#include "models/platform/openfile.h"
#include "tests/models/platform/check.h"

#include <chrono>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace yuyi::platform;
using yuyi::check::Folder;
using yuyi::check::leftOut;
using yuyi::check::makeLink;
using yuyi::check::write;

namespace {

std::string contentOf(const OpenedFile &opened)
{
    std::string bytes(64, '\0');
#ifdef _WIN32
    const auto got = ::_read(opened.descriptor.number(), bytes.data(), static_cast<unsigned>(bytes.size()));
#else
    const auto got = ::read(opened.descriptor.number(), bytes.data(), bytes.size());
#endif
    bytes.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return bytes;
}

void opensARegularFile()
{
    const Folder folder;
    const std::string text = "one\r\ntwo\x1a three\n"; // what text mode of Windows would change
    write(folder / u8"\u7261\u4e39.txt", text);
    for (const Links links : {Links::Followed, Links::Refused}) {
        const OpenedFile opened = openToRead(folder / u8"\u7261\u4e39.txt", links);
        CHECK(opened.descriptor.isOpen());
        CHECK(!opened.error);
        CHECK(!opened.isFolder && !opened.isLink);
        CHECK(opened.bytes == static_cast<std::int64_t>(text.size()));
        CHECK(contentOf(opened) == text);
    }
    write(folder / u8"empty", {});
    const OpenedFile empty = openToRead(folder / u8"empty", Links::Refused);
    CHECK(empty.descriptor.isOpen() && empty.bytes == 0);
}

void keepsNobodyOut()
{
    const Folder folder;
    write(folder / u8"a", "one");
    const OpenedFile opened = openToRead(folder / u8"a", Links::Refused);
    write(folder / u8"a", "two");
    std::error_code error;
    std::filesystem::rename(folder / u8"a", folder / u8"b", error);
    CHECK(!error);
    CHECK(std::filesystem::remove(folder / u8"b", error));
    CHECK(contentOf(opened) == "two");
}

void noticesWhoWrites()
{
    const Folder folder;
    write(folder / u8"a", "one");
    write(folder / u8"b", "another");
    const OpenedFile opened = openToRead(folder / u8"a", Links::Refused);
    const ContentState before = contentState(opened.descriptor.number());
    CHECK(before.bytes == 3);
    CHECK(contentOf(opened) == "one");
    CHECK(contentState(opened.descriptor.number()) == before); // reading is not writing
    // What has its name now is another matter.
    std::filesystem::rename(folder / u8"a", folder / u8"c");
    std::filesystem::rename(folder / u8"b", folder / u8"a");
    CHECK(contentState(opened.descriptor.number()) == before);
    // As many bytes as before: the time tells.
    const auto written = std::filesystem::last_write_time(folder / u8"c");
    std::filesystem::last_write_time(folder / u8"c", written + std::chrono::seconds(1));
    const ContentState touched = contentState(opened.descriptor.number());
    CHECK(touched.bytes == 3 && !(touched == before));
    std::filesystem::last_write_time(folder / u8"c", written);
    write(folder / u8"c", "three");
    CHECK(contentState(opened.descriptor.number()).bytes == 5);
    CHECK(contentState(-1).bytes == -1);
}

void opensALongPath()
{
    const Folder folder;
    const std::string name(100, 'n');
    const std::filesystem::path deep = folder.path() / name / name / name;
#ifdef _WIN32
    const std::filesystem::path made = LR"(\\?\)" + deep.native();
#else
    const std::filesystem::path &made = deep;
#endif
    std::error_code error;
    std::filesystem::create_directories(made, error);
    write(made / "file", "far down");
    const OpenedFile opened = openToRead(deep / "file", Links::Refused);
    CHECK(contentOf(opened) == "far down");
    std::filesystem::remove_all(made, error);
}

void tellsWhatIsNotThere()
{
    const Folder folder;
    write(folder / u8"file", "text");
    for (const Links links : {Links::Followed, Links::Refused}) {
        const OpenedFile missing = openToRead(folder / u8"none", links);
        CHECK(!missing.descriptor.isOpen());
        CHECK(missing.error == std::errc::no_such_file_or_directory);
        const OpenedFile below = openToRead(folder.path() / "file" / "none", links);
        CHECK(!below.descriptor.isOpen());
        CHECK(below.error == std::errc::not_a_directory || below.error == std::errc::no_such_file_or_directory);
    }
}

void opensNothingElse()
{
    const Folder folder;
    for (const Links links : {Links::Followed, Links::Refused}) {
        const OpenedFile itself = openToRead(folder.path(), links);
        CHECK(!itself.descriptor.isOpen() && !itself.error && itself.isFolder && !itself.isLink);
    }
#ifdef _WIN32
    const OpenedFile device = openToRead("NUL", Links::Refused);
    CHECK(!device.descriptor.isOpen() && !device.isFolder);
    const wchar_t *name = LR"(\\.\pipe\yuyi-filestest)";
    const HANDLE pipe = ::CreateNamedPipeW(name, PIPE_ACCESS_OUTBOUND, PIPE_TYPE_BYTE, 1, 64, 64, 0, nullptr);
    CHECK(pipe != INVALID_HANDLE_VALUE);
    const OpenedFile ofPipe = openToRead(name, Links::Followed);
    CHECK(!ofPipe.descriptor.isOpen() && !ofPipe.isFolder);
    ::CloseHandle(pipe);
#else
    const std::filesystem::path pipe = folder / u8"pipe";
    CHECK(::mkfifo(pipe.c_str(), 0600) == 0);
    for (const std::filesystem::path &other : {pipe, std::filesystem::path("/dev/null")}) {
        const OpenedFile opened = openToRead(other, Links::Followed); // would wait for somebody who writes
        CHECK(!opened.descriptor.isOpen() && !opened.error && !opened.isFolder && !opened.isLink);
    }
#endif
}

void refusesLinks()
{
    const Folder folder;
    write(folder / u8"file", "text");
    std::filesystem::create_directory(folder / u8"folder");
    if (!makeLink(folder / u8"file", folder / u8"link")) {
        leftOut("links: this system makes none");
        CHECK(!isLink(folder / u8"file"));
        return;
    }
    CHECK(makeLink(folder / u8"none", folder / u8"broken"));
    CHECK(makeLink(folder / u8"folder", folder / u8"linked", true));
    const OpenedFile refused = openToRead(folder / u8"link", Links::Refused);
    CHECK(!refused.descriptor.isOpen() && !refused.error && refused.isLink);
    const OpenedFile followed = openToRead(folder / u8"link", Links::Followed);
    CHECK(followed.isLink && contentOf(followed) == "text");
    const OpenedFile broken = openToRead(folder / u8"broken", Links::Followed);
    CHECK(!broken.descriptor.isOpen() && broken.isLink && broken.error == std::errc::no_such_file_or_directory);
    const OpenedFile linked = openToRead(folder / u8"linked", Links::Followed);
    CHECK(!linked.descriptor.isOpen() && !linked.error && linked.isFolder && linked.isLink);
    CHECK(isLink(folder / u8"link") && isLink(folder / u8"broken") && isLink(folder / u8"linked"));
    CHECK(!isLink(folder / u8"file") && !isLink(folder / u8"folder") && !isLink(folder / u8"none"));
    const auto file = factsOf(folder / u8"file");
    CHECK(file && factsOf(folder / u8"link") == file); // facts are those of what it leads to
#ifndef _WIN32
    std::filesystem::create_symlink("round", folder / u8"round");
    CHECK(openToRead(folder / u8"round", Links::Followed).error == std::errc::too_many_symbolic_link_levels);
#endif
}

void givesNothingToChildren()
{
    const Folder folder;
    write(folder / u8"file", "text");
    const OpenedFile opened = openToRead(folder / u8"file", Links::Refused);
#ifdef _WIN32
    DWORD flags = HANDLE_FLAG_INHERIT;
    CHECK(::GetHandleInformation(reinterpret_cast<HANDLE>(::_get_osfhandle(opened.descriptor.number())), &flags));
    CHECK((flags & HANDLE_FLAG_INHERIT) == 0);
#else
    CHECK((::fcntl(opened.descriptor.number(), F_GETFD) & FD_CLOEXEC) != 0);
#endif
}

void knowsAFileAgain()
{
    const Folder folder;
    write(folder / u8"a", "one");
    write(folder / u8"b", "one");
    const auto first = factsOf(folder / u8"a");
    const auto other = factsOf(folder / u8"b");
    CHECK(first && other);
    if (!first || !other)
        return;
    CHECK(first->bytes == 3);
    CHECK(first->device == other->device);
    CHECK(first->number != other->number);
    CHECK(factsOf(folder / u8"a") == first);
    std::filesystem::create_hard_link(folder / u8"a", folder / u8"c");
    std::filesystem::rename(folder / u8"a", folder / u8"d");
    const auto named = factsOf(folder / u8"c");
    const auto renamed = factsOf(folder / u8"d");
    CHECK(named && named->number == first->number && named->device == first->device);
    CHECK(renamed && renamed->number == first->number);
    write(folder / u8"c", "other");
    const auto written = factsOf(folder / u8"d");
    CHECK(written && written->number == first->number && written->bytes == 5);
    CHECK(!(written == first));
    CHECK(factsOf(folder / u8"none").error() == std::errc::no_such_file_or_directory);
    CHECK(factsOf(folder.path()).has_value());
}

void asksWhatItMayDo()
{
    const Folder folder;
    write(folder / u8"file", "text");
    for (const Access access : {Access::Read, Access::Write})
        CHECK(!checkAccess(folder / u8"file", access));
    for (const Access access : {Access::Read, Access::Write, Access::List})
        CHECK(!checkAccess(folder.path(), access));
    CHECK(checkAccess(folder / u8"none", Access::Read) == std::errc::no_such_file_or_directory);
    std::filesystem::permissions(folder / u8"file", std::filesystem::perms::owner_read);
    const bool sees = !std::ofstream(folder / u8"file", std::ios::app).is_open(); // to root all is open
    if (sees) {
        CHECK(!checkAccess(folder / u8"file", Access::Read));
        CHECK(checkAccess(folder / u8"file", Access::Write) == std::errc::permission_denied);
    } else {
        leftOut("what may not be done: root may");
    }
    std::filesystem::permissions(folder / u8"file", std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
#ifdef _WIN32
    const HANDLE alone = ::CreateFileW((folder / u8"file").c_str(), GENERIC_READ, 0, nullptr, OPEN_EXISTING, 0, nullptr);
    CHECK(!checkAccess(folder / u8"file", Access::Write)); // in use is another matter
    CHECK(openToRead(folder / u8"file", Links::Refused).error.value() == ERROR_SHARING_VIOLATION);
    ::CloseHandle(alone);
#else
    if (sees) {
        std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_write);
        CHECK(checkAccess(folder.path(), Access::List) == std::errc::permission_denied);
        CHECK(checkAccess(folder / u8"file", Access::Read) == std::errc::permission_denied);
        CHECK(openToRead(folder / u8"file", Links::Refused).error == std::errc::permission_denied);
        std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_all);
    }
#endif
}

} // namespace

int main()
{
    opensARegularFile();
    keepsNobodyOut();
    noticesWhoWrites();
    opensALongPath();
    tellsWhatIsNotThere();
    opensNothingElse();
    refusesLinks();
    givesNothingToChildren();
    knowsAFileAgain();
    asksWhatItMayDo();
    return yuyi::check::summary("filestest");
}
