// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/process.h"
#include "models/platform/clock.h"
#include "models/platform/console.h"
#include "models/platform/errors.h"
#include "tests/models/platform/check.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <limits>

#ifdef _WIN32
#include <windows.h>
#else
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace yuyi::platform;
using yuyi::check::leftOut;

namespace {

void knowsWhoRuns(const char *program)
{
#ifdef _WIN32
    CHECK(!isProcessGone(::GetCurrentProcessId()));
    STARTUPINFOA how{};
    how.cb = sizeof how;
    PROCESS_INFORMATION child{};
    std::string command = std::string("\"") + program + "\" --end";
    CHECK(::CreateProcessA(nullptr, command.data(), nullptr, nullptr, FALSE, CREATE_SUSPENDED, nullptr, nullptr, &how, &child));
    CHECK(!isProcessGone(child.dwProcessId));
    ::ResumeThread(child.hThread);
    ::WaitForSingleObject(child.hProcess, INFINITE);
    CHECK(isProcessGone(child.dwProcessId)); // ended, and its number not yet free
    ::CloseHandle(child.hThread);
    ::CloseHandle(child.hProcess);
    CHECK(isProcessGone(child.dwProcessId));
#else
    static_cast<void>(program);
    CHECK(!isProcessGone(::getpid()));
    CHECK(!isProcessGone(1)); // of somebody else, mostly
    const pid_t child = ::fork();
    if (child == 0) {
        ::pause();
        ::_exit(0);
    }
    CHECK(!isProcessGone(child));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    CHECK(isProcessGone(child));
#endif
    CHECK(!isProcessGone(0));
    CHECK(!isProcessGone(-1)); // to kill() it means everybody
    CHECK(!isProcessGone(std::numeric_limits<std::int64_t>::max()));
    CHECK(!isProcessGone((std::int64_t{1} << 32) + 1));
}

void namesSpaceAndPerson()
{
    CHECK(processSpace() == processSpace());
#if defined(_WIN32) || defined(__linux__)
    CHECK(!processSpace().empty());
    CHECK(processSpace().find_first_of("[]:") == std::string::npos);
#endif
    CHECK(fullUserName().find(',') == std::string::npos);
#ifndef _WIN32
    if (::geteuid() == 0)
        CHECK(fullUserName().empty());
#endif
}

void measuresTime()
{
    using namespace std::chrono;
    const auto start = steady_clock::now();
    const std::int64_t before = millisecondsWithSleep();
    bool goesOn = true;
    while (steady_clock::now() - start < milliseconds(200))
        goesOn = goesOn && millisecondsWithSleep() >= before;
    CHECK(goesOn);
    const std::int64_t passed = millisecondsWithSleep() - before;
    const auto most = duration_cast<milliseconds>(steady_clock::now() - start).count();
    CHECK(before > 0);
    CHECK(passed >= 170 && passed <= most + 30);
}

void saysWhatFailed()
{
#ifdef _WIN32
    const auto codeOf = [](int number) { return std::error_code(number, std::system_category()); };
    CHECK(codeOf(ERROR_FILE_NOT_FOUND) == std::errc::no_such_file_or_directory);
    CHECK(codeOf(ERROR_PATH_NOT_FOUND) == std::errc::no_such_file_or_directory);
    CHECK(codeOf(ERROR_ACCESS_DENIED) == std::errc::permission_denied);
    CHECK(codeOf(ERROR_DISK_FULL) == std::errc::no_space_on_device);
    CHECK(codeOf(ERROR_HANDLE_DISK_FULL) == std::errc::no_space_on_device);
    CHECK(codeOf(ERROR_DIR_NOT_EMPTY) == std::errc::directory_not_empty);
    for (const int number : {ERROR_FILE_NOT_FOUND, ERROR_SHARING_VIOLATION, ERROR_DISK_FULL}) {
        const std::string words = describe(codeOf(number));
        CHECK(!words.empty() && words.back() != '.' && words.find('\n') == std::string::npos);
    }
    ::SetLastError(ERROR_DISK_FULL);
    CHECK(lastError() == std::errc::no_space_on_device);
#else
    for (const int number : {ENOENT, EACCES, ENOSPC, EIO, EDQUOT}) {
        errno = number;
        CHECK(lastError().value() == number);
        CHECK(describe(lastError()) == std::strerror(number));
    }
    errno = ENOSPC;
    CHECK(lastError() == std::errc::no_space_on_device);
    CHECK(lastError() != std::errc::io_error);
#endif
    CHECK(describe(std::make_error_code(std::errc::io_error)) == std::strerror(EIO));
}

void asksBeforeItEnds()
{
    prepareConsole();
    CHECK(!interruptAsked());
#ifdef _WIN32
    watchInterrupts();
    CHECK(!interruptAsked());
    // The event goes to all programs of a console; a tool's has none, or one with others.
    leftOut("Ctrl+C: no console of our own");
#else
    for (const int number : {SIGINT, SIGTERM}) {
        const pid_t child = ::fork();
        if (child == 0) {
            watchInterrupts();
            ::raise(number);
            if (!interruptAsked())
                ::_exit(1);
            ::raise(number); // the second one ends it
            ::_exit(2);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        CHECK(WIFSIGNALED(status) && WTERMSIG(status) == number);
    }
    CHECK(!interruptAsked());
#endif
}

void tellsATerminal()
{
    const yuyi::check::Folder folder;
    const std::filesystem::path path = folder / u8"file";
#ifdef _WIN32
    std::FILE *file = ::_wfopen(path.c_str(), L"w");
    std::FILE *nothing = std::fopen("NUL", "w");
#else
    std::FILE *file = std::fopen(path.c_str(), "w");
    std::FILE *nothing = std::fopen("/dev/null", "w");
#endif
    for (std::FILE *stream : {file, nothing}) {
        CHECK(stream != nullptr);
        if (stream == nullptr)
            continue;
        CHECK(!isTerminal(stream));
        std::fclose(stream);
    }
}

} // namespace

int main(int count, char **words)
{
    if (count > 1)
        return 0; // the child of knowsWhoRuns()
    knowsWhoRuns(words[0]);
    namesSpaceAndPerson();
    measuresTime();
    saysWhatFailed();
    asksBeforeItEnds();
    tellsATerminal();
    return yuyi::check::summary("processtest");
}
