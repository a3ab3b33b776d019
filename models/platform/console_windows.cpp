// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/console.h"

#include "models/platform/handle_windows.h"

#include <atomic>

#include <io.h>

namespace yuyi::platform {

namespace {

std::atomic<bool> asked{false};

/// Windows calls it in a thread of its own.
BOOL WINAPI onEvent(DWORD event)
{
    const bool first = !asked.exchange(true);
    if (event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT)
        return first ? TRUE : FALSE;
    // The program is ended when this returns, or after the seconds that Windows grants: they are for the work that is to stop.
    ::Sleep(INFINITE);
    return TRUE;
}

} // namespace

void watchInterrupts()
{
    ::SetConsoleCtrlHandler(onEvent, TRUE);
}

bool interruptAsked()
{
    return asked.load();
}

void prepareConsole()
{
    ::SetConsoleOutputCP(CP_UTF8);
    for (const DWORD which : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
        const HANDLE console = ::GetStdHandle(which);
        DWORD mode = 0;
        if (::GetConsoleMode(console, &mode))
            ::SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
}

bool isTerminal(std::FILE *stream)
{
    // _isatty() alone says yes to NUL, too.
    const int descriptor = ::_fileno(stream);
    DWORD mode = 0;
    return descriptor >= 0 && ::GetConsoleMode(reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor)), &mode) != 0;
}

} // namespace yuyi::platform
