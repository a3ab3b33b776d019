// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/clock.h"

#include <chrono>
#include <ctime>

namespace yuyi::platform {

std::int64_t millisecondsWithSleep()
{
#ifdef __APPLE__
    constexpr clockid_t clock = CLOCK_MONOTONIC; // goes on in sleep, other than on Linux
#else
    constexpr clockid_t clock = CLOCK_BOOTTIME;
#endif
    timespec now = {};
    if (::clock_gettime(clock, &now) == 0)
        return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

} // namespace yuyi::platform
