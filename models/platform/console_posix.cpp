// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/console.h"

#include <atomic>
#include <csignal>

#include <unistd.h>

namespace yuyi::platform {

namespace {

std::atomic<bool> asked{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void onSignal(int)
{
    asked.store(true);
}

} // namespace

void watchInterrupts()
{
    struct sigaction action = {};
    action.sa_handler = onSignal;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND); // a second Ctrl+C ends the program at once
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

bool interruptAsked()
{
    return asked.load();
}

void prepareConsole() {}

bool isTerminal(std::FILE *stream)
{
    return ::isatty(::fileno(stream)) != 0;
}

} // namespace yuyi::platform
